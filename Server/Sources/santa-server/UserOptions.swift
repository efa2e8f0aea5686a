import ArgumentParser
import Foundation
import Logging
import SantaAccounts
import SantaServer

/// The options that concern the users of a server.
struct UserOptions: ParsableArguments {
  @Flag(help: "Let everyone who can reach the server create a user. By default, only the administrator does.")
  var registration = false

  @Flag(help: "Let clients sign in without a name. Grants to all users don't count for them.")
  var anonymous = false

  @Option(
    help: ArgumentHelp(
      "Delete users without a name who were away for this many days. Their stores stay.", valueName: "days"))
  var anonymousDays = 90

  @OptionGroup var proxy: ProxyOptions

  @Option(
    help: ArgumentHelp(
      "A JSON file with the identity providers whose JSON web tokens sign users in.",
      discussion:
        "Each provider has an issuer (iss), the audience (aud) that its tokens must name, and keys. A key has an ID (kid) and one "
        + "algorithm: ES256, RS256 or EdDSA with a public key as PEM text, or HS256 with a secret in Base64. "
        + "{\"providers\":[{\"issuer\":\"https://id.example\",\"audience\":\"santa\",\"keys\":[{\"kid\":\"key-1\","
        + "\"algorithm\":\"ES256\",\"key\":\"-----BEGIN PUBLIC KEY-----…\"}]}]}",
      valueName: "file"))
  var identityProviders: String?

  @Option(
    help: ArgumentHelp(
      "Append a line of JSON to this file for each sign-in, and for each change of a user or a right.",
      valueName: "file"))
  var auditLog: String?

  func validate() throws {
    guard (1...36_500).contains(anonymousDays) else {
      throw ValidationError("--anonymous-days must be between 1 and 36500.")
    }
  }

  /// Returns the settings of a server. Reads the keys, and opens the audit log.
  func options(_ logger: Logger) throws -> AccountOptions {
    var options = AccountOptions(isRegistrationOpen: registration, proxies: proxy.proxies)
    options.accounts.allowsAnonymous = anonymous
    options.accounts.anonymousLifetime = Double(anonymousDays) * 86_400
    if let identityProviders {
      options.accounts.identityProviders = try Self.providers(identityProviders)
    }
    if let auditLog {
      let log = try AuditLog(URL(filePath: auditLog)) { error in
        logger.error("The audit log \(auditLog) can't be written: \(FileProblem.reason(for: error)).")
      }
      options.accounts.audit = { log.append($0) }
    }
    return options
  }

  private static func providers(_ path: String) throws -> [IdentityProvider] {
    let file: Data
    do throws(Directory.InvalidInput) {
      file = try Directory.input(path, upTo: IdentityProvider.maximumByteCount)
    } catch { throw ValidationError("The identity providers in \(path) can't be read: \(error).") }
    do throws(IdentityProvider.InvalidFile) { return try IdentityProvider.providers(in: file) } catch {
      throw ValidationError("\(path) can't be used: \(error)")
    }
  }
}

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
      "Trust the header X-Forwarded-For of this proxy: an address or a network, such as 10.0.0.0/8. Repeatable.",
      valueName: "address"))
  var trustedProxy: [String] = []

  @Option(
    help: ArgumentHelp("The issuer (iss) of JSON web tokens with which users sign in.", valueName: "text"))
  var jwtIssuer: String?

  @Option(help: ArgumentHelp("The audience (aud) that these tokens must name.", valueName: "text"))
  var jwtAudience: String?

  @Option(
    help: ArgumentHelp(
      "A JSON file with the keys of the issuer.",
      discussion:
        "It has an object for each key ID (kid): an algorithm (ES256, RS256 or EdDSA) with a public key as PEM text, or HS256 "
        + "with a secret in Base64. {\"key-1\":{\"algorithm\":\"ES256\",\"key\":\"-----BEGIN PUBLIC KEY-----…\"}}",
      valueName: "file"))
  var jwtKeys: String?

  @Option(
    help: ArgumentHelp(
      "Append a line of JSON to this file for each sign-in, and for each change of a user or a right.",
      valueName: "file"))
  var auditLog: String?

  func validate() throws {
    var proxies = TrustedProxies()
    for proxy in trustedProxy where !proxies.add(proxy) {
      throw ValidationError(
        "--trusted-proxy must be an IP address or a network, such as 10.0.0.0/8, and not '\(proxy)'.")
    }
    let jwt = [jwtIssuer, jwtAudience, jwtKeys]
    guard jwt.allSatisfy({ $0 == nil }) || jwt.allSatisfy({ $0 != nil }) else {
      throw ValidationError("--jwt-issuer, --jwt-audience and --jwt-keys must be given together.")
    }
  }

  /// Returns the settings of a server. Reads the keys, and opens the audit log.
  func options(_ logger: Logger) throws -> AccountOptions {
    var options = AccountOptions(isRegistrationOpen: registration)
    for proxy in trustedProxy { _ = options.proxies.add(proxy) }
    options.accounts.allowsAnonymous = anonymous
    if let jwtIssuer, let jwtAudience, let jwtKeys {
      let provider = IdentityProvider(
        issuer: jwtIssuer, audience: jwtAudience, keys: try Self.keys(jwtKeys))
      if let problem = provider.problem { throw ValidationError("\(jwtKeys) can't be used: \(problem)") }
      options.accounts.identityProviders = [provider]
    }
    if let auditLog {
      let log = try AuditLog(URL(filePath: auditLog)) { error in
        logger.error("The audit log \(auditLog) can't be written: \(error.localizedDescription)")
      }
      options.accounts.audit = { log.append($0) }
    }
    return options
  }

  private struct Key: Decodable {
    var algorithm: String
    var key: String
  }

  private static func keys(_ path: String) throws -> [String: IdentityProvider.Key] {
    let keys: [String: Key]
    do {
      keys = try JSONDecoder().decode([String: Key].self, from: try Data(contentsOf: URL(filePath: path)))
    } catch {
      throw ValidationError("The keys in \(path) can't be read: \(error.localizedDescription)")
    }
    guard !keys.isEmpty else { throw ValidationError("\(path) doesn't contain a key.") }
    return try keys.mapValues { key in
      guard let algorithm = IdentityProvider.Algorithm(rawValue: key.algorithm) else {
        let all = IdentityProvider.Algorithm.allCases.map(\.rawValue).joined(separator: ", ")
        throw ValidationError("'\(key.algorithm)' in \(path) isn't a supported algorithm. Use one of \(all).")
      }
      if algorithm != .hs256 { return IdentityProvider.Key(algorithm, Data(key.key.utf8)) }
      guard let secret = Data(base64Encoded: key.key), secret.count >= 32 else {
        throw ValidationError("A secret in \(path) isn't Base64 of at least 32 bytes.")
      }
      return IdentityProvider.Key(algorithm, secret)
    }
  }
}

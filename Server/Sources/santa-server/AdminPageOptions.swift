import ArgumentParser
import SantaServer

/// The options of the admin page.
struct AdminPageOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Serve the admin page on this port, as in 8726 or 10.0.0.2:8726.",
      discussion:
        "Without an address, only this machine reaches it. Another address needs a certificate, or a network that you trust.",
      valueName: "port"))
  var admin: String?

  @Option(
    help: ArgumentHelp(
      "A host name by which browsers open the admin page; repeatable.",
      discussion: "Browsers on this machine don't need a name. Requests with other names are refused.",
      valueName: "name"))
  var adminName: [String] = []

  func validate() throws {
    let settings = try settings(isEncrypted: false)
    guard settings != nil || adminName.isEmpty else {
      throw ValidationError("--admin-name needs --admin.")
    }
    for name in adminName {
      guard !name.isEmpty, name.utf8.allSatisfy({ Self.nameCharacters.contains($0) }) else {
        throw ValidationError("--admin-name must be a host name such as santa.example, without a port.")
      }
    }
    if let settings, settings.isWildcard, adminName.isEmpty {
      throw ValidationError(
        "--admin \(settings.host) listens on all addresses: name the one that browsers use with --admin-name."
      )
    }
  }

  private static let nameCharacters = Set(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.-".utf8)

  /// Returns the settings of the page; nil for none.
  ///
  /// - Parameter isEncrypted: whether the server has a certificate.
  func settings(isEncrypted: Bool) throws -> AdminSettings? {
    guard let admin else { return nil }
    guard var settings = AdminSettings(address: admin, names: adminName) else {
      throw ValidationError("--admin must be a port such as 8726, or an address and a port.")
    }
    let host = settings.host.contains(":") ? "[\(settings.host)]" : settings.host
    let name = settings.isWildcard ? adminName.first ?? host : host
    let scheme = isEncrypted && !settings.isLoopback ? "https" : "http"
    settings.didStart = { say("The admin page is at \(scheme)://\(name):\($0)/admin") }
    return settings
  }
}

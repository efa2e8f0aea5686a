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
      discussion: "Browsers on this machine need none. Requests with other names are refused.",
      valueName: "name"))
  var adminName: [String] = []

  func validate() throws {
    let settings = try settings
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

  /// The settings of the page; nil for none.
  var settings: AdminSettings? {
    get throws {
      guard let admin else { return nil }
      let settings = AdminSettings(address: admin, names: adminName)
      guard var settings else {
        throw ValidationError("--admin must be a port such as 8726, or an address and a port.")
      }
      let host = settings.host.contains(":") ? "[\(settings.host)]" : settings.host
      settings.didStart = { say("The admin page is at \(host):\($0)/admin") }
      return settings
    }
  }
}

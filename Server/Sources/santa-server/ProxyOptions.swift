import ArgumentParser
import SantaServer

/// The proxies in front of a server or of a page.
struct ProxyOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Trust the header X-Forwarded-For of this proxy: an address or a network, such as 10.0.0.0/8. Repeatable.",
      valueName: "address"))
  var trustedProxy: [String] = []

  func validate() throws {
    var proxies = TrustedProxies()
    for proxy in trustedProxy where !proxies.add(proxy) {
      throw ValidationError(
        "--trusted-proxy must be an IP address or a network, such as 10.0.0.0/8, and not '\(proxy)'.")
    }
  }

  /// The proxies, after the options were validated.
  var proxies: TrustedProxies {
    var proxies = TrustedProxies()
    for proxy in trustedProxy { _ = proxies.add(proxy) }
    return proxies
  }
}

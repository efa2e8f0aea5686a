#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension URL {
  /// Whether the scheme is `https`, ignoring case.
  var isSecure: Bool { scheme?.lowercased() == "https" }

  /// The address with its scheme in lower case, the only form that `URLSession` on Linux accepts.
  var withLowercaseScheme: URL {
    guard let scheme, scheme != scheme.lowercased(),
      var parts = URLComponents(url: self, resolvingAgainstBaseURL: true)
    else { return self }
    parts.scheme = scheme.lowercased()
    return parts.url ?? self
  }

  /// The name of the server, with the port if the address has one. An IPv6 address is in brackets, as in web addresses.
  var server: String {
    let host = host() ?? ""
    let name = host.contains(":") && !host.hasPrefix("[") ? "[\(host)]" : host
    return port.map { "\(name):\($0)" } ?? name
  }
}

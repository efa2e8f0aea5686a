#if canImport(Glibc) && !SANTACORE_URL_SESSION
  #if canImport(FoundationEssentials)
    import FoundationEssentials
  #else
    import Foundation
  #endif

  /// A web address in parts that libcurl interprets in the same way as Foundation. `HTTPHop` decides by Foundation's
  /// interpretation which server may be asked, so libcurl must not take the address for another server's.
  struct CurlAddress {
    /// The address without the user, password and fragment.
    var text: String
    var user: String?
    var password: String?

    /// Splits an address into its parts; nil if it isn't a web address, or could be misread.
    init?(_ url: URL) {
      guard let parts = URLComponents(url: url, resolvingAgainstBaseURL: true),
        let scheme = parts.scheme?.lowercased(), ["http", "https"].contains(scheme),
        let host = url.host(percentEncoded: true), let name = Self.name(host)
      else { return nil }
      let path = parts.percentEncodedPath
      let query = parts.percentEncodedQuery.map { "?\($0)" } ?? ""
      text = "\(scheme)://\(name)\(parts.port.map { ":\($0)" } ?? "")\(path.isEmpty ? "/" : path)\(query)"
      guard path.isEmpty || path.hasPrefix("/"), (parts.port.map { (0...65_535).contains($0) }) ?? true,
        text.utf8.allSatisfy({ (0x21...0x7E).contains($0) })
      else { return nil }
      (user, password) = (parts.user, parts.password)
      // A zero byte would end the string.
      guard [user, password].allSatisfy({ $0?.utf8.contains(0) != true }) else { return nil }
    }

    /// Returns the host as written in an address: a name, an IPv4 address, or an IPv6 address in brackets.
    private static func name(_ host: String) -> String? {
      let marks: Set<Character> = ["-", ".", "_", "~", "%"]
      let isPlain = { (character: Character) in
        character.isASCII && (character.isLetter || character.isNumber) || marks.contains(character)
      }
      if host.contains(":") {
        let number = host.hasPrefix("[") && host.hasSuffix("]") ? host.dropFirst().dropLast() : host[...]
        return number.allSatisfy { isPlain($0) || $0 == ":" } ? "[\(number)]" : nil
      }
      return !host.isEmpty && host.allSatisfy(isPlain) ? host : nil
    }
  }

  extension URL {
    var curlAddress: CurlAddress? { CurlAddress(self) }
  }
#endif

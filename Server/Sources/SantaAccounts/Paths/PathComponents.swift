/// The rules for the components of paths and patterns.
enum PathComponents {
  static let maximumCount = 8
  static let maximumComponentByteCount = 64
  /// The maximum length of a whole path, in bytes, with a separator in front of each component. A file name of the common file
  /// systems has at most 255 bytes, and a store's files add a suffix to its name.
  static let maximumByteCount = 200

  /// The component that stands for the home of the caller.
  static let home = "~"
  /// The component of a pattern that stands for any component that isn't reserved.
  static let star = "*"

  /// Splits a text, with slashes or as a wire name, into its components.
  ///
  /// - Parameters:
  ///   - caller: the user whose ID replaces `~`; nil if `~` is refused.
  ///   - allowsStars: whether components may be `*`.
  /// - Returns: the canonical components, or nil if the text breaks a rule.
  static func parse(_ text: some StringProtocol, for caller: UserID?, allowsStars: Bool) -> [String]? {
    // Longer texts are refused before they are split. `~` takes more bytes than it has here, so the result is checked below.
    guard (1...maximumByteCount).contains(text.utf8.count) else { return nil }
    let hasSlashes = text.utf8.first == UInt8(ascii: "/")
    let separator = hasSlashes ? UInt8(ascii: "/") : UInt8(ascii: ":")
    let parts = text.utf8.dropFirst(hasSlashes ? 1 : 0).split(
      separator: separator, omittingEmptySubsequences: false)
    guard parts.count <= maximumCount else { return nil }
    var components: [String] = []
    for part in parts {
      let component = String(decoding: Array(part), as: UTF8.self)
      if components.isEmpty, component == home {
        guard let caller else { return nil }
        components.append(caller.description)
      } else if allowsStars, component == star {
        components.append(component)
      } else if isComponent(part) {
        components.append(components.isEmpty ? UserID(component)?.description ?? component : component)
      } else {
        return nil
      }
    }
    return byteCount(of: components) <= maximumByteCount ? components : nil
  }

  private static func byteCount(of components: [String]) -> Int {
    components.reduce(0) { $0 + 1 + $1.utf8.count }
  }

  private static func isComponent(_ bytes: some Collection<UInt8>) -> Bool {
    guard (1...maximumComponentByteCount).contains(bytes.count), bytes.first != UInt8(ascii: ".") else {
      return false
    }
    return bytes.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "_"):
        true
      default: false
      }
    }
  }

  /// Whether only the server uses the component.
  static func isReserved(_ component: some StringProtocol) -> Bool { component.hasPrefix("__") }
}

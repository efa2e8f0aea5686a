import Foundation

/// An IPv4 or IPv6 address, as 4 or 16 bytes.
struct IPAddress: Hashable, Sendable {
  let bytes: [UInt8]

  /// Reads an address. An IPv6 address that stands for an IPv4 address (`::ffff:10.0.0.1`) becomes the IPv4 address. A zone after `%` is
  /// ignored.
  ///
  /// - Returns: nil if the string isn't an address.
  init?(_ text: some StringProtocol) {
    let text = String(text.prefix { $0 != "%" })
    if let bytes = Self.version4(text) {
      self.bytes = bytes
      return
    }
    guard let bytes = Self.version6(text) else { return nil }
    let isMapped = bytes[..<10].allSatisfy { $0 == 0 } && bytes[10] == 255 && bytes[11] == 255
    self.bytes = isMapped ? Array(bytes[12...]) : bytes
  }

  /// The text of the network to which limits apply: an IPv4 address, or the first 64 bits of an IPv6 address. A provider gives a
  /// customer at least these, so that one client can have each address of the network.
  var network: String {
    if bytes.count == 4 { return bytes.map { String($0) }.joined(separator: ".") }
    let groups = stride(from: 0, to: 8, by: 2).map { UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1]) }
    return groups.map { String($0, radix: 16) }.joined(separator: ":") + "::/64"
  }

  private static func version4(_ text: String) -> [UInt8]? {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 4 else { return nil }
    let bytes = parts.compactMap { part -> UInt8? in
      guard (1...3).contains(part.utf8.count), part.utf8.allSatisfy({ (48...57).contains($0) }) else {
        return nil
      }
      return UInt8(part)
    }
    return bytes.count == 4 ? bytes : nil
  }

  private static func version6(_ text: String) -> [UInt8]? {
    guard text.utf8.count <= 45, text.contains(":") else { return nil }
    let halves = text.components(separatedBy: "::")
    guard halves.count <= 2 else { return nil }
    let groups = halves.map { half in half.isEmpty ? [] : Self.groups(half) }
    guard let front = groups[0] else { return nil }
    guard groups.count == 2 else { return front.count == 16 ? front : nil }
    guard let back = groups[1], front.count + back.count <= 14 else { return nil }
    return front + Array(repeating: 0, count: 16 - front.count - back.count) + back
  }

  private static func groups(_ text: some StringProtocol) -> [UInt8]? {
    var bytes: [UInt8] = []
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    for (index, part) in parts.enumerated() {
      if index == parts.count - 1, part.contains(".") {
        guard let last = version4(String(part)) else { return nil }
        bytes += last
        continue
      }
      guard (1...4).contains(part.utf8.count), !part.hasPrefix("+"), !part.hasPrefix("-"),
        let group = UInt16(part, radix: 16)
      else { return nil }
      bytes += [UInt8(group >> 8), UInt8(truncatingIfNeeded: group)]
    }
    return bytes.count <= 16 ? bytes : nil
  }
}

/// The proxies whose header `X-Forwarded-For` names the address of a client. Other clients could write any address there.
public struct TrustedProxies: Sendable {
  private struct Network: Sendable {
    var bytes: [UInt8]
    var bitCount: Int

    func contains(_ address: IPAddress) -> Bool {
      guard address.bytes.count == bytes.count else { return false }
      return bytes.indices.allSatisfy { index in
        let bits = min(max(bitCount - 8 * index, 0), 8)
        let mask = UInt8(truncatingIfNeeded: 0xFF00 >> bits)
        return (address.bytes[index] ^ bytes[index]) & mask == 0
      }
    }
  }

  private var networks: [Network] = []

  /// No proxy is trusted.
  public init() {}

  /// Adds a proxy.
  ///
  /// - Parameter text: an address, or a network such as `10.0.0.0/8` or `fd00::/8`.
  /// - Returns: false if the text is neither.
  public mutating func add(_ text: String) -> Bool {
    let parts = text.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
    guard let address = parts.first.flatMap({ IPAddress($0) }) else { return false }
    let all = 8 * address.bytes.count
    guard let bitCount = parts.count == 2 ? Int(parts[1]) : all, (0...all).contains(bitCount) else {
      return false
    }
    networks.append(Network(bytes: address.bytes, bitCount: bitCount))
    return true
  }

  private func contains(_ address: String) -> Bool {
    guard let address = IPAddress(address) else { return false }
    return networks.contains { $0.contains(address) }
  }

  /// Returns the address of a client.
  ///
  /// - Parameters:
  ///   - peer: the address at the other end of the connection.
  ///   - forwarded: the values of the fields `X-Forwarded-For`, in order. Each proxy appends the address at the other end of its
  ///     connection, so that the entries from the end are reliable up to the first one that isn't a trusted proxy.
  func client(peer: String, forwarded: [String]) -> String {
    guard !networks.isEmpty, contains(peer) else { return peer }
    let entries = forwarded.joined(separator: ",").split(separator: ",").map { $0.trimmingSpaces }
    var client = peer
    for entry in entries.reversed() {
      guard IPAddress(entry) != nil else { return client }
      client = entry
      if !contains(entry) { return client }
    }
    return client
  }
}

extension Substring {
  fileprivate var trimmingSpaces: String {
    String(self.drop { $0 == " " || $0 == "\t" }.reversed().drop { $0 == " " || $0 == "\t" }.reversed())
  }
}

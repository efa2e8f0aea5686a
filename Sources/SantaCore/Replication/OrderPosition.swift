import SantaStore

/// A position in the order of a store's changes: how many changes there are up to it, and the server's checksum of all of them.
///
/// Clients and servers exchange it as JSON with the keys `version` and `chain`.
public struct OrderPosition: Codable, Hashable, Sendable {
  /// The number of changes up to this position.
  public var version: UInt64
  /// SHA-256 of the chain before, the replica, its number of the change, and the bytes, as 64 hexadecimal digits; empty before the
  /// first change. A server tells by it whether a replica has seen the same changes.
  public var chain: String

  /// The position before the first change.
  public static let start = OrderPosition(version: 0, chain: "")

  /// A position with a known chain.
  public init(version: UInt64, chain: String) {
    self.version = version
    self.chain = chain
  }

  /// The position of the change that follows, as a server calculates it.
  func next(_ author: UInt32, _ sequence: UInt64, _ bytes: [UInt8]) -> OrderPosition {
    var hash = SHA256()
    let digits = Array(chain.utf8)
    hash.update(
      stride(from: 0, to: digits.count - 1, by: 2).map {
        UInt8(String(decoding: digits[$0...($0 + 1)], as: UTF8.self), radix: 16) ?? 0
      })
    var name = ByteWriter()
    name.fixed(author)
    name.fixed(sequence)
    hash.update(name.bytes)
    hash.update(bytes)
    return OrderPosition(version: version + 1, hash: hash.finalised()[...])
  }

  private static let digits = Array("0123456789abcdef".utf8)

  /// - Parameter hash: the bytes that the chain has as digits.
  package init(version: UInt64, hash: ArraySlice<UInt8>) {
    var chain: [UInt8] = []
    chain.reserveCapacity(2 * hash.count)
    for byte in hash {
      chain.append(Self.digits[Int(byte >> 4)])
      chain.append(Self.digits[Int(byte & 15)])
    }
    self.init(version: version, chain: String(decoding: chain, as: UTF8.self))
  }
}

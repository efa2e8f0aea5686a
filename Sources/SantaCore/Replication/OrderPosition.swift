import SantaStore

/// A position in the order of a store's changes: the number of changes up to it, and the server's checksum of all of them.
///
/// Clients and servers exchange it as JSON with the keys `version` and `chain`.
public struct OrderPosition: Codable, Hashable, Sendable {
  /// The number of changes up to this position.
  public var version: UInt64
  /// The SHA-256 of the preceding chain, the replica, its sequence number of the change, and the bytes of the change, as 64
  /// hexadecimal digits. Empty before the first change. A server uses it to check whether a replica has seen the same changes.
  public var chain: String

  /// The position before the first change.
  public static let start = OrderPosition(version: 0, chain: "")

  /// Creates a position from its version and chain.
  public init(version: UInt64, chain: String) {
    self.version = version
    self.chain = chain
  }

  /// Returns the position of the change that follows.
  ///
  /// - Parameters:
  ///   - replica: the number of the replica that made the change.
  ///   - sequence: the number of the change among the changes of this replica, starting at 1.
  ///   - change: the bytes of the change.
  /// - Complexity: linear in the length of the change.
  public func next(replica: UInt32, sequence: UInt64, _ change: [UInt8]) -> OrderPosition {
    OrderPosition(
      version: version + 1,
      hash: Self.chain(after: chainBytes, replica: replica, sequence: sequence, change))
  }

  /// Returns the 32 bytes of the chain after a change: the SHA-256 of the preceding chain, the replica, its sequence number of
  /// the change, and the bytes of the change. The numbers are little-endian, with 4 and 8 bytes.
  ///
  /// The chain covers the replica because a backup of the server may lack a change, which another replica then sends again. The
  /// new order must not be mistaken for the one that received the change from its author.
  ///
  /// - Parameter chain: the 32 bytes of the preceding chain; empty before the first change.
  public static func chain(
    after chain: [UInt8], replica: UInt32, sequence: UInt64, _ change: [UInt8]
  ) -> [UInt8] {
    var author = ByteWriter()
    author.fixed(replica)
    author.fixed(sequence)
    var hash = SHA256()
    hash.update(chain)
    hash.update(author.bytes)
    hash.update(change)
    return hash.finalised()
  }

  /// The 32 bytes of the ``chain``; empty before the first change.
  public var chainBytes: [UInt8] {
    func digit(_ byte: UInt8) -> UInt8 { byte <= UInt8(ascii: "9") ? byte &- UInt8(ascii: "0") : byte &- 87 }
    let digits = Array(chain.utf8)
    return stride(from: 1, to: digits.count, by: 2).map { digit(digits[$0 - 1]) << 4 | digit(digits[$0]) }
  }

  private static let digits = Array("0123456789abcdef".utf8)

  /// Creates a position from the bytes of its chain.
  ///
  /// - Parameter hash: the 32 bytes of the ``chain``; empty before the first change.
  public init(version: UInt64, hash: [UInt8]) {
    var chain: [UInt8] = []
    chain.reserveCapacity(2 * hash.count)
    for byte in hash {
      chain.append(Self.digits[Int(byte >> 4)])
      chain.append(Self.digits[Int(byte & 15)])
    }
    self.init(version: version, chain: String(decoding: chain, as: UTF8.self))
  }
}

/// What a store that takes part in replication knows about its place in the order of changes.
///
/// It is part of the state, so that it is committed together with the changes that a replica has downloaded.
package struct ReplicaMark: Hashable, Sendable {
  /// The number that the server has given to this replica: below 2^24, and not 0.
  var number: UInt32
  /// Which of the replica's logs belongs to the state: each that replaces another has a higher one.
  package var generation: UInt16 = 0
  /// How many changes of the order the state contains at least. Further ones are the replica's own.
  package var position: UInt64

  package init(number: UInt32, generation: UInt16 = 0, position: UInt64) {
    (self.number, self.generation, self.position) = (number, generation, position)
  }

  static let numberLimit: UInt32 = 1 << 24
  package static let positionLimit: UInt64 = 1 << 48
}

extension ByteWriter {
  mutating func mark(_ mark: ReplicaMark) {
    unsigned(UInt64(mark.number))
    unsigned(UInt64(mark.generation) << 48 | mark.position)
  }
}

extension ByteReader {
  /// The mark in the bytes up to the end.
  mutating func mark() throws(Malformed) -> ReplicaMark {
    let number = try unsigned()
    let position = try unsigned()
    guard (1..<UInt64(ReplicaMark.numberLimit)).contains(number), isAtEnd else {
      throw malformed("the number of a replica is invalid")
    }
    return ReplicaMark(
      number: UInt32(number), generation: UInt16(position >> 48),
      position: position & (ReplicaMark.positionLimit - 1))
  }
}

import SantaStore

/// The part of the order of changes that the state of a store contains.
///
/// The mark is the state's ``StateAnnotation``, so it is committed together with the changes that a replica downloads. A store
/// that isn't replicated has none.
struct ReplicaMark: Hashable, Sendable {
  /// The number that the server assigned to this replica.
  var number: ReplicaNumber
  /// The generation of the replica's log that belongs to the state. A log that replaces another one has a higher generation.
  var generation: UInt16
  /// The number of changes of the order that the state contains at least, below ``positionLimit``. It may contain further
  /// changes of this replica.
  var position: UInt64

  static let positionLimit: UInt64 = 1 << 48

  init(number: ReplicaNumber, generation: UInt16, position: UInt64) {
    (self.number, self.generation, self.position) = (number, generation, position)
  }

  init(_ annotation: StateAnnotation) {
    number = ReplicaNumber(rawValue: annotation.number)
    generation = UInt16(annotation.value >> 48)
    position = annotation.value & (Self.positionLimit - 1)
  }

  /// The mark in its stored form, with the generation in the 16 bits above the position.
  var annotation: StateAnnotation {
    StateAnnotation(number: number.rawValue, value: UInt64(generation) << 48 | position)
  }
}

extension Snapshot {
  /// The position in the order of changes; nil if the store does not take part in replication.
  var replica: ReplicaMark? { annotation.map { ReplicaMark($0) } }
}

extension Transaction {
  /// Sets the mark that is committed with this transaction.
  func move(to mark: ReplicaMark) { annotate(mark.annotation) }
}

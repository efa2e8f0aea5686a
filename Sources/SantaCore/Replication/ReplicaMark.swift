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
  /// The right of the user to the store. Programs may write only with the right to write.
  var access: StateAnnotation.Access

  static let positionLimit: UInt64 = 1 << StateAnnotation.accessShift

  init(
    number: ReplicaNumber, generation: UInt16, position: UInt64, access: StateAnnotation.Access = .write
  ) {
    (self.number, self.generation, self.position, self.access) = (number, generation, position, access)
  }

  init(_ annotation: StateAnnotation) {
    number = ReplicaNumber(rawValue: annotation.number)
    generation = UInt16(annotation.value >> 48)
    position = annotation.value & (Self.positionLimit - 1)
    access = annotation.access
  }

  /// The mark in its stored form, with the access in the 2 bits above the position, and the generation in the 16 bits above.
  var annotation: StateAnnotation {
    StateAnnotation(
      number: number.rawValue,
      value: UInt64(generation) << 48 | access.rawValue << StateAnnotation.accessShift | position)
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

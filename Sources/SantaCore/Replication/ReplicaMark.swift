import SantaStore

/// How much of the order of changes the state of a store contains.
///
/// It is the state's ``StateAnnotation``, so it is committed together with the changes that a replica has downloaded. A store that does not
/// take part in replication has none.
struct ReplicaMark: Hashable, Sendable {
  /// The number that the server has given to this replica.
  var number: ReplicaNumber
  /// The generation of the replica's log that belongs to the state. A log that replaces another one has a higher generation.
  var generation: UInt16
  /// The state contains at least this many changes of the order, below ``positionLimit``. Further ones are the replica's own.
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

  /// The mark as a store contains it: the generation is in the 16 bits above the position.
  var annotation: StateAnnotation {
    StateAnnotation(number: number.rawValue, value: UInt64(generation) << 48 | position)
  }
}

extension Snapshot {
  /// The position in the order of changes; nil if the store does not take part in replication.
  var replica: ReplicaMark? { annotation.map { ReplicaMark($0) } }
}

extension Transaction {
  /// Sets the position in the order of changes that the commit will have.
  func move(to mark: ReplicaMark) { annotate(mark.annotation) }
}

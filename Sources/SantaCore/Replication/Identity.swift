import SantaStore

/// The number that a server assigns to a replica, starting at 1. The number 0 stands for this replica, which might not have
/// joined yet.
struct ReplicaNumber: Hashable, Sendable {
  var rawValue: UInt32

  static let own = ReplicaNumber(rawValue: 0)

  /// An upper bound of all numbers, which no replica has.
  static let limit = ReplicaNumber(rawValue: (1 << 24) - 1)

  /// Checks a number that a server assigned. A store with a number out of range could not be opened again.
  init(given rawValue: UInt32) throws(Replica.Failure) {
    guard (1..<Self.limit.rawValue).contains(rawValue) else {
      throw .invalidChange("The server gave this replica the invalid number \(rawValue).")
    }
    self.rawValue = rawValue
  }

  init(rawValue: UInt32) { self.rawValue = rawValue }
}

/// The identity of an object, or of a position in a list, in all replicas: the replica that made it, and a counter.
///
/// The counter of an object is the key of the row in which it was made. Row keys are never reused, so a program that doesn't
/// replicate, and an object that was made here, need no other identity.
struct Identity: Hashable, Sendable {
  var replica: ReplicaNumber
  var counter: UInt64

  /// An upper bound of all counters.
  static let counterLimit = PositionID.limit.rawValue

  /// The identity as one number, as stores contain it: the replica is in the top 24 bits.
  var rawValue: UInt64 { UInt64(replica.rawValue) << 40 | counter }

  init(replica: ReplicaNumber, counter: UInt64) {
    self.replica = replica
    self.counter = counter
  }

  init(rawValue: UInt64) {
    replica = ReplicaNumber(rawValue: UInt32(rawValue >> 40))
    counter = rawValue & (Self.counterLimit - 1)
  }

  init(_ position: PositionID) {
    self.init(rawValue: position.rawValue)
    if replica == .limit { replica = .own }
  }

  /// Creates the identity of an object that this replica made.
  init(ownRow row: RowKey) { self.init(replica: .own, counter: row.rawValue) }

  /// The row of an object that this replica made; nil for any other object.
  var ownRow: RowKey? { replica == .own ? RowKey(rawValue: counter) : nil }

  var position: PositionID { PositionID(rawValue: rawValue) }

  /// The stored form of a position that another replica wrongly attributes to this one. Its replica number belongs to no
  /// replica, so the store does not continue counting from it, and the true position gets a different number later.
  var forgedPosition: PositionID { Identity(replica: .limit, counter: counter).position }
}

/// An object of a replicated store: its type, its primary key if the type has one, and its identity.
///
/// Two objects that two replicas made with the same primary key become one object with both identities.
struct ObjectID: Hashable, Sendable {
  var type: ReplicatedType
  var primaryKey: StoredValue?
  var identity: Identity
}

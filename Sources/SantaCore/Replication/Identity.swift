import SantaStore

/// The number that a server gives to a replica, from 1. 0 stands for this replica, which may not have a number yet.
struct ReplicaNumber: Hashable, Sendable {
  var rawValue: UInt32

  static let own = ReplicaNumber(rawValue: 0)

  /// An upper bound of all numbers.
  static let limit = ReplicaNumber(rawValue: (1 << 24) - 1)

  /// Checks a number that a server has given. A store with a number out of range could not be opened again.
  init(given rawValue: UInt32) throws(Replica.Failure) {
    guard (1..<Self.limit.rawValue).contains(rawValue) else {
      throw .invalidChange("The server gave this replica the number \(rawValue), which none has.")
    }
    self.rawValue = rawValue
  }

  init(rawValue: UInt32) { self.rawValue = rawValue }
}

/// What an object, or a position in a list, is known by in all replicas: who made it, and as which of its own.
///
/// The counter of an object is the key of the row that it had where it was made; row keys are never used again. So a
/// program that doesn't replicate, and an object that was made here, need no other identity.
struct Identity: Hashable, Sendable {
  var replica: ReplicaNumber
  var counter: UInt64

  /// An upper bound of all counters.
  static let counterLimit = PositionID.limit.rawValue

  /// Both in one number, as stores have it: the replica in the top 24 bits.
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

  /// The identity of an object that this replica has made.
  init(ownRow row: RowKey) { self.init(replica: .own, counter: row.rawValue) }

  /// The row of an object that this replica has made.
  var ownRow: RowKey? { replica == .own ? RowKey(rawValue: counter) : nil }

  var position: PositionID { PositionID(rawValue: rawValue) }

  /// The position of one's own that others say to have been made here, which is not true. A store that has it does not count
  /// on from there, and makes the true one under another number later. No replica has the number of these.
  var forgedPosition: PositionID { Identity(replica: .limit, counter: counter).position }
}

/// An object of a replicated store: its type, its primary key if the type has one, and its identity.
///
/// Two objects that were made with one primary key in two replicas become one object, which then has both identities.
struct ObjectID: Hashable, Sendable {
  var type: ReplicatedType
  var primaryKey: StoredValue?
  var identity: Identity
}

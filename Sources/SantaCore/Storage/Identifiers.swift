/// The number of a committed state. Each commit, of any process, adds one.
struct Version: Hashable, Comparable, Sendable {
  var rawValue: UInt64

  static let zero = Version(rawValue: 0)

  /// An upper bound of all versions. No store reaches it, so a file with a higher version is forged, and every
  /// version below it has a next one.
  static let limit = Version(rawValue: 1 << 62)

  var next: Version { Version(rawValue: rawValue + 1) }

  static func < (lhs: Version, rhs: Version) -> Bool { lhs.rawValue < rhs.rawValue }
}

/// The identity of a row. It is never reused for another row of the table, so the difference of two snapshots never
/// mistakes one object for another.
///
/// The top 16 bits are 0. The rest counts up.
@usableFromInline
struct RowKey: Hashable, Comparable, Sendable {
  @usableFromInline var rawValue: UInt64

  /// An upper bound of all keys.
  static let limit = UInt64.max >> 16

  /// The index of the row's chunk in the radix tree of the table.
  var chunkIndex: Int { Int(rawValue >> UInt64(Chunk.slotBits)) }

  /// The index of the row within its chunk.
  var slot: Int { Int(rawValue & UInt64(Chunk.maximumCapacity - 1)) }

  init(rawValue: UInt64) { self.rawValue = rawValue }

  /// A key that no row has.
  static let none = RowKey(rawValue: 1 << 48 - 1)

  init(chunkIndex: Int, slot: Int) {
    rawValue = UInt64(chunkIndex) << UInt64(Chunk.slotBits) | UInt64(slot)
  }

  @usableFromInline
  static func < (lhs: RowKey, rhs: RowKey) -> Bool { lhs.rawValue < rhs.rawValue }
}

/// The index of a table in a snapshot. Tables are added and never removed, so it never changes in the life of a store.
struct TableID: Hashable, Comparable, Sendable {
  var rawValue: Int

  static func < (lhs: TableID, rhs: TableID) -> Bool { lhs.rawValue < rhs.rawValue }
}

/// The index of a column in its table. Columns are added and never removed.
struct ColumnID: Hashable, Comparable, Sendable {
  var rawValue: Int

  init(_ rawValue: Int) { self.rawValue = rawValue }

  static func < (lhs: ColumnID, rhs: ColumnID) -> Bool { lhs.rawValue < rhs.rawValue }
}

/// The identity of a position in a list. Moves and assignments keep it, and it is never reused.
///
/// The top 24 bits are the number of the replica that made the position, which is 0 for one that this store made. The
/// rest counts up.
struct PositionID: Hashable, Comparable, Sendable {
  var rawValue: UInt64

  /// The absence of a position, for elements of sets and maps.
  static let none = PositionID(rawValue: 0)

  /// An upper bound of the positions that a store makes.
  static let limit = PositionID(rawValue: 1 << 40)

  /// Whether another replica made the position.
  var isForeign: Bool { self >= .limit }

  /// Whether an element of a list can have the position. Each replica counts from 1.
  var isValid: Bool { rawValue & (Self.limit.rawValue - 1) != 0 }

  static func < (lhs: PositionID, rhs: PositionID) -> Bool { lhs.rawValue < rhs.rawValue }
}

/// The number of a committed state. Commits count up by one, in every process alike.
struct Version: Hashable, Comparable, Sendable {
  var rawValue: UInt64

  static let zero = Version(rawValue: 0)

  /// No version reaches this: so many commits were never made, and a file that names a higher one is forged. Below it
  /// there is always a next.
  static let limit = Version(rawValue: 1 << 62)

  var next: Version { Version(rawValue: rawValue + 1) }

  static func < (lhs: Version, rhs: Version) -> Bool { lhs.rawValue < rhs.rawValue }
}

/// The identity of a row, never given to another row of its table, so that the difference of two snapshots
/// never takes one object for another.
///
/// The top 16 bits are a replica number, which is 0 in a store that is not replicated. The rest counts up.
@usableFromInline
struct RowKey: Hashable, Comparable, Sendable {
  @usableFromInline var rawValue: UInt64

  /// No key reaches this: the bits above are the replica's.
  static let limit = UInt64.max >> 16

  /// The leaf of the table's radix tree that holds the row.
  var chunkIndex: Int { Int(rawValue >> UInt64(Chunk.slotBits)) }

  /// The index of the row within its chunk.
  var slot: Int { Int(rawValue & UInt64(Chunk.maximumCapacity - 1)) }

  init(rawValue: UInt64) { self.rawValue = rawValue }

  /// The key of no row.
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

/// The identity of a position in a list: it survives moves and assignments, and is never used again.
struct PositionID: Hashable, Comparable, Sendable {
  var rawValue: UInt64

  /// The identity of no position: what elements of sets and maps have.
  static let none = PositionID(rawValue: 0)

  /// No identity reaches this.
  static let limit = PositionID(rawValue: UInt64.max >> 8)

  static func < (lhs: PositionID, rhs: PositionID) -> Bool { lhs.rawValue < rhs.rawValue }
}

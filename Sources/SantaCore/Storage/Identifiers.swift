// The identifiers implement `==` and `hash(into:)` themselves. The synthesised implementations aren't inlined in other targets
// of the package, whose sets and dictionaries would call them for each element.

/// The number of a committed state. Each commit by any process adds one.
@usableFromInline
package struct Version: Hashable, Comparable, Sendable {
  @usableFromInline package var rawValue: UInt64

  @inlinable package init(rawValue: UInt64) { self.rawValue = rawValue }

  package static let zero = Version(rawValue: 0)

  /// An upper bound of all versions, which no store reaches. A file with a higher version is forged, and every version below
  /// the limit has a successor.
  package static let limit = Version(rawValue: 1 << 62)

  package var next: Version { Version(rawValue: rawValue + 1) }

  @inlinable package static func < (lhs: Version, rhs: Version) -> Bool { lhs.rawValue < rhs.rawValue }

  @inlinable package static func == (lhs: Version, rhs: Version) -> Bool { lhs.rawValue == rhs.rawValue }

  @inlinable package func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }
}

/// The identity of a row. It is never reused for another row of the table, so the difference of two snapshots never mistakes
/// one object for another.
///
/// The top 16 bits are 0. The remaining bits count up.
@usableFromInline
package struct RowKey: Hashable, Comparable, Sendable {
  @usableFromInline package var rawValue: UInt64

  /// An upper bound of all keys.
  package static let limit = UInt64.max >> 16

  /// The index of the row's chunk in the radix tree of the table.
  var chunkIndex: Int { Int(rawValue >> UInt64(Chunk.slotBits)) }

  /// The index of the row within its chunk.
  var slot: Int { Int(rawValue & UInt64(Chunk.maximumCapacity - 1)) }

  @inlinable package init(rawValue: UInt64) { self.rawValue = rawValue }

  /// A key that no row has.
  static let none = RowKey(rawValue: 1 << 48 - 1)

  init(chunkIndex: Int, slot: Int) {
    rawValue = UInt64(chunkIndex) << UInt64(Chunk.slotBits) | UInt64(slot)
  }

  @inlinable package static func < (lhs: RowKey, rhs: RowKey) -> Bool { lhs.rawValue < rhs.rawValue }

  @inlinable package static func == (lhs: RowKey, rhs: RowKey) -> Bool { lhs.rawValue == rhs.rawValue }

  @inlinable package func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }
}

/// The index of a table in a snapshot. Tables are added and never removed, so the index never changes in the life of a store.
@usableFromInline
package struct TableID: Hashable, Comparable, Sendable {
  @usableFromInline package var rawValue: Int

  @inlinable package init(rawValue: Int) { self.rawValue = rawValue }

  @inlinable package static func < (lhs: TableID, rhs: TableID) -> Bool { lhs.rawValue < rhs.rawValue }

  @inlinable package static func == (lhs: TableID, rhs: TableID) -> Bool { lhs.rawValue == rhs.rawValue }

  @inlinable package func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }
}

/// The index of a column in its table. Columns are added and never removed.
@usableFromInline
package struct ColumnID: Hashable, Comparable, Sendable {
  @usableFromInline package var rawValue: Int

  @inlinable package init(_ rawValue: Int) { self.rawValue = rawValue }

  @inlinable package static func < (lhs: ColumnID, rhs: ColumnID) -> Bool { lhs.rawValue < rhs.rawValue }

  @inlinable package static func == (lhs: ColumnID, rhs: ColumnID) -> Bool { lhs.rawValue == rhs.rawValue }

  @inlinable package func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }
}

/// The identity of a position in a list. Moves and assignments keep it, and it is never reused.
///
/// The lower 40 bits count up. The top 24 bits are 0 for a position that the table created. A layer above can assign other
/// positions, whose uniqueness it ensures.
@usableFromInline
package struct PositionID: Hashable, Comparable, Sendable {
  @usableFromInline package var rawValue: UInt64

  @inlinable package init(rawValue: UInt64) { self.rawValue = rawValue }

  /// The absence of a position, for elements of sets and maps.
  static let none = PositionID(rawValue: 0)

  /// An upper bound of the positions that a table creates.
  package static let limit = PositionID(rawValue: 1 << 40)

  /// Whether a layer above assigned the position. The table never creates such positions, and ignores them when it counts up.
  package var isAssigned: Bool { self >= .limit }

  /// Whether an element of a list can have the position. Counting begins with 1.
  package var isValid: Bool { rawValue & (Self.limit.rawValue - 1) != 0 }

  @inlinable package static func < (lhs: PositionID, rhs: PositionID) -> Bool { lhs.rawValue < rhs.rawValue }

  @inlinable package static func == (lhs: PositionID, rhs: PositionID) -> Bool {
    lhs.rawValue == rhs.rawValue
  }

  @inlinable package func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }
}

/// The `handle` of a wrapper: one word with the number of its column and flags for fast access.
@usableFromInline
enum ColumnHandle {
  private static let plainBit = 0x1_0000_0000

  static func make(_ column: ColumnID, isPlain: Bool) -> Int { column.rawValue | (isPlain ? plainBit : 0) }

  /// The first number that can't be a column, because column numbers have 16 bits.
  private static let firstMissing = 0xFFFF_0000

  /// Returns the handle of a property without a column in the store. It contains the index of the property, and isn't used for
  /// reading.
  static func make(missing property: Int) -> Int { firstMissing | property }

  /// Returns the index of the property for a handle without a column, or nil if the handle has a column or doesn't need one.
  static func missingProperty(_ handle: Int) -> Int? {
    isComputed(handle) || column(handle) < firstMissing ? nil : column(handle) - firstMissing
  }

  /// Returns whether the store lacks the column of a handle.
  static func isMissing(_ column: ColumnID) -> Bool { column.rawValue >= firstMissing }

  private static let computedBit = 0x2_0000_0000

  /// Returns the handle of a property that was assigned while its object wasn't in a store. The bit is not part of a probe's token.
  @inlinable @inline(__always) static func assigned(_ handle: Int) -> Int { handle | 0x20_0000_0000 }

  /// Returns the handle without the mark of an assignment.
  static func withoutAssignment(_ handle: Int) -> Int { handle & ~assigned(0) }

  /// Returns the handle of a linking property, which needs no column. It contains the index of the linking property.
  static func make(linking index: Int) -> Int { index | computedBit }

  static func isComputed(_ handle: Int) -> Bool { handle & computedBit != 0 }

  @inlinable @inline(__always) static func column(_ handle: Int) -> Int { handle & 0xFFFF_FFFF }

  @inlinable @inline(__always) static func isPlain(_ handle: Int) -> Bool { handle & 0x1_0000_0000 != 0 }
}

/// The `handle` of a wrapper: the number of its column, with flags for fast access, in one word.
@usableFromInline
enum ColumnHandle {
  private static let plainBit = 0x1_0000_0000

  static func make(_ column: ColumnID, isPlain: Bool) -> Int { column.rawValue | (isPlain ? plainBit : 0) }

  /// The first number that is not that of a column, which has 16 bits.
  private static let firstMissing = 0xFFFF_0000

  /// The handle of a property for which the store has no column yet. It contains the index of the property, and
  /// nothing is read through it.
  static func make(missing property: Int) -> Int { firstMissing | property }

  /// The index of the property of a handle without a column; nil if it has one, or needs none.
  static func missingProperty(_ handle: Int) -> Int? {
    isComputed(handle) || column(handle) < firstMissing ? nil : column(handle) - firstMissing
  }

  /// Whether the store does not have the column of a handle.
  static func isMissing(_ column: ColumnID) -> Bool { column.rawValue >= firstMissing }

  private static let computedBit = 0x2_0000_0000

  /// The handle of a linking property, which needs no column. It contains the index of the linking property.
  static func make(linking index: Int) -> Int { index | computedBit }

  static func isComputed(_ handle: Int) -> Bool { handle & computedBit != 0 }

  @inlinable @inline(__always) static func column(_ handle: Int) -> Int { handle & 0xFFFF_FFFF }

  @inlinable @inline(__always) static func isPlain(_ handle: Int) -> Bool { handle & 0x1_0000_0000 != 0 }
}

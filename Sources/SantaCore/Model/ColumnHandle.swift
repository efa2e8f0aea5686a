/// A column and what the hot path must know of it, in one word: the wrapper's `handle`.
@usableFromInline
enum ColumnHandle {
  private static let plainBit = 0x1_0000_0000

  static func make(_ column: ColumnID, isPlain: Bool) -> Int { column.rawValue | (isPlain ? plainBit : 0) }

  /// The first number that is no column's: a column's is 16 bits.
  private static let firstMissing = 0xFFFF_0000

  /// The handle of a property that the store has no column for yet: which of its class's properties it is. Nothing is
  /// read through it.
  static func make(missing property: Int) -> Int { firstMissing | property }

  /// Which property a handle is that has no column; nil where it has one, or needs none.
  static func missingProperty(_ handle: Int) -> Int? {
    isComputed(handle) || column(handle) < firstMissing ? nil : column(handle) - firstMissing
  }

  /// Whether a handle's column stands for one that the store does not have.
  static func isMissing(_ column: ColumnID) -> Bool { column.rawValue >= firstMissing }

  private static let computedBit = 0x2_0000_0000

  /// The handle of a property without a column: which of its class's linking properties it is.
  static func make(linking index: Int) -> Int { index | computedBit }

  static func isComputed(_ handle: Int) -> Bool { handle & computedBit != 0 }

  @inlinable @inline(__always) static func column(_ handle: Int) -> Int { handle & 0xFFFF_FFFF }

  @inlinable @inline(__always) static func isPlain(_ handle: Int) -> Bool { handle & 0x1_0000_0000 != 0 }
}

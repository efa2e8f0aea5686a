/// A column and what the hot path must know of it, in one word: the wrapper's `handle`.
@usableFromInline
enum ColumnHandle {
  private static let plainBit = 0x1_0000_0000

  static func make(_ column: ColumnID, isPlain: Bool) -> Int { column.rawValue | (isPlain ? plainBit : 0) }

  private static let computedBit = 0x2_0000_0000

  /// The handle of a property without a column: which of its class's linking properties it is.
  static func make(linking index: Int) -> Int { index | computedBit }

  static func isComputed(_ handle: Int) -> Bool { handle & computedBit != 0 }

  @inlinable @inline(__always) static func column(_ handle: Int) -> Int { handle & 0xFFFF_FFFF }

  @inlinable @inline(__always) static func isPlain(_ handle: Int) -> Bool { handle & 0x1_0000_0000 != 0 }
}

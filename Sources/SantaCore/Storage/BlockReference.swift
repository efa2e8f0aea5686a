/// The number of a segment file. Numbers ascend and are never reused during the life of a store.
struct SegmentNumber: Hashable, Comparable, Sendable {
  var rawValue: UInt64

  /// The first number that doesn't fit into a block reference.
  static let limit: UInt64 = 1 << 24

  static func < (lhs: SegmentNumber, rhs: SegmentNumber) -> Bool { lhs.rawValue < rhs.rawValue }
}

/// The address of a block: its segment, and its offset in the segment. It never changes.
///
/// Blocks refer to each other by this address, in one word:
///
/// ```
/// bits 39..<63   the segment's number, from 1
/// bits  0..<39   the block's offset in it, in units of 8 bytes
/// ```
struct BlockReference: Hashable, Sendable {
  private static let offsetBits: UInt64 = 39
  static let alignment = 8
  /// The greatest offset of a block. It limits the length of a segment.
  static let maximumOffset = (1 << 39 - 1) * alignment

  let rawValue: UInt64

  init(segment: SegmentNumber, offset: Int) {
    rawValue = segment.rawValue << Self.offsetBits | UInt64(offset / Self.alignment)
  }

  /// Creates a reference from its raw value, or returns nil if the value isn't the reference of a block.
  init?(rawValue: UInt64) {
    guard rawValue >> Self.offsetBits > 0, rawValue < 1 << 63 else { return nil }
    self.rawValue = rawValue
  }

  var segment: SegmentNumber { SegmentNumber(rawValue: rawValue >> Self.offsetBits) }

  var offset: Int { Int(rawValue & (1 << Self.offsetBits - 1)) * Self.alignment }
}

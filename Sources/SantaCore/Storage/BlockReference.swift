/// The number of a segment file. Numbers count up, and none is given twice in the life of a store.
struct SegmentNumber: Hashable, Comparable, Sendable {
  var rawValue: UInt64

  /// Above this a reference has no bits left.
  static let limit: UInt64 = 1 << 24

  static func < (lhs: SegmentNumber, rhs: SegmentNumber) -> Bool { lhs.rawValue < rhs.rawValue }
}

/// A block's id: where it lies for good, by segment and place. One word, as a block holds it of another.
///
/// ```
/// bits 39..<63   the segment's number, from 1
/// bits  0..<39   the place of the block in it, in units of 8 bytes
/// ```
struct BlockReference: Hashable, Sendable {
  private static let placeBits: UInt64 = 39
  static let alignment = 8
  /// No segment is longer.
  static let maximumOffset = (1 << 39 - 1) * alignment

  let rawValue: UInt64

  init(segment: SegmentNumber, offset: Int) {
    rawValue = segment.rawValue << Self.placeBits | UInt64(offset / Self.alignment)
  }

  /// Nil for the word of no block.
  init?(rawValue: UInt64) {
    guard rawValue >> Self.placeBits > 0, rawValue < 1 << 63 else { return nil }
    self.rawValue = rawValue
  }

  var segment: SegmentNumber { SegmentNumber(rawValue: rawValue >> Self.placeBits) }

  var offset: Int { Int(rawValue & (1 << Self.placeBits - 1)) * Self.alignment }
}

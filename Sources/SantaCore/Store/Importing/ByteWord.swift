/// Eight bytes that are examined at once (an import of CSV). The first byte is in the lowest bits.
enum ByteWord {
  private static let lowest: UInt64 = 0x0101_0101_0101_0101
  private static let highest: UInt64 = 0x8080_8080_8080_8080

  /// Returns a word of eight equal bytes.
  static func repeating(_ byte: UInt8) -> UInt64 { UInt64(byte) &* lowest }

  /// Returns a word whose lowest bit, if it has any, is in the first byte that equals the bytes of `other`. Bits after it have no
  /// meaning.
  @inline(__always)
  static func marks(_ word: UInt64, of other: UInt64) -> UInt64 {
    let difference = word ^ other
    return (difference &- lowest) & ~difference & highest
  }

  /// Returns a word with the first bytes of another one.
  static func prefix(_ word: UInt64, _ count: Int) -> UInt64 { word & (1 << UInt64(count * 8) &- 1) }

  /// Returns whether all bytes are ASCII.
  static func hasOnlyASCII(_ word: UInt64) -> Bool { word & highest == 0 }
}

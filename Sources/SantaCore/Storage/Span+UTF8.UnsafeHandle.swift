extension Span where Element == UInt8 {
  /// Whether the bytes are valid UTF-8 (The Unicode Standard, table 3-7). `String(validating:)` takes several times as long, because it
  /// looks up generic types for each string.
  var isUTF8: Bool {
    var position = 0
    while position < count {
      if position + 8 <= count, word(at: position) & 0x8080_8080_8080_8080 == 0 {
        position += 8
        continue
      }
      let first = self[position]
      if first < 0x80 {
        position += 1
        continue
      }
      // The length of the scalar, and the range of its second byte.
      let (length, second): (Int, ClosedRange<UInt8>)
      switch first {
      case 0xC2...0xDF: (length, second) = (2, 0x80...0xBF)
      case 0xE0: (length, second) = (3, 0xA0...0xBF)
      case 0xED: (length, second) = (3, 0x80...0x9F)
      case 0xE1...0xEF: (length, second) = (3, 0x80...0xBF)
      case 0xF0: (length, second) = (4, 0x90...0xBF)
      case 0xF1...0xF3: (length, second) = (4, 0x80...0xBF)
      case 0xF4: (length, second) = (4, 0x80...0x8F)
      default: return false
      }
      guard position + length <= count, second.contains(self[position + 1]) else { return false }
      for next in position + 2..<position + length where self[next] & 0xC0 != 0x80 { return false }
      position += length
    }
    return true
  }

  /// Returns the eight bytes from a position on, the first one in the lowest bits.
  func word(at position: Int) -> UInt64 {
    require(position >= 0 && position + 8 <= count, "A word is within the bytes.")
    // Safety: the span has the eight bytes, as checked.
    return unsafe withUnsafeBytes {
      UInt64(littleEndian: unsafe $0.loadUnaligned(fromByteOffset: position, as: UInt64.self))
    }
  }
}

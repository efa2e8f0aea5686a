/// An ASCII string to search for in other strings, many bytes at a time.
@safe struct AsciiNeedle: Sendable {
  private static let ones: UInt64 = 0x0101_0101_0101_0101
  private static let highBits: UInt64 = 0x8080_8080_8080_8080

  /// Strings of at least this many bytes are first searched sixteen bytes at a time.
  private static let longByteCount = 64

  private let bytes: [UInt8]
  /// The first byte, repeated eight times.
  private let first: UInt64
  /// The first eight bytes as a word, and a mask of the bits that are in use if the needle is shorter.
  private let head: UInt64
  private let headMask: UInt64

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    first = UInt64(bytes.first ?? 0) &* Self.ones
    head = bytes.prefix(8).reversed().reduce(0) { $0 << 8 | UInt64($1) }
    headMask = bytes.count >= 8 ? .max : 1 << UInt64(bytes.count * 8) - 1
  }

  /// Returns whether a string contains the needle, or nil if the string isn't all ASCII.
  @inline(__always)
  func isIn(_ text: UnsafeRawBufferPointer) -> Bool? {
    if text.count >= Self.longByteCount, unsafe isAbsent(from: text) { return false }
    return unsafe isInWords(of: text)
  }

  /// Returns whether a string is all ASCII and doesn't contain the needle.
  ///
  /// Compares sixteen offsets at once with the first and last bytes of the needle (benchmark "count string contains").
  func isAbsent(from text: UnsafeRawBufferPointer) -> Bool {
    guard let head = bytes.first, let tail = bytes.last else { return false }
    let (first, last) = (SIMD16<UInt8>(repeating: head), SIMD16<UInt8>(repeating: tail))
    let distance = bytes.count - 1
    var offset = 0
    while offset + distance + 16 <= text.count {
      // Safety: sixteen bytes follow both `offset` and `offset + distance`. Masks of bytes and of words have the same size.
      let here = unsafe text.loadUnaligned(fromByteOffset: offset, as: SIMD16<UInt8>.self)
      let there = unsafe text.loadUnaligned(fromByteOffset: offset + distance, as: SIMD16<UInt8>.self)
      let marks = unsafe unsafeBitCast((here .== first) .& (there .== last), to: SIMD2<UInt64>.self)
      let high = unsafe unsafeBitCast(here, to: SIMD2<UInt64>.self) & Self.highBits
      let either = marks | high
      if either[0] | either[1] != 0 {
        if high[0] | high[1] != 0 { return false }
        for word in 0..<2 {
          if unsafe isAtOne(of: marks[word] & Self.highBits, from: offset + word * 8, in: text) {
            return false
          }
        }
      }
      offset += 16
    }
    return unsafe isInWords(of: UnsafeRawBufferPointer(rebasing: text[offset...])) == false
  }

  /// Returns whether the needle is at one of eight offsets, which are marked in the highest bits of a word's bytes.
  @inline(__always)
  private func isAtOne(of marks: UInt64, from offset: Int, in text: UnsafeRawBufferPointer) -> Bool {
    var marks = marks
    while marks != 0 {
      if unsafe isAt(offset + marks.trailingZeroBitCount / 8, in: text) { return true }
      marks &= marks - 1
    }
    return false
  }

  /// Returns whether the needle could begin at the end of a string and continue in the string that follows it.
  func canBegin(atEndOf text: UnsafeRawBufferPointer) -> Bool {
    let longest = min(bytes.count - 1, text.count)
    guard longest > 0 else { return false }
    return (1...longest).contains { count in unsafe text.suffix(count).elementsEqual(bytes.prefix(count)) }
  }

  @inline(__always)
  private func isInWords(of text: UnsafeRawBufferPointer) -> Bool? {
    if bytes.isEmpty { return true }
    let count = text.count
    var (offset, isFound, seen) = (0, false, 0 as UInt64)
    while offset < count {
      var word: UInt64
      if count - offset >= 8 {
        // Safety: at least eight bytes remain.
        word = UInt64(littleEndian: unsafe text.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
      } else if count >= 8 {
        // The last eight bytes, with the bytes before `offset` shifted out.
        word = UInt64(littleEndian: unsafe text.loadUnaligned(fromByteOffset: count - 8, as: UInt64.self))
        word >>= UInt64(8 * (8 - (count - offset)))
      } else {
        word = 0
        for index in offset..<count { word |= unsafe UInt64(text[index]) << UInt64(8 * (index - offset)) }
      }
      seen |= word
      if !isFound {
        // Mycroft's test for a zero byte, applied to the difference from the first byte. It may also mark the byte after a zero
        // byte.
        let difference = word ^ first
        let marks = (difference &- Self.ones) & ~difference & Self.highBits
        isFound = unsafe isAtOne(of: marks, from: offset, in: text)
      }
      offset += 8
    }
    return seen & Self.highBits == 0 ? isFound : nil
  }

  @inline(__always)
  private func isAt(_ offset: Int, in text: UnsafeRawBufferPointer) -> Bool {
    guard offset + bytes.count <= text.count else { return false }
    if offset + 8 <= text.count {
      // Safety: at least eight bytes remain.
      let word = UInt64(littleEndian: unsafe text.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
      if word & headMask != head { return false }
      if bytes.count <= 8 { return true }
    }
    for index in bytes.indices where unsafe text[offset + index] != bytes[index] { return false }
    return true
  }
}

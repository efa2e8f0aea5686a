// Swift's `<` for strings isn't an order of all strings (Swift 6.3.1). If one string begins with the other after normalization,
// it compares their bytes before normalization: "e\u{301}" and "\u{E9}x" are neither less than nor equal to each other, and
// "\u{1100}\u{1161}" isn't less than "\u{AC00}x". An index that is sorted by such comparisons is damaged.
extension String {
  /// Returns whether this string precedes another in the order of the scalars of their canonical composition (NFC).
  /// Canonically equivalent strings are equivalent in this order. For all other strings, it is the order that Swift documents
  /// for `<`.
  ///
  /// - Complexity: O(n). Strings of common scripts are compared without normalizing them.
  package func precedesCanonically(_ other: String) -> Bool {
    // Safety: the bytes are borrowed for the comparison.
    let result = unsafe utf8.withContiguousStorageIfAvailable { bytes in
      unsafe other.utf8.withContiguousStorageIfAvailable { otherBytes in
        unsafe CanonicalOrder.precedes(bytes, otherBytes)
      }
    }
    if let result, let result, let result { return result }
    return CanonicalOrder.terminated(self) < CanonicalOrder.terminated(other)
  }
}

private enum CanonicalOrder {
  /// Compares strings at their first different scalars. Returns nil if normalization could change these scalars.
  static func precedes(_ left: UnsafeBufferPointer<UInt8>, _ right: UnsafeBufferPointer<UInt8>) -> Bool? {
    let count = min(left.count, right.count)
    var index = 0
    while index + 8 <= count {
      let (word, otherWord) = unsafe (self.word(left, at: index), self.word(right, at: index))
      if word != otherWord {
        index += (word ^ otherWord).trailingZeroBitCount / 8
        break
      }
      index += 8
    }
    while unsafe index < count && left[index] == right[index] { index += 1 }
    // Two letters of Latin script, and none that could change them.
    if index + 1 < count, unsafe max(left[index], right[index], left[index + 1], right[index + 1]) < 0x80 {
      return unsafe left[index] < right[index]
    }
    if index == count {
      if left.count == right.count { return false }
      let isLeftLonger = left.count > right.count
      return unsafe isSettled(isLeftLonger ? left : right, at: index) ? !isLeftLonger : nil
    }
    while unsafe index > 0 && (left[index] & 0xC0 == 0x80 || right[index] & 0xC0 == 0x80) { index -= 1 }
    let (scalar, end) = unsafe scalar(left, at: index)
    let (otherScalar, otherEnd) = unsafe self.scalar(right, at: index)
    guard isSimple(scalar), isSimple(otherScalar) else { return nil }
    guard unsafe isSettled(left, at: end), unsafe isSettled(right, at: otherEnd) else { return nil }
    return scalar < otherScalar
  }

  /// Returns the eight bytes from a position on, the first of which is in the low bits.
  @inline(__always)
  private static func word(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> UInt64 {
    // Safety: the caller has checked that eight bytes follow.
    unsafe UInt64(
      littleEndian: UnsafeRawBufferPointer(bytes).loadUnaligned(fromByteOffset: index, as: UInt64.self))
  }

  /// Returns whether the scalar at a position can't combine with the one before it. At the end, there is none.
  private static func isSettled(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Bool {
    unsafe index >= bytes.count || isSimple(scalar(bytes, at: index).value)
  }

  /// Decodes a scalar of a string, whose bytes are valid UTF-8.
  private static func scalar(
    _ bytes: UnsafeBufferPointer<UInt8>, at index: Int
  ) -> (value: UInt32, end: Int) {
    let first = unsafe bytes[index]
    let length = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    var value = UInt32(first) & (length == 1 ? 0x7F : 0xFF >> UInt32(length + 1))
    for offset in 1..<length { value = unsafe value << 6 | UInt32(bytes[index + offset] & 0x3F) }
    return (value, index + length)
  }

  /// Returns whether a scalar is the same in canonical composition, isn't a combining mark, and never combines with the scalar
  /// before it. False for many scalars of less common scripts, which are then normalized.
  ///
  /// The ranges have no scalar whose property NFC_Quick_Check is No or Maybe, and none with a canonical combining class.
  /// https://www.unicode.org/reports/tr15/#Detecting_Normalization_Forms
  private static func isSimple(_ scalar: UInt32) -> Bool {
    switch scalar {
    // Latin
    case 0..<0x300, 0x1E00...0x1EFF: true
    // Greek, Cyrillic, Armenian, Hebrew, Arabic, Thai
    case 0x388...0x482, 0x48A...0x58A, 0x5D0...0x5EA, 0x620...0x64A, 0xE01...0xE37: true
    // Punctuation, symbols, full-width forms, emoji
    case 0x2010...0x205E, 0x20A0...0x20BF, 0x2500...0x27BF, 0xFF00...0xFFEF, 0x1F300...0x1FAFF: true
    // Kana, Chinese, Korean
    case 0x3001...0x3029, 0x3041...0x3096, 0x309B...0x30FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xAC00...0xD7A3:
      true
    default: false
    }
  }

  /// Returns a string that ends with U+0000 and doesn't contain it elsewhere, so that no string begins with another one. U+0000
  /// and U+0001 are replaced by two scalars each, with the same order.
  static func terminated(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 <= 1 }) else { return text + "\0" }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0: result.append(contentsOf: "\u{1}\u{1}".unicodeScalars)
      case 1: result.append(contentsOf: "\u{1}\u{2}".unicodeScalars)
      default: result.append(scalar)
      }
    }
    result.append("\0")
    return String(result)
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether the bytes are valid UTF-8.
  var isUTF8: Bool {
    // `String(validating:)` takes several times as long, because it looks up generic types for each string.
    unsafe String(decoding: self, as: UTF8.self).utf8.elementsEqual(self)
  }
}

extension Span where Element == UInt8 {
  /// Whether the bytes are valid UTF-8.
  var isUTF8: Bool {
    // Safety: the bytes are borrowed for the call, and the copy outlives it.
    unsafe withUnsafeBufferPointer { unsafe $0.isUTF8 }
  }

  /// The bytes as a string. They must be valid UTF-8.
  var text: String {
    // Safety: as above.
    unsafe withUnsafeBufferPointer { unsafe String(decoding: $0, as: UTF8.self) }
  }

  /// Returns the eight bytes from a position on, the first one in the lowest bits.
  func word(at position: Int) -> UInt64 {
    require(position >= 0 && position + 8 <= count, "A word is within the bytes.")
    // Safety: the span has the eight bytes, as checked.
    return unsafe withUnsafeBytes {
      UInt64(littleEndian: unsafe $0.loadUnaligned(fromByteOffset: position, as: UInt64.self))
    }
  }

  /// Returns whether the bytes are an ASCII word.
  func isEqual(to word: StaticString) -> Bool {
    guard count == word.utf8CodeUnitCount else { return false }
    return word.withUTF8Buffer { word in
      // Safety: both have `count` bytes.
      (0..<count).allSatisfy { unsafe word[$0] == self[$0] }
    }
  }
}

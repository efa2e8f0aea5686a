extension Span where Element == UInt8 {
  /// The bytes as a string. They must be valid UTF-8.
  var text: String {
    // Safety: the bytes are borrowed for the call, and the copy outlives it.
    unsafe withUnsafeBufferPointer { unsafe String(decoding: $0, as: UTF8.self) }
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

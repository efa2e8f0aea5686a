extension String {
  /// Whether the UTF-8 bytes of this text are before those of another in lexicographical order.
  ///
  /// Compared in memory, because the comparison of two `UTF8View`s takes several times as long, and a search in a map
  /// consists of comparisons.
  func precedesInBytes(_ other: String) -> Bool {
    // Safety: the bytes are lent for the comparison.
    let result = unsafe utf8.withContiguousStorageIfAvailable { bytes in
      unsafe other.utf8.withContiguousStorageIfAvailable { otherBytes in
        unsafe bytes.lexicographicallyPrecedes(otherBytes)
      }
    }
    // Texts of other systems' classes are not contiguous.
    return (result ?? nil) ?? utf8.lexicographicallyPrecedes(other.utf8)
  }

  /// Whether this text and another have the same UTF-8 bytes. Texts with the same characters may have other ones.
  package func hasSameBytes(as other: String) -> Bool {
    // Safety: the bytes are lent for the comparison.
    let result = unsafe utf8.withContiguousStorageIfAvailable { bytes in
      unsafe other.utf8.withContiguousStorageIfAvailable { otherBytes in
        unsafe bytes.elementsEqual(otherBytes)
      }
    }
    return (result ?? nil) ?? utf8.elementsEqual(other.utf8)
  }
}

extension String {
  /// Returns whether the UTF-8 bytes of this string precede the bytes of another string in lexicographical order.
  ///
  /// The bytes are compared in memory, because comparing two `UTF8View`s takes several times as long, and a search in a map
  /// consists of such comparisons.
  func precedesInBytes(_ other: String) -> Bool {
    // Safety: the bytes are borrowed for the comparison.
    let result = unsafe utf8.withContiguousStorageIfAvailable { bytes in
      unsafe other.utf8.withContiguousStorageIfAvailable { otherBytes in
        unsafe bytes.lexicographicallyPrecedes(otherBytes)
      }
    }
    // Strings that are bridged from classes of other systems aren't contiguous.
    return (result ?? nil) ?? utf8.lexicographicallyPrecedes(other.utf8)
  }

  /// Returns whether this string and another have the same UTF-8 bytes. Strings with the same characters can have different
  /// bytes.
  package func hasSameBytes(as other: String) -> Bool {
    // Safety: the bytes are borrowed for the comparison.
    let result = unsafe utf8.withContiguousStorageIfAvailable { bytes in
      unsafe other.utf8.withContiguousStorageIfAvailable { otherBytes in
        unsafe bytes.elementsEqual(otherBytes)
      }
    }
    return (result ?? nil) ?? utf8.elementsEqual(other.utf8)
  }
}

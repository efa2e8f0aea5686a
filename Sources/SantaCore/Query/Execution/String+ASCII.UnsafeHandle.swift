extension String {
  /// Whether all characters are ASCII. Reads the bytes of the text without decoding them, because a query without case asks it of
  /// every text.
  var isAllASCII: Bool {
    // Safety: the bytes are lent to the closure, which does not keep them.
    let bits = unsafe utf8.withContiguousStorageIfAvailable { bytes in
      var all: UInt8 = 0
      for index in bytes.indices { unsafe all |= bytes[index] }
      return all
    }
    return (bits ?? utf8.reduce(0, |)) < 0x80
  }
}

extension String {
  /// Whether all characters are ASCII. The bytes are read without decoding them, because case-insensitive queries check every
  /// string.
  var isAllASCII: Bool {
    // Safety: the closure doesn't keep the buffer beyond its call.
    let bits = unsafe utf8.withContiguousStorageIfAvailable { bytes in
      var all: UInt8 = 0
      for index in bytes.indices { unsafe all |= bytes[index] }
      return all
    }
    return (bits ?? utf8.reduce(0, |)) < 0x80
  }
}

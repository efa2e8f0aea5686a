extension Checksum {
  /// The checksum of bytes in memory.
  static func crc32c(_ bytes: UnsafeRawBufferPointer) -> UInt32 { unsafe ~update(~0, bytes) }

  static func update(_ value: UInt32, _ bytes: ArraySlice<UInt8>) -> UInt32 {
    // Safety: the pointer is used only during the call.
    unsafe bytes.withUnsafeBytes { unsafe update(value, $0) }
  }

  private static func update(_ value: UInt32, _ bytes: UnsafeRawBufferPointer) -> UInt32 {
    unsafe tables.withUnsafeBufferPointer { tables in
      var value = value
      var offset = 0
      while offset + 8 <= bytes.count {
        // Safety: eight bytes follow `offset`. An index into the tables is below 2048, their number of entries.
        let word =
          unsafe UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
          ^ UInt64(value)
        let (low, high) = (UInt32(truncatingIfNeeded: word), UInt32(truncatingIfNeeded: word >> 32))
        value = unsafe tables[1792 + Int(low & 0xFF)] ^ tables[1536 + Int((low >> 8) & 0xFF)]
        unsafe value ^= tables[1280 + Int((low >> 16) & 0xFF)] ^ tables[1024 + Int(low >> 24)]
        unsafe value ^= tables[768 + Int(high & 0xFF)] ^ tables[512 + Int((high >> 8) & 0xFF)]
        unsafe value ^= tables[256 + Int((high >> 16) & 0xFF)] ^ tables[Int(high >> 24)]
        offset += 8
      }
      while offset < bytes.count {
        value = unsafe tables[Int(UInt8(truncatingIfNeeded: value) ^ bytes[offset])] ^ value >> 8
        offset += 1
      }
      return value
    }
  }
}

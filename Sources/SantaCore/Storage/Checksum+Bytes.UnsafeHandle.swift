extension Checksum {
  /// Returns the checksum of bytes in memory.
  static func crc32c(_ bytes: UnsafeRawBufferPointer) -> UInt32 { unsafe ~update(~0, bytes) }

  static func update(_ value: UInt32, _ bytes: ArraySlice<UInt8>) -> UInt32 {
    // Safety: the pointer is used only during the call.
    unsafe bytes.withUnsafeBytes { unsafe update(value, $0) }
  }

  private static func update(_ value: UInt32, _ bytes: UnsafeRawBufferPointer) -> UInt32 {
    unsafe tables.withUnsafeBufferPointer { tables in
      var value = value
      var offset = 0
      if bytes.count >= 3 * laneByteCount {
        unsafe shifts.withUnsafeBufferPointer { shifts in
          while offset + 3 * laneByteCount <= bytes.count {
            // A step depends on the previous step in its lane, so three lanes take hardly more time than one.
            var (second, third) = (0 as UInt32, 0 as UInt32)
            let end = offset + laneByteCount
            while offset < end {
              // Safety: three lanes of bytes follow the first offset.
              value = unsafe step(value, bytes, offset, tables)
              second = unsafe step(second, bytes, offset + laneByteCount, tables)
              third = unsafe step(third, bytes, offset + 2 * laneByteCount, tables)
              offset += 8
            }
            value = unsafe shifted(shifted(value, shifts) ^ second, shifts) ^ third
            offset += 2 * laneByteCount
          }
        }
      }
      while offset + 8 <= bytes.count {
        // Safety: eight bytes follow the offset.
        value = unsafe step(value, bytes, offset, tables)
        offset += 8
      }
      while offset < bytes.count {
        value = unsafe tables[Int(UInt8(truncatingIfNeeded: value) ^ bytes[offset])] ^ value >> 8
        offset += 1
      }
      return value
    }
  }

  /// Processes the eight bytes at an offset.
  @inline(__always)
  private static func step(
    _ value: UInt32, _ bytes: UnsafeRawBufferPointer, _ offset: Int, _ tables: UnsafeBufferPointer<UInt32>
  ) -> UInt32 {
    // Safety: callers pass an offset that eight bytes follow. Table indices are below 2048, the number of entries.
    let word =
      unsafe UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
      ^ UInt64(value)
    let (low, high) = (UInt32(truncatingIfNeeded: word), UInt32(truncatingIfNeeded: word >> 32))
    var result = unsafe tables[1792 + Int(low & 0xFF)] ^ tables[1536 + Int((low >> 8) & 0xFF)]
    unsafe result ^= tables[1280 + Int((low >> 16) & 0xFF)] ^ tables[1024 + Int(low >> 24)]
    unsafe result ^= tables[768 + Int(high & 0xFF)] ^ tables[512 + Int((high >> 8) & 0xFF)]
    return unsafe result ^ tables[256 + Int((high >> 16) & 0xFF)] ^ tables[Int(high >> 24)]
  }

  /// Returns the value after `laneByteCount` zero bytes.
  @inline(__always)
  private static func shifted(_ value: UInt32, _ shifts: UnsafeBufferPointer<UInt32>) -> UInt32 {
    // Safety: indices are below 1024, the number of entries.
    unsafe shifts[Int(value & 0xFF)] ^ shifts[256 + Int((value >> 8) & 0xFF)]
      ^ shifts[512 + Int((value >> 16) & 0xFF)] ^ shifts[768 + Int(value >> 24)]
  }
}

/// CRC-32C (Castagnoli, polynomial 0x1EDC6F41, reflected), as in RFC 3720, section 12.1.
enum Checksum {
  /// Eight tables, for processing eight bytes at a time ("slicing by 8": Kounavis and Berry, "A systematic approach
  /// to building high performance software-based CRC generators", ISCC 2005).
  static let tables: [UInt32] = {
    var tables: [UInt32] = []
    for byte in 0..<256 as Range<UInt32> {
      var value = byte
      for _ in 0..<8 { value = value & 1 == 0 ? value >> 1 : (value >> 1) ^ 0x82F6_3B78 }
      tables.append(value)
    }
    for index in 256..<2048 {
      let before = tables[index - 256]
      tables.append((before >> 8) ^ tables[Int(before & 0xFF)])
    }
    return tables
  }()

  /// The checksum of several runs of bytes, as if they were one.
  static func crc32c(_ runs: ArraySlice<UInt8>...) -> UInt32 {
    var value = ~(0 as UInt32)
    for run in runs { value = update(value, run) }
    return ~value
  }
}

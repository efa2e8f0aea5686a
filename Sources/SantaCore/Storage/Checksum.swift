/// CRC-32C (Castagnoli, polynomial 0x1EDC6F41, reflected), as in RFC 3720, section 12.1.
enum Checksum {
  /// Eight tables, so that eight bytes are taken at a time ("slicing by 8": Kounavis and Berry, "A systematic approach
  /// to building high performance software-based CRC generators", ISCC 2005).
  private static let tables: [UInt32] = {
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

  /// The checksum of several runs of bytes, one after the other.
  static func crc32c(_ runs: ArraySlice<UInt8>...) -> UInt32 {
    let tables = tables
    var value = ~(0 as UInt32)
    for bytes in runs {
      var place = bytes.startIndex
      while place + 8 <= bytes.endIndex {
        let low = value ^ word(bytes, place)
        let high = word(bytes, place + 4)
        value = tables[1792 + Int(low & 0xFF)] ^ tables[1536 + Int((low >> 8) & 0xFF)]
        value ^= tables[1280 + Int((low >> 16) & 0xFF)] ^ tables[1024 + Int(low >> 24)]
        value ^= tables[768 + Int(high & 0xFF)] ^ tables[512 + Int((high >> 8) & 0xFF)]
        value ^= tables[256 + Int((high >> 16) & 0xFF)] ^ tables[Int(high >> 24)]
        place += 8
      }
      for byte in bytes[place...] {
        value = tables[Int(UInt8(truncatingIfNeeded: value) ^ byte)] ^ value >> 8
      }
    }
    return ~value
  }

  private static func word(_ bytes: ArraySlice<UInt8>, _ place: Int) -> UInt32 {
    UInt32(bytes[place]) | UInt32(bytes[place + 1]) << 8 | UInt32(bytes[place + 2]) << 16
      | UInt32(bytes[place + 3]) << 24
  }
}

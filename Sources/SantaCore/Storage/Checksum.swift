/// CRC-32C (Castagnoli, polynomial 0x1EDC6F41, reflected), as in RFC 3720, section 12.1.
package enum Checksum {
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

  /// The number of bytes in a lane. Three lanes are processed at once, and their values are then combined (benchmark "delete
  /// half", which spent a third of its time on reading blocks for the first time). A chunk is several times as long.
  static let laneByteCount = 256

  /// The value after `laneByteCount` zero bytes, for each byte of a value, by its position and contents. To get the value after
  /// other bytes, combine it by exclusive or with the value of these bytes alone, starting from 0.
  static let shifts: [UInt32] = {
    let bits = (0..<32).map { bit in
      var value = 1 << bit as UInt32
      for _ in 0..<laneByteCount { value = tables[Int(value & 0xFF)] ^ value >> 8 }
      return value
    }
    return (0..<1_024).map { index in
      (0..<8).reduce(0) { index >> $1 & 1 == 0 ? $0 : $0 ^ bits[index / 256 * 8 + $1] }
    }
  }()

  /// Returns the checksum of several runs of bytes, as if they were one.
  package static func crc32c(_ runs: ArraySlice<UInt8>...) -> UInt32 {
    var value = ~(0 as UInt32)
    for run in runs { value = update(value, run) }
    return ~value
  }
}

/// A separate implementation of CRC-32C, the checksum in a store's files. Forged files would otherwise repeat a mistake of the
/// tested implementation.
enum Castagnoli {
  private static let table: [UInt32] = (0..<256 as Range<UInt32>).map { byte in
    (0..<8).reduce(byte) { value, _ in value & 1 == 0 ? value >> 1 : (value >> 1) ^ 0x82F6_3B78 }
  }

  static func checksum(_ runs: ArraySlice<UInt8>...) -> UInt32 {
    var value = ~(0 as UInt32)
    for run in runs {
      for byte in run { value = table[Int(UInt8(truncatingIfNeeded: value) ^ byte)] ^ value >> 8 }
    }
    return ~value
  }
}

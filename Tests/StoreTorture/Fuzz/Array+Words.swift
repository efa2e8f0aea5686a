extension [UInt8] {
  /// Returns the little-endian integer at an offset.
  func word<T: FixedWidthInteger>(_ offset: Int, as type: T.Type) -> T {
    self[offset..<(offset + T.bitWidth / 8)].reversed().reduce(0) { $0 << 8 | T($1) }
  }

  mutating func setWord<T: FixedWidthInteger>(_ value: T, at offset: Int) {
    for byte in 0..<(T.bitWidth / 8) {
      self[offset + byte] = UInt8(truncatingIfNeeded: value >> (byte * 8))
    }
  }
}

/// Compressed bytes in the format of RFC 1952, which all browsers read.
enum GzipFile {
  static func bytes(of contents: [UInt8]) -> [UInt8] {
    // Compressed, without a name and a date, by an unknown system.
    let header: [UInt8] = [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 255]
    let sum = CRC32.checksum(of: contents)
    return header + Deflate.compressed(contents) + littleEndian(sum)
      + littleEndian(UInt32(truncatingIfNeeded: contents.count))
  }

  private static func littleEndian(_ number: UInt32) -> [UInt8] {
    [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: number >> $0) }
  }
}

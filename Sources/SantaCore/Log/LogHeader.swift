/// The first 32 bytes of a log.
///
/// ```
///  0  magic      8 bytes   "SANTALOG"
///  8  format     UInt32    the format's version, 1
/// 12  reserved   UInt32    0
/// 16  base       UInt64    the version that the first record follows, as in the file's name
/// 24  reserved   UInt32    0
/// 28  checksum   UInt32    CRC-32C of the 28 bytes before
/// ```
enum LogHeader {
  static let magic = Array("SANTALOG".utf8)
  static let formatVersion: UInt32 = 1
  static let byteCount = 32

  static func encode(base: Version) -> [UInt8] {
    var writer = ByteWriter()
    writer.append(magic)
    writer.fixed(formatVersion)
    writer.fixed(0 as UInt32)
    writer.fixed(base.rawValue)
    writer.fixed(0 as UInt32)
    writer.fixed(Checksum.crc32c(writer.bytes[...]))
    return writer.bytes
  }

  static func check(_ bytes: [UInt8], base: Version, path: String) throws(StoreError) {
    guard bytes.count >= magic.count, Array(bytes[..<magic.count]) == magic else { throw .notAStore(path) }
    guard bytes.count >= byteCount else {
      throw .corrupt(path, offset: bytes.count, "the header ends too early")
    }
    // The bytes were counted above, so neither reader can come to their end.
    var reader = ByteReader(bytes, from: byteCount - 4)
    guard let checksum = try? reader.fixed(UInt32.self),
      checksum == Checksum.crc32c(bytes[..<(byteCount - 4)])
    else { throw .corrupt(path, offset: 0, "the header's checksum does not match") }
    var version = ByteReader(bytes, from: magic.count)
    guard let format = try? version.fixed(UInt32.self), format <= formatVersion else {
      let found = bytes[8..<12].reversed().reduce(0 as UInt32) { $0 << 8 | UInt32($1) }
      throw .newerFormat(path, version: found, supported: formatVersion)
    }
    var rest = ByteReader(bytes, from: 16)
    guard let found = try? rest.fixed(UInt64.self), found == base.rawValue else {
      throw .corrupt(path, offset: 16, "the header belongs to a log of another name")
    }
  }
}

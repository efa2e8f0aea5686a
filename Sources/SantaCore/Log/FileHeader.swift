/// The first 32 bytes of every file in a store.
///
/// ```
///  0  magic      8 bytes   the kind of file
///  8  format     UInt32    the format's version, 2, or 1 in files of SantaCore 0.1
/// 12  reserved   UInt32    0
/// 16  value      UInt64    its meaning depends on the kind of file
/// 24  reserved   UInt32    0
/// 28  checksum   UInt32    CRC-32C of the 28 bytes before
/// ```
package enum FileHeader {
  package struct Kind {
    let magic: [UInt8]

    package init(magic: String) { self.magic = Array(magic.utf8) }
  }

  /// The format in which files are written. Files of all earlier formats can be read.
  static let formatVersion: UInt32 = 2
  package static let byteCount = 32

  package static func encode(_ kind: Kind, _ value: UInt64) -> [UInt8] {
    var writer = ByteWriter()
    writer.append(kind.magic)
    writer.fixed(formatVersion)
    writer.fixed(0 as UInt32)
    writer.fixed(value)
    writer.fixed(0 as UInt32)
    writer.fixed(Checksum.crc32c(writer.bytes[...]))
    return writer.bytes
  }

  package static func check(
    _ bytes: [UInt8], _ kind: Kind, path: String
  ) throws(StoreError) -> (value: UInt64, formatVersion: UInt32) {
    guard bytes.starts(with: kind.magic) else { throw .notAStore(path) }
    guard bytes.count >= byteCount else {
      throw .corrupt(path, offset: bytes.count, "the header ends too early")
    }
    let word = { (offset: Int, count: Int) in
      bytes[offset..<(offset + count)].reversed().reduce(0 as UInt64) { $0 << 8 | UInt64($1) }
    }
    guard word(28, 4) == UInt64(Checksum.crc32c(bytes[..<28])) else {
      throw .corrupt(path, offset: 0, "the header's checksum does not match")
    }
    let found = UInt32(word(8, 4))
    guard found > 0 else { throw .corrupt(path, offset: 8, "the format version is 0") }
    guard found <= formatVersion else { throw .newerFormat(path, version: found, supported: formatVersion) }
    return (word(16, 8), found)
  }
}

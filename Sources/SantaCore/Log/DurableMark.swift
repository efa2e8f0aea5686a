/// How much of the log is committed: what a writer publishes in the `lock` file after its sync, and what readers
/// go by. 32 bytes:
///
/// ```
///  0  magic      8 bytes   "SANTAEND"
///  8  version    UInt64    the last committed version
/// 16  offset     UInt64    where its record ends in the log
/// 24  reserved   UInt32    0
/// 28  checksum   UInt32    CRC-32C of the 28 bytes before
/// ```
///
/// The file is not synced: after a power cut the mark may lie behind the log, never ahead of it, and the next
/// writer brings it up to date.
struct DurableMark: Hashable, Sendable {
  static let magic = Array("SANTAEND".utf8)
  static let byteCount = 32

  var version: Version
  var offset: Int

  init(version: Version, offset: Int) {
    self.version = version
    self.offset = offset
  }

  var bytes: [UInt8] {
    var writer = ByteWriter()
    writer.append(Self.magic)
    writer.fixed(version.rawValue)
    writer.fixed(UInt64(offset))
    writer.fixed(0 as UInt32)
    writer.fixed(Checksum.crc32c(writer.bytes[...]))
    return writer.bytes
  }

  /// Nil where the bytes are no mark, as in a new lock file.
  init?(_ bytes: [UInt8]) {
    guard bytes.count == Self.byteCount, Array(bytes[..<8]) == Self.magic else { return nil }
    let word = { (offset: Int, count: Int) in
      bytes[offset..<(offset + count)].reversed().reduce(0 as UInt64) { $0 << 8 | UInt64($1) }
    }
    guard word(28, 4) == UInt64(Checksum.crc32c(bytes[..<28])), let offset = Int(exactly: word(16, 8)),
      offset >= LogHeader.byteCount
    else { return nil }
    version = Version(rawValue: word(8, 8))
    self.offset = offset
  }
}

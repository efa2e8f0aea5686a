/// The mark up to which the logs are committed. A writer publishes it in the file `lock`, and readers read up to it. It has 48
/// bytes:
///
/// ```
///  0  magic      8 bytes   "SANTAEND"
///  8  version    UInt64    the last committed version
/// 16  base       UInt64    the log that holds its record, by the version it follows
/// 24  offset     UInt64    where its record ends in that log
/// 32  synced     UInt64    how much of that log is on the disk for certain; at most `offset`
/// 40  reserved   UInt32    0
/// 44  checksum   UInt32    CRC-32C of the 44 bytes before
/// ```
///
/// The file is not synced. After a power failure, it can contain any mark that was ever written, part of one, or none. A mark
/// can be ahead of the log only if commits were relaxed. In that case, the log is certain up to the offset `synced`.
struct DurableMark: Hashable, Sendable {
  static let magic = Array("SANTAEND".utf8)
  static let byteCount = 48
  private static let checksumOffset = byteCount - 4

  var version: Version
  var base: Version
  var offset: Int
  var synced: Int

  init(version: Version, base: Version, offset: Int, synced: Int) {
    self.version = version
    self.base = base
    self.offset = offset
    self.synced = synced
  }

  /// Creates the mark of a log without records.
  init(empty base: Version) {
    self.init(version: base, base: base, offset: LogHeader.byteCount, synced: LogHeader.byteCount)
  }

  var bytes: [UInt8] {
    var writer = ByteWriter()
    writer.append(Self.magic)
    writer.fixed(version.rawValue)
    writer.fixed(base.rawValue)
    writer.fixed(UInt64(offset))
    writer.fixed(UInt64(synced))
    writer.fixed(0 as UInt32)
    writer.fixed(Checksum.crc32c(writer.bytes[...]))
    return writer.bytes
  }

  /// Decodes a mark. Returns nil if the bytes are not a valid mark, as in a new lock file.
  init?(_ bytes: [UInt8]) {
    guard bytes.count == Self.byteCount, Array(bytes[..<8]) == Self.magic else { return nil }
    let word = { (offset: Int, count: Int) in
      bytes[offset..<(offset + count)].reversed().reduce(0 as UInt64) { $0 << 8 | UInt64($1) }
    }
    guard word(Self.checksumOffset, 4) == UInt64(Checksum.crc32c(bytes[..<Self.checksumOffset])),
      let offset = Int(exactly: word(24, 8)), let synced = Int(exactly: word(32, 8)),
      offset >= LogHeader.byteCount, synced <= offset, word(8, 8) < Version.limit.rawValue,
      word(16, 8) <= word(8, 8)
    else { return nil }
    version = Version(rawValue: word(8, 8))
    base = Version(rawValue: word(16, 8))
    self.offset = offset
    self.synced = synced
  }
}

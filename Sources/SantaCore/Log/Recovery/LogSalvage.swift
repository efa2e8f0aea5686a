/// Finds the records of one log, including records after damaged ones.
enum LogSalvage {
  /// The records and the damage that were found in a log.
  struct Findings {
    var records: [LogFile.Record] = []
    /// The offsets of bytes that don't form a record, with the reasons.
    var damages: [(offset: Int, what: String)] = []
    /// The offset of the bytes after the last record that don't form a record, because it is damaged or was never completely
    /// written; nil if there are none.
    var incompleteEnd: (offset: Int, what: String)?
    /// The offset at which the last record ends.
    var end = LogHeader.byteCount
  }

  /// The maximum number of bytes to read. A log isn't longer than a few large records, but a forged one can be a hole of any
  /// length.
  private static let maximumByteCount = 1 << 31

  /// Reads the records of a log.
  ///
  /// - Parameters:
  ///   - bytes: the contents of the file.
  ///   - base: the version that the log follows.
  static func findings(in bytes: [UInt8], base: Version, path: String) -> Findings {
    var findings = Findings()
    var version = base
    var offset = LogHeader.byteCount
    var checksums: RunningChecksums?
    while offset + LogFile.recordHeaderByteCount <= bytes.count {
      if let record = record(in: bytes, at: offset, path: path), record.version > version {
        findings.records.append(record)
        version = record.version
        offset += LogFile.recordHeaderByteCount + record.payload.count
        findings.end = offset
        continue
      }
      guard let rest = bytes[offset...].firstIndex(where: { $0 != 0 }) else { return findings }
      let what = rest == offset ? "a record is damaged" : "a record is missing"
      let known = checksums ?? RunningChecksums(bytes)
      checksums = known
      guard let next = nextRecord(in: bytes, from: offset + 1, after: version, known) else {
        findings.incompleteEnd = (offset, what)
        return findings
      }
      findings.damages.append((offset, what))
      offset = next
    }
    return findings
  }

  /// Returns the record at an offset; nil if there is no complete record.
  private static func record(in bytes: [UInt8], at offset: Int, path: String) -> LogFile.Record? {
    let length = Int(bytes.littleEndian(at: offset, byteCount: 4))
    let start = offset + LogFile.recordHeaderByteCount
    guard length > 0, length <= LogFile.maximumPayload, length <= bytes.count - start else { return nil }
    // The checksum covers everything except itself.
    guard
      Checksum.crc32c(bytes[offset..<(offset + 4)], bytes[(offset + 8)..<(start + length)])
        == UInt32(bytes.littleEndian(at: offset + 4, byteCount: 4))
    else { return nil }
    let version = Version(rawValue: bytes.littleEndian(at: offset + 8, byteCount: 8))
    guard version < .limit else { return nil }
    return LogFile.Record(
      version: version, path: path, offset: offset, payload: Array(bytes[start..<(start + length)]))
  }

  /// Returns the offset of the next complete record. Each lost record took up some bytes, which limits the version of the next
  /// one.
  private static func nextRecord(
    in bytes: [UInt8], from start: Int, after version: Version, _ checksums: RunningChecksums
  ) -> Int? {
    let versions = version.rawValue + 1...version.rawValue + UInt64(bytes.count)
    for offset in start..<max(start, bytes.count - LogFile.recordHeaderByteCount) {
      // This byte rules out most offsets, because versions are small numbers.
      guard bytes[offset + 15] == 0, versions.contains(bytes.littleEndian(at: offset + 8, byteCount: 8))
      else { continue }
      let length = Int(bytes.littleEndian(at: offset, byteCount: 4))
      let end = offset + LogFile.recordHeaderByteCount + length
      guard length > 0, length <= LogFile.maximumPayload, end <= bytes.count else { continue }
      if checksums.crc32c(Array(bytes[offset..<(offset + 4)]), (offset + 8)..<end)
        == UInt32(bytes.littleEndian(at: offset + 4, byteCount: 4))
      {
        return offset
      }
    }
    return nil
  }

  /// Returns the contents of a log. If the log is longer than any log can be, returns only the beginning.
  static func contents(of path: String, on disk: any Disk) throws(SystemError) -> [UInt8] {
    let file = try disk.open(path, .read)
    return try file.read(at: 0, count: min(try file.size(), maximumByteCount))
  }
}

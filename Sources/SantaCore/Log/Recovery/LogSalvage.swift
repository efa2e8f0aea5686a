/// Finds the records of one log, also behind damaged ones.
enum LogSalvage {
  /// What was found in a log.
  struct Findings {
    var records: [LogFile.Record] = []
    /// Where bytes are that are no record, with the reason.
    var damages: [(offset: Int, what: String)] = []
    /// The offset of bytes behind the last record that are no record: a damaged one, or one that was never completely
    /// written. Nil if there are none.
    var incompleteEnd: (offset: Int, what: String)?
    /// Where the last record ends.
    var end = LogHeader.byteCount
  }

  /// A log is not longer than a few records, but a forged one may consist of a hole of any length.
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

  /// - Returns: nil if the bytes at an offset are no whole record.
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

  /// The offset of the next whole record. Each lost record has taken some bytes, which limits its version.
  private static func nextRecord(
    in bytes: [UInt8], from start: Int, after version: Version, _ checksums: RunningChecksums
  ) -> Int? {
    let versions = version.rawValue + 1...version.rawValue + UInt64(bytes.count)
    for offset in start..<max(start, bytes.count - LogFile.recordHeaderByteCount) {
      // Most bytes are told apart by this one: versions are small numbers.
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

  /// The contents of a log; of a longer one than any can be, the beginning.
  static func contents(of path: String, on disk: any Disk) throws(SystemError) -> [UInt8] {
    let file = try disk.open(path, .read)
    return try file.read(at: 0, count: min(try file.size(), maximumByteCount))
  }
}

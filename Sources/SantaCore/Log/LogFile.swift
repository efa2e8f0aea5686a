/// One log in a store's directory, which this process reads or appends to.
///
/// The file `log.<base>` contains the commits that follow version `base`. A record consists of a header and a payload:
///
/// ```
///  0  length     UInt32    bytes of the payload
///  4  checksum   UInt32    CRC-32C of the rest of the record
///  8  version    UInt64    the commit's number, one more than the record before
/// 16  synced     UInt64    how much of this log was on the disk for certain when the record was written
/// 24  payload    a LogRecord
/// ```
///
/// The last record is followed by zeros that were written in advance, because it takes less time to sync overwritten bytes than
/// a file that grows.
///
/// Not thread-safe: it belongs to ``Log``.
struct LogFile {
  static let recordHeaderByteCount = 24
  /// The maximum length of a record's payload. The length has 32 bits, and a reader must be able to hold the payload
  /// in memory.
  static let maximumPayload = 1 << 30
  /// The number of bytes to read at once.
  private static let window = 256 << 10
  /// The maximum number of bytes after the last complete record: more than a writer that died can have left, which is a record
  /// or two, and zeros.
  private static let longestRest = 2 * maximumPayload + 16 << 20
  /// The limits for extending a log in advance.
  private static let extensions = 64 << 10...1 << 20
  /// The number of bytes by which a log is extended once it has reached its bound.
  private static let smallestExtension = 2 * reserve
  /// The number of zeros to keep after the last record. Only a record that deletes objects may use them, so that objects can
  /// still be deleted on a full disk.
  private static let reserve = 16 << 10

  struct Record {
    var version: Version
    var path: String
    var offset: Int
    var payload: [UInt8]
  }

  /// A sync of everything that a log contains when this value is created. It requires no lock, so other writers can append at
  /// the same time.
  struct Sync: Sendable {
    fileprivate let file: any DiskFile
    fileprivate let bytesOfOthers: Range<Int>

    func perform() throws(SystemError) {
      try LogFile.writeAgain(bytesOfOthers, in: file)
      try file.sync()
    }
  }

  let base: Version
  /// The version of the file's format.
  let formatVersion: UInt32
  /// Whether the log doesn't exist on the disk. In that case it is empty, and a writer will create it.
  let isAbsent: Bool
  private let file: any DiskFile
  /// The end of the records that this process has read, or has appended and published. Everything before it is in snapshots of
  /// this process.
  private(set) var position: LogPosition
  /// The ends of the records that were appended but not published yet.
  private(set) var unpublished: [LogPosition] = []
  /// The offset up to which the log is certain to be on the disk, according to the mark and to this process.
  var synced = LogHeader.byteCount
  /// The size of the file, valid while the lock is held.
  private var size = 0
  /// Whether the bytes after the end were checked since the log was opened. They are then zeros, unless a writer has died
  /// since.
  private var isTailKnown = false
  /// The offset from which on this process wrote all bytes up to the end, with no failed sync since; nil if it wrote none.
  private var ownStart: Int?

  var path: String { file.path }
  /// The end of the appended records.
  var tail: LogPosition { unpublished.last ?? position }
  /// The number of bytes up to the end of the last record.
  var byteCount: Int { tail.offset }

  // MARK: Names

  static func path(in directory: String, base: Version) -> String { "\(directory)/log.\(base.rawValue)" }

  /// Returns the base version in the name of a log; nil for any other name, or for a version above the limit.
  static func base(ofName name: String) -> Version? {
    guard name.hasPrefix("log."), let number = UInt64(name.dropFirst(4)), name == "log.\(number)",
      number < Version.limit.rawValue
    else {
      return nil
    }
    return Version(rawValue: number)
  }

  // MARK: Opening and making

  /// Opens a log. Returns nil if it doesn't exist.
  init?(in directory: String, base: Version, isReadOnly: Bool, disk: any Disk) throws(StoreError) {
    let path = Self.path(in: directory, base: base)
    do { file = try disk.open(path, isReadOnly ? .read : .readWrite) } catch {
      if error.number == SystemError.noEntry { return nil }
      throw .cannotOpen(path, error)
    }
    self.base = base
    isAbsent = false
    position = LogPosition(version: base, offset: LogHeader.byteCount)
    let header: [UInt8]
    do { header = try file.read(at: 0, count: LogHeader.byteCount) } catch {
      throw .system("Reading", path, error)
    }
    formatVersion = try LogHeader.check(header, base: base, path: path)
  }

  /// Creates an empty log that exists only in memory, for a process that must not create the file.
  init(absentIn directory: String, base: Version) {
    file = AbsentLog(path: Self.path(in: directory, base: base), base: base)
    self.base = base
    formatVersion = FileHeader.formatVersion
    isAbsent = true
    position = LogPosition(version: base, offset: LogHeader.byteCount)
  }

  /// Creates an empty log, or replaces an existing one. The file gets its name only once it is complete.
  ///
  /// - Parameter hasReserve: whether to write the reserve for a few deletions, too.
  static func create(
    in directory: String, base: Version, on disk: any Disk, hasReserve: Bool = false
  ) throws(SystemError) {
    let path = directory + "/log.new"
    let zeros = [UInt8](repeating: 0, count: hasReserve ? reserve : 0)
    do {
      let new = try disk.open(path, .new)
      try new.write(LogHeader.encode(base: base) + zeros, at: 0)
      try new.sync()
      try disk.rename(path, to: Self.path(in: directory, base: base))
    } catch {
      try? disk.remove(path)
      throw error
    }
  }

  func isRemoved() throws(SystemError) -> Bool { try file.isRemoved() }

  func isAt(_ path: String) throws(SystemError) -> Bool { try file.isAt(path) }

  // MARK: Reading

  /// The offset at which reading stopped before the requested end, and the reason.
  struct Stop {
    var offset: Int
    var what: String
    /// Whether reading stopped at zeros, as at the end of each log.
    var isAtZeros = false
  }

  /// Skips the records up to and including `version`.
  mutating func skip(to version: Version) throws(StoreError) {
    let (_, stop) = try read(to: nil, upTo: version)
    guard position.version == version else {
      throw .corrupt(
        path, offset: position.offset, stop?.what ?? "the log ends before version \(version.rawValue)")
    }
  }

  /// Reads all records of a log that is followed by another one. That log was synced, and no longer changes.
  mutating func readToEnd() throws(StoreError) -> [Record] {
    let (records, stop) = try read(to: nil)
    if let stop, !stop.isAtZeros { throw .corrupt(path, offset: stop.offset, stop.what) }
    return records
  }

  /// Reads records up to the offset `limit`, up to the version `last`, or until no complete record follows.
  mutating func read(to limit: Int?, upTo last: Version? = nil) throws(StoreError) -> ([Record], Stop?) {
    let limit = if let limit { limit } else { try currentSize() }
    var records: [Record] = []
    var stop: Stop?
    var (bytes, start) = ([UInt8](), position.offset)
    while position.offset < limit && stop == nil && position.version != last {
      let wanted = position.offset + Self.recordHeaderByteCount
      if wanted > start + bytes.count {
        (bytes, start) = (
          try read(at: position.offset, count: min(Self.window, limit - position.offset)), position.offset
        )
      }
      let header = bytes[(position.offset - start)...].prefix(Self.recordHeaderByteCount)
      if header.allSatisfy({ $0 == 0 }) {
        stop = Stop(offset: position.offset, what: "a record is missing", isAtZeros: true)
        break
      }
      let length = header.prefix(4).reversed().reduce(0) { $0 << 8 | Int($1) }
      if length <= Self.maximumPayload, wanted + length <= limit, wanted + length > start + bytes.count,
        try wanted + length <= currentSize()
      {
        (bytes, start) = (
          try read(at: position.offset, count: Self.recordHeaderByteCount + length), position.offset
        )
      }
      do throws(ByteReader.Malformed) {
        let record = try record(in: bytes, at: position.offset - start, start: start, limit: limit)
        guard record.version == position.version.next else {
          stop = Stop(offset: position.offset, what: "version \(position.version.next.rawValue) is missing")
          break
        }
        records.append(record)
        ownStart = nil
        position = LogPosition(
          version: record.version,
          offset: position.offset + Self.recordHeaderByteCount + record.payload.count)
      } catch {
        stop = Stop(offset: position.offset, what: error.what)
      }
    }
    unpublished = []
    return (records, stop)
  }

  /// Returns the record at an index of `bytes`, which were read from the file starting at offset `start`.
  private func record(
    in bytes: [UInt8], at index: Int, start: Int, limit: Int
  ) throws(ByteReader.Malformed) -> Record {
    var reader = ByteReader(bytes, from: index)
    let length = Int(try reader.fixed(UInt32.self))
    let checksum = try reader.fixed(UInt32.self)
    let version = try reader.fixed(UInt64.self)
    let synced = try reader.fixed(UInt64.self)
    guard length <= Self.maximumPayload, start + index + Self.recordHeaderByteCount + length <= limit,
      index + Self.recordHeaderByteCount + length <= bytes.count
    else { throw reader.malformed("a record ends too early") }
    let payload = Array(try reader.take(length))
    guard checksum == Self.checksum(length: length, version: version, synced: synced, payload) else {
      throw reader.malformed("a record's checksum does not match")
    }
    return Record(
      version: Version(rawValue: version), path: path, offset: start + index, payload: payload)
  }

  private static func checksum(length: Int, version: UInt64, synced: UInt64, _ payload: [UInt8]) -> UInt32 {
    var writer = ByteWriter()
    writer.fixed(UInt32(length))
    writer.fixed(version)
    writer.fixed(synced)
    return Checksum.crc32c(writer.bytes[...], payload[...])
  }

  private func read(at offset: Int, count: Int) throws(StoreError) -> [UInt8] {
    do { return try file.read(at: offset, count: max(0, count)) } catch {
      throw .system("Reading", path, error)
    }
  }

  private func currentSize() throws(StoreError) -> Int {
    do { return try file.size() } catch { throw .system("Reading", path, error) }
  }

  /// Returns whether nothing follows the end, judging by the first bytes only. A record's first bytes are written first, so the
  /// answer is certain unless the power has failed since.
  func isAtEnd() throws(StoreError) -> Bool {
    try read(at: position.offset, count: Self.recordHeaderByteCount).allSatisfy { $0 == 0 }
  }

  /// Returns whether there are bytes other than zeros after an offset.
  private func hasRest(from offset: Int) throws(StoreError) -> Bool {
    var offset = offset
    while true {
      let bytes = try read(at: offset, count: Self.window)
      if bytes.isEmpty { return false }
      if bytes.contains(where: { $0 != 0 }) { return true }
      offset += bytes.count
    }
  }

  /// Returns whether the invalid bytes at `offset` are followed by a complete record that was written after these bytes were
  /// synced. In that case, they are not the incomplete end of a log but damage in its middle, and must not be cut off.
  private func isDamage(at offset: Int, size: Int) throws(StoreError) -> Bool {
    let bytes = try read(at: offset, count: size - offset)
    guard let last = bytes.lastIndex(where: { $0 != 0 }) else { return false }
    let versions = position.version.rawValue + 1...position.version.rawValue + UInt64(bytes.count)
    func word(_ index: Int, _ count: Int) -> UInt64 { bytes.littleEndian(at: index, byteCount: count) }
    // The payload of an incomplete record can contain many byte sequences that look like the header of a long record. Only the
    // checksum rules these out, so it must be computed quickly.
    var checksums: RunningChecksums?
    for index in 0...last where index + Self.recordHeaderByteCount <= bytes.count {
      let (length, synced) = (Int(word(index, 4)), word(index + 16, 8))
      guard versions.contains(word(index + 8, 8)), synced > UInt64(offset), synced <= UInt64(offset + index),
        length <= Self.maximumPayload, index + Self.recordHeaderByteCount + length <= bytes.count
      else { continue }
      let known = checksums ?? RunningChecksums(bytes)
      checksums = known
      // The checksum covers everything except itself.
      let rest = (index + 8)..<(index + Self.recordHeaderByteCount + length)
      if known.crc32c(Array(bytes[index..<(index + 4)]), rest) == UInt32(word(index + 4, 4)) { return true }
    }
    return false
  }

  // MARK: Recovering

  /// Recovers the complete records after the end, which were left by a writer that died. Cuts off any bytes that follow them:
  /// the incomplete end of a write that was never synced. The caller must hold the lock.
  ///
  /// - Returns: the records, and whether the log must be synced because anything followed its end.
  /// - Throws: `.corruptFile` if the remaining bytes are damage and not an incomplete write.
  mutating func recoverRest() throws(StoreError) -> (records: [Record], isChanged: Bool) {
    let (records, isTorn) = try readRest()
    if isTorn { try cut() }
    isTailKnown = true
    return (records, isTorn || !records.isEmpty)
  }

  /// Reads the records that a writer would recover, without cutting anything off.
  mutating func readWholeRecords() throws(StoreError) -> [Record] { try readRest().records }

  /// Returns the complete records after the end, and whether incomplete bytes follow them.
  private mutating func readRest() throws(StoreError) -> (records: [Record], isTorn: Bool) {
    size = try currentSize()
    if size < position.offset || size < synced {
      throw .corrupt(path, offset: size, "the log ends before its last commit")
    }
    if isTailKnown, try isAtEnd() { return ([], false) }
    let before = position
    let (records, stop) = try read(to: size)
    let end = position.offset
    // A hole takes no space on the disk, however long it is, but reading it takes time.
    if size - end > Self.longestRest {
      position = before
      throw .corrupt(path, offset: end, stop?.what ?? "a record is missing")
    }
    let hasRest = try hasRest(from: end)
    if !hasRest && end >= synced { return (records, false) }
    let isDamaged = try isDamage(at: end, size: size)
    if end < synced || isDamaged {
      position = before
      throw .corrupt(path, offset: end, stop?.what ?? "a record is missing")
    }
    return (records, true)
  }

  private mutating func cut() throws(StoreError) {
    do { try file.truncate(to: tail.offset) } catch { throw .system("Cutting", path, error) }
    size = tail.offset
  }

  // MARK: Writing

  /// Appends one record, without syncing or publishing it. After a failure, nothing is left that a process would read.
  ///
  /// - Parameters:
  ///   - bound: the length at which the log is followed by a new one.
  ///   - space: the space on the disk, some of which is left free; nil for a record that may use all of it, and the reserve.
  ///   - isScarce: set to true if little space is left.
  mutating func append(
    _ payload: [UInt8], version: Version, bound: Int, within space: LogSpace?, isScarce: inout Bool
  ) throws(StoreError) {
    // The record that this one is based on was discarded, so there would be a gap in the versions.
    if version != tail.version.next { throw .basisLost(path) }
    guard payload.count <= Self.maximumPayload else {
      throw StoreError(
        .inputOutput,
        "A transaction of \(payload.count) bytes exceeds the limit of a log record, \(Self.maximumPayload) bytes.",
        remedy: "Divide it into several writes.")
    }
    var writer = ByteWriter()
    writer.fixed(UInt32(payload.count))
    writer.fixed(
      Self.checksum(
        length: payload.count, version: version.rawValue, synced: UInt64(synced), payload))
    writer.fixed(version.rawValue)
    writer.fixed(UInt64(synced))
    writer.append(payload)
    let end = tail.offset + writer.bytes.count
    // The log was just begun, and its size is not known yet.
    if size < tail.offset { size = try currentSize() }
    let rest = space == nil ? 0 : Self.reserve
    if end + rest > size {
      do throws(SystemError) {
        try extend(to: end, leaving: rest, bound: bound, within: space, isScarce: &isScarce)
      } catch {
        if error.isOfFullDisk { throw .diskFull(path, error) }
        throw .system("Writing to", path, error)
      }
    }
    do { try file.write(writer.bytes, at: tail.offset) } catch {
      // The incomplete record is after the mark, where no process reads it. If it can't be cut off now, the next writer does
      // so.
      isTailKnown = false
      try cut()
      throw .system("Writing to", path, error)
    }
    ownStart = ownStart ?? tail.offset
    unpublished.append(LogPosition(version: version, offset: end))
  }

  /// Extends the log with zeros, to hold a record up to `end` and further records. If the disk is too full for the further
  /// ones, the record itself may still fit.
  ///
  /// - Parameter rest: the number of zeros that must remain after the record.
  private mutating func extend(
    to end: Int, leaving rest: Int, bound: Int, within space: LogSpace?, isScarce: inout Bool
  ) throws(SystemError) {
    let asLongAgain = min(max(end, Self.extensions.lowerBound), Self.extensions.upperBound)
    // Beyond the bound, few zeros are written, for the commits until a new log is begun.
    let step = max(rest, min(asLongAgain, max(bound - end, Self.smallestExtension)))
    do { try writeZeros(to: end + step, within: space, isScarce: &isScarce) } catch {
      try writeZeros(to: end + rest, within: space, isScarce: &isScarce)
    }
  }

  private mutating func writeZeros(
    to newSize: Int, within space: LogSpace?, isScarce: inout Bool
  ) throws(SystemError) {
    try space?.check(growthOf: newSize - size, log: self, isScarce: &isScarce)
    do { try file.write([UInt8](repeating: 0, count: newSize - size), at: size) } catch {
      try file.truncate(to: size)
      throw error
    }
    size = newSize
  }

  /// A sync of the log. It can take a long time, so callers perform it without a lock.
  ///
  /// Bytes that were written by another process, or by this one before a failed sync, are written again first. After a failed
  /// sync, the system may have dropped these bytes without writing them, although it still returns them when they are read. A
  /// second sync then succeeds without writing them, and a process can't detect this. No other process changes these bytes.
  var sync: Sync { Sync(file: file, bytesOfOthers: synced..<max(synced, ownStart ?? tail.offset)) }

  private static func writeAgain(_ range: Range<Int>, in file: any DiskFile) throws(SystemError) {
    var offset = range.lowerBound
    while offset < range.upperBound {
      let bytes = try file.read(at: offset, count: min(window, range.upperBound - offset))
      // The file has been truncated, which the next read detects.
      if bytes.isEmpty { return }
      try file.write(bytes, at: offset)
      offset += bytes.count
    }
  }

  /// Marks everything up to a position as published.
  mutating func markPublished(upTo published: LogPosition) {
    position = published
    unpublished.removeAll { $0.version <= published.version }
  }

  /// Forgets the appended records that were not published. The next writer will find them.
  mutating func forgetTail() {
    unpublished = []
    ownStart = nil
    isTailKnown = false
  }
}

/// The log of one store directory, as one process has it open: what it has read so far, and what it appends.
///
/// A record is a length, a checksum, a version, and that many bytes:
///
/// ```
///  0  length     UInt32    bytes of the payload
///  4  checksum   UInt32    CRC-32C of length, version and payload
///  8  version    UInt64    the commit's number, one more than the record before
/// 16  payload    a LogRecord
/// ```
///
/// Not safe for several threads at once; ``DirectoryBackend`` keeps it behind a mutex.
struct LogFile {
  static let recordHeaderByteCount = 16
  /// No record may be longer: its length is 32 bits, and a reader must be able to hold it.
  static let maximumPayload = 1 << 30

  struct Record {
    var version: Version
    var offset: Int
    var payload: [UInt8]
  }

  private let log: any DiskFile
  /// Nil in a store opened for reading only that has none, as in a copy.
  private let lock: (any DiskFile)?
  /// The end of what was read or appended: everything before is in this process's snapshots.
  private(set) var end: Int
  private(set) var version: Version
  private var failedSync: SystemError?

  var path: String { log.path }

  /// Opens the log of a directory, and makes it if it is not there and `isReadOnly` is false.
  init(directory: String, isReadOnly: Bool, disk: any Disk = SystemDisk()) throws(StoreError) {
    let (logPath, lockPath) = (directory + "/log", directory + "/lock")
    do {
      lock = try disk.open(lockPath, isReadOnly ? .read : .readWriteCreate)
    } catch  where isReadOnly && error.number == SystemError.noEntry {
      lock = nil
    } catch { throw .cannotOpen(lockPath, error) }
    do {
      do {
        log = try disk.open(logPath, isReadOnly ? .read : .readWrite)
      } catch  where error.number == SystemError.noEntry && !isReadOnly {
        try lock?.lock()
        try Self.create(logPath, in: directory, on: disk)
        try lock?.unlock()
        log = try disk.open(logPath, .readWrite)
      }
    } catch { throw .cannotOpen(logPath, error) }
    end = LogHeader.byteCount
    version = .zero
    let header: [UInt8]
    do { header = try log.read(at: 0, count: LogHeader.byteCount) } catch {
      throw .system("Reading", logPath, error)
    }
    try LogHeader.check(header, path: logPath)
  }

  /// A log appears whole under its name, or not at all. Another process may have made it meanwhile.
  private static func create(_ path: String, in directory: String, on disk: any Disk) throws(SystemError) {
    do {
      _ = try disk.open(path, .read)
      return
    } catch  where error.number == SystemError.noEntry {}
    let new = try disk.open(path + ".new", .readWriteCreate)
    try new.truncate(to: 0)
    try new.write(LogHeader.encode(), at: 0)
    try new.sync()
    try disk.rename(path + ".new", to: path)
    try disk.syncDirectory(directory)
  }

  // MARK: Reading

  private func mark() throws(StoreError) -> DurableMark? {
    guard let lock else { return nil }
    // A mark is written in one call and has a checksum; a reader that met one half-written reads it again.
    for _ in 0..<3 {
      do {
        let bytes = try lock.read(at: 0, count: DurableMark.byteCount)
        if bytes.isEmpty { return nil }
        if let mark = DurableMark(bytes) { return mark }
      } catch { throw .system("Reading", lock.path, error) }
    }
    return nil
  }

  /// Whether records were published that this process has not read. Costs one read of 32 bytes.
  func hasNews() throws(StoreError) -> Bool { try mark().map { $0.version > version } ?? false }

  /// Whether the log ends, by its mark and its size, where this process has read to.
  func isAtEnd() throws(StoreError) -> Bool {
    guard try mark()?.version == version else { return false }
    do { return try log.size() == end } catch { throw .system("Reading", log.path, error) }
  }

  /// The records up to the published mark that were not read yet.
  ///
  /// - Throws: `.corruptFile` where one of them is not whole: it was committed, so this is damage.
  mutating func readCommitted() throws(StoreError) -> [Record] {
    guard let mark = try mark(), mark.version > version else { return [] }
    let size: Int
    do { size = try log.size() } catch { throw .system("Reading", log.path, error) }
    guard mark.offset <= size else {
      throw .corrupt(log.path, offset: size, "the log ends before what was committed")
    }
    let (records, stop) = try scan(to: mark.offset)
    if let stop { throw .corrupt(log.path, offset: stop.offset, stop.what) }
    guard records.last?.version == mark.version else {
      throw .corrupt(log.path, offset: end, "records are missing before version \(mark.version.rawValue)")
    }
    advance(over: records)
    return records
  }

  /// Takes over whatever a writer that died, or a power cut, left behind the mark: whole records are committed,
  /// a torn one at the end is cut. The caller holds the lock, so nobody is writing.
  mutating func recover() throws(StoreError) -> [Record] {
    // What a failed sync left behind may never reach the disk, whatever a second one says.
    if let failedSync { throw .syncFailed(log.path, failedSync) }
    var records = try readCommitted()
    let size: Int
    do { size = try log.size() } catch { throw .system("Reading", log.path, error) }
    if size == end {
      // A new store says that nothing is committed, so that nobody takes for committed what a failed commit leaves.
      if try mark() == nil {
        do { try publish(DurableMark(version: version, offset: end)) } catch {
          throw .system("Publishing in", path, error)
        }
      }
      return records
    }
    if size < end { throw .corrupt(log.path, offset: size, "the log ends before what was committed") }
    let (found, stop) = try scan(to: size)
    if let stop, try isFollowedByRecord(stop.offset, size: size, after: found.last?.version ?? version) {
      throw .corrupt(log.path, offset: stop.offset, stop.what)
    }
    advance(over: found)
    records += found
    do {
      if end < size { try log.truncate(to: end) }
    } catch { throw .system("Recovering", log.path, error) }
    do { try log.sync() } catch {
      failedSync = error
      throw .syncFailed(log.path, error)
    }
    do {
      try publish(DurableMark(version: version, offset: end))
    } catch { throw .system("Recovering", log.path, error) }
    return records
  }

  /// What a reader does that may not lock or cut: the committed records, or where nothing says what is committed
  /// (a copy without its lock file), all that are whole.
  mutating func readWithoutRecovering() throws(StoreError) -> [Record] {
    if try mark() != nil { return try readCommitted() }
    let size: Int
    do { size = try log.size() } catch { throw .system("Reading", log.path, error) }
    let (found, stop) = try scan(to: max(size, end))
    if let stop, try isFollowedByRecord(stop.offset, size: size, after: found.last?.version ?? version) {
      throw .corrupt(log.path, offset: stop.offset, stop.what)
    }
    advance(over: found)
    return found
  }

  private mutating func advance(over records: [Record]) {
    guard let last = records.last else { return }
    version = last.version
    end = last.offset + Self.recordHeaderByteCount + last.payload.count
  }

  private struct Stop {
    var offset: Int
    var what: String
  }

  /// The whole records from `end` up to `limit`, and where and why reading stopped short of it.
  private func scan(to limit: Int) throws(StoreError) -> ([Record], Stop?) {
    let bytes: [UInt8]
    do { bytes = try log.read(at: end, count: max(0, limit - end)) } catch {
      throw .system("Reading", log.path, error)
    }
    var records: [Record] = []
    var place = 0
    var expected = version.next
    while end + place < limit {
      do {
        let record = try Self.record(in: bytes, at: place, base: end)
        guard record.version == expected else {
          return (records, Stop(offset: end + place, what: "version \(expected.rawValue) is missing"))
        }
        records.append(record)
        expected = expected.next
        place += Self.recordHeaderByteCount + record.payload.count
      } catch {
        return (records, Stop(offset: end + place, what: error.what))
      }
    }
    return (records, nil)
  }

  private static func record(
    in bytes: [UInt8], at place: Int, base: Int
  ) throws(ByteReader.Malformed) -> Record {
    var reader = ByteReader(bytes, from: place)
    let length = Int(try reader.fixed(UInt32.self))
    let checksum = try reader.fixed(UInt32.self)
    let version = try reader.fixed(UInt64.self)
    guard length <= maximumPayload, place + recordHeaderByteCount + length <= bytes.count else {
      throw reader.malformed("a record ends too early")
    }
    let payload = Array(try reader.take(length))
    guard checksum == Self.checksum(length: UInt32(length), version: version, payload) else {
      throw reader.malformed("a record's checksum does not match")
    }
    return Record(version: Version(rawValue: version), offset: base + place, payload: payload)
  }

  private static func checksum(length: UInt32, version: UInt64, _ payload: [UInt8]) -> UInt32 {
    var writer = ByteWriter()
    writer.fixed(length)
    writer.fixed(version)
    return Checksum.crc32c(writer.bytes[...], payload[...])
  }

  /// Whether a whole later record lies anywhere behind `offset`: then what is broken there is not the torn end of
  /// a log but damage in its middle, and must not be cut away.
  private func isFollowedByRecord(_ offset: Int, size: Int, after version: Version) throws(StoreError) -> Bool
  {
    let bytes: [UInt8]
    do { bytes = try log.read(at: offset, count: size - offset) } catch {
      throw .system("Reading", log.path, error)
    }
    // What is no record at one place is no news: most places are none.
    for place in bytes.indices.dropFirst() {
      if let record = try? Self.record(in: bytes, at: place, base: offset), record.version > version,
        record.version.rawValue - version.rawValue < UInt64(bytes.count)
      {
        return true
      }
    }
    return false
  }

  // MARK: Writing

  /// Whether the store was deleted, or moved away and replaced, while it was open here.
  func isRemoved() throws(StoreError) -> Bool {
    do { return try log.isRemoved() || lock?.isRemoved() ?? false } catch {
      throw .system("Reading", log.path, error)
    }
  }

  func takeLock() throws(StoreError) {
    do { try lock?.lock() } catch { throw .system("Locking", path, error) }
  }

  func giveUpLock() throws(StoreError) {
    do { try lock?.unlock() } catch { throw .system("Unlocking", path, error) }
  }

  /// Appends one record, syncs, and publishes it. On failure nothing was appended that anybody will read.
  mutating func append(_ payload: [UInt8], version: Version) throws(StoreError) {
    if let failedSync { throw .syncFailed(log.path, failedSync) }
    guard payload.count <= Self.maximumPayload else {
      throw StoreError(
        .inputOutput,
        "One transaction of \(payload.count) bytes is more than a log record holds "
          + "(\(Self.maximumPayload)). Split it into several writes.")
    }
    var writer = ByteWriter()
    writer.fixed(UInt32(payload.count))
    writer.fixed(Self.checksum(length: UInt32(payload.count), version: version.rawValue, payload))
    writer.fixed(version.rawValue)
    writer.append(payload)
    do { try log.write(writer.bytes, at: end) } catch {
      // What was half-written lies above the mark, where nobody reads; the next writer cuts it, if this can't.
      do { try log.truncate(to: end) } catch let second { throw .system("Cutting", log.path, second) }
      throw .system("Writing to", log.path, error)
    }
    do { try log.sync() } catch {
      failedSync = error
      throw .syncFailed(log.path, error)
    }
    let mark = DurableMark(version: version, offset: end + writer.bytes.count)
    // Where this fails the record stays above the mark. It is whole, so the next writer takes it over, this process's
    // own next one included; until then it counts as not read.
    do { try publish(mark) } catch { throw .notPublished(path, error) }
    end = mark.offset
    self.version = version
  }

  private func publish(_ mark: DurableMark) throws(SystemError) { try lock?.write(mark.bytes, at: 0) }
}

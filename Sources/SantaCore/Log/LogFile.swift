/// One log of a store directory, as one process has it open: what it has read of it, and what it appends.
///
/// `log.<base>` holds the commits that follow version `base`. A record is a length, a checksum, a version, and what was
/// on the disk when it was written; then that many bytes:
///
/// ```
///  0  length     UInt32    bytes of the payload
///  4  checksum   UInt32    CRC-32C of the rest of the record
///  8  version    UInt64    the commit's number, one more than the record before
/// 16  synced     UInt64    how much of this log was on the disk for certain when the record was written
/// 24  payload    a LogRecord
/// ```
///
/// Zeros follow the last record, written ahead: syncing bytes that replace others is cheaper than syncing a file that
/// grows.
///
/// Not safe for several threads at once; ``Log`` has it.
struct LogFile {
  static let recordHeaderByteCount = 24
  /// No record may be longer: its length is 32 bits, and a reader must be able to hold it.
  static let maximumPayload = 1 << 30
  /// How much is read at once, and how far at least and at most a log is extended ahead.
  private static let window = 256 << 10
  private static let extensions = 64 << 10...1 << 20
  /// How far it is extended where it has reached its bound.
  private static let smallestExtension = 16 << 10

  struct Record {
    var version: Version
    var path: String
    var offset: Int
    var payload: [UInt8]
  }

  /// A sync of a log as it was when this was made. Needs no lock: others may append meanwhile.
  struct Sync: Sendable {
    fileprivate let file: any DiskFile
    fileprivate let bytesOfOthers: Range<Int>

    func perform() throws(SystemError) {
      try LogFile.writeAgain(bytesOfOthers, in: file)
      try file.sync()
    }
  }

  let base: Version
  /// Whether the log is not on the disk. It is empty then, and a writer will make it.
  let isAbsent: Bool
  private let file: any DiskFile
  /// The end of what was read, or appended and published: everything before is in this process's snapshots.
  private(set) var position: LogPosition
  /// The ends of the records that were appended and are not published yet.
  private(set) var unpublished: [LogPosition] = []
  /// How much is on the disk for certain, as far as the mark and this process know.
  var synced = LogHeader.byteCount
  /// The file's size, where the lock is held.
  private var size = 0
  /// Whether zeros alone were seen behind the end since the log was opened, as far as nobody died meanwhile.
  private var isTailKnown = false
  /// This process wrote every byte itself from here to the end, and no sync failed since. Nil where it wrote none.
  private var ownStart: Int?

  var path: String { file.path }
  /// The end of what was appended.
  var tail: LogPosition { unpublished.last ?? position }
  /// The bytes up to the end of the last record.
  var byteCount: Int { tail.offset }

  // MARK: Names

  static func path(in directory: String, base: Version) -> String { "\(directory)/log.\(base.rawValue)" }

  /// The version that the log of this name follows; nil for a name of something else, as one of a version that is higher
  /// than any can be.
  static func base(ofName name: String) -> Version? {
    guard name.hasPrefix("log."), let number = UInt64(name.dropFirst(4)), name == "log.\(number)",
      number < Version.limit.rawValue
    else {
      return nil
    }
    return Version(rawValue: number)
  }

  // MARK: Opening and making

  /// Opens a log; nil where it is not there.
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
    try LogHeader.check(header, base: base, path: path)
  }

  /// An empty log that is not there, for a process that may not make it.
  init(absentIn directory: String, base: Version) {
    file = AbsentLog(path: Self.path(in: directory, base: base), base: base)
    self.base = base
    isAbsent = true
    position = LogPosition(version: base, offset: LogHeader.byteCount)
  }

  /// Makes an empty log, which appears under its name whole or not at all.
  static func create(in directory: String, base: Version, on disk: any Disk) throws(SystemError) {
    let new = try disk.open(directory + "/log.new", .new)
    try new.write(LogHeader.encode(base: base), at: 0)
    try new.sync()
    try disk.rename(directory + "/log.new", to: path(in: directory, base: base))
  }

  /// Gives a log its name again. Processes that have it open keep it.
  static func rename(in directory: String, base: Version, on disk: any Disk) throws(SystemError) {
    let (name, new) = (path(in: directory, base: base), directory + "/log.new")
    try disk.rename(name, to: new)
    try disk.rename(new, to: name)
  }

  func isRemoved() throws(SystemError) -> Bool { try file.isRemoved() }

  func isAt(_ path: String) throws(SystemError) -> Bool { try file.isAt(path) }

  // MARK: Reading

  /// Where reading stopped before the end that was asked for, and why.
  struct Stop {
    var offset: Int
    var what: String
    /// Whether it stopped at zeros, as at the end of every log.
    var isAtZeros = false
  }

  /// Passes over the records of versions that are known already.
  mutating func skip(to version: Version) throws(StoreError) {
    let (_, stop) = try read(to: nil, upTo: version)
    guard position.version == version else {
      throw .corrupt(
        path, offset: position.offset, stop?.what ?? "the log ends before version \(version.rawValue)")
    }
  }

  /// All there is in a log that is followed by another one, and so was synced and is not written to any more.
  mutating func readToEnd() throws(StoreError) -> [Record] {
    let (records, stop) = try read(to: nil)
    if let stop, !stop.isAtZeros { throw .corrupt(path, offset: stop.offset, stop.what) }
    return records
  }

  /// Reads on, up to an offset, a version, or to where no whole record follows.
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

  /// The record at an index of `bytes`, of which the first is at offset `start` of the file.
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

  /// Whether nothing lies behind the end, as far as one look at its first bytes tells. They are the first to be
  /// written, so this is certain unless the power failed since.
  func isAtEnd() throws(StoreError) -> Bool {
    try read(at: position.offset, count: Self.recordHeaderByteCount).allSatisfy { $0 == 0 }
  }

  /// Whether anything but zeros lies behind an offset.
  private func hasRest(from offset: Int) throws(StoreError) -> Bool {
    var offset = offset
    while true {
      let bytes = try read(at: offset, count: Self.window)
      if bytes.isEmpty { return false }
      if bytes.contains(where: { $0 != 0 }) { return true }
      offset += bytes.count
    }
  }

  /// Whether a whole record lies behind `offset` that was written when what is broken there was on the disk: then it
  /// is not the torn end of a log but damage in its middle, and must not be cut away.
  private func isDamage(at offset: Int, size: Int) throws(StoreError) -> Bool {
    let bytes = try read(at: offset, count: size - offset)
    guard let last = bytes.lastIndex(where: { $0 != 0 }) else { return false }
    let versions = position.version.rawValue + 1...position.version.rawValue + UInt64(bytes.count)
    func word(_ index: Int, _ count: Int) -> UInt64 {
      var word: UInt64 = 0
      for byte in (index..<(index + count)).reversed() { word = word << 8 | UInt64(bytes[byte]) }
      return word
    }
    // Numbers among the bytes of a record that is cut short may look like one header after the other, each of a record up to
    // the end. Only the checksum tells, so it must not take long.
    var checksums: RunningChecksums?
    for index in 0...last where index + Self.recordHeaderByteCount <= bytes.count {
      let (length, synced) = (Int(word(index, 4)), word(index + 16, 8))
      guard versions.contains(word(index + 8, 8)), synced > UInt64(offset), synced <= UInt64(offset + index),
        length <= Self.maximumPayload, index + Self.recordHeaderByteCount + length <= bytes.count
      else { continue }
      let known = checksums ?? RunningChecksums(bytes)
      checksums = known
      // The checksum is of all but itself.
      let rest = (index + 8)..<(index + Self.recordHeaderByteCount + length)
      if known.crc32c(Array(bytes[index..<(index + 4)]), rest) == UInt32(word(index + 4, 4)) { return true }
    }
    return false
  }

  // MARK: Recovering

  /// The records that a writer that died left whole behind the end. What else is there is the torn end of what was
  /// never synced, and cut. The caller holds the lock.
  ///
  /// - Returns: also whether there was anything, so that the log must be synced.
  /// - Throws: `.corruptFile` where it is no torn end, but damage.
  mutating func recoverRest() throws(StoreError) -> (records: [Record], isChanged: Bool) {
    let (records, isTorn) = try readRest()
    if isTorn { try cut() }
    isTailKnown = true
    return (records, isTorn || !records.isEmpty)
  }

  /// The same for a process that may not write: it reads what a writer would keep, and cuts nothing.
  mutating func readWholeRecords() throws(StoreError) -> [Record] { try readRest().records }

  /// The whole records behind the end, and whether something torn follows them.
  private mutating func readRest() throws(StoreError) -> (records: [Record], isTorn: Bool) {
    size = try currentSize()
    if size < position.offset || size < synced {
      throw .corrupt(path, offset: size, "the log ends before what was committed")
    }
    if isTailKnown, try isAtEnd() { return ([], false) }
    let before = position
    let (records, stop) = try read(to: size)
    let end = position.offset
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

  /// Appends one record, which is neither synced nor published yet. On failure nothing is there that anybody reads.
  ///
  /// - Parameter bound: how long the log grows before it is followed by another.
  mutating func append(_ payload: [UInt8], version: Version, bound: Int) throws(StoreError) {
    // What this is based on was let go of: a gap in the versions would be damage.
    if version != tail.version.next { throw .basisLost(path) }
    guard payload.count <= Self.maximumPayload else {
      throw StoreError(
        .inputOutput,
        "One transaction of \(payload.count) bytes is more than a log record holds "
          + "(\(Self.maximumPayload)). Split it into several writes.")
    }
    guard version == tail.version.next else {
      throw .corrupt(path, offset: tail.offset, "version \(tail.version.next.rawValue) is missing")
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
    do throws(SystemError) {
      if end <= size {
        try file.write(writer.bytes, at: tail.offset)
      } else {
        try extend(by: writer.bytes, to: end, bound: bound)
      }
    } catch {
      // What was half-written lies above the mark, where nobody reads; the next writer cuts it, if this can't.
      isTailKnown = false
      try cut()
      throw .system("Writing to", path, error)
    }
    ownStart = ownStart ?? tail.offset
    unpublished.append(LogPosition(version: version, offset: end))
  }

  /// Writes a record and zeros behind it. Where the disk has no room for those, the record may still fit.
  private mutating func extend(by record: [UInt8], to end: Int, bound: Int) throws(SystemError) {
    let asLongAgain = min(max(end, Self.extensions.lowerBound), Self.extensions.upperBound)
    // Little is written behind the bound: what commits append before another log is begun.
    let step = min(asLongAgain, max(bound - end, Self.smallestExtension))
    do {
      try file.write(record + [UInt8](repeating: 0, count: step), at: tail.offset)
      size = end + step
    } catch {
      try file.truncate(to: tail.offset)
      size = tail.offset
      try file.write(record, at: tail.offset)
      size = end
    }
  }

  /// What puts the log on the disk: called without any lock, for it takes long.
  ///
  /// Bytes that another process wrote, or this one before a sync failed, are written again first. Where a sync failed,
  /// the system may have dropped them and still show them: then a second sync succeeds, and they are not on the disk.
  /// Nobody can tell from outside whether that happened, and nobody else changes these bytes.
  var sync: Sync { Sync(file: file, bytesOfOthers: synced..<max(synced, ownStart ?? tail.offset)) }

  private static func writeAgain(_ range: Range<Int>, in file: any DiskFile) throws(SystemError) {
    var offset = range.lowerBound
    while offset < range.upperBound {
      let bytes = try file.read(at: offset, count: min(window, range.upperBound - offset))
      // The file was cut meanwhile; the next read finds that out.
      if bytes.isEmpty { return }
      try file.write(bytes, at: offset)
      offset += bytes.count
    }
  }

  /// Everything up to here was published.
  mutating func markPublished(upTo published: LogPosition) {
    position = published
    unpublished.removeAll { $0.version <= published.version }
  }

  /// What was appended and not published is left to the next writer to find.
  mutating func forgetTail() {
    unpublished = []
    ownStart = nil
    isTailKnown = false
  }
}

import Dispatch

/// The logs of a store's directory, which this process reads and appends to.
///
/// Each log begins at the version where the one before it ended, and is named after that version. A log that has
/// exceeded its bound is followed by a new one. The mark in `lock` names the log that is being written. Only the last
/// log ever changes, so a process that still reads an older one reads it to its end and then finds the next by its
/// name.
///
/// Not thread-safe: ``DirectoryBackend`` guards it with a mutex.
struct Log {
  /// The length at which the log of a large store is followed by another.
  static let bound = 4 << 20
  /// The same for a nearly empty store. Beginning a log takes three syncs, so a log should contain a few hundred
  /// commits.
  static let smallestBound = 64 << 10
  /// From this number of segments on, also the log of a small store has the greatest length, so that the numbers suffice for
  /// many terabytes.
  static let manySegments: UInt64 = 1 << 20
  /// How often a reader checks, once per millisecond, whether a running writer has recovered the store.
  private static let maximumWaitCount = 500

  /// The result of reading further.
  enum ReadResult {
    case records([LogFile.Record])
    /// The next log was removed. Its contents have to be read from the store's segments.
    case behind
  }

  let directory: String
  private let disk: any Disk
  private let isReadOnly: Bool
  private let largestBound: Int
  /// The total length of the store's segments, as far as this process knows.
  private var segmentByteCount: Int
  /// The number of segments that the store ever had, as far as this process knows.
  private var segmentCount: UInt64
  /// Nil if a store that is opened for reading only has no lock file, as a copy. The first writer creates it.
  private var lock: (any DiskFile)?
  private var file: LogFile
  /// The version at which reading began.
  private let start: Version
  /// The mark that this process ignored when it opened the store for reading: one from before a power failure, which
  /// a writer will replace. Until then, it does not show which records are committed or damaged.
  private var staleMark: DurableMark?
  /// Whether the disk was nearly full when the log last grew.
  private var isSpaceScarce = false
  /// After a failed sync is recorded here, nothing is appended any more.
  private let faults: StoreFaults

  /// The version up to which the log was read, or appended and published.
  var version: Version { file.position.version }

  /// Opens the logs of a directory, to read on after a version. A store without a log gets one, unless `isReadOnly`.
  ///
  /// - Parameters:
  ///   - bound: the greatest length at which a log is followed by another.
  ///   - segmentByteCount: the total length of the store's segments.
  ///   - segmentCount: the number of segments that the store ever had.
  init(
    directory: String, isReadOnly: Bool, startingAt version: Version, bound: Int = Self.bound,
    segmentByteCount: Int = 0, segmentCount: UInt64 = 0, disk: any Disk = SystemDisk(),
    faults: StoreFaults = StoreFaults()
  ) throws(StoreError) {
    self.directory = directory
    self.disk = disk
    self.faults = faults
    self.isReadOnly = isReadOnly
    largestBound = bound
    self.segmentByteCount = segmentByteCount
    self.segmentCount = segmentCount
    start = version
    let lockPath = directory + "/lock"
    do throws(SystemError) {
      lock = try Self.openLock(lockPath, isReadOnly: isReadOnly, on: disk)
    } catch { throw .cannotOpen(lockPath, error) }
    if let found = try Self.find(version, in: directory, isReadOnly: isReadOnly, disk: disk) {
      file = found
    } else if isReadOnly {
      file = try Self.absent(at: version, in: directory, lock: lock)
    } else {
      file = try Self.begin(at: version, in: directory, lock: lock, disk: disk)
    }
    try skip(to: version)
  }

  private static func openLock(
    _ path: String, isReadOnly: Bool, on disk: any Disk
  ) throws(SystemError) -> (any DiskFile)? {
    if !isReadOnly { return try disk.open(path, .readWriteCreate) }
    do { return try disk.open(path, .read) } catch  where error.number == SystemError.noEntry { return nil }
  }

  /// The log with the commit that follows a version; nil if there is no log at all.
  private static func find(
    _ version: Version, in directory: String, isReadOnly: Bool, disk: any Disk
  ) throws(StoreError) -> LogFile? {
    // A log may be removed between being listed and being opened. Then a later one has the version.
    for _ in 0..<3 {
      let bases: [Version]
      do { bases = try disk.contents(of: directory).compactMap(LogFile.base(ofName:)) } catch {
        throw .cannotOpen(directory, error)
      }
      if bases.isEmpty { return nil }
      guard let base = bases.filter({ $0 <= version }).max() else { break }
      if let file = try LogFile(in: directory, base: base, isReadOnly: isReadOnly, disk: disk) { return file }
    }
    throw .missingLog(directory, after: version.rawValue)
  }

  /// An empty log for a store that has none, in a process that must not create one.
  ///
  /// - Throws: if a log is missing, or if there is no store.
  private static func absent(
    at version: Version, in directory: String, lock: (any DiskFile)?
  ) throws(StoreError) -> LogFile {
    let mark = try mark(in: lock)
    if let mark, mark.version > version { throw .missingLog(directory, after: version.rawValue) }
    if mark == nil && version == .zero {
      let path = LogFile.path(in: directory, base: version)
      throw .cannotOpen(path, SystemError(call: "open", number: SystemError.noEntry))
    }
    return LogFile(absentIn: directory, base: version)
  }

  /// Creates the first log of a store. Another process may have created it meanwhile.
  private static func begin(
    at version: Version, in directory: String, lock: (any DiskFile)?, disk: any Disk
  ) throws(StoreError) -> LogFile {
    do { try lock?.lock() } catch { throw .cannotLock(directory, error) }
    let made: Result<LogFile?, StoreError> = Result { () throws(StoreError) in
      if let made = try find(version, in: directory, isReadOnly: false, disk: disk) { return made }
      if let mark = try mark(in: lock), mark.version > version {
        throw .missingLog(directory, after: version.rawValue)
      }
      do throws(SystemError) {
        try LogFile.create(in: directory, base: version, on: disk)
        try disk.syncDirectory(directory)
        // The mark says that nothing is committed, so that the remains of a failed commit are not mistaken for one;
        // and that the log's name is on the disk.
        try lock?.write(DurableMark(empty: version).bytes, at: 0)
      } catch { throw .cannotOpen(LogFile.path(in: directory, base: version), error) }
      return try LogFile(in: directory, base: version, isReadOnly: false, disk: disk)
    }
    do { try lock?.unlock() } catch { throw .system("Unlocking", directory, error) }
    guard let log = try made.get() else { throw .missingLog(directory, after: version.rawValue) }
    return log
  }

  /// Continues reading after another version, whose state this process has read from segments.
  mutating func restart(at version: Version) throws(StoreError) {
    guard let found = try Self.find(version, in: directory, isReadOnly: isReadOnly, disk: disk) else {
      throw .missingLog(directory, after: version.rawValue)
    }
    file = found
    try skip(to: version)
  }

  /// The log that is being read, with the position up to which it was read.
  var cursor: LogFile { file }

  /// Continues reading at an earlier cursor, if records were read since. Otherwise the cursor stays, because a writer of this
  /// process may have appended a commit since, which the earlier one does not know.
  mutating func goBack(to cursor: LogFile) {
    if version != cursor.position.version { file = cursor }
  }

  /// Skips records up to a version.
  private mutating func skip(to version: Version) throws(StoreError) {
    if version == file.base { return }
    try file.skip(to: version)
  }

  // MARK: Reading

  private static func mark(in lock: (any DiskFile)?) throws(StoreError) -> DurableMark? {
    guard let lock else { return nil }
    // A mark is written by one call and has a checksum. If it is invalid, it may have been read while it was written,
    // and is read again.
    for _ in 0..<3 {
      do {
        let bytes = try lock.read(at: 0, count: DurableMark.byteCount)
        if bytes.isEmpty { return nil }
        if let mark = DurableMark(bytes) { return mark }
      } catch { throw .system("Reading", lock.path, error) }
    }
    return nil
  }

  private func mark() throws(StoreError) -> DurableMark? { try Self.mark(in: lock) }

  /// A function that reads the mark, and is called without holding a lock.
  var markReader: @Sendable () throws(StoreError) -> DurableMark? {
    { [lock] () throws(StoreError) in try Self.mark(in: lock) }
  }

  /// Whether this process has read to the end of the logs, according to the mark and to what follows it.
  func isAtEnd() throws(StoreError) -> Bool {
    guard let mark = try mark(), mark.version == version, mark.base == file.base else { return false }
    guard try file.isAtEnd() else { return false }
    // After a power failure, the mark may be from before a new log was begun.
    if version == file.base { return true }
    return try LogFile(in: directory, base: version, isReadOnly: isReadOnly, disk: disk) == nil
  }

  /// Whether there are committed records that were not read yet. Takes one read of 48 bytes.
  mutating func hasUnreadRecords() throws(StoreError) -> Bool {
    try lookForLock()
    return try mark().map { $0.version > version } ?? false
  }

  /// Opens the lock file if a writer has created it since the store was opened for reading.
  private mutating func lookForLock() throws(StoreError) {
    if lock != nil { return }
    let path = directory + "/lock"
    do { lock = try Self.openLock(path, isReadOnly: isReadOnly, on: disk) } catch {
      throw .cannotOpen(path, error)
    }
  }

  /// Reads the records up to the published mark.
  ///
  /// - Parameter isOpening: whether there may have been a power failure since the last commit. Relaxed commits may
  ///   then be lost, and the mark may be any that was ever written.
  /// - Throws: `.corruptFile` if one of the records is incomplete. Because it was committed, this is damage.
  mutating func readCommitted(isOpening: Bool = false) throws(StoreError) -> ReadResult {
    try reopenIfReplaced()
    guard let mark = try mark(), mark.version > version else { return .records([]) }
    // A writer has created the log meanwhile.
    if file.isAbsent { try restart(at: version) }
    let mayBeStale = isOpening || mark == staleMark
    // A mark that names an earlier log is from before a power failure. The relaxed commits up to it were lost, and
    // other commits got their versions, in a later log.
    if mayBeStale && mark.base < file.base { return .records([]) }
    var records: [LogFile.Record] = []
    while file.base != mark.base {
      let found = try file.readToEnd()
      records += found
      guard file.base < mark.base, file.position.version <= mark.base else {
        throw .corrupt(file.path, offset: file.position.offset, "the log continues after its end")
      }
      // An empty log that another one follows was replaced by a writer, and the one in its place was removed since.
      guard version > file.base, try openNextLog() else { return .behind }
    }
    file.synced = mark.synced
    let (found, stop) = try file.read(to: mark.offset)
    records += found
    if let stop, !mayBeStale || stop.offset < mark.synced {
      throw .corrupt(file.path, offset: stop.offset, stop.what)
    }
    guard mayBeStale || version == mark.version else {
      throw .corrupt(
        file.path, offset: file.position.offset, "records are missing before version \(mark.version.rawValue)"
      )
    }
    return .records(records)
  }

  /// Opens the next log; returns false if there is none.
  private mutating func openNextLog() throws(StoreError) -> Bool {
    guard let next = try LogFile(in: directory, base: version, isReadOnly: isReadOnly, disk: disk) else {
      return false
    }
    file = next
    return true
  }

  /// Recovers the logs after a writer died, or after a power failure. Complete records after the mark are committed, an
  /// incomplete one at the end is cut off, and a new log that was not published is published. The caller holds the
  /// lock, so nobody is writing.
  mutating func recover(isOpening: Bool = false) throws(StoreError) -> ReadResult {
    try checkSyncs()
    guard case .records(var records) = try readCommitted(isOpening: isOpening) else { return .behind }
    let mark = try mark()
    if let mark, mark.base == file.base { file.synced = mark.synced }
    // The process that created the log may have died before it synced the name. This also holds for a log that opening found
    // by the version of the manifest, without reading the one before it.
    if mark?.base != file.base { try syncName() }
    while true {
      let (found, isChanged) = try file.recoverRest()
      records += found
      // With relaxed commits, complete records may not be on the disk yet.
      if isChanged { try syncNow() }
      guard version > file.base, try openNextLog() else { break }
      // The process that created the log may have died before it synced the name.
      if mark?.base != file.base { try syncName() }
    }
    if isOpening { try checkThatNothingFollows() }
    if mark?.version != version || mark?.base != file.base {
      // The mark of a new store says that nothing is committed, so that the remains of a failed commit are not
      // mistaken for one.
      do { try publish() } catch { throw .system("Recovering", directory, error) }
    }
    return .records(records)
  }

  /// The complete records after those that were read, published or not. Does not change the log: the next read begins
  /// at the same position.
  func recordsAhead() throws(StoreError) -> [LogFile.Record] {
    var ahead = self
    guard case .records(var records) = try ahead.readCommitted() else { return [] }
    while true {
      records += try ahead.file.read(to: nil).0
      guard ahead.version > ahead.file.base, try ahead.openNextLog() else { return records }
    }
  }

  /// All complete records after a version, published or not, for a process that removes what they don't name. Nil if they
  /// can't all be read, because another process removes logs.
  static func records(
    after version: Version, in directory: String, disk: any Disk
  ) throws(StoreError) -> [LogFile.Record]? {
    var log = try Log(directory: directory, isReadOnly: true, startingAt: version, disk: disk)
    guard case .records(var records) = try log.readCommitted(isOpening: true) else { return nil }
    while true {
      records += try log.file.read(to: nil).0
      guard log.version > log.file.base, try log.openNextLog() else { return records }
    }
  }

  /// Syncs the name of a log that was not published. The caller holds the lock.
  ///
  /// If a sync of the directory failed, the name of a log without records may be lost, and a second sync does not
  /// repair that. So the log is replaced by a new one first. Records are appended only after the name is on the disk.
  private mutating func syncName() throws(StoreError) {
    if version == file.base, try file.isAtEnd() {
      do { try LogFile.create(in: directory, base: version, on: disk) } catch {
        throw .system("Beginning", file.path, error)
      }
      try reopenIfReplaced()
    }
    do { try disk.syncDirectory(directory) } catch { throw fail(with: error) }
  }

  /// Opens an empty log again if another process has replaced it since.
  private mutating func reopenIfReplaced() throws(StoreError) {
    guard version == file.base, try isLogRemoved() else { return }
    file = try LogFile(in: directory, base: version, isReadOnly: isReadOnly, disk: disk) ?? file
  }

  // MARK: Reading without recovering

  /// Reads the records that a writer would recover, for a process that must not write. Nothing is cut off, synced or
  /// published.
  ///
  /// After a power failure, the mark may be old or missing. Records after it are committed, unless a writer is
  /// appending them at the moment. A shared lock distinguishes the two: while this process holds it, nobody appends.
  /// It is taken only if something follows the mark.
  mutating func readWithoutRecovering() throws(StoreError) -> ReadResult {
    let first = try mark()
    var records: [LogFile.Record] = []
    var (isFresh, looks) = (false, 0)
    while true {
      guard case .records(let committed) = try readCommitted(isOpening: true) else { return .behind }
      records += committed
      let isAtEnd = isFresh ? true : try isAtEnd()
      if isAtEnd { return .records(records) }
      if let rest = try readRestIfNobodyWrites() {
        guard case .records(let found) = rest else { return .behind }
        return .records(records + found)
      }
      // A writer is running. It recovers before it appends, and then publishes what is committed. If it is stopped in
      // between, this process does not wait for it, and reads the commits when they are published.
      if looks == Self.maximumWaitCount { return .records(records) }
      looks += 1
      SystemCalls.pause()
      isFresh = try mark() != first
    }
  }

  /// All complete records that were not read yet, of all logs. Nobody appends meanwhile.
  private mutating func readRest() throws(StoreError) -> ReadResult {
    // A writer may have published records before it released the lock.
    guard case .records(var records) = try readCommitted(isOpening: true) else { return .behind }
    let mark = try mark()
    staleMark = mark
    if let mark, mark.base == file.base { file.synced = mark.synced }
    while true {
      records += try file.readWholeRecords()
      guard version > file.base,
        var next = try LogFile(in: directory, base: version, isReadOnly: isReadOnly, disk: disk)
      else { break }
      // This process can't follow an empty log that was not published, because it may be created again.
      let found = try next.readWholeRecords()
      if found.isEmpty { break }
      records += found
      file = next
    }
    try checkThatNothingFollows()
    return .records(records)
  }

  /// Throws if a log begins after the version at which the others end. This proves that a log between them is
  /// missing, regardless of the mark. The caller holds the lock.
  private func checkThatNothingFollows() throws(StoreError) {
    let bases: [Version]
    do { bases = try disk.contents(of: directory).compactMap(LogFile.base(ofName:)) } catch {
      throw .cannotOpen(directory, error)
    }
    if bases.contains(where: { $0 > version }) { throw .missingLog(directory, after: version.rawValue) }
  }

  /// Excludes writers and reads the rest; returns nil if a writer is running.
  private mutating func readRestIfNobodyWrites() throws(StoreError) -> ReadResult? {
    // Nobody writes to a copy without a lock file, or to a file system without locks.
    guard let lock else { return try readRest() }
    let isLocked: Bool
    do { isLocked = try lock.tryLockShared() } catch {
      if error.isLockingUnsupported { return try readRest() }
      throw .cannotLock(directory, error)
    }
    guard isLocked else { return nil }
    let rest: Result<ReadResult, StoreError> = Result { () throws(StoreError) -> ReadResult in try readRest()
    }
    try giveUpLock()
    return try rest.get()
  }

  // MARK: Locking

  /// Whether the store's path, or another one, leads to the files that are open.
  func isInPlace(_ path: String? = nil) throws(StoreError) -> Bool {
    let path = path ?? directory
    do {
      return try lock?.isAt(path + "/lock") ?? file.isAt(LogFile.path(in: path, base: file.base))
    } catch { throw .system("Looking for", path, error) }
  }

  /// Calls back after commits, as `DiskFile.watch` does.
  ///
  /// - Returns: nil if there is no lock file, to which each commit writes.
  mutating func watch(
    queue: DispatchQueue, isDue: @escaping @Sendable () -> Bool, _ body: @escaping @Sendable () -> Void
  ) throws(StoreError) -> (any Sendable)? {
    try lookForLock()
    do { return try lock?.watch(queue: queue, isDue: isDue, body) } catch {
      throw .cannotOpen(directory + "/lock", error)
    }
  }

  /// Calls back when files of the directory were created, and maybe when they were written to.
  func watchDirectory(
    queue: DispatchQueue, _ body: @escaping @Sendable () -> Void
  ) throws(StoreError) -> any Sendable {
    do { return try disk.open(directory, .read).watch(queue: queue, isDue: { true }, body) } catch {
      throw .cannotOpen(directory, error)
    }
  }

  /// Whether the store was deleted while it was open.
  func isRemoved() throws(StoreError) -> Bool {
    do { return try lock?.isRemoved() ?? file.isRemoved() } catch {
      throw .system("Reading", directory, error)
    }
  }

  /// Whether the log to which commits would be appended was deleted. The caller holds the lock and has read to the
  /// end.
  func isLogRemoved() throws(StoreError) -> Bool {
    do { return try file.isRemoved() } catch { throw .system("Reading", directory, error) }
  }

  /// A function that waits for the writers' lock, and is called without holding another lock, because it may take
  /// long.
  var lockWaiter: @Sendable () throws(StoreError) -> Void {
    { [lock, directory] () throws(StoreError) in
      do { try lock?.lock() } catch { throw .cannotLock(directory, error) }
    }
  }

  /// A function that waits until nobody holds the lock, without taking it. It opens the file again, because a lock
  /// belongs to an open file, and the one that is open may be used by another writer of this process.
  var unlockWaiter: @Sendable () throws(StoreError) -> Void {
    { [disk, directory] () throws(StoreError) in
      do { try disk.open(directory + "/lock", .readWrite).lock() } catch {
        throw .cannotLock(directory, error)
      }
    }
  }

  func tryLock() throws(StoreError) -> Bool {
    do { return try lock?.tryLock() ?? true } catch { throw .cannotLock(directory, error) }
  }

  func giveUpLock() throws(StoreError) {
    do { try lock?.unlock() } catch { throw .system("Unlocking", directory, error) }
  }

  // MARK: Writing

  /// - Parameter mayUseReserve: whether the record may take the space that is reserved for deletions.
  mutating func append(
    _ payload: [UInt8], version: Version, mayUseReserve: Bool = false
  ) throws(StoreError) {
    try checkSyncs()
    let space = LogSpace(
      directory: directory, disk: disk, typicalByteCount: largestBound, segmentByteCount: segmentByteCount)
    try file.append(
      payload, version: version, bound: bound, within: mayUseReserve ? nil : space, isScarce: &isSpaceScarce)
  }

  /// The end of the commits that were appended up to a version, and the sync that writes them to the disk; nil if
  /// they are published already.
  ///
  /// - Throws: if the appended commits were forgotten, so that they can't be made durable any more.
  func unpublished(upTo version: Version) throws(StoreError) -> (LogPosition, LogFile.Sync)? {
    try checkSyncs()
    if let end = file.unpublished.last(where: { $0.version <= version }) { return (end, file.sync) }
    if version > self.version { throw .basisLost(directory) }
    return nil
  }

  /// Makes appended commits visible to other processes.
  mutating func publish(_ end: LogEnd) throws(StoreError) {
    let position = end.position
    let synced = end.isSynced ? position.offset : file.synced
    let mark = DurableMark(
      version: position.version, base: file.base, offset: position.offset, synced: synced)
    // If this fails, the complete records stay after the mark, and count as unread. The next writer, which may be of
    // this process, recovers them.
    do { try lock?.write(mark.bytes, at: 0) } catch {
      file.forgetTail()
      throw .notPublished(directory, error)
    }
    file.markPublished(upTo: position)
    file.synced = synced
  }

  private func publish() throws(SystemError) {
    let mark = DurableMark(
      version: version, base: file.base, offset: file.position.offset, synced: file.synced)
    try lock?.write(mark.bytes, at: 0)
  }

  /// Writes relaxed commits to the disk.
  mutating func syncPublished() throws(StoreError) {
    try checkSyncs()
    if file.synced < file.position.offset { try syncNow() }
  }

  private mutating func syncNow() throws(StoreError) {
    do { try file.sync.perform() } catch { throw fail(with: error) }
    file.synced = file.position.offset
  }

  private func checkSyncs() throws(StoreError) { if let failure = faults.syncing { throw failure } }

  /// Records that a sync failed.
  mutating func fail(with error: SystemError) -> StoreError {
    let failure = StoreError.syncFailed(file.path, error)
    faults.noteFailedSync(failure)
    file.forgetTail()
    return failure
  }

  // MARK: Rotating

  /// Whether there are older logs, whose records should be moved to segments.
  var hasPredecessors: Bool { file.base > start }

  /// The length at which a log of this store is followed by another: about the size of the store, so that its files
  /// are not many times as large. Moving a log to segments then takes no longer than writing the log did.
  private var bound: Int {
    segmentCount < Self.manySegments
      ? min(largestBound, max(Self.smallestBound, segmentByteCount)) : largestBound
  }

  /// Notes the segments of the store, on which the length of a log depends.
  mutating func note(_ manifest: Manifest) {
    (segmentByteCount, segmentCount) = (manifest.segmentByteCount, manifest.nextSegment)
  }

  /// Whether the log has grown beyond its bound, or the disk is so full that its contents should be moved to a segment soon.
  var isFull: Bool { (file.byteCount > bound || isSpaceScarce) && file.tail.version > file.base }

  /// Ends this log and begins another, unless something follows what this process has read or published: a commit
  /// whose mark could not be written, or commits of another process, if reading them failed. They would be lost if
  /// another log began before them. The caller holds the lock.
  ///
  /// If this fails before the new log has its name, nothing has changed, and the next commit tries again. If it fails
  /// later, the next writer finds the new log.
  ///
  /// - Returns: whether another log was begun.
  mutating func rotate() throws(StoreError) -> Bool {
    try checkSyncs()
    guard version > file.base, file.tail == file.position, try isAtEnd() else { return false }
    // Only in the last log may records be lost. Even if all of them are on the disk, a part of a failed one may be, too,
    // because cutting it off was not synced.
    try syncNow()
    do { try LogFile.create(in: directory, base: version, on: disk, hasReserve: true) } catch {
      throw .system("Beginning", LogFile.path(in: directory, base: version), error)
    }
    isSpaceScarce = false
    do { try disk.syncDirectory(directory) } catch { throw fail(with: error) }
    let full = file
    guard try openNextLog() else { throw .missingLog(directory, after: version.rawValue) }
    do { try publish() } catch {
      // The next writer may replace the log that no mark names.
      file = full
      throw .notPublished(directory, error)
    }
    return true
  }

  /// Begins a log of the current format, if the last one has an older format: older programs read that one to its end, and
  /// then find a log that they refuse. The caller holds the lock, and is about to append.
  mutating func beginCurrentFormat() throws(StoreError) {
    if file.formatVersion == FileHeader.formatVersion { return }
    if version > file.base { _ = try rotate() } else { try syncName() }
    guard file.formatVersion == FileHeader.formatVersion else { throw .formatNotBegun(directory) }
  }

  /// Removes the logs that end at or before a version, which is in the store's segments. A process that is still
  /// reading one of them can read it to its end.
  func dropLogs(upTo version: Version) throws(StoreError) {
    do throws(SystemError) {
      let bases = try disk.contents(of: directory).compactMap(LogFile.base(ofName:)).sorted()
      for (base, next) in zip(bases, bases.dropFirst()) where next <= version {
        try disk.remove(LogFile.path(in: directory, base: base))
      }
    } catch { throw .system("Removing old logs of", directory, error) }
  }
}

import Dispatch

/// The logs in a store's directory, which this process reads and appends to.
///
/// Each log begins at the version where the previous one ended, and is named after that version. A log that has exceeded its
/// bound is followed by a new one. The mark in `lock` names the log that is currently written to. Only the last log ever
/// changes, so a process that is still reading an older log reads it to its end, and then finds the next one by its name.
///
/// Not thread-safe: ``DirectoryBackend`` guards it with a mutex.
struct Log {
  /// The length at which the log of a large store is followed by a new one.
  static let bound = 4 << 20
  /// The same limit for a nearly empty store. Beginning a log takes three syncs, so a log should contain a few hundred commits.
  static let smallestBound = 64 << 10
  /// The number of segments at which even the log of a small store may grow to the largest bound, so that segment numbers
  /// suffice for many terabytes.
  static let manySegments: UInt64 = 1 << 20
  /// The maximum number of times that a reader checks, once per millisecond, whether a running writer has recovered the store.
  private static let maximumWaitCount = 500

  /// The result of reading from the logs.
  enum ReadResult {
    case records([LogFile.Record])
    /// The next log was removed. Its contents must be read from the store's segments.
    case behind
  }

  let directory: String
  private let disk: any Disk
  private let isReadOnly: Bool
  private let largestBound: Int
  /// The total length of the store's segments, as far as this process knows.
  private var segmentByteCount: Int
  /// The number of segments that the store has ever had, as far as this process knows.
  private var segmentCount: UInt64
  /// Nil if the store is open for reading only and has no lock file, as in a copy. The first writer creates the file.
  private var lock: (any DiskFile)?
  private var file: LogFile
  /// The version at which reading began.
  private let start: Version
  /// The version of the state in the segments, as far as this process knows.
  private var segmentVersion: Version
  /// The mark that this process ignored when it opened the store for reading. It dates from before a power failure, and a
  /// writer will replace it. Until then, it doesn't show which records are committed or damaged.
  private var staleMark: DurableMark?
  /// Whether the disk was nearly full when the log last grew.
  private var isSpaceScarce = false
  /// The record of failed syncs. After one, nothing more is appended.
  private let faults: StoreFaults

  /// The version up to which this process has read the logs, or has appended and published commits.
  var version: Version { file.position.version }

  /// Opens the logs in a directory, to read the commits after `version`. Creates a log if there is none, unless `isReadOnly` is
  /// true.
  ///
  /// - Parameters:
  ///   - bound: the maximum length at which a log is followed by a new one.
  ///   - segmentByteCount: the total length of the store's segments.
  ///   - segmentCount: the number of segments that the store has ever had.
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
    segmentVersion = version
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

  /// Returns the log that contains the commit after `version`; nil if there are no logs at all.
  private static func find(
    _ version: Version, in directory: String, isReadOnly: Bool, disk: any Disk
  ) throws(StoreError) -> LogFile? {
    // A log can be removed between being listed and being opened. In that case, a later log contains the commit.
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

  /// Returns an empty log for a store without logs, in a process that must not create one.
  ///
  /// - Throws: if a log is missing, or if the directory has no store.
  private static func absent(
    at version: Version, in directory: String, lock: (any DiskFile)?
  ) throws(StoreError) -> LogFile {
    let mark = try mark(in: lock)
    if let mark, mark.version > version { throw .missingLog(directory, after: version.rawValue) }
    if mark == nil && version == .zero { throw .noStore(directory) }
    return LogFile(absentIn: directory, base: version)
  }

  /// Creates the first log of a store, unless another process has just created it.
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
        // The mark says that nothing is committed, so that the remains of a failed commit are not mistaken for one. It also
        // says that the log's name is on the disk.
        try lock?.write(DurableMark(empty: version).bytes, at: 0)
      } catch { throw .cannotOpen(LogFile.path(in: directory, base: version), error) }
      return try LogFile(in: directory, base: version, isReadOnly: false, disk: disk)
    }
    do { try lock?.unlock() } catch { throw .system("Unlocking", directory, error) }
    guard let log = try made.get() else { throw .missingLog(directory, after: version.rawValue) }
    return log
  }

  /// Continues reading after `version`, whose state this process has read from segments.
  mutating func restart(at version: Version) throws(StoreError) {
    guard let found = try Self.find(version, in: directory, isReadOnly: isReadOnly, disk: disk) else {
      throw .missingLog(directory, after: version.rawValue)
    }
    file = found
    try skip(to: version)
  }

  /// The log that is being read, with the current read position.
  var cursor: LogFile { file }

  /// Returns to an earlier cursor if records have been read since. Otherwise, keeps the current cursor, because a writer in
  /// this process may have appended a commit that the earlier cursor doesn't know.
  mutating func goBack(to cursor: LogFile) {
    if version != cursor.position.version { file = cursor }
  }

  /// Skips the records up to and including `version`.
  private mutating func skip(to version: Version) throws(StoreError) {
    if version == file.base { return }
    try file.skip(to: version)
  }

  // MARK: Reading

  private static func mark(in lock: (any DiskFile)?) throws(StoreError) -> DurableMark? {
    guard let lock else { return nil }
    // A mark is written by one call and has a checksum. An invalid mark may have been read while it was being written, so it is
    // read again.
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

  /// A function that reads the mark. Call it without holding a lock.
  var markReader: @Sendable () throws(StoreError) -> DurableMark? {
    { [lock] () throws(StoreError) in try Self.mark(in: lock) }
  }

  /// Returns whether this process has read to the end of the logs, judging by the mark and by the bytes that follow it.
  func isAtEnd() throws(StoreError) -> Bool {
    guard let mark = try mark(), mark.version == version, mark.base == file.base else { return false }
    guard try file.isAtEnd() else { return false }
    // After a power failure, the mark can date from before a new log was begun.
    if version == file.base { return true }
    return try LogFile(in: directory, base: version, isReadOnly: isReadOnly, disk: disk) == nil
  }

  /// Returns whether there are committed records that this process has not read yet. Takes one read of 48 bytes.
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
  /// - Parameter isOpening: whether the power may have failed since the last commit. Relaxed commits can then be lost, and the
  ///   mark can be any that was ever written.
  /// - Throws: `.corruptFile` if a record is incomplete. Because the record was committed, this is damage.
  mutating func readCommitted(isOpening: Bool = false) throws(StoreError) -> ReadResult {
    try reopenIfReplaced()
    guard let mark = try mark(), mark.version > version else { return .records([]) }
    // A writer has since created the missing log.
    if file.isAbsent { try restart(at: version) }
    let mayBeStale = isOpening || mark == staleMark
    // A mark that names an earlier log dates from before a power failure. The relaxed commits up to that mark were lost, and
    // other commits in a later log got their versions.
    if mayBeStale && mark.base < file.base { return .records([]) }
    var records: [LogFile.Record] = []
    while file.base != mark.base {
      let found = try file.readToEnd()
      records += found
      guard file.base < mark.base, file.position.version <= mark.base else {
        throw .corrupt(file.path, offset: file.position.offset, "the log continues after its end")
      }
      // If the log is empty although another log follows it, a writer has replaced it, and the replacement was removed since.
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

  /// Opens the next log. Returns false if there is none.
  private mutating func openNextLog() throws(StoreError) -> Bool {
    guard let next = try LogFile(in: directory, base: version, isReadOnly: isReadOnly, disk: disk) else {
      return false
    }
    file = next
    return true
  }

  /// Recovers the logs after a writer died or the power failed. Complete records after the mark are committed, an incomplete
  /// record at the end is cut off, and a new log that was not published is published. The caller must hold the lock, which
  /// guarantees that no writer is active.
  mutating func recover(isOpening: Bool = false) throws(StoreError) -> ReadResult {
    try checkSyncs()
    guard case .records(var records) = try readCommitted(isOpening: isOpening) else { return .behind }
    let mark = try mark()
    if let mark, mark.base == file.base { file.synced = mark.synced }
    // The process that created the log may have died before it synced the name. That includes a log that was found on opening
    // by the version of the manifest, without reading the log before it.
    if mark?.base != file.base { try syncName() }
    while true {
      let (found, isChanged) = try file.recoverRest()
      records += found
      // If commits were relaxed, complete records might not be on the disk yet.
      if isChanged { try syncNow() }
      guard version > file.base, try openNextLog() else { break }
      // The process that created the log may have died before it synced the name.
      if mark?.base != file.base { try syncName() }
    }
    if isOpening { try checkThatNothingFollows() }
    if mark?.version != version || mark?.base != file.base {
      // The mark of a new store says that nothing is committed, so that the remains of a failed commit are not mistaken for
      // one.
      do { try publish() } catch { throw .system("Recovering", directory, error) }
    }
    return .records(records)
  }

  /// Returns the complete records after the read position, published or not. The read position stays the same.
  func recordsAhead() throws(StoreError) -> [LogFile.Record] {
    var ahead = self
    guard case .records(var records) = try ahead.readCommitted() else { return [] }
    while true {
      records += try ahead.file.read(to: nil).0
      guard ahead.version > ahead.file.base, try ahead.openNextLog() else { return records }
    }
  }

  /// Returns all complete records after a version, published or not, for a process that removes the files that no record names.
  /// Returns nil if not all of them can be read, because another process is removing logs.
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

  /// Syncs the name of a log that has not been published. The caller must hold the lock.
  ///
  /// If an earlier sync of the directory failed, the name of a log without records may be lost, and a second sync would not
  /// restore it. A log without records is therefore replaced by a new one first. Records are appended only after the name is on
  /// the disk.
  private mutating func syncName() throws(StoreError) {
    if version == file.base, try file.isAtEnd() {
      do { try LogFile.create(in: directory, base: version, on: disk) } catch {
        throw .system("Beginning", file.path, error)
      }
      try reopenIfReplaced()
    }
    do { try disk.syncDirectory(directory) } catch { throw fail(with: error) }
  }

  /// Reopens an empty log if another process has replaced it.
  private mutating func reopenIfReplaced() throws(StoreError) {
    guard version == file.base, try isLogRemoved() else { return }
    file = try LogFile(in: directory, base: version, isReadOnly: isReadOnly, disk: disk) ?? file
  }

  // MARK: Reading without recovering

  /// Reads the records that a writer would recover, for a process that must not write. Nothing is cut off, synced or published.
  ///
  /// After a power failure, the mark can be old or missing. Records after it are committed, unless a writer is currently
  /// appending them. A shared lock distinguishes the two cases, because no writer can append while this process holds it. The
  /// lock is acquired only if something follows the mark.
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
      // A writer is running. It recovers the logs before it appends, and then publishes all committed records. If the writer is
      // suspended in between, this process doesn't wait for it, and reads the commits once they are published.
      if looks == Self.maximumWaitCount { return .records(records) }
      looks += 1
      SystemCalls.pause()
      isFresh = try mark() != first
    }
  }

  /// Reads all remaining complete records of all logs. The caller must exclude writers.
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
      // An empty log that was not published can't be followed, because a writer may create it again.
      let found = try next.readWholeRecords()
      if found.isEmpty { break }
      records += found
      file = next
    }
    try checkThatNothingFollows()
    return .records(records)
  }

  /// Throws if a log begins after the version at which the logs read so far end. The gap proves that a log between them is
  /// missing, regardless of the mark. The caller must hold the lock.
  private func checkThatNothingFollows() throws(StoreError) {
    let bases: [Version]
    do { bases = try disk.contents(of: directory).compactMap(LogFile.base(ofName:)) } catch {
      throw .cannotOpen(directory, error)
    }
    if bases.contains(where: { $0 > version }) { throw .missingLog(directory, after: version.rawValue) }
  }

  /// Excludes writers and reads the remaining records. Returns nil if a writer is running.
  private mutating func readRestIfNobodyWrites() throws(StoreError) -> ReadResult? {
    // Without a lock, the store can only be read: it is a copy without a lock file, or on a file system without locks.
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

  /// Returns whether a path, by default the store's own, leads to the open files.
  func isInPlace(_ path: String? = nil) throws(StoreError) -> Bool {
    let path = path ?? directory
    do {
      return try lock?.isAt(path + "/lock") ?? file.isAt(LogFile.path(in: path, base: file.base))
    } catch { throw .system("Looking for", path, error) }
  }

  /// Calls `body` after commits, as `DiskFile.watch` does.
  ///
  /// - Returns: nil if there is no lock file. Every commit writes to that file.
  mutating func watch(
    queue: DispatchQueue, isDue: @escaping @Sendable () -> Bool, _ body: @escaping @Sendable () -> Void
  ) throws(StoreError) -> (any Sendable)? {
    try lookForLock()
    do { return try lock?.watch(queue: queue, isDue: isDue, body) } catch {
      throw .cannotOpen(directory + "/lock", error)
    }
  }

  /// Calls `body` when files in the directory are created, and possibly when they are written to.
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

  /// Returns whether the log that commits would be appended to was deleted. The caller must hold the lock, and must have read
  /// to the end.
  func isLogRemoved() throws(StoreError) -> Bool {
    do { return try file.isRemoved() } catch { throw .system("Reading", directory, error) }
  }

  /// A function that waits for the writers' lock. It can take a long time, so callers must not hold another lock.
  var lockWaiter: @Sendable () throws(StoreError) -> Void {
    { [lock, directory] () throws(StoreError) in
      do { try lock?.lock() } catch { throw .cannotLock(directory, error) }
    }
  }

  /// A function that waits until the writers' lock is free, without keeping it. It opens the lock file again, because a lock
  /// belongs to an open file, and another writer in this process may be using the one that is already open.
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

  /// - Parameter mayUseReserve: whether the record may use the space that is reserved for deletions.
  mutating func append(
    _ payload: [UInt8], version: Version, mayUseReserve: Bool = false
  ) throws(StoreError) {
    try checkSyncs()
    let space = LogSpace(
      directory: directory, disk: disk, typicalByteCount: largestBound, segmentByteCount: segmentByteCount,
      segmentVersion: segmentVersion)
    try file.append(
      payload, version: version, bound: bound, within: mayUseReserve ? nil : space, isScarce: &isSpaceScarce)
  }

  /// Returns the end of the commits that were appended up to a version, and the sync that writes them to the disk; nil if they
  /// are already published.
  ///
  /// - Throws: if the appended commits were discarded, and can no longer be made durable.
  func unpublished(upTo version: Version) throws(StoreError) -> (LogPosition, LogFile.Sync)? {
    try checkSyncs()
    if let end = file.unpublished.last(where: { $0.version <= version }) { return (end, file.sync) }
    if version > self.version { throw .basisLost(directory) }
    return nil
  }

  /// Makes the appended commits up to `end` visible to other processes.
  mutating func publish(_ end: LogEnd) throws(StoreError) {
    let position = end.position
    let synced = end.isSynced ? position.offset : file.synced
    let mark = DurableMark(
      version: position.version, base: file.base, offset: position.offset, synced: synced)
    // If this fails, the complete records stay after the mark and count as unread. The next writer, possibly in this process,
    // recovers them.
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

  /// Records that a sync failed, and returns the error to throw.
  mutating func fail(with error: SystemError) -> StoreError {
    let failure = StoreError.syncFailed(file.path, error)
    faults.noteFailedSync(failure)
    file.forgetTail()
    return failure
  }

  // MARK: Rotating

  /// Whether there are older logs, whose records should be moved to segments.
  var hasPredecessors: Bool { file.base > start }

  /// The length at which a log of this store is followed by a new one. It is about the size of the store, so that the logs
  /// don't become many times as large as the data. Moving a log to segments then takes no longer than writing the log did.
  private var bound: Int {
    segmentCount < Self.manySegments
      ? min(largestBound, max(Self.smallestBound, segmentByteCount)) : largestBound
  }

  /// Records the length and number of the store's segments, which determine the bound of a log.
  mutating func note(_ manifest: Manifest) {
    (segmentByteCount, segmentCount) = (manifest.segmentByteCount, manifest.nextSegment)
    segmentVersion = max(segmentVersion, manifest.version)
  }

  /// Whether the log has grown beyond its bound, or the disk is so full that the log should be moved to a segment soon.
  var isFull: Bool { (file.byteCount > bound || isSpaceScarce) && file.tail.version > file.base }

  /// Ends this log and begins a new one, unless anything follows the last record that this process has read or published: a
  /// commit whose mark could not be written, or commits by another process that could not be read. They would be lost if a new
  /// log began before them. The caller must hold the lock.
  ///
  /// If this fails before the new log has its name, nothing has changed, and the next commit tries again. If it fails later,
  /// the next writer finds the new log.
  ///
  /// - Returns: whether a new log was begun.
  mutating func rotate() throws(StoreError) -> Bool {
    try checkSyncs()
    guard version > file.base, file.tail == file.position, try isAtEnd() else { return false }
    // Records may be lost only from the last log, so sync this one first. Even if all of its records are on the disk, part of a
    // failed record may be there, too, because cutting it off was not synced.
    try syncNow()
    do { try LogFile.create(in: directory, base: version, on: disk, hasReserve: true) } catch {
      throw .system("Beginning", LogFile.path(in: directory, base: version), error)
    }
    isSpaceScarce = false
    do { try disk.syncDirectory(directory) } catch { throw fail(with: error) }
    let full = file
    guard try openNextLog() else { throw .missingLog(directory, after: version.rawValue) }
    do { try publish() } catch {
      // No mark names the new log, so the next writer may replace it.
      file = full
      throw .notPublished(directory, error)
    }
    return true
  }

  /// Begins a log of the current format if the last one has an older format. Older programs read the old log to its end, and
  /// then find a log that they refuse to read. The caller must hold the lock, and is about to append.
  mutating func beginCurrentFormat() throws(StoreError) {
    if file.formatVersion == FileHeader.formatVersion { return }
    if version > file.base { _ = try rotate() } else { try syncName() }
    guard file.formatVersion == FileHeader.formatVersion else { throw .formatNotBegun(directory) }
  }

  /// Returns the logs that are followed by another one, with their lengths.
  func extents() throws(StoreError) -> [HistoryKeeping.LogExtent] {
    try Self.extents(in: directory, disk: disk)
  }

  static func extents(
    in directory: String, disk: any Disk
  ) throws(StoreError) -> [HistoryKeeping.LogExtent] {
    var extents: [HistoryKeeping.LogExtent] = []
    do throws(SystemError) {
      let bases = try disk.contents(of: directory).compactMap(LogFile.base(ofName:)).coldSorted()
      for (base, next) in zip(bases, bases.dropFirst()) {
        let byteCount = try disk.open(LogFile.path(in: directory, base: base), .read).size()
        extents.append(HistoryKeeping.LogExtent(base: base, end: next, byteCount: byteCount))
      }
    } catch { throw .system("Reading the logs of", directory, error) }
    return extents
  }

  /// Removes the logs that end at or before `version`, which is in the store's segments. A process that is still reading one of
  /// them can read it to its end.
  func dropLogs(upTo version: Version) throws(StoreError) {
    do throws(SystemError) {
      let bases = try disk.contents(of: directory).compactMap(LogFile.base(ofName:)).coldSorted()
      for (base, next) in zip(bases, bases.dropFirst()) where next <= version {
        try disk.remove(LogFile.path(in: directory, base: base))
      }
    } catch { throw .system("Removing old logs of", directory, error) }
  }
}

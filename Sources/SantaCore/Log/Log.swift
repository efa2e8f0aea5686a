import Dispatch

/// The logs of one store directory, as one process follows and continues them.
///
/// Each log begins where the one before ended, and is named for that version. A log that has grown beyond its bound is
/// followed by a new one; the mark in `lock` says which is being written to. A log that is not the last one is never
/// changed again, so that whoever is still reading it comes to its end and finds the next by its name.
///
/// Not safe for several threads at once; ``DirectoryBackend`` keeps it behind a mutex.
struct Log {
  /// How long a log of a large store grows before another one is begun.
  static let bound = 4 << 20
  /// The same for a store that holds next to nothing. Beginning a log costs three syncs, so a log should be worth a few
  /// hundred commits.
  static let smallestBound = 64 << 10
  /// How often, a thousandth of a second apart, a reader looks whether a writer at work has recovered the store.
  private static let maximumWaitCount = 500

  /// What reading on came to.
  enum ReadResult {
    case records([LogFile.Record])
    /// The log that comes next was dropped: what it held is in the store's segments, and has to be taken from there.
    case behind
  }

  let directory: String
  private let disk: any Disk
  private let isReadOnly: Bool
  private let largestBound: Int
  /// How many bytes the store's segments have, as far as this process knows.
  var segmentByteCount: Int
  /// Nil in a store opened for reading only that has none, as in a copy.
  private let lock: (any DiskFile)?
  private var file: LogFile
  /// Where reading began.
  private let start: Version
  /// The mark that this process read on without, when it opened the store for reading: one from before a power cut,
  /// which a writer will replace. Until then it tells neither what is committed nor what is damaged.
  private var staleMark: DurableMark?
  /// A failed sync is noted there, and nothing is appended any more.
  private let faults: StoreFaults

  /// What was read, or appended and published.
  var version: Version { file.position.version }

  /// Opens the logs of a directory at a version: reading goes on behind it. A store that has no log yet gets one, where
  /// `isReadOnly` is false.
  ///
  /// - Parameters:
  ///   - bound: how long a log grows at most before another one is begun.
  ///   - segmentByteCount: how many bytes the store's segments have.
  init(
    directory: String, isReadOnly: Bool, startingAt version: Version, bound: Int = Self.bound,
    segmentByteCount: Int = 0, disk: any Disk = SystemDisk(), faults: StoreFaults = StoreFaults()
  ) throws(StoreError) {
    self.directory = directory
    self.disk = disk
    self.faults = faults
    self.isReadOnly = isReadOnly
    largestBound = bound
    self.segmentByteCount = segmentByteCount
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

  /// The log that holds what follows a version; nil where there is no log at all.
  private static func find(
    _ version: Version, in directory: String, isReadOnly: Bool, disk: any Disk
  ) throws(StoreError) -> LogFile? {
    // A log may be dropped between being listed and being opened; then a later one holds the version.
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

  /// The log of a store that has none, for a process that may not make it.
  ///
  /// - Throws: where a log is lost, and where there is no store.
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

  /// Makes the first log of a store. Another process may have made it meanwhile.
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
        // Says that nothing is committed, so that nobody takes for committed what a failed commit leaves; and that the
        // log's name is on the disk.
        try lock?.write(DurableMark(empty: version).bytes, at: 0)
      } catch { throw .cannotOpen(LogFile.path(in: directory, base: version), error) }
      return try LogFile(in: directory, base: version, isReadOnly: false, disk: disk)
    }
    do { try lock?.unlock() } catch { throw .system("Unlocking", directory, error) }
    guard let log = try made.get() else { throw .missingLog(directory, after: version.rawValue) }
    return log
  }

  /// Goes back, or ahead, to a version whose state this process has otherwise.
  mutating func restart(at version: Version) throws(StoreError) {
    guard let found = try Self.find(version, in: directory, isReadOnly: isReadOnly, disk: disk) else {
      throw .missingLog(directory, after: version.rawValue)
    }
    file = found
    try skip(to: version)
  }

  /// The log that is being read, with the position up to which it was read.
  var cursor: LogFile { file }

  /// Continues reading at an earlier cursor.
  mutating func goBack(to cursor: LogFile) { file = cursor }

  /// Passes over what is known already.
  private mutating func skip(to version: Version) throws(StoreError) {
    if version == file.base { return }
    try file.skip(to: version)
  }

  // MARK: Reading

  private static func mark(in lock: (any DiskFile)?) throws(StoreError) -> DurableMark? {
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

  private func mark() throws(StoreError) -> DurableMark? { try Self.mark(in: lock) }

  /// What reads the mark: called without any lock.
  var markReader: @Sendable () throws(StoreError) -> DurableMark? {
    { [lock] () throws(StoreError) in try Self.mark(in: lock) }
  }

  /// Whether the logs end, by the mark and by what lies behind it, where this process has read to.
  func isAtEnd() throws(StoreError) -> Bool {
    guard let mark = try mark(), mark.version == version, mark.base == file.base else { return false }
    guard try file.isAtEnd() else { return false }
    // After a power cut the mark may be one from before a new log was begun.
    if version == file.base { return true }
    return try LogFile(in: directory, base: version, isReadOnly: isReadOnly, disk: disk) == nil
  }

  /// What was committed and not read yet. Costs one read of 48 bytes where that is nothing.
  func hasUnreadRecords() throws(StoreError) -> Bool { try mark().map { $0.version > version } ?? false }

  /// The records up to the published mark that were not read yet.
  ///
  /// - Parameter isOpening: whether the power may have failed since the last commit, so that relaxed ones may be lost,
  ///   and the mark may be any that was ever written.
  /// - Throws: `.corruptFile` where one of them is not whole: it was committed, so this is damage.
  mutating func readCommitted(isOpening: Bool = false) throws(StoreError) -> ReadResult {
    guard let mark = try mark(), mark.version > version else { return .records([]) }
    // A writer made it meanwhile.
    if file.isAbsent { try restart(at: version) }
    let mayBeStale = isOpening || mark == staleMark
    // A mark of relaxed commits that were lost, after which others took their versions and a later log.
    if mayBeStale && mark.base < file.base { return .records([]) }
    var records: [LogFile.Record] = []
    while file.base != mark.base {
      let found = try file.readToEnd()
      records += found
      guard file.base < mark.base, file.position.version <= mark.base else {
        throw .corrupt(file.path, offset: file.position.offset, "the log goes on behind the end that it had")
      }
      if file.position.version == file.base { throw .missingLog(directory, after: version.rawValue) }
      guard try openNextLog() else { return .behind }
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

  /// Opens the log that follows where this one ends; false where it is not there.
  private mutating func openNextLog() throws(StoreError) -> Bool {
    guard let next = try LogFile(in: directory, base: version, isReadOnly: isReadOnly, disk: disk) else {
      return false
    }
    file = next
    return true
  }

  /// Takes over whatever a writer that died, or a power cut, left behind the mark: whole records are committed,
  /// a torn one at the end is cut, a new log that was not announced is. The caller holds the lock, so nobody is
  /// writing.
  mutating func recover(isOpening: Bool = false) throws(StoreError) -> ReadResult {
    try checkSyncs()
    guard case .records(var records) = try readCommitted(isOpening: isOpening) else { return .behind }
    let mark = try mark()
    if let mark, mark.base == file.base { file.synced = mark.synced }
    // The process that made the first log may have died before its name was on the disk.
    if mark == nil { try syncName() }
    while true {
      let (found, isChanged) = try file.recoverRest()
      records += found
      // A store that was relaxed may have more in the log than is on the disk; whole logs are.
      if isChanged { try syncNow() }
      guard version > file.base, try openNextLog() else { break }
      // The process that made it may have died before its name was on the disk.
      if mark?.base != file.base { try syncName() }
    }
    if isOpening { try checkThatNothingFollows() }
    if mark?.version != version || mark?.base != file.base {
      // A new store says that nothing is committed, so that nobody takes for committed what a failed commit leaves.
      do { try publish() } catch { throw .system("Recovering", directory, error) }
    }
    return .records(records)
  }

  /// The whole records behind what was read, published or not. Nothing is taken over: the next reading begins where this
  /// one did.
  func recordsAhead() throws(StoreError) -> [LogFile.Record] {
    var ahead = self
    guard case .records(var records) = try ahead.readCommitted() else { return [] }
    while true {
      records += try ahead.file.read(to: nil).0
      guard ahead.version > ahead.file.base, try ahead.openNextLog() else { return records }
    }
  }

  /// Makes sure of the name of a log that was not announced. The caller holds the lock.
  ///
  /// A log without records may have lost its name to a failed sync of the directory, which a second sync does not
  /// repair. So it is given the name again. Records are appended only after the name was on the disk.
  private mutating func syncName() throws(StoreError) {
    let isEmpty = version == file.base ? try file.isAtEnd() : false
    do throws(SystemError) {
      if isEmpty { try LogFile.rename(in: directory, base: file.base, on: disk) }
      try disk.syncDirectory(directory)
    } catch { throw fail(with: error) }
  }

  // MARK: Reading without recovering

  /// Reads what a writer would recover, for a process that may not write: nothing is cut, synced or published.
  ///
  /// After a power cut the mark may be one from long before, or none. What lies behind it is committed, unless a writer
  /// is just appending it. A shared lock tells the two apart: while this process has it, nobody appends. It is taken
  /// only where something lies behind the mark.
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
      // A writer is at work. It recovers before it appends, and then says what is committed. One that is stopped in
      // between is not waited for: what it says later is news.
      if looks == Self.maximumWaitCount { return .records(records) }
      looks += 1
      SystemCalls.pause()
      isFresh = try mark() != first
    }
  }

  /// Everything whole that was not read yet, from log to log. Nobody appends meanwhile.
  private mutating func readRest() throws(StoreError) -> ReadResult {
    // A writer may have published something before it gave up the lock.
    guard case .records(var records) = try readCommitted(isOpening: true) else { return .behind }
    let mark = try mark()
    staleMark = mark
    if let mark, mark.base == file.base { file.synced = mark.synced }
    while true {
      records += try file.readWholeRecords()
      guard version > file.base,
        var next = try LogFile(in: directory, base: version, isReadOnly: isReadOnly, disk: disk)
      else { break }
      // A log that is empty and was not announced is not this process's to follow: it may be made again.
      let found = try next.readWholeRecords()
      if found.isEmpty { break }
      records += found
      file = next
    }
    try checkThatNothingFollows()
    return .records(records)
  }

  /// A log that begins behind the version where the others end is proof that one between them is lost, whatever the mark
  /// says. The caller holds the lock.
  private func checkThatNothingFollows() throws(StoreError) {
    let bases: [Version]
    do { bases = try disk.contents(of: directory).compactMap(LogFile.base(ofName:)) } catch {
      throw .cannotOpen(directory, error)
    }
    if bases.contains(where: { $0 > version }) { throw .missingLog(directory, after: version.rawValue) }
  }

  /// Keeps writers out and reads the rest; nil where a writer is at work.
  private mutating func readRestIfNobodyWrites() throws(StoreError) -> ReadResult? {
    // Nobody writes in a copy without a lock file, nor on a file system without locks.
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

  /// Whether the store's path, or another one, leads to the files that are open here.
  func isInPlace(_ path: String? = nil) throws(StoreError) -> Bool {
    let path = path ?? directory
    do {
      return try lock?.isAt(path + "/lock") ?? file.isAt(LogFile.path(in: path, base: file.base))
    } catch { throw .system("Looking for", path, error) }
  }

  /// Calls back when something was committed, as `DiskFile.watch` does; nil if there is no lock file, which is written to
  /// with every commit.
  func watch(
    queue: DispatchQueue, isDue: @escaping @Sendable () -> Bool, _ body: @escaping @Sendable () -> Void
  ) throws(StoreError) -> (any Sendable)? {
    do { return try lock?.watch(queue: queue, isDue: isDue, body) } catch {
      throw .cannotOpen(directory + "/lock", error)
    }
  }

  /// Whether the store was deleted while it was open here.
  func isRemoved() throws(StoreError) -> Bool {
    do { return try lock?.isRemoved() ?? file.isRemoved() } catch {
      throw .system("Reading", directory, error)
    }
  }

  /// Whether the log that would be written to was deleted. The caller holds the lock and has read to the end.
  func isLogRemoved() throws(StoreError) -> Bool {
    do { return try file.isRemoved() } catch { throw .system("Reading", directory, error) }
  }

  /// What waits for the writers' lock: called without any other, for it may take long.
  var lockWaiter: @Sendable () throws(StoreError) -> Void {
    { [lock, directory] () throws(StoreError) in
      do { try lock?.lock() } catch { throw .cannotLock(directory, error) }
    }
  }

  /// What waits until nobody has the lock, and does not take it: through a file of its own, because a lock belongs to
  /// an open file, and this one may be another writer's of this process by then.
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

  mutating func append(_ payload: [UInt8], version: Version) throws(StoreError) {
    try checkSyncs()
    try file.append(payload, version: version, bound: bound)
  }

  /// Where what was appended up to a version ends, and the sync that puts it on the disk; nil if that is published
  /// already.
  func unpublished(upTo version: Version) throws(StoreError) -> (LogPosition, LogFile.Sync)? {
    try checkSyncs()
    return file.unpublished.last { $0.version <= version }.map { ($0, file.sync) }
  }

  /// Shows other processes what was appended up to an end.
  mutating func publish(_ end: LogEnd) throws(StoreError) {
    let position = end.position
    let synced = end.isSynced ? position.offset : file.synced
    let mark = DurableMark(
      version: position.version, base: file.base, offset: position.offset, synced: synced)
    // Where this fails the records stay above the mark. They are whole, so the next writer takes them over, this
    // process's own next one included; until then they count as not read.
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

  /// Puts on the disk what relaxed commits have left to the system.
  mutating func syncPublished() throws(StoreError) {
    try checkSyncs()
    if file.synced < file.position.offset { try syncNow() }
  }

  private mutating func syncNow() throws(StoreError) {
    do { try file.sync.perform() } catch { throw fail(with: error) }
    file.synced = file.position.offset
  }

  private func checkSyncs() throws(StoreError) { if let failure = faults.syncing { throw failure } }

  /// Takes note that a sync failed.
  mutating func fail(with error: SystemError) -> StoreError {
    let failure = StoreError.syncFailed(file.path, error)
    faults.noteFailedSync(failure)
    file.forgetTail()
    return failure
  }

  // MARK: Rotating

  /// Whether there is a log whose records are to be put into segments: one that another follows.
  var hasPredecessors: Bool { file.base > start }

  /// How long a log of this store grows: about as much as the store holds, so that its files are not many times as
  /// large. Putting the store into segments then costs no more than its log did.
  private var bound: Int { min(largestBound, max(Self.smallestBound, segmentByteCount)) }

  /// Whether the log has grown beyond its bound.
  var isFull: Bool { file.byteCount > bound && file.tail.version > file.base }

  /// Ends this log and begins another. The caller holds the lock, and has published everything.
  ///
  /// Where it fails before the new log has its name, nothing has changed, and the next commit may try again; where it
  /// fails later, the next writer finds the new log.
  mutating func rotate() throws(StoreError) {
    try checkSyncs()
    if version == file.base || file.tail != file.position { return }
    // No log but the last one has records that may be lost.
    if file.synced < file.position.offset { try syncNow() }
    do { try LogFile.create(in: directory, base: version, on: disk) } catch {
      throw .system("Beginning", LogFile.path(in: directory, base: version), error)
    }
    do { try disk.syncDirectory(directory) } catch { throw fail(with: error) }
    guard try openNextLog() else { throw .missingLog(directory, after: version.rawValue) }
    do { try publish() } catch { throw .notPublished(directory, error) }
  }

  /// Removes the logs that end at or below a version, which is in the store's segments. Whoever still reads one of them
  /// reads it to its end.
  func dropLogs(upTo version: Version) throws(StoreError) {
    do throws(SystemError) {
      let bases = try disk.contents(of: directory).compactMap(LogFile.base(ofName:)).sorted()
      for (base, next) in zip(bases, bases.dropFirst()) where next <= version {
        try disk.remove(LogFile.path(in: directory, base: base))
      }
    } catch { throw .system("Removing old logs of", directory, error) }
  }
}

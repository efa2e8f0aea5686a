import Dispatch
import Synchronization

/// Commits go to the logs of a directory, shared with other processes.
final class DirectoryBackend: Backend {
  private let path: String
  private let isReadOnly: Bool
  private let log: Mutex<Log>
  private let segments: SegmentStore
  private let logBound: Int
  /// How long a large transaction, for which all writers wait, waits itself for the right to make a segment.
  private let segmentTimeout: Duration
  /// Longer than making a segment takes as a rule, and short enough for those who wait for the writers' lock meanwhile.
  static let segmentTimeout: Duration = .seconds(5)
  /// What the segments held when the store was opened.
  private let base: Snapshot
  /// Reads the mark beside the log's lock.
  private let readMark: @Sendable () throws(StoreError) -> DurableMark?
  /// The newest version that this process announced, or is about to.
  private let announced = Atomic<UInt64>(0)

  /// Opens a store's directory; makes it first where it is not there.
  init(
    path: String, isReadOnly: Bool, logBound: Int, segmentTimeout: Duration = DirectoryBackend.segmentTimeout,
    disk: any Disk, faults: StoreFaults = StoreFaults()
  ) throws(StoreError) {
    self.path = path
    self.isReadOnly = isReadOnly
    self.logBound = logBound
    self.segmentTimeout = segmentTimeout
    let isNew = disk.isDirectory(path) == nil
    if !isReadOnly { try Self.makeDirectories(path, on: disk) }
    let files = try Self.anchoredDisk(at: path, on: disk)
    if !isReadOnly && !isNew, try Self.isUnused(path, files) {
      // It was made by its user, or by a process that was killed right then.
      try Self.syncNameIfAllowed(of: path, on: disk)
    }
    segments = SegmentStore(path: path, typicalByteCount: logBound, disk: files)
    let (base, log) = try Self.open(
      segments, isReadOnly: isReadOnly, logBound: logBound, disk: files, faults)
    self.base = base
    readMark = log.markReader
    self.log = Mutex(log)
  }

  private static func open(
    _ segments: SegmentStore, isReadOnly: Bool, logBound: Int, disk: any Disk, _ faults: StoreFaults
  ) throws(StoreError) -> (Snapshot, Log) {
    let base = try segments.newest() ?? .empty
    do throws(StoreError) {
      let log = try Log(
        directory: segments.path, isReadOnly: isReadOnly, startingAt: base.version, bound: logBound,
        segmentByteCount: SegmentStore.byteCount(of: base), disk: disk, faults: faults)
      return (base, log)
    } catch {
      // Another process may have put into segments meanwhile what was in the log, and dropped that.
      guard try segments.newest()?.version ?? .zero > base.version else { throw error }
      return try open(segments, isReadOnly: isReadOnly, logBound: logBound, disk: disk, faults)
    }
  }

  /// The disk for the files of a store's directory, which is there. Whatever is renamed later, no other store's files are
  /// reached by it.
  static func anchoredDisk(at path: String, on disk: any Disk) throws(StoreError) -> any Disk {
    if disk.isDirectory(path) == false { throw .notADirectory(path) }
    do { return try disk.anchored(at: path) } catch { throw .cannotOpen(path, error) }
  }

  static func makeDirectories(_ path: String, on disk: any Disk) throws(StoreError) {
    switch disk.isDirectory(path) {
    case true?: return
    case false?: throw .notADirectory(path)
    case nil: break
    }
    if let parent = parent(of: path), parent != "/" {
      if disk.isDirectory(parent) == true {
        try syncNameIfAllowed(of: parent, on: disk)
      } else {
        try makeDirectories(parent, on: disk)
      }
    }
    do { try disk.makeDirectory(path) } catch { throw .cannotCreateDirectory(path, error) }
    do throws(StoreError) { try syncName(of: path, on: disk) } catch {
      // The next attempt must not find it: syncing again would not bring back a name that was lost, making it anew does.
      do { try disk.removeDirectory(path) } catch { throw .cannotCreateDirectory(path, error) }
      throw error
    }
  }

  private static func parent(of path: String) -> String? {
    path.lastIndex(of: "/").map { $0 == path.startIndex ? "/" : String(path[..<$0]) }
  }

  /// Makes a directory's name survive a power cut.
  private static func syncName(of path: String, on disk: any Disk) throws(StoreError) {
    guard let parent = parent(of: path) else { return }
    do { try disk.syncDirectory(parent) } catch { throw .cannotCreateDirectory(path, error) }
  }

  /// The same for a directory that was there: the process that made it may have been killed before it came to this.
  private static func syncNameIfAllowed(of path: String, on disk: any Disk) throws(StoreError) {
    guard let parent = parent(of: path) else { return }
    do { try disk.syncDirectory(parent) } catch {
      // In a directory that this user may not read, or that can't be synced, no store's process made it.
      if !error.isRefusal { throw .cannotCreateDirectory(path, error) }
    }
  }

  /// Whether a directory has no log yet.
  private static func isUnused(_ path: String, _ disk: any Disk) throws(StoreError) -> Bool {
    do { return try disk.contents(of: path).allSatisfy { LogFile.base(ofName: $0) == nil } } catch {
      throw .cannotOpen(path, error)
    }
  }

  // MARK: Reading

  /// Everything committed so far, for a store that opens.
  func readFromStart() throws(StoreError) -> Snapshot {
    if isReadOnly { return try readWithoutRecovering() }
    let (committed, isAtEnd) = try log.withLock { (log) throws(StoreError) in
      (try log.readCommitted(isOpening: true), try log.isAtEnd())
    }
    let snapshot = try apply(committed, to: base)
    if isAtEnd { return snapshot }
    // A log that is longer than its mark was left by a writer that died, or is being written to right now: the lock
    // tells which.
    try lock()
    let result: Result<Snapshot, StoreError> = Result { () throws(StoreError) in
      try recover(from: snapshot, isOpening: true)
    }
    try end()
    return try result.get()
  }

  /// The state that a writer would recover, which this process may not do.
  private func readWithoutRecovering() throws(StoreError) -> Snapshot {
    var snapshot = base
    while true {
      let result = try log.withLock { (log) throws(StoreError) in try log.readWithoutRecovering() }
      snapshot = try apply(result, to: snapshot)
      // What was in a log that is gone is in the segments; there may be more behind it.
      if case .records = result { return snapshot }
    }
  }

  /// Takes over what a writer that died left. The lock is held.
  private func recover(from snapshot: Snapshot, isOpening: Bool = false) throws(StoreError) -> Snapshot {
    try following { () throws(StoreError) in
      var snapshot = snapshot
      while true {
        let result = try log.withLock { (log) throws(StoreError) in try log.recover(isOpening: isOpening) }
        snapshot = try apply(result, to: snapshot)
        // What was in a log that is gone is in the segments; there may be more behind it.
        if case .records = result { return snapshot }
      }
    }
  }

  /// Whether others may have committed something: asked at every wake-up, most of which this process itself brought about,
  /// so it takes no lock that a writer holds.
  private var mayHaveUnreadRecords: Bool {
    // A mark that can't be read is result: reading it again says why.
    guard let mark = try? readMark() else { return true }
    return mark.version.rawValue > announced.load(ordering: .relaxed)
  }

  func newerSnapshot(than snapshot: Snapshot) throws(StoreError) -> Snapshot {
    try following { () throws(StoreError) in
      let result = try log.withLock { (log) throws(StoreError) in
        try log.hasUnreadRecords() ? try log.readCommitted() : .records([])
      }
      return try apply(result, to: snapshot)
    }
  }

  /// Reads on and applies what was read. Where either fails, the log is again as far as the snapshot is: what was read and
  /// not applied is result to the next attempt, or a commit would be based on a state without it.
  private func following(_ body: () throws(StoreError) -> Snapshot) throws(StoreError) -> Snapshot {
    let before = log.withLock { $0.cursor }
    do throws(StoreError) { return try body() } catch {
      log.withLock { $0.goBack(to: before) }
      throw error
    }
  }

  /// The state after some result. One that has to be taken from the segments is the newest that these and the log behind
  /// them tell of.
  private func apply(_ result: Log.ReadResult, to snapshot: Snapshot) throws(StoreError) -> Snapshot {
    switch result {
    case .records(let records):
      var snapshot = snapshot
      for (index, record) in records.enumerated() {
        do throws(StoreError) { snapshot = try apply(record, to: snapshot) } catch {
          // A segment that a record names is gone where a later checkpoint has made others of it.
          guard let newer = try segments.newest(), newer.version >= record.version else { throw error }
          snapshot = newer
          let rest = records[(index + 1)...].filter { $0.version > newer.version }
          return try apply(.records(Array(rest)), to: snapshot)
        }
      }
      return snapshot
    case .behind:
      // The log that comes next is dropped only once a manifest of a later version is there. Where there is none, the log is
      // missing: to look again would find the same, over and over.
      guard let newer = try segments.newest(), newer.version > snapshot.version else {
        throw .missingLog(path, after: snapshot.version.rawValue)
      }
      let result = try log.withLock { (log) throws(StoreError) -> Log.ReadResult in
        try log.restart(at: newer.version)
        return try log.readCommitted()
      }
      return try apply(result, to: newer)
    }
  }

  private func apply(_ record: LogFile.Record, to snapshot: Snapshot) throws(StoreError) -> Snapshot {
    // What the segments hold of the records that a log still has is not played back again.
    if record.version <= snapshot.version { return snapshot }
    let start = record.offset + LogFile.recordHeaderByteCount
    let written: (manifest: Manifest, snapshotOffset: Int)?
    do { written = try LogRecord.manifest(record.payload) } catch {
      throw .corrupt(record.path, offset: start + error.offset, error.what)
    }
    if let written {
      let found = try segments.snapshot(
        of: written.manifest, in: record.path, at: start + written.snapshotOffset)
      guard found.version == record.version else {
        throw .corrupt(record.path, offset: start, "a record names the segment of another version")
      }
      return found
    }
    guard record.version == snapshot.version.next else {
      throw .corrupt(
        record.path, offset: start, "version \(snapshot.version.next.rawValue) is missing before this record")
    }
    let transaction = Transaction(base: snapshot)
    do { try LogRecord.apply(record.payload, to: transaction) } catch {
      // Where a block that the record changes is damaged, that is what is wrong, and not the record.
      try snapshot.checkForDamage()
      throw .corrupt(record.path, offset: start + error.offset, error.what)
    }
    // What a record changes in a block that can't be read is changed in something that only stands for it.
    try snapshot.checkForDamage()
    return transaction.current
  }

  // MARK: Writing

  func lock() throws(StoreError) {
    if isReadOnly { throw .readOnly(path) }
    let wait = log.withLock { $0.lockWaiter }
    try wait()
  }

  func tryLock() throws(StoreError) -> Bool {
    if isReadOnly { throw .readOnly(path) }
    return try log.withLock { (log) throws(StoreError) in try log.tryLock() }
  }

  func waitForLock() throws(StoreError) {
    let wait = log.withLock { $0.unlockWaiter }
    try wait()
  }

  func begin(after snapshot: Snapshot) throws(StoreError) -> Snapshot {
    try checkIsInPlace()
    let recovered = try recover(from: snapshot)
    try log.withLock { (log) throws(StoreError) in if try log.isLogRemoved() { throw .removed(path) } }
    return recovered
  }

  /// What is stored at the store's path must be what its user finds there.
  private func checkIsInPlace() throws(StoreError) {
    try log.withLock { (log) throws(StoreError) in
      if try log.isInPlace() { return }
      throw try log.isRemoved() ? .removed(path) : .moved(path)
    }
  }

  func append(_ difference: Difference) throws(StoreError) -> Snapshot {
    try difference.new.checkForDamage()
    if difference.estimatedByteCount <= logBound {
      let payload = LogRecord.encode(difference)
      // Encoding may be the first to read some block.
      try difference.new.checkForDamage()
      if payload.count <= logBound {
        try append(payload, difference.new.version)
        return difference.new
      }
    }
    if let written = try appendAsSegment(difference.new) { return written }
    // Somebody makes segments, and is long at it, or was stopped while at it. All writers would wait for that, and a log may
    // hold the transaction, too: it is only longer than it should be until it is put into segments.
    guard difference.estimatedByteCount <= LogFile.maximumPayload else {
      throw .segmentsLocked(segments.lockPath, byteCount: difference.estimatedByteCount)
    }
    try append(LogRecord.encode(difference), difference.new.version)
    return difference.new
  }

  private func append(_ payload: [UInt8], _ version: Version) throws(StoreError) {
    try log.withLock { (log) throws(StoreError) in try log.append(payload, version: version) }
  }

  /// A transaction that is larger than a log is a segment, and its record names it. Nil if somebody else makes segments
  /// for longer than a writer may wait.
  private func appendAsSegment(_ snapshot: Snapshot) throws(StoreError) -> Snapshot? {
    let written = try segments.exclusively(within: segmentTimeout) { () throws(StoreError) -> Manifest in
      let manifest = try segments.write(try current(snapshot))
      try append(LogRecord.encode(manifest), snapshot.version)
      return manifest
    }
    return try written.map { written throws(StoreError) in try segments.snapshot(of: written) }
  }

  /// A snapshot that lies in the segments that there are: where other processes have made others of them, in those.
  private func current(_ snapshot: Snapshot) throws(StoreError) -> Snapshot {
    try segmentsOfOthers(for: snapshot).map { newer throws(StoreError) in try snapshot.rebased(on: newer) }
      ?? snapshot
  }

  func sync(upTo version: Version, _ durability: Durability) throws(StoreError) -> LogEnd? {
    let appended = try log.withLock { (log) throws(StoreError) in try log.unpublished(upTo: version) }
    guard let (position, sync) = appended else { return nil }
    if durability == .full {
      // Without the mutex: others may append meanwhile.
      do throws(SystemError) { try sync.perform() } catch { throw log.withLock { $0.fail(with: error) } }
    }
    announced.store(position.version.rawValue, ordering: .relaxed)
    return LogEnd(position: position, isSynced: durability == .full)
  }

  func publish(_ end: LogEnd) throws(StoreError) {
    try log.withLock { (log) throws(StoreError) in try log.publish(end) }
  }

  var isFull: Bool { log.withLock { log in isFull(&log) } }

  /// Whether the log has reached the bound that the size of the store sets, which another process may have changed since
  /// this one knew it.
  private func isFull(_ log: inout Log) -> Bool {
    guard log.isFull else { return false }
    // Where the manifest can't be read the bound stays what it was, and the checkpoint that follows says what is wrong.
    if let manifest = try? segments.readManifest() { log.segmentByteCount = manifest.segmentByteCount }
    return log.isFull
  }

  // What was committed is, whatever becomes of this: where no log can be begun, the old one grows on, and the next
  // commit tries again; where a sync failed, the next commit says so.
  func rotate(isForced: Bool) -> Bool {
    log.withLock { log in
      guard isForced || isFull(&log) else { return false }
      return (try? log.rotate()) != nil
    }
  }

  func end() throws(StoreError) {
    try log.withLock { (log) throws(StoreError) in try log.giveUpLock() }
  }

  // Files that can't be asked about are as good as gone: a store that opens then opens its files anew, and says why that
  // fails.
  var isInPlace: Bool { log.withLock { (try? $0.isInPlace()) ?? false } }

  func isOpen(at path: String) -> Bool { log.withLock { (try? $0.isInPlace(path)) ?? false } }

  /// Calls `body` on `queue` after commits of other processes, until what is returned is released. Nil for a copy
  /// without its lock file, which nobody writes to.
  func watch(
    queue: DispatchQueue, _ body: @escaping @Sendable () -> Void
  ) throws(StoreError) -> (any Sendable)? {
    try log.withLock { (log) throws(StoreError) in
      try log.watch(queue: queue, isDue: { self.mayHaveUnreadRecords }, body)
    }
  }

  // MARK: Checkpoints

  /// Whether a process ended before it had put into segments what a full log holds.
  var hasOldLogs: Bool { log.withLock { $0.hasPredecessors } }

  func checkpoint(
    _ latest: () throws(StoreError) -> Snapshot, isWhole: Bool, waits: Bool
  ) throws(StoreError) -> Snapshot? {
    if isReadOnly { throw .readOnly(path) }
    try checkIsInPlace()
    func write() throws(StoreError) -> Manifest {
      // In this order: a record that is published meanwhile is seen by the one look or by the other, and none can be
      // appended that names a segment. The first one reads on from where logs may have been dropped.
      _ = try latest()
      let awaited = try segmentsAhead()
      let snapshot = try current(try latest())
      // A manifest is not to say what a power cut may still take from the log.
      try log.withLock { (log) throws(StoreError) in try log.syncPublished() }
      let new = try segments.write(snapshot, isWhole: isWhole || segments.isWorthWritingAnew(snapshot))
      try segments.publish(new)
      try log.withLock { (log) throws(StoreError) in
        log.segmentByteCount = new.segmentByteCount
        try log.dropLogs(upTo: snapshot.version)
      }
      try segments.removeUnused(new, but: awaited)
      return new
    }
    let manifest = waits ? try segments.exclusively(write) : try segments.exclusivelyIfFree(write)
    return try manifest.map { manifest throws(StoreError) in try segments.snapshot(of: manifest) }
  }

  /// The segments of large transactions that were appended and are not in any snapshot here yet. Their writer may be about
  /// to publish them, or may have died: then whoever writes next takes them over.
  private func segmentsAhead() throws(StoreError) -> Set<SegmentNumber> {
    let records = try log.withLock { (log) throws(StoreError) in try log.recordsAhead() }
    // A record that can't be read is damage, which reading tells.
    let manifests = records.compactMap { try? LogRecord.manifest($0.payload)?.manifest }
    return Set(manifests.flatMap { $0.segments.map(\.number) })
  }

  /// The state that other processes' checkpoint put into segments, which a snapshot does not lie in yet; nil if there is
  /// none.
  private func segmentsOfOthers(for snapshot: Snapshot) throws(StoreError) -> Snapshot? {
    guard let manifest = try segments.readManifest(), manifest.version >= snapshot.source?.version ?? .zero
    else {
      return nil
    }
    // A version's segments are written anew when a large transaction is followed by a checkpoint, or a store is compacted.
    if Set(manifest.segments.map(\.number)) == Set((snapshot.source?.segments ?? [:]).keys) { return nil }
    return try segments.newest()
  }
}

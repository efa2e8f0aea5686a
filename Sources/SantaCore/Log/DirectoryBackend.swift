import Dispatch
import Synchronization

/// Stores commits in the logs of a directory that several processes share.
package final class DirectoryBackend: Backend {
  private let path: String
  private let isReadOnly: Bool
  private let disk: any Disk
  private let log: Mutex<Log>
  private let segments: SegmentStore
  let external: ExternalFiles
  var history: HistoryFiles? { HistoryFiles(path: path, disk: disk, segments: segments) }
  private let logBound: Int
  private let clock: Engine.Clock
  /// How long a large transaction waits for the right to write a segment. All other writers wait for the transaction during
  /// that time.
  private let segmentTimeout: Duration
  /// Longer than writing a segment usually takes, and short enough for writers that are waiting for the lock.
  static let segmentTimeout: Duration = .seconds(5)
  /// The state in the segments when the store was opened.
  private let base: Snapshot
  /// Reads the mark without locking `log`.
  private let readMark: @Sendable () throws(StoreError) -> DurableMark?
  /// The newest version that this process has published, or is about to publish.
  private let announced = Atomic<UInt64>(0)

  /// Opens a store's directory. Creates it if it doesn't exist, unless `isReadOnly` is true.
  init(
    path: String, isReadOnly: Bool, logBound: Int, segmentTimeout: Duration = DirectoryBackend.segmentTimeout,
    disk: any Disk, faults: StoreFaults = StoreFaults(),
    clock: @escaping Engine.Clock = SystemCalls.milliseconds
  ) throws(StoreError) {
    self.path = path
    self.isReadOnly = isReadOnly
    self.logBound = logBound
    self.segmentTimeout = segmentTimeout
    self.clock = clock
    let isNew = disk.isDirectory(path) == nil
    if !isReadOnly { try Self.makeDirectories(path, on: disk) }
    let files = try Self.anchoredDisk(at: path, on: disk)
    self.disk = files
    try StoreFiles.checkIsWhole(path, on: files)
    if !isReadOnly && !isNew, try Self.isUnused(path, files) {
      // A directory without a lock file was created by the user, or by a process that was killed before it synced the
      // directory's name, while it was creating a store or copying a seed.
      try Self.syncNameIfAllowed(of: path, on: disk)
    }
    segments = SegmentStore(path: path, typicalByteCount: logBound, disk: files)
    external = ExternalFiles(.directory(path, files, isReadOnly: isReadOnly))
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
        segmentByteCount: SegmentStore.byteCount(of: base),
        segmentCount: base.source?.segments.keys.max()?.rawValue ?? 0, disk: disk, faults: faults)
      return (base, log)
    } catch {
      // Another process may have just moved the contents of the log to segments and removed the log.
      guard try segments.newest()?.version ?? .zero > base.version else { throw error }
      return try open(segments, isReadOnly: isReadOnly, logBound: logBound, disk: disk, faults)
    }
  }

  /// Returns a disk for the files in a store's directory, which must exist. If the directory is renamed later and another store
  /// takes its path, the disk doesn't access the files of that store.
  package static func anchoredDisk(at path: String, on disk: any Disk) throws(StoreError) -> any Disk {
    if disk.isDirectory(path) == false { throw .notADirectory(path) }
    do { return try disk.anchored(at: path) } catch {
      throw error.number == SystemError.noEntry ? .noStore(path) : .cannotOpen(path, error)
    }
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
    do { try disk.makeDirectory(path) } catch {
      // The store may exist in a directory of another user, which this process can't read.
      if error.isRefusal, let parent = parent(of: path), (try? disk.contents(of: parent)) == nil {
        throw .cannotOpen(parent, error)
      }
      throw .cannotCreateDirectory(path, error)
    }
    do throws(StoreError) { try syncName(of: path, on: disk) } catch {
      // The next attempt must not find the directory: a second sync would not restore a lost name, but creating the directory
      // again does.
      do { try disk.removeDirectory(path) } catch { throw .cannotCreateDirectory(path, error) }
      throw error
    }
  }

  private static func parent(of path: String) -> String? {
    path.lastIndex(of: "/").map { $0 == path.startIndex ? "/" : String(path[..<$0]) }
  }

  /// Syncs the name of a directory, so that it survives a power failure.
  private static func syncName(of path: String, on disk: any Disk) throws(StoreError) {
    guard let parent = parent(of: path) else { return }
    do { try disk.syncDirectory(parent) } catch { throw .cannotCreateDirectory(path, error) }
  }

  /// Syncs the name of an existing directory, whose creator may have been killed before it did so.
  private static func syncNameIfAllowed(of path: String, on disk: any Disk) throws(StoreError) {
    guard let parent = parent(of: path) else { return }
    do { try disk.syncDirectory(parent) } catch {
      // A store that creates its directory fails if it can't sync the parent. If that sync is not permitted or not supported,
      // no store created this directory.
      if !error.isRefusal { throw .cannotCreateDirectory(path, error) }
    }
  }

  /// Returns whether a directory has no lock file, which every writer creates.
  private static func isUnused(_ path: String, _ disk: any Disk) throws(StoreError) -> Bool {
    do throws(SystemError) { return try !disk.contents(of: path).contains("lock") } catch {
      throw .cannotOpen(path, error)
    }
  }

  // MARK: Reading

  /// Returns all committed data, for a store that is being opened.
  func readFromStart() throws(StoreError) -> Snapshot { try leased(try newestFromStart(), nil) }

  private func newestFromStart() throws(StoreError) -> Snapshot {
    if isReadOnly { return try readWithoutRecovering() }
    let (committed, isAtEnd) = try log.withLock { (log) throws(StoreError) in
      (try log.readCommitted(isOpening: true), try log.isAtEnd())
    }
    let snapshot = try apply(committed, to: base)
    if isAtEnd { return snapshot }
    // If the log continues after its mark, a writer has died or is currently writing. The lock distinguishes the two cases.
    try lock()
    let result: Result<Snapshot, StoreError> = Result { () throws(StoreError) in
      try following { () throws(StoreError) in try recover(from: snapshot, isOpening: true) }
    }
    try end()
    return try result.get()
  }

  /// Returns the state that a writer would recover, for a process that must not write.
  private func readWithoutRecovering() throws(StoreError) -> Snapshot {
    var snapshot = base
    while true {
      let result = try log.withLock { (log) throws(StoreError) in try log.readWithoutRecovering() }
      snapshot = try apply(result, to: snapshot)
      // If a log was removed, its contents are in the segments. The logs after it may contain more.
      if case .records = result { return snapshot }
    }
  }

  /// Recovers the commits of a writer that has died. The caller must hold the lock.
  private func recover(from snapshot: Snapshot, isOpening: Bool = false) throws(StoreError) -> Snapshot {
    var snapshot = snapshot
    while true {
      let result = try log.withLock { (log) throws(StoreError) in try log.recover(isOpening: isOpening) }
      snapshot = try apply(result, to: snapshot)
      // If a log was removed, its contents are in the segments. The logs after it may contain more.
      if case .records = result { return snapshot }
    }
  }

  /// Whether other processes may have committed. This is checked at each notification by the file watcher, most of which this
  /// process causes itself, so the check must not need a lock that a writer holds.
  private var mayHaveUnreadRecords: Bool {
    // If the mark can't be read, the answer is true, because reading it again will throw the reason.
    guard let mark = try? readMark() else { return true }
    return mark.version.rawValue > announced.load(ordering: .relaxed)
  }

  func hasCommit(after version: Version) -> Bool {
    // If the mark can't be read, there is no commit to wait for. Reading the records throws the reason.
    guard let mark = try? readMark() else { return false }
    return mark.version > version
  }

  func newerSnapshot(than snapshot: Snapshot) throws(StoreError) -> Snapshot {
    try following { () throws(StoreError) in try leased(try published(after: snapshot), snapshot.lease) }
  }

  /// Returns a state and all later commits that other processes have published.
  private func published(after snapshot: Snapshot) throws(StoreError) -> Snapshot {
    let result = try log.withLock { (log) throws(StoreError) in
      try log.hasUnreadRecords() ? try log.readCommitted() : .records([])
    }
    return try apply(result, to: snapshot)
  }

  /// Returns the newest state, with the newest lease on its external files.
  ///
  /// - Parameters:
  ///   - snapshot: a state that was just read.
  ///   - lease: the lease of the previous state.
  private func leased(_ snapshot: Snapshot, _ lease: ExternalLease?) throws(StoreError) -> Snapshot {
    var snapshot = snapshot
    snapshot.lease = lease
    guard snapshot.features.contains(.external), !external.isNewest(lease), let newest = try external.lease()
    else { return snapshot }
    // A lease protects only the files of states that are read after it was taken.
    snapshot = try published(after: snapshot)
    snapshot.lease = newest
    return snapshot
  }

  /// Runs `body`, which reads records, applies them, and does everything else that must succeed before the caller gets a state.
  /// If `body` throws, the log returns to its earlier position, so that the records are read again. Otherwise, they would never
  /// be shown, or a later commit would be based on a state without them.
  private func following(_ body: () throws(StoreError) -> Snapshot) throws(StoreError) -> Snapshot {
    let before = log.withLock { $0.cursor }
    do throws(StoreError) { return try body() } catch {
      log.withLock { $0.goBack(to: before) }
      throw error
    }
  }

  /// Returns the state after the records that were read from the log. If the log was removed, returns the newest state in the
  /// segments and in the logs after them.
  private func apply(_ result: Log.ReadResult, to snapshot: Snapshot) throws(StoreError) -> Snapshot {
    switch result {
    case .records(let records):
      var snapshot = snapshot
      for (index, record) in records.enumerated() {
        do throws(StoreError) { snapshot = try segments.state(after: record, snapshot) } catch {
          // The segment that a record names no longer exists if a later checkpoint has merged it into another one.
          guard let newer = try segments.newest(), newer.version >= record.version else { throw error }
          snapshot = newer
          let rest = records[(index + 1)...].filter { $0.version > newer.version }
          return try apply(.records(Array(rest)), to: snapshot)
        }
      }
      return snapshot
    case .behind:
      // The next log is removed only after a manifest of a later version was published. Without that manifest, the log is
      // missing, and reading again would have the same result, endlessly.
      guard let newer = try segments.newest(), newer.version > snapshot.version else {
        throw .missingLog(path, after: snapshot.version.rawValue)
      }
      do throws(StoreError) {
        try log.withLock { (log) throws(StoreError) in try log.restart(at: newer.version) }
      } catch {
        // Another process may have just moved the contents of the log to segments and removed the log.
        guard try segments.newest()?.version ?? .zero > newer.version else { throw error }
        return try apply(.behind, to: newer)
      }
      return try apply(try log.withLock { (log) throws(StoreError) in try log.readCommitted() }, to: newer)
    }
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
    return try following { () throws(StoreError) in
      let recovered = try recover(from: snapshot)
      try log.withLock { (log) throws(StoreError) in if try log.isLogRemoved() { throw .removed(path) } }
      try StoreFeature.checkForWriting(recovered.features, path: path)
      return try leased(recovered, snapshot.lease)
    }
  }

  /// Throws if the store's path no longer leads to its files. Otherwise, a commit would be stored where the user doesn't find
  /// it.
  private func checkIsInPlace() throws(StoreError) {
    try log.withLock { (log) throws(StoreError) in
      if try log.isInPlace() { return }
      throw try log.isRemoved() ? .removed(path) : .moved(path)
    }
  }

  /// Throws if the store was deleted. Its directory may already contain another store.
  private func checkIsNotRemoved() throws(StoreError) {
    try log.withLock { (log) throws(StoreError) in if try log.isRemoved() { throw .removed(path) } }
  }

  func append(_ difference: Difference) throws(StoreError) -> Snapshot {
    try difference.new.checkForDamage()
    if difference.estimatedByteCount <= logBound {
      let payload = LogRecord.encode(difference, isCommit: true)
      // Encoding may read blocks for the first time, and find them damaged.
      try difference.new.checkForDamage()
      if payload.count <= logBound {
        try check(payload, of: difference)
        try append(
          payload, difference.new.version, mayUseReserve: difference.onlyDeletes || difference.deletesHistory)
        return difference.new
      }
    }
    if let written = try appendAsSegment(difference) { return written }
    // Another process has been writing segments for a long time, or was suspended while doing so. To avoid making all writers
    // wait for it, the transaction is appended to the log, which then exceeds its bound until it is moved to segments.
    guard difference.estimatedByteCount <= LogFile.maximumPayload else {
      throw .segmentsLocked(segments.lockPath, byteCount: difference.estimatedByteCount)
    }
    let payload = LogRecord.encode(difference, isCommit: true)
    try check(payload, of: difference)
    try append(payload, difference.new.version)
    return difference.new
  }

  /// The maximum length of a record whose rows are applied before it is appended.
  private static let fullyCheckedByteCount = 1 << 18

  /// Applies a record that changes tables or columns before it is appended, as a reader will. These records are rare, and a
  /// reader that rejects one can no longer open the store. For a long record, only the tables and columns are applied: applying
  /// the rows, too, increased the memory for rewriting 100,000 objects by half (`benchmarks --only migrat`).
  private func check(_ payload: [UInt8], of difference: Difference) throws(StoreError) {
    guard difference.changesDefinitions else { return }
    do throws(ByteReader.Malformed) {
      let transaction = Transaction(base: difference.old)
      if payload.count <= Self.fullyCheckedByteCount {
        try LogRecord.apply(payload, to: transaction, isCommit: true)
      } else {
        try LogRecord.applyDefinitions(payload, to: transaction, reaching: difference.new)
      }
    } catch {
      try difference.old.checkForDamage()
      throw .unreadableRecord(error.what)
    }
  }

  private func append(
    _ payload: [UInt8], _ version: Version, mayUseReserve: Bool = false
  ) throws(StoreError) {
    try log.withLock { (log) throws(StoreError) in
      try log.beginCurrentFormat()
      try log.append(payload, version: version, mayUseReserve: mayUseReserve)
    }
  }

  /// Writes a transaction that is larger than a log as a segment, and appends a record that names the segment. Returns nil if
  /// another process is writing segments for longer than a writer waits.
  private func appendAsSegment(_ difference: Difference) throws(StoreError) -> Snapshot? {
    let snapshot = difference.new
    let written = try segments.exclusively(within: segmentTimeout) { () throws(StoreError) -> Manifest in
      removeLeftovers(but: difference.old)
      let newer = try segmentsOfOthers(for: snapshot)
      let manifest: Manifest
      if let newer, SegmentStore.byteCount(of: newer) > difference.estimatedByteCount {
        manifest = try segments.write(try snapshot.rebased(on: newer))
      } else {
        // If the transaction is larger than the existing data, writing everything takes less time than applying the transaction
        // again (benchmark "shape insert, link").
        manifest = try segments.write(snapshot, isWhole: newer != nil)
      }
      try segments.check(manifest)
      try append(LogRecord.encode(manifest), snapshot.version)
      return manifest
    }
    return try written.map { written throws(StoreError) in try segments.snapshot(of: written) }
  }

  func spill(from base: Snapshot) -> SegmentSpill? {
    SegmentSpill(segments, timeout: segmentTimeout) { [self] () throws(StoreError) in
      try segmentsOfOthers(for: base) != nil
    }
  }

  func append(_ state: Snapshot, movedBy spill: SegmentSpill) throws(StoreError) -> Snapshot {
    try state.checkForDamage()
    return try spill.commit(state) { manifest throws(StoreError) in
      try append(LogRecord.encode(manifest), state.version)
    }
  }

  /// Returns the snapshot in the current segments. If another process has replaced the segments, rebases the snapshot on them.
  private func current(_ snapshot: Snapshot) throws(StoreError) -> Snapshot {
    try segmentsOfOthers(for: snapshot).map { newer throws(StoreError) in try snapshot.rebased(on: newer) }
      ?? snapshot
  }

  func sync(upTo version: Version, _ durability: Durability) throws(StoreError) -> LogEnd? {
    let appended = try log.withLock { (log) throws(StoreError) in try log.unpublished(upTo: version) }
    guard let (position, sync) = appended else { return nil }
    if durability == .full {
      // Sync without the mutex, so that other writers can append at the same time.
      do throws(SystemError) { try sync.perform() } catch { throw log.withLock { $0.fail(with: error) } }
    }
    announced.store(position.version.rawValue, ordering: .relaxed)
    return LogEnd(position: position, isSynced: durability == .full)
  }

  func publish(_ end: LogEnd) throws(StoreError) {
    try log.withLock { (log) throws(StoreError) in try log.publish(end) }
  }

  func syncPublished() throws(StoreError) {
    try log.withLock { (log) throws(StoreError) in try log.syncPublished() }
  }

  var isFull: Bool { log.withLock { log in isFull(&log) } }

  /// Whether the log has reached its bound. The bound depends on the size of the store, which another process may
  /// have changed since this one read it.
  private func isFull(_ log: inout Log) -> Bool {
    guard log.isFull else { return false }
    // If the manifest can't be read, the bound stays the same, and the checkpoint that follows throws the reason.
    if let manifest = try? segments.readManifest() { log.note(manifest) }
    return log.isFull
  }

  // Failures here don't affect commits. If no new log can be begun, the old one stays in use, and the next commit tries again.
  // If a sync failed, the next commit throws that error.
  func rotate(isForced: Bool) -> Bool {
    log.withLock { log in
      guard isForced || isFull(&log) else { return false }
      return (try? log.rotate()) ?? false
    }
  }

  func end() throws(StoreError) {
    try log.withLock { (log) throws(StoreError) in try log.giveUpLock() }
  }

  // Files that can't be accessed are treated as removed. A store that is being opened then opens its files again, and
  // throws the reason if that fails.
  var isInPlace: Bool { log.withLock { (try? $0.isInPlace()) ?? false } }

  func isOpen(at path: String) -> Bool { log.withLock { (try? $0.isInPlace(path)) ?? false } }

  /// Calls `body` on `queue` after commits by other processes, until the returned object is released.
  ///
  /// - Returns: nil for a copy without a lock file, which has had no writer yet.
  func watch(
    queue: DispatchQueue, _ body: @escaping @Sendable () -> Void
  ) throws(StoreError) -> (any Sendable)? {
    try log.withLock { (log) throws(StoreError) in
      try log.watch(queue: queue, isDue: { self.mayHaveUnreadRecords }, body)
    }
  }

  /// Calls `body` on `queue` when a writer has created files, until the returned object is released.
  func watchDirectory(
    queue: DispatchQueue, _ body: @escaping @Sendable () -> Void
  ) throws(StoreError) -> any Sendable {
    try log.withLock { (log) throws(StoreError) in try log.watchDirectory(queue: queue, body) }
  }

  // MARK: Checkpoints

  /// Whether there is a full log that was not moved to segments because its process ended first. False for a store of an older
  /// format, because opening a store doesn't convert it.
  var hasOldLogs: Bool {
    log.withLock { $0.hasPredecessors && $0.cursor.formatVersion == FileHeader.formatVersion }
  }

  func checkpoint(
    _ latest: () throws(StoreError) -> Snapshot, isWhole: Bool, waits: Bool
  ) throws(StoreError) -> Snapshot? {
    if isReadOnly { throw .readOnly(path) }
    try checkIsInPlace()
    func write() throws(StoreError) -> Snapshot {
      // The store may have been deleted while this process waited for the lock.
      try checkIsNotRemoved()
      // The order of these reads matters. The first call of `latest` moves the log past logs that were removed. If another
      // process then publishes a record that names a segment, either `segmentsAhead` or the second call of `latest` finds it.
      // No further record of this kind can be appended, because that requires the right to write segments, which this process
      // holds.
      removeLeftovers(but: try latest())
      let awaited = try segmentsAhead()
      let snapshot = try current(try latest())
      // A manifest must not contain commits that a power failure could still remove from the log.
      try log.withLock { (log) throws(StoreError) in try log.syncPublished() }
      var new = try writeFitting(snapshot, isWhole: isWhole)
      try segments.check(new)
      // Deleting a store waits for the lock, except in older programs.
      try checkIsNotRemoved()
      try keepHistory(of: &new)
      try segments.publish(new)
      try log.withLock { (log) throws(StoreError) in
        log.note(new)
        try log.dropLogs(upTo: new.firstKeptVersion)
      }
      try segments.removeUnused(new, but: awaited)
      // Once others can write segments, a compaction could remove these before they are mapped.
      return try segments.snapshot(of: new)
    }
    return waits ? try segments.exclusively(write) : try segments.exclusivelyIfFree(write)
  }

  /// Adds the kept states to a manifest that is about to be published. The caller must have the right to write segments.
  private func keepHistory(of new: inout Manifest) throws(StoreError) {
    if new.history == nil { return }
    let previous = try segments.readManifest() ?? .empty
    guard let records = try Log.records(after: previous.version, in: path, disk: disk) else {
      throw .missingLog(path, after: previous.version.rawValue)
    }
    var large: [Manifest] = []
    for record in records where record.version <= new.version {
      if let manifest = try segments.manifest(in: record) { large.append(manifest) }
    }
    new.isLarge =
      previous.version == new.version ? previous.isLarge : large.last?.version == new.version
    let logs = try log.withLock { (log) throws(StoreError) in try log.extents() }
    var keeping = HistoryKeeping(
      previous: previous, large: large, newest: new, logs: logs, distance: Self.rootDistance * logBound)
    keeping.prune(at: clock(), new.history?.settings)
    new.roots = keeping.roots
  }

  func pruneHistory(demandedBy latest: Snapshot) throws(StoreError) {
    try segments.exclusively { () throws(StoreError) in
      try checkIsNotRemoved()
      guard var manifest = try segments.readManifest(), !manifest.roots.isEmpty else { return }
      let logs = try log.withLock { (log) throws(StoreError) in try log.extents() }
      var keeping = HistoryKeeping(manifest, logs: logs)
      keeping.prune(at: clock(), latest.history?.settings)
      if keeping.roots.count == manifest.roots.count { return }
      manifest.roots = keeping.roots
      // The state of the manifest stays the same, so the records after it can name segments that this process already uses.
      guard let records = try Log.records(after: manifest.version, in: path, disk: disk) else { return }
      var awaited: Set<SegmentNumber> = []
      for record in records {
        awaited.formUnion((try segments.manifest(in: record)?.segments ?? []).map(\.number))
      }
      try segments.publish(manifest)
      try log.withLock { (log) throws(StoreError) in try log.dropLogs(upTo: manifest.firstKeptVersion) }
      try segments.removeUnused(manifest, but: awaited)
    }
  }

  /// The number of bytes of records between two roots, as a multiple of the limit of a log. Reading a version applies at most this many
  /// bytes. More roots would keep more segments.
  private static let rootDistance = 4

  /// Writes a checkpoint's segment. If the disk is too full to merge or rewrite other segments, writes only the new data.
  private func writeFitting(_ snapshot: Snapshot, isWhole: Bool) throws(StoreError) -> Manifest {
    do throws(StoreError) {
      return try segments.write(
        snapshot, isWhole: isWhole || segments.isWorthWritingAnew(snapshot), isCommitted: true)
    } catch {
      guard !isWhole, error.isOfFullDisk else { throw error }
      return try segments.write(snapshot, merges: false, isCommitted: true)
    }
  }

  // MARK: Leftovers

  /// Whether there may be segments that nothing names, because the process that wrote them was killed.
  func mayHaveLeftovers(in latest: Snapshot) -> Bool {
    !((try? segments.unnamed(in: latest)) ?? []).isEmpty
  }

  /// Removes the segments that nothing names, unless another writer is writing segments.
  func removeLeftovers(_ latest: () -> Snapshot) throws(StoreError) {
    _ = try segments.exclusivelyIfFree { () throws(StoreError) in
      try checkIsNotRemoved()
      removeLeftovers(but: latest())
    }
  }

  /// Removes the segments that nothing names before new ones are written. Otherwise, segments that were left behind for lack of
  /// space would still take up space. Removes none if it is unknown which segments these are. The caller must have the right to
  /// write segments.
  ///
  /// - Parameter latest: the newest state of this process.
  private func removeLeftovers(but latest: Snapshot) {
    do throws(StoreError) {
      let unnamed = try segments.unnamed(in: latest)
      if unnamed.isEmpty { return }
      // Records after the manifest name the segments of large transactions, including segments that were merged since.
      let version = try segments.readManifest()?.version ?? .zero
      guard let records = try Log.records(after: version, in: path, disk: disk) else { return }
      var named: Set<SegmentNumber> = []
      for record in records {
        let manifest: Manifest?
        do { manifest = try LogRecord.manifest(record.payload) } catch { return }
        named.formUnion((manifest?.segments ?? []).map(\.number))
      }
      try segments.remove(unnamed.filter { !named.contains($0) })
    } catch {
      // Segments that can't be removed now are removed after the next checkpoint.
      return
    }
  }

  /// Returns the segments of large transactions that were appended, but are not in any snapshot of this process yet. Their
  /// writer may be about to publish them. If it has died, the next writer recovers them.
  private func segmentsAhead() throws(StoreError) -> Set<SegmentNumber> {
    let records = try log.withLock { (log) throws(StoreError) in try log.recordsAhead() }
    // A record that can't be read is damaged. Reading it later throws the error.
    let manifests = records.compactMap { try? LogRecord.manifest($0.payload) }
    return Set(manifests.flatMap { $0.segments.map(\.number) })
  }

  /// Returns the state in the segments of another process's checkpoint; nil if the snapshot is already in these segments.
  private func segmentsOfOthers(for snapshot: Snapshot) throws(StoreError) -> Snapshot? {
    guard let manifest = try segments.readManifest(), manifest.version >= snapshot.source?.version ?? .zero
    else {
      return nil
    }
    // The segments of a version can be replaced, by a checkpoint after a large transaction or by compaction.
    if Set(manifest.segments.map(\.number)) == Set((snapshot.source?.segments ?? [:]).keys) { return nil }
    return try segments.newest()
  }
}

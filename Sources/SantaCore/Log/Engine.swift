import Dispatch
import Synchronization

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The state of one store in this process: the newest snapshot, the writer, and the listeners that are notified of commits. All
/// stores that are opened on the same directory, or on the same name in memory, share one engine.
///
/// A commit is first appended, and becomes durable later. `head` is the newest appended commit, on which the next one is based.
/// `latest` is the newest durable commit, which all stores show. Commits that are appended while a sync is running share the
/// next sync.
///
/// Locks:
/// - `writers`: held by a transaction from its beginning until it is appended. Only its holder acquires or releases the file
///   lock, which is kept until all appended commits are durable.
/// - `ingestion`: held while records of other processes are read and applied, so that they are applied in order. It is also
///   held while a commit of this process is published and becomes `latest`, so that no later record is applied to the state
///   before it.
/// - `state`: guards everything else. No callbacks are called while it is held.
package final class Engine: Sendable {
  /// A commit that was appended, but is not durable yet.
  private struct Pending {
    var snapshot: Snapshot
    var durability: Durability
    var ticket: CommitTicket
  }

  private struct LastChange {
    /// The maximum number of rows. Larger changes are not kept.
    static let limit = 10_000

    var old: Version
    var new: Version
    var tables: [TableID: Difference.TableDifference]
  }

  private struct State {
    var latest: Snapshot
    var head: Snapshot
    /// The commits that are not durable yet, ascending by version.
    var pending: [Pending] = []
    var isFlushing = false
    /// The changed rows of the last commit, if they are few. Observers are likely to be notified of them next.
    var lastChange: LastChange?
    /// The number of failed flushes. A failed flush fails all commits that were pending, and all transactions that are based on
    /// them.
    var failedFlushes = 0
    /// The error of the last failed flush.
    var flushFailure: StoreError?
    /// The number of commits that were appended since the file lock was acquired.
    var appended = 0
    /// Semaphores to signal when nothing is pending.
    var idle: [DispatchSemaphore] = []
    var ownsFileLock = false
    var listeners: [Int: @Sendable () -> Void] = [:]
    var nextListener = 0
    var writer = CurrentWriter()
    /// Keeps the file watcher for other processes' commits alive.
    var watch: (any Sendable)?
  }

  /// Returns a time in milliseconds since 1970.
  typealias Clock = @Sendable () -> Int64

  /// Runs work in the background, not on the caller's thread.
  typealias Scheduler = @Sendable (_ work: @escaping @Sendable () -> Void) -> Void

  package let path: String
  /// The process that opened the store's files; nil for a store in memory. A forked child process shares the open files and
  /// thus the lock on them, so the lock would not exclude parent and child from each other.
  private let process: Int32?
  private let backend: any Backend
  /// The errors that prevent this process from following the store or writing to it.
  let faults: StoreFaults
  private let writers = WriterQueue()
  private let otherProcesses: SharedWait
  private let ingestion = Mutex(())
  package let declared = ColumnDeclarations()
  /// Checks a state with a changed schema. Returns the reason why this process can't read it; nil if it can.
  typealias SchemaCheck = @Sendable (Snapshot) -> StoreError?
  private let schemaCheck = Mutex<SchemaCheck?>(nil)
  /// The thread that must not open the store again, because it is opening it; 0 if there is none.
  private let refusedThread = Atomic<UInt>(0)
  /// The segments to which the running transaction can move changes; nil if all changes stay in memory.
  private let spill = Mutex<SegmentSpill?>(nil)
  private let state: Mutex<State>
  private let queue = DispatchQueue(label: "SantaCore.Engine")
  private let flushes = DispatchQueue(label: "SantaCore.Engine.Flush")
  private let scheduler: Scheduler
  private let spillByteCount: Int
  /// Returns the time of the system's clock in milliseconds since 1970.
  let clock: Clock
  /// Whether this process has looked for files that a killed process left behind.
  private let hasSwept = Atomic<Bool>(false)
  /// The files that hold external data.
  var external: ExternalFiles { backend.external }
  /// The kept states; nil for a store in memory, and for an earlier state.
  var history: HistoryFiles? { backend.history }
  /// Whether the engine shows an earlier state.
  var isPast: Bool { backend is PastBackend }

  init(memory name: String) {
    path = name
    process = nil
    spillByteCount = TransactionSpill.byteCount
    scheduler = { _ in }
    clock = SystemCalls.milliseconds
    let backend = MemoryBackend()
    faults = StoreFaults()
    self.backend = backend
    otherProcesses = SharedWait { try backend.waitForLock() }
    state = Mutex(State(latest: .empty, head: .empty))
  }

  /// Creates an engine that shows an earlier state, which never changes.
  init(path: String, past state: Snapshot, _ external: ExternalFiles) {
    self.path = path
    process = nil
    spillByteCount = TransactionSpill.byteCount
    scheduler = { _ in }
    clock = SystemCalls.milliseconds
    faults = StoreFaults()
    let backend = PastBackend(path: path, external: external)
    self.backend = backend
    otherProcesses = SharedWait { try backend.waitForLock() }
    self.state = Mutex(State(latest: state, head: state))
  }

  /// - Parameters:
  ///   - logBound: the length in bytes at which a log is followed by a new one.
  ///   - segmentTimeout: how long a large transaction waits for the right to write a segment.
  ///   - spillByteCount: the size of changes above which a transaction that may spill moves them out of memory.
  ///   - clock: returns the times of commits.
  ///   - scheduler: runs checkpoints in the background.
  init(
    directory: String, isReadOnly: Bool, logBound: Int = Log.bound,
    segmentTimeout: Duration = DirectoryBackend.segmentTimeout,
    spillByteCount: Int = TransactionSpill.byteCount, disk: any Disk = SystemDisk(),
    clock: @escaping Clock = SystemCalls.milliseconds, scheduler: @escaping Scheduler = Engine.background
  ) throws(StoreError) {
    path = directory
    process = SystemCalls.processNumber
    self.spillByteCount = spillByteCount
    self.scheduler = scheduler
    self.clock = clock
    let faults = StoreFaults()
    self.faults = faults
    let backend = try DirectoryBackend(
      path: directory, isReadOnly: isReadOnly, logBound: logBound, segmentTimeout: segmentTimeout, disk: disk,
      faults: faults, clock: clock)
    let latest = try backend.readFromStart()
    self.backend = backend
    otherProcesses = SharedWait { try backend.waitForLock() }
    state = Mutex(State(latest: latest, head: latest))
    try watch(backend)
    if !isReadOnly {
      if backend.hasOldLogs {
        checkpointIsDue()
      } else if backend.mayHaveLeftovers(in: latest) {
        scheduler { [weak self] in
          // Files that can't be removed now are removed before the next checkpoint.
          try? backend.removeLeftovers { self?.latest ?? latest }
        }
      }
    }
  }

  /// The checkpoints that run or will run in the background.
  private let checkpoints = PendingWork()

  private static let background: Scheduler = { work in
    DispatchQueue.global(qos: .utility).async(execute: work)
  }

  // MARK: Following

  package var latest: Snapshot { state.withLock { $0.latest } }

  /// Returns whether no process has published a commit after `version`, including commits that `catchUp` has not read yet. Does
  /// not wait.
  func isNewest(_ version: Version) -> Bool {
    if latest.version > version { return false }
    // After a failure, further records are not read.
    return failure != nil || !backend.hasCommit(after: version)
  }

  /// The error after which this process stopped following the store; nil while it is following.
  var failure: StoreError? { faults.following }

  /// Calls `body`, on any thread, after each commit by any store or process, until `stopListening` is called.
  package func listen(_ body: @escaping @Sendable () -> Void) -> Int {
    state.withLock { state in
      state.nextListener += 1
      state.listeners[state.nextListener] = body
      return state.nextListener
    }
  }

  package func stopListening(_ listener: Int) {
    state.withLock { _ = $0.listeners.removeValue(forKey: listener) }
  }

  private func notifyListeners() {
    let listeners = state.withLock { Array($0.listeners.values) }
    for listener in listeners { listener() }
  }

  private func watch(_ backend: DirectoryBackend) throws(StoreError) {
    let catchUp: @Sendable () -> Void = { [weak self] in self?.catchUp() }
    var watch = try backend.watch(queue: queue, catchUp)
    if watch == nil {
      // A copy that is open for reading can be followed only once a writer has created its lock file. This may be happening
      // right now, so try again after watching the directory.
      let directory = try backend.watchDirectory(queue: queue) { [weak self] in self?.watchAgain(backend) }
      watch = try backend.watch(queue: queue, catchUp) ?? directory
    }
    state.withLock { $0.watch = watch }
    // Read commits that were made after reading the log and before watching it.
    catchUp()
  }

  private func watchAgain(_ backend: DirectoryBackend) {
    do throws(StoreError) { try watch(backend) } catch { endFollowing(with: error) }
  }

  /// Reads and applies the commits of other processes.
  func catchUp() {
    do throws(StoreError) {
      try ingest { before throws(StoreError) in try backend.newerSnapshot(than: before) }
    } catch { endFollowing(with: error) }
  }

  /// Stops following the store because of an error, and notifies all listeners once.
  func endFollowing(with failure: StoreError) {
    if faults.endFollowing(failure) { followingEnded() }
  }

  private func followingEnded() {
    state.withLock { $0.watch = nil }
    notifyListeners()
  }

  private func ingest(_ read: (Snapshot) throws(StoreError) -> Snapshot) throws(StoreError) {
    var hasEnded = false
    let isNew: Bool
    do throws(StoreError) {
      isNew = try ingestion.withLock { (_) throws(StoreError) -> Bool in
        // The records with the changed schema have already been read, and are not read again.
        if let failure = faults.following, failure.code == .schemaMismatch { throw failure }
        let before = latest
        let snapshot = try read(before)
        if snapshot.version == before.version {
          var renewed = before
          renewed.lease = snapshot.lease
          if renewed.lease !== before.lease { show(renewed) }
          return false
        }
        do throws(StoreError) { try checkSchema(of: snapshot, after: before) } catch {
          // The process keeps showing the previous state. The error is recorded before another thread can read on.
          hasEnded = faults.endFollowing(error)
          throw error
        }
        show(snapshot)
        return !snapshot.differsOnlyInHistory(from: before)
      }
    } catch {
      if hasEnded { followingEnded() }
      throw error
    }
    if isNew { notifyListeners() }
  }

  /// Makes a state that was read the newest one. The previous state is released together with its lease.
  private func show(_ snapshot: Snapshot) {
    state.withLock { state in
      state.latest = snapshot
      if state.pending.isEmpty { state.head = snapshot }
    }
  }

  func setSchemaCheck(_ check: @escaping SchemaCheck) { schemaCheck.withLock { $0 = check } }

  /// Throws if another process has changed the schema in a way that prevents this one from reading the state.
  private func checkSchema(of new: Snapshot, after old: Snapshot) throws(StoreError) {
    if new.hasSameSchema(as: old) { return }
    guard new.continues(old) else {
      throw .contradiction(path, "a later state lacks tables or columns, or has different ones")
    }
    let check = schemaCheck.withLock { $0 }
    if let error = check?(new) { throw error }
  }

  /// Runs part of a write, during which this thread must not open the store again.
  func refusingOpening<R>(_ body: () throws -> R) rethrows -> R {
    refusedThread.store(UInt(SystemCalls.currentThread), ordering: .relaxed)
    defer { refusedThread.store(0, ordering: .relaxed) }
    return try withinWrite(body)
  }

  /// Whether this thread is not allowed to open the store.
  var refusesOpeningHere: Bool { refusedThread.load(ordering: .relaxed) == UInt(SystemCalls.currentThread) }

  /// Whether a store that is being opened can use this engine: its path must still lead to its files.
  var isInPlace: Bool { backend.isInPlace }

  /// Returns whether a path leads to the files of this engine.
  func isOpen(at path: String) -> Bool { backend.isOpen(at: path) }

  // MARK: Writing

  /// Waits until no other store or process is writing and all appended commits are durable, then reads the commits of other
  /// processes.
  ///
  /// - Parameter context: the only context that can end the transaction, if it stays open when this returns.
  /// - Throws: `.alreadyInWrite` instead of waiting for a transaction that can't end before this call returns.
  package func beginWrite(endingIn context: ExecutionContext? = nil) throws(StoreError) -> Snapshot {
    try checkMayWrite()
    if writer.canEndOnlyHere { throw .writeWithinWrite() }
    writers.lock()
    state.withLock { $0.writer.begin(endingIn: context) }
    waitUntilFlushed()
    do throws(StoreError) {
      if !state.withLock({ $0.ownsFileLock }) {
        try backend.lock()
        state.withLock { $0.ownsFileLock = true }
      }
      return try catchUpForWriting()
    } catch {
      endWrite()
      throw error
    }
  }

  func checkMayWrite() throws(StoreError) {
    // Checked before acquiring a lock: in a forked child, the lock may be held by a thread that doesn't exist there.
    try checkProcess()
    if let failure = faults.writing(on: latest) { throw failure }
    if writer.isCurrentThread { throw .writeWithinWrite() }
  }

  /// The running write. It is copied out of the lock, because its properties query the running executor.
  private var writer: CurrentWriter { state.withLock { $0.writer } }

  /// Whether the current thread is in a write.
  var isWriting: Bool { writer.isCurrentThread }

  private var isForked: Bool { process.map { $0 != SystemCalls.processNumber } ?? false }

  private func checkProcess() throws(StoreError) { if isForked { throw .forked(path) } }

  private func catchUpForWriting() throws(StoreError) -> Snapshot {
    try ingest { before throws(StoreError) in try backend.begin(after: before) }
    return state.withLock { state in
      state.head = state.latest
      return state.head
    }
  }

  /// Makes the changes of a transaction durable, then visible to all stores and processes, and lets the next writer begin.
  ///
  /// - Parameter isQuiet: whether listeners in this process aren't notified, because the transaction only moves cursors.
  /// - Returns: the snapshot that is now the newest. If the transaction changed nothing, this is the old one.
  package func commit(
    _ transaction: Transaction, _ durability: Durability = .full, isQuiet: Bool = false
  ) throws(StoreError) -> Snapshot {
    let result = Result { () throws(StoreError) in try appendAndFlush(transaction, durability) }
    endWrite()
    let committed = try result.get()
    if committed.version != transaction.base.version, !isQuiet { notifyListeners() }
    return committed
  }

  private func appendAndFlush(
    _ transaction: Transaction, _ durability: Durability
  ) throws(StoreError) -> Snapshot {
    if let failure = transaction.spill?.failure { throw failure }
    if let spill = spill.withLock({ $0 }), transaction.spill?.hasMoved ?? false {
      return try appendMoved(transaction, spill, durability)
    }
    guard let difference = try difference(madeBy: transaction) else { return transaction.base }
    try checkProcess()
    let committed = try keepingLease(of: transaction) { () throws(StoreError) in
      try backend.append(difference)
    }
    try makeDurable(committed, durability)
    let change =
      difference.count > LastChange.limit
      ? nil : LastChange(old: difference.old.version, new: committed.version, tables: difference.tables)
    state.withLock { $0.lastChange = change }
    return committed
  }

  /// Appends a transaction, and returns the state after it with a lease. Takes a new lease if the transaction stores the first
  /// external files, because its base has none.
  private func keepingLease(
    of transaction: Transaction, _ append: () throws(StoreError) -> Snapshot
  ) throws(StoreError) -> Snapshot {
    var lease = transaction.base.lease
    if lease == nil, transaction.current.features.contains(.external) { lease = try external.lease() }
    var snapshot = try append()
    snapshot.lease = lease
    return snapshot
  }

  /// Lets a transaction that has just begun move its changes from memory to files, so that it can be of any size.
  func allowSpilling(_ transaction: Transaction) {
    guard let spill = backend.spill(from: transaction.base) else { return }
    self.spill.withLock { $0 = spill }
    transaction.spill = TransactionSpill(byteCount: spillByteCount) { state throws(StoreError) in
      try spill.move(state)
    }
  }

  private func appendMoved(
    _ transaction: Transaction, _ spill: SegmentSpill, _ durability: Durability
  ) throws(StoreError) -> Snapshot {
    try complete(transaction)
    try transaction.base.checkForDamage()
    try checkProcess()
    let committed = try keepingLease(of: transaction) { () throws(StoreError) in
      try backend.append(transaction.current, movedBy: spill)
    }
    try makeDurable(committed, durability)
    state.withLock { $0.lastChange = nil }
    return committed
  }

  private func complete(_ transaction: Transaction) throws(StoreError) {
    try transaction.checkSchema()
    transaction.completeChanges()
    transaction.describe(at: clock)
    guard let (table, violation) = transaction.uniqueViolation() else { return }
    // Damaged blocks read as rows with equal values.
    try transaction.current.checkForDamage()
    let rows = transaction[table]
    throw .uniqueViolation(
      rows.name, violation.columns.map { rows[$0].name }, rows.text(of: violation.first),
      rows.text(of: violation.second))
  }

  /// Returns the changes of a transaction; nil if there are none.
  private func difference(madeBy transaction: Transaction) throws(StoreError) -> Difference? {
    try complete(transaction)
    if transaction.needsSettling {
      transaction.settle(as: try transaction.current.rebased(on: transaction.base))
    }
    let difference = Difference(from: transaction.base, to: transaction.current)
    // A transaction that encountered damage may have changed the wrong data or missed a change, so the error is thrown even if
    // nothing changed.
    try difference.new.checkForDamage()
    return difference.isEmpty && !transaction.hasSchemaChanges ? nil : difference
  }

  /// Returns the difference between two committed snapshots for the observers in this process: without hidden columns, and
  /// without lists whose elements are equal.
  ///
  /// If a column was added in between, its cells read as the declared default before. The new column therefore changes a row
  /// only if its value differs from the default.
  func difference(from old: Snapshot, to new: Snapshot) -> Difference {
    let difference = committedDifference(from: old, to: new).withoutHiddenColumns.withoutEqualLists
    guard difference.addsColumns else { return difference }
    let defaults = declared.defaults
    return difference.withoutAddedCells { table, column, value in
      // This process does not read tables or columns that it does not declare.
      value == defaults[table.name]?[column.name] ?? value
    }
  }

  /// Returns the stored difference between two committed snapshots, which is already known for the last commit of this process.
  private func committedDifference(from old: Snapshot, to new: Snapshot) -> Difference {
    let known = state.withLock { state in
      state.lastChange.flatMap { $0.old == old.version && $0.new == new.version ? $0.tables : nil }
    }
    return known.map { Difference(from: old, to: new, known: $0) } ?? Difference(from: old, to: new)
  }

  /// Writes the appended commits up to `snapshot` to the disk, then publishes them to other processes and to this one.
  ///
  /// - Parameter count: the number of pending commits that become durable.
  private func makeDurable(
    _ snapshot: Snapshot, _ durability: Durability, pending count: Int = 0
  ) throws(StoreError) {
    let end = try backend.sync(upTo: snapshot.version, durability)
    try ingestion.withLock { (_) throws(StoreError) in
      if let end { try backend.publish(end) }
      state.withLock { state in
        state.latest = snapshot
        state.pending.removeFirst(count)
        if state.pending.isEmpty { state.head = snapshot }
      }
    }
  }

  /// Writes all commits that stores show to the disk, including relaxed ones.
  package func syncShown() throws(StoreError) {
    try checkProcess()
    try backend.syncPublished()
  }

  package func cancelWrite() { endWrite() }

  /// Runs part of a write that doesn't return to the executor or queue before it ends. Another write that begins within it,
  /// through any store, is refused, because it would wait forever.
  func withinWrite<R>(_ body: () throws -> R) rethrows -> R {
    let outer = state.withLock { $0.writer.enter() }
    defer { state.withLock { $0.writer.leave(to: outer) } }
    return try body()
  }

  /// Lets the next writer begin. A failure to release the lock doesn't change the outcome of the transaction.
  private func endWrite() {
    spill.withLock { $0.take() }?.end()
    state.withLock { $0.writer.end() }
    giveUpFileLockIfIdle()
    writers.unlock()
    releaseIdleFileLock()
  }

  // MARK: Writing without waiting

  /// The result of trying to begin a write.
  enum WriteStart {
    /// The write began on this snapshot, which might not be durable yet.
    case begun(Snapshot, failedFlushes: Int)
    /// Another write of this process is running. Use `waitForWriter` to wait for it.
    case busy
    /// Another process is writing, or should get the chance to write. Use `waitForOtherProcesses` to wait for it.
    case locked
  }

  /// The number of consecutive commits after which the file lock is released once, so that continuous writers don't
  /// exclude other processes. Releasing it takes about as long as one commit.
  private static let maximumConsecutiveCommits = 256

  /// Begins a write if that is possible without waiting.
  ///
  /// - Throws: `.alreadyInWrite` if this task has a transaction open. If another task of the same actor has one open,
  ///   this task can wait for it, because that task continues while this one is suspended.
  func tryBeginWrite() throws(StoreError) -> WriteStart {
    try checkMayWrite()
    guard writers.tryLock() else {
      if writer.isCurrentTask { throw .writeWithinWrite() }
      return .busy
    }
    let (joined, failedFlushes, isOthersTurn) = state.withLock { state in
      // If a flush failed, complete records that were never published may follow the end. Those are read first.
      (
        state.pending.isEmpty ? nil : state.head, state.failedFlushes,
        state.isFlushing && state.appended >= Self.maximumConsecutiveCommits
      )
    }
    if isOthersTurn {
      endWrite()
      return .locked
    }
    // The file lock is kept until the running flush has ended, and then by the holder of `writers`.
    if let joined { return .begun(joined, failedFlushes: failedFlushes) }
    do throws(StoreError) {
      if !state.withLock({ $0.ownsFileLock }) {
        guard try backend.tryLock() else {
          writers.unlock()
          return .locked
        }
        state.withLock { $0.ownsFileLock = true }
      }
      return .begun(try catchUpForWriting(), failedFlushes: failedFlushes)
    } catch {
      endWrite()
      throw error
    }
  }

  /// Suspends until another writer of this process has finished, after `tryBeginWrite` has returned `.busy`.
  ///
  /// - Parameter number: the number that this method returned when the task last waited for the same write; nil the first time.
  func waitForWriter(
    as number: TaskQueue.Number?, isolation: isolated (any Actor)?
  ) async throws -> TaskQueue.Number { try await writers.wait(as: number, isolation: isolation) }

  /// The number of threads that are blocked until they can write.
  var waitingThreadCount: Int { writers.threadCount }

  /// The number of tasks that are suspended until they can write.
  var waitingTaskCount: Int { writers.taskCount + otherProcesses.taskCount }

  /// Wakes the next writer in place of the current task, which won't write after all.
  func wakeNextWriter() { writers.wakeNext() }

  /// Suspends until no other process is writing. A further process may still begin to write before this one does.
  ///
  /// - Throws: `CancellationError` if the task is cancelled.
  func waitForOtherProcesses(isolation: isolated (any Actor)?) async throws {
    try await otherProcesses.wait(isolation: isolation)
  }

  /// Appends the changes of a transaction, which become durable together with other commits, and lets the next writer begin.
  ///
  /// - Parameter failedFlushes: the number that `tryBeginWrite` returned.
  /// - Returns: a ticket for waiting until the commit is durable.
  func append(_ transaction: Transaction, _ durability: Durability, failedFlushes: Int) throws(StoreError)
    -> CommitTicket
  {
    let ticket: CommitTicket
    let starts: Bool
    do throws(StoreError) {
      try checkProcess()
      let difference = try difference(madeBy: transaction)
      let made = CommitTicket(isEmpty: difference == nil)
      ticket = made
      if state.withLock({ $0.failedFlushes != failedFlushes }) { throw .basisLost(path) }
      let appended =
        try difference.map { (difference) throws(StoreError) in
          try keepingLease(of: transaction) { () throws(StoreError) in try backend.append(difference) }
        } ?? transaction.base
      starts = try state.withLock { (state) throws(StoreError) in
        // The flush of the commit that this one is based on has failed since, and its records were discarded.
        if state.failedFlushes != failedFlushes { throw state.flushFailure ?? .basisLost(path) }
        state.head = appended
        state.appended += 1
        state.pending.append(Pending(snapshot: appended, durability: durability, ticket: made))
        defer { state.isFlushing = true }
        return !state.isFlushing
      }
    } catch {
      endWrite()
      throw error
    }
    // The closure retains the engine until all commits are durable.
    if starts { flushes.async { self.flush() } }
    writers.unlock()
    // The flush may already have ended.
    releaseIdleFileLock()
    return ticket
  }

  /// Returns a ticket for the commit that a write is based on; nil if that commit is durable.
  ///
  /// - Parameter failedFlushes: the number that `tryBeginWrite` returned with it.
  func ticket(ofBase base: Snapshot, failedFlushes: Int) -> CommitTicket? {
    state.withLock { state in
      if state.failedFlushes == failedFlushes {
        return state.pending.last { $0.snapshot.version == base.version }?.ticket
      }
      let failed = CommitTicket(isEmpty: true)
      failed.complete(with: .failure(state.flushFailure ?? .basisLost(path)))
      return failed
    }
  }

  /// The number of commits that were appended, but are not durable yet.
  var pendingCount: Int { state.withLock { $0.pending.count } }

  /// Makes appended commits durable until none are left.
  private func flush() {
    while true {
      // While `writers` is held, nothing is appended to a log that is about to be followed by a new one.
      let isRotating = backend.isFull && writers.tryLock()
      let batch = state.withLock { state in
        if state.pending.isEmpty {
          state.isFlushing = false
          for waiter in state.idle { waiter.signal() }
          state.idle = []
        }
        return state.pending
      }
      guard let last = batch.last else {
        if isRotating {
          rotateIfFull()
          writers.unlock()
        }
        return releaseIdleFileLock()
      }
      do throws(StoreError) {
        let durability: Durability = batch.contains { $0.durability == .full } ? .full : .relaxed
        try makeDurable(last.snapshot, durability, pending: batch.count)
        if isRotating {
          rotateIfFull()
          writers.unlock()
        }
        notifyListeners()
        for commit in batch { commit.ticket.complete(with: .success(commit.snapshot)) }
      } catch {
        let failed = state.withLock { state in
          defer { state.pending = [] }
          state.failedFlushes += 1
          state.flushFailure = error
          state.head = state.latest
          return state.pending
        }
        if isRotating { writers.unlock() }
        for commit in failed { commit.ticket.complete(with: .failure(error)) }
      }
    }
  }

  private func waitUntilFlushed() {
    let waiter = state.withLock { state -> DispatchSemaphore? in
      guard state.isFlushing || !state.pending.isEmpty else { return nil }
      let waiter = DispatchSemaphore(value: 0)
      state.idle.append(waiter)
      return waiter
    }
    waiter?.wait()
  }

  /// Releases the file lock if it is no longer needed. The caller must hold `writers`.
  ///
  /// A lock that can't be released would silently exclude other processes, so the error stops this process from following the
  /// store.
  private func giveUpFileLockIfIdle() {
    guard isIdleWithFileLock else { return }
    rotateIfFull()
    state.withLock { state in
      state.ownsFileLock = false
      state.appended = 0
    }
    do throws(StoreError) { try backend.end() } catch { endFollowing(with: error) }
  }

  private var isIdleWithFileLock: Bool {
    // In a forked child, the lock belongs to the parent, which may be writing.
    state.withLock { $0.ownsFileLock && !$0.isFlushing && $0.pending.isEmpty } && !isForked
  }

  /// Releases the file lock if it is no longer needed and no writer is running. A running writer releases the lock itself. The
  /// loop ensures that one of the two releases it if a writer and a flush end at the same time.
  private func releaseIdleFileLock() {
    while isIdleWithFileLock, writers.tryLock() {
      giveUpFileLockIfIdle()
      writers.unlock()
    }
  }

  // MARK: Checkpoints

  private func rotateIfFull() { if backend.rotate(isForced: false) { checkpointIsDue() } }

  /// Waits for the end of the checkpoints that are due. Must not be called during a write, for which a checkpoint may wait.
  func waitForCheckpoint() { checkpoints.wait() }

  /// Moves the contents of the old logs to segments, in the background.
  private func checkpointIsDue() {
    let checkpoints = checkpoints
    checkpoints.begin()
    scheduler { [weak self] in
      defer { checkpoints.end() }
      // If the checkpoint fails, the data stays in the logs, and the next full log triggers another attempt. After damage, this
      // process stops following the store, because nothing can be committed on top of it.
      do throws(StoreError) { try self?.checkpoint(isWhole: false, waits: false) } catch {
        if error.code == .corruptFile { self?.endFollowing(with: error) }
      }
      // Files that can't be removed now are removed after the next checkpoint.
      try? self?.removeUnneededExternalFiles()
    }
  }

  /// Begins a file of external data. The first call also removes files that killed processes left behind, in the background.
  func stageExternalFile() throws(StoreError) -> StagedExternalFile {
    try checkProcess()
    let staged = try external.stage()
    if !hasSwept.exchange(true, ordering: .relaxed) {
      scheduler { [weak self] in
        // Files that can't be removed now are removed after the next checkpoint.
        try? self?.removeUnneededExternalFiles()
      }
    }
    return staged
  }

  /// Removes the files of external data that no state in use needs, in any process.
  func removeUnneededExternalFiles() throws(StoreError) {
    let files = try external.all()
    // These checks don't wait for writers, because there are seldom files to remove.
    if files.isEmpty { return }
    let unnamed = Set(files).subtracting(try latest.externalFiles())
    if unnamed.isEmpty { return }
    // The history is searched without the lock. A file that it doesn't name now will never be named again.
    var removable: Set<UUID>?
    if latest.history != nil, let history {
      let unneeded = unnamed.subtracting(try history.externalFiles(among: unnamed))
      if unneeded.isEmpty { return }
      removable = unneeded
    }
    let newest = try beginWrite()
    defer { cancelWrite() }
    // A power failure must not bring back a state that names one of the files.
    try syncShown()
    var needed = try newest.externalFiles()
    // The history may have begun, or may name files that the state has stopped naming since.
    if newest.history != nil { needed.formUnion(Set(try external.all()).subtracting(removable ?? [])) }
    try external.removeUnneeded(but: needed)
    // With a newer lease, this process no longer needs the files, either.
    try ingest { before throws(StoreError) in try backend.newerSnapshot(than: before) }
  }

  /// Removes the kept states that no program demands any more.
  func pruneHistory() throws(StoreError) { try backend.pruneHistory(demandedBy: latest) }

  /// Rewrites all committed data, and drops superseded data from segments and logs.
  func compact() throws(StoreError) {
    _ = try beginWrite()
    // The new segment will contain the records of the old log. If no new log can be begun, the old log stays until it is full.
    _ = backend.rotate(isForced: true)
    cancelWrite()
    // Remove external files before the checkpoint, because a full disk may have no room for the segment. If that fails, they
    // are removed after it.
    try? removeUnneededExternalFiles()
    do throws(StoreError) { try checkpoint(isWhole: true, waits: true) } catch {
      guard error.isOfFullDisk else { throw error }
      // The contents of the logs alone may fit. Removing those logs then makes room for everything.
      try checkpoint(isWhole: false, waits: true)
      try checkpoint(isWhole: true, waits: true)
    }
    try removeUnneededExternalFiles()
  }

  /// Writes all committed data to segments, and rebases the newest state on them. The memory of the old state is freed when
  /// nothing refers to it any more. Readers never wait. Writers wait only while commits that were made during the checkpoint
  /// are rebased.
  func checkpoint(isWhole: Bool, waits: Bool) throws(StoreError) {
    let base = try backend.checkpoint(
      { () throws(StoreError) in
        try ingest { before throws(StoreError) in try backend.newerSnapshot(than: before) }
        return latest
      }, isWhole: isWhole, waits: waits)
    if let base { try adopt(base) }
  }

  /// Rebases the newest state on new segments. Does nothing if a large transaction has since written the state to later
  /// segments, because rebasing would apply its changes again and keep them in memory.
  private func adopt(_ base: Snapshot) throws(StoreError) {
    func isNeeded(_ snapshot: Snapshot) -> Bool { snapshot.source.map { $0.version <= base.version } ?? true }
    let known = latest
    guard isNeeded(known) else { return }
    var rebased = try known.rebased(on: base)
    writers.lock()
    waitUntilFlushed()
    defer { endWrite() }
    try ingestion.withLock { (_) throws(StoreError) in
      let newest = latest
      guard isNeeded(newest) else { return }
      if newest.version != rebased.version { rebased = try newest.rebased(on: rebased) }
      rebased.lease = newest.lease
      state.withLock { state in
        state.latest = rebased
        state.head = rebased
      }
    }
  }
}

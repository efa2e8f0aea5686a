import Dispatch
import Synchronization

/// One store as this process has it: the newest snapshot, the one writer, and who is to be told of commits. All
/// stores opened on one directory, or on one name in memory, share one.
///
/// A commit is first appended, then durable. `head` is the newest that was appended, and the base of the next one;
/// `latest` the newest that is durable, and what anybody is shown. Commits that were appended while one sync ran share
/// the next.
///
/// What guards what:
/// - `writers`: held while a transaction is under way, until it is appended. Only who holds it takes the file lock or
///   gives it up; the file lock is kept until nothing is left that is not durable.
/// - `ingestion`: held while records of other processes are read and applied, so that they are applied in order; and while
///   an own commit is published and becomes `latest`, so that no record behind it is applied to the state before it.
/// - `state`: everything else. Nobody is called while it is held.
final class Engine: Sendable {
  /// A commit that was appended and is not durable yet.
  private struct Pending {
    var snapshot: Snapshot
    var durability: Durability
    var ticket: CommitTicket
  }

  private struct LastChange {
    /// More rows are not kept.
    static let limit = 10_000

    var old: Version
    var new: Version
    var tables: [TableID: Difference.TableDifference]
  }

  private struct State {
    var latest: Snapshot
    var head: Snapshot
    /// In the order of their versions.
    var pending: [Pending] = []
    var isFlushing = false
    /// The rows of the last commit, where they are few: what observers are told of next, most likely.
    var lastChange: LastChange?
    /// How often a flush failed, and with it all commits that were pending: what was based on them fails too.
    var failedFlushes = 0
    /// Why the last of them did.
    var flushFailure: StoreError?
    /// How many commits were appended since the file lock was taken.
    var appended = 0
    /// Who waits until nothing is pending.
    var idle: [DispatchSemaphore] = []
    var ownsFileLock = false
    var listeners: [Int: @Sendable () -> Void] = [:]
    var nextListener = 0
    var writer = CurrentWriter()
    /// Tells of other processes' commits.
    var watch: (any Sendable)?
  }

  /// Runs work some time later, on no caller's thread.
  typealias Scheduler = @Sendable (_ work: @escaping @Sendable () -> Void) -> Void

  let path: String
  /// The process that opened the store's files; nil for a store in memory. A child that it forks has the same open files,
  /// and so the same lock on them: each would let the other write.
  private let process: Int32?
  private let backend: any Backend
  /// Why the store can't be followed or written to.
  let faults: StoreFaults
  private let writers = WriterQueue()
  private let otherProcesses: SharedWait
  private let ingestion = Mutex(())
  /// By the names of classes and properties.
  private let declaredDefaults = Mutex<[String: [String: StoredValue]]>([:])
  private let state: Mutex<State>
  private let queue = DispatchQueue(label: "SantaCore.Engine")
  private let flushes = DispatchQueue(label: "SantaCore.Engine.Flush")
  private let scheduler: Scheduler

  init(memory name: String) {
    path = name
    process = nil
    scheduler = { _ in }
    let backend = MemoryBackend()
    faults = StoreFaults()
    self.backend = backend
    otherProcesses = SharedWait { try backend.waitForLock() }
    state = Mutex(State(latest: .empty, head: .empty))
  }

  /// - Parameters:
  ///   - logBound: how many bytes a log grows before another is begun.
  ///   - segmentTimeout: how long a large transaction waits for the right to make a segment.
  ///   - scheduler: runs checkpoints in the background.
  init(
    directory: String, isReadOnly: Bool, logBound: Int = Log.bound,
    segmentTimeout: Duration = DirectoryBackend.segmentTimeout,
    disk: any Disk = SystemDisk(), scheduler: @escaping Scheduler = Engine.background
  ) throws(StoreError) {
    path = directory
    process = SystemCalls.processNumber
    self.scheduler = scheduler
    let faults = StoreFaults()
    self.faults = faults
    let backend = try DirectoryBackend(
      path: directory, isReadOnly: isReadOnly, logBound: logBound, segmentTimeout: segmentTimeout, disk: disk,
      faults: faults)
    let latest = try backend.readFromStart()
    self.backend = backend
    otherProcesses = SharedWait { try backend.waitForLock() }
    state = Mutex(State(latest: latest, head: latest))
    try watch(backend)
    if !isReadOnly && backend.hasOldLogs { checkpointIsDue() }
  }

  private static let background: Scheduler = { work in
    DispatchQueue.global(qos: .utility).async(execute: work)
  }

  // MARK: Following

  var latest: Snapshot { state.withLock { $0.latest } }

  /// Why the store can't be followed any further.
  var failure: StoreError? { faults.following }

  /// Calls `body`, on any thread, after every commit of any store or process, until `stopListening`.
  func listen(_ body: @escaping @Sendable () -> Void) -> Int {
    state.withLock { state in
      state.nextListener += 1
      state.listeners[state.nextListener] = body
      return state.nextListener
    }
  }

  func stopListening(_ listener: Int) { state.withLock { _ = $0.listeners.removeValue(forKey: listener) } }

  private func notifyListeners() {
    let listeners = state.withLock { Array($0.listeners.values) }
    for listener in listeners { listener() }
  }

  private func watch(_ backend: DirectoryBackend) throws(StoreError) {
    guard let watch = try backend.watch(queue: queue, { [weak self] in self?.catchUp() }) else { return }
    state.withLock { $0.watch = watch }
    // What was committed between reading the log and watching it.
    catchUp()
  }

  /// Takes in what other processes have committed.
  func catchUp() {
    do throws(StoreError) {
      try ingest { before throws(StoreError) in try backend.newerSnapshot(than: before) }
    } catch { endFollowing(with: error) }
  }

  /// The store can't be followed any further: everybody is told, once.
  func endFollowing(with failure: StoreError) {
    guard faults.endFollowing(failure) else { return }
    state.withLock { $0.watch = nil }
    notifyListeners()
  }

  private func ingest(_ read: (Snapshot) throws(StoreError) -> Snapshot) throws(StoreError) {
    let isNew = try ingestion.withLock { (_) throws(StoreError) -> Bool in
      let before = latest
      let snapshot = try read(before)
      if snapshot.version == before.version { return false }
      state.withLock { $0.latest = snapshot }
      return true
    }
    if isNew { notifyListeners() }
  }

  /// Whether a store that opens may join this engine: its path still leads to its files.
  var isInPlace: Bool { backend.isInPlace }

  /// Whether a path leads to the files of this engine.
  func isOpen(at path: String) -> Bool { backend.isOpen(at: path) }

  // MARK: Writing

  /// Waits until no other store or process writes and everything appended is durable, and takes in what they wrote.
  ///
  /// - Parameter context: the only context that can end the transaction, if it stays open when this returns.
  /// - Throws: `.alreadyInWrite` instead of waiting for a transaction that can't end before this returns.
  func beginWrite(endingIn context: ExecutionContext? = nil) throws(StoreError) -> Snapshot {
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
      return try takeInForWriting()
    } catch {
      endWrite()
      throw error
    }
  }

  func checkMayWrite() throws(StoreError) {
    // Before any lock, which a thread that a forked child doesn't have may hold.
    try checkProcess()
    if let failure = faults.writing(on: latest) { throw failure }
    if writer.isCurrentThread { throw .writeWithinWrite() }
  }

  /// The write that is under way. It is asked outside the lock, for it asks the running executor.
  private var writer: CurrentWriter { state.withLock { $0.writer } }

  private var isForked: Bool { process.map { $0 != SystemCalls.processNumber } ?? false }

  private func checkProcess() throws(StoreError) { if isForked { throw .forked(path) } }

  private func takeInForWriting() throws(StoreError) -> Snapshot {
    try ingest { before throws(StoreError) in try backend.begin(after: before) }
    return state.withLock { state in
      state.head = state.latest
      return state.head
    }
  }

  /// Makes a transaction's outcome durable and then everybody's newest snapshot, and lets the next writer in.
  ///
  /// - Returns: the snapshot that is now the newest: the old one, where the transaction changed nothing.
  func commit(_ transaction: Transaction, _ durability: Durability = .full) throws(StoreError) -> Snapshot {
    let result = Result { () throws(StoreError) in try appendAndFlush(transaction, durability) }
    endWrite()
    let committed = try result.get()
    if committed.version != transaction.base.version { notifyListeners() }
    return committed
  }

  private func appendAndFlush(
    _ transaction: Transaction, _ durability: Durability
  ) throws(StoreError) -> Snapshot {
    guard let difference = try difference(madeBy: transaction) else { return transaction.base }
    try checkProcess()
    let committed = try backend.append(difference)
    try makeDurable(committed, durability)
    let change =
      difference.count > LastChange.limit
      ? nil : LastChange(old: difference.old.version, new: committed.version, tables: difference.tables)
    state.withLock { $0.lastChange = change }
    return committed
  }

  /// What a transaction changed; nil if it changed nothing.
  private func difference(madeBy transaction: Transaction) throws(StoreError) -> Difference? {
    transaction.removeSuperfluousMoveMarks()
    let difference = Difference(from: transaction.base, to: transaction.current)
    // What the transaction met and could not read it could not change either. That is thrown even if nothing changed.
    try difference.new.checkForDamage()
    return difference.isEmpty && !transaction.hasSchemaChanges ? nil : difference
  }

  /// Notes what a class of this process declares: for each property that holds a plain value, its default.
  func noteDefaults(_ defaults: [String: StoredValue], ofClass name: String) {
    declaredDefaults.withLock { $0[name, default: [:]].merge(defaults) { $1 } }
  }

  /// What differs between two committed snapshots for the observers of this process.
  ///
  /// A property whose column was added in between has read as its default before, so that the new column changes a row
  /// only where it holds another value.
  func difference(from old: Snapshot, to new: Snapshot) -> Difference {
    let difference = committedDifference(from: old, to: new)
    guard difference.addsColumns else { return difference }
    let defaults = declaredDefaults.withLock { $0 }
    return difference.withoutAddedCells { table, column, value in
      // A class or property that no program here declares is read by nobody here.
      value == defaults[table.name]?[column.name] ?? value
    }
  }

  /// The same as it is recorded; known already if it is the last commit of this process.
  private func committedDifference(from old: Snapshot, to new: Snapshot) -> Difference {
    let known = state.withLock { state in
      state.lastChange.flatMap { $0.old == old.version && $0.new == new.version ? $0.tables : nil }
    }
    return known.map { Difference(from: old, to: new, known: $0) } ?? Difference(from: old, to: new)
  }

  /// Puts on the disk what was appended up to a snapshot, and then shows it, to other processes and to this one.
  ///
  /// - Parameter count: how many of the pending commits become durable by it.
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

  func cancelWrite() { endWrite() }

  /// Runs a part of a write that does not return to its isolation's executor or queue before it is through. Another
  /// write begun within it, through whichever store, would wait for ever, and is refused instead.
  func withinWrite<R>(_ body: () throws -> R) rethrows -> R {
    let outer = state.withLock { $0.writer.enter() }
    defer { state.withLock { $0.writer.leave(to: outer) } }
    return try body()
  }

  /// Lets the next writer in. The outcome of the transaction stands, whatever becomes of the lock.
  private func endWrite() {
    state.withLock { $0.writer.end() }
    giveUpFileLockIfIdle()
    writers.unlock()
    releaseIdleFileLock()
  }

  // MARK: Writing without waiting

  /// What trying to begin a write came to.
  enum WriteStart {
    /// It began on this snapshot, which may not be durable yet.
    case begun(Snapshot, failedFlushes: Int)
    /// Another writer of this process is at it: `waitForWriter` waits.
    case busy
    /// Another process writes, or should have its turn: `waitForOtherProcesses` waits.
    case locked
  }

  /// How many commits are appended one on the other before the file lock is given up once, so that writers who never
  /// pause leave other processes their turn. Giving it up costs as much as one of them.
  private static let fairShare = 256

  /// Begins a write where that needs no waiting.
  ///
  /// - Throws: `.alreadyInWrite` where this task has a transaction open. One that another task of the same actor has open
  ///   is waited for: that one goes on while this one is suspended.
  func tryBeginWrite() throws(StoreError) -> WriteStart {
    try checkMayWrite()
    guard writers.tryLock() else {
      if writer.isCurrentTask { throw .writeWithinWrite() }
      return .busy
    }
    let (joined, failedFlushes, isOthersTurn) = state.withLock { state in
      // Where a flush failed, whole records may lie behind the end that nobody was shown: they are taken in first.
      (
        state.pending.isEmpty ? nil : state.head, state.failedFlushes,
        state.isFlushing && state.appended >= Self.fairShare
      )
    }
    if isOthersTurn {
      endWrite()
      return .locked
    }
    // The file lock is kept until the flush under way is through, and by whoever holds `writers` then.
    if let joined { return .begun(joined, failedFlushes: failedFlushes) }
    do throws(StoreError) {
      if !state.withLock({ $0.ownsFileLock }) {
        guard try backend.tryLock() else {
          writers.unlock()
          return .locked
        }
        state.withLock { $0.ownsFileLock = true }
      }
      return .begun(try takeInForWriting(), failedFlushes: failedFlushes)
    } catch {
      endWrite()
      throw error
    }
  }

  /// Suspends until another writer of this process has ended, for which `tryBeginWrite` said `.busy`.
  ///
  /// - Parameter number: what this returned when the task waited for the same turn before.
  func waitForWriter(
    as number: TaskQueue.Number?, isolation: isolated (any Actor)?
  ) async throws -> TaskQueue.Number { try await writers.wait(as: number, isolation: isolation) }

  /// How many threads are blocked until they may write.
  var waitingThreadCount: Int { writers.threadCount }

  /// How many tasks are suspended until they may write.
  var waitingTaskCount: Int { writers.taskCount + otherProcesses.taskCount }

  /// Lets somebody else have the turn that was waited for.
  func wakeNextWriter() { writers.wakeNext() }

  /// Suspends until no other process writes. Another one may then be faster again.
  ///
  /// - Throws: `CancellationError` where the task is cancelled.
  func waitForOtherProcesses(isolation: isolated (any Actor)?) async throws {
    try await otherProcesses.wait(isolation: isolation)
  }

  /// Appends a transaction's outcome, to be made durable with others, and lets the next writer in.
  ///
  /// - Parameter failedFlushes: as `tryBeginWrite` gave it.
  /// - Returns: what tells when it is durable.
  func append(_ transaction: Transaction, _ durability: Durability, failedFlushes: Int) throws(StoreError)
    -> CommitTicket
  {
    let ticket = CommitTicket()
    let starts: Bool
    do throws(StoreError) {
      try checkProcess()
      let difference = try difference(madeBy: transaction)
      if state.withLock({ $0.failedFlushes != failedFlushes }) { throw .basisLost(path) }
      let appended =
        try difference.map { (difference) throws(StoreError) in try backend.append(difference) }
        ?? transaction.base
      starts = try state.withLock { (state) throws(StoreError) in
        // The flush of what this is based on failed since, and let go of this record with the others.
        if state.failedFlushes != failedFlushes { throw state.flushFailure ?? .basisLost(path) }
        state.head = appended
        state.appended += 1
        state.pending.append(Pending(snapshot: appended, durability: durability, ticket: ticket))
        defer { state.isFlushing = true }
        return !state.isFlushing
      }
    } catch {
      endWrite()
      throw error
    }
    // This holds the engine until everything is durable.
    if starts { flushes.async { self.flush() } }
    writers.unlock()
    // The flush may be through already.
    releaseIdleFileLock()
    return ticket
  }

  /// How many commits were appended and are not durable yet.
  var pendingCount: Int { state.withLock { $0.pending.count } }

  /// Makes durable whatever was appended, until nothing is left.
  private func flush() {
    while true {
      // Nothing may be appended to a log that is to be followed by another.
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

  /// Gives up the file lock where it is not needed any more. The caller holds `writers`.
  ///
  /// A lock that can't be given up would keep other processes out unnoticed, so that is told to everybody and ends the
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
    // In a forked child the lock is the parent's, which may be writing.
    state.withLock { $0.ownsFileLock && !$0.isFlushing && $0.pending.isEmpty } && !isForked
  }

  /// Gives up the file lock where nobody else is there to do it: a flush that ends while a writer is at it leaves it to
  /// that one, and one that ends while that one leaves must not leave it to nobody.
  private func releaseIdleFileLock() {
    while isIdleWithFileLock, writers.tryLock() {
      giveUpFileLockIfIdle()
      writers.unlock()
    }
  }

  // MARK: Checkpoints

  private func rotateIfFull() { if backend.rotate(isForced: false) { checkpointIsDue() } }

  /// Puts what the old logs hold into segments, in the background.
  private func checkpointIsDue() {
    scheduler { [weak self] in
      // What can't be put into segments stays in the logs, and the next log that is full brings another attempt. Damage
      // is told: nothing more can be committed on top of it.
      do throws(StoreError) { try self?.checkpoint(isWhole: false, waits: false) } catch {
        if error.code == .corruptFile { self?.endFollowing(with: error) }
      }
    }
  }

  /// Writes everything committed anew, so that nothing is left of what is needed no more, in segments or logs.
  func compact() throws(StoreError) {
    _ = try beginWrite()
    // The records of the old log are in the new segment; where no log can be begun, it stays until it is full.
    _ = backend.rotate(isForced: true)
    cancelWrite()
    try checkpoint(isWhole: true, waits: true)
  }

  /// Puts everything committed into segments, and the newest state on top of them: what was in memory for it is let go
  /// when nobody holds an older state any more. Holds up no writer but for what came meanwhile, and no reader.
  func checkpoint(isWhole: Bool, waits: Bool) throws(StoreError) {
    let base = try backend.checkpoint(
      { () throws(StoreError) in
        try ingest { before throws(StoreError) in try backend.newerSnapshot(than: before) }
        return latest
      }, isWhole: isWhole, waits: waits)
    if let base { try adopt(base) }
  }

  /// Has the newest state lie in these segments.
  private func adopt(_ base: Snapshot) throws(StoreError) {
    var rebased = try latest.rebased(on: base)
    writers.lock()
    waitUntilFlushed()
    defer { endWrite() }
    try ingestion.withLock { (_) throws(StoreError) in
      let newest = latest
      if newest.version != rebased.version { rebased = try newest.rebased(on: rebased) }
      state.withLock { state in
        state.latest = rebased
        state.head = rebased
      }
    }
  }
}

import Dispatch
import Synchronization

/// One store as this process has it: the newest snapshot, the one writer, and who is to be told of commits. All
/// stores opened on one directory, or on one name in memory, share one.
///
/// What guards what:
/// - `writers`: held from `beginWrite` to `commit` or `cancelWrite`. A semaphore and not a mutex, because an
///   actor may begin and commit on different threads.
/// - `ingestion`: held while records of other processes are read and applied, so that they are applied in order.
/// - `state`: everything else. Nobody is called while it is held.
final class Engine: Sendable {
  private struct State {
    var latest: Snapshot
    var listeners: [Int: @Sendable () -> Void] = [:]
    var nextListener = 0
    /// Why this process can no longer follow the log.
    var failure: StoreError?
    /// The thread that is within a write and can't leave it before what it calls returns.
    var busyThread: UInt?
    /// Tells of other processes' commits.
    var watch: (any Sendable)?
  }

  let path: String
  private let backend: any Backend
  private let writers = DispatchSemaphore(value: 1)
  private let ingestion = Mutex(())
  private let state: Mutex<State>
  private let queue = DispatchQueue(label: "SantaCore.Engine")

  init(memory name: String) {
    path = name
    backend = MemoryBackend(path: name)
    state = Mutex(State(latest: .empty))
  }

  init(directory: String, isReadOnly: Bool, disk: any Disk = SystemDisk()) throws(StoreError) {
    path = directory
    let backend = try DirectoryBackend(path: directory, isReadOnly: isReadOnly, disk: disk)
    let latest = try Self.apply(try backend.readFromStart(), to: .empty, path: directory)
    self.backend = backend
    state = Mutex(State(latest: latest))
    try watch(backend.markPath, on: disk, isReadOnly: isReadOnly)
  }

  private static func apply(
    _ records: [LogFile.Record], to snapshot: Snapshot, path: String
  ) throws(StoreError) -> Snapshot {
    var snapshot = snapshot
    for record in records {
      let transaction = Transaction(base: snapshot)
      do { try LogRecord.apply(record.payload, to: transaction) } catch {
        throw .corrupt(
          path + "/log", offset: record.offset + LogFile.recordHeaderByteCount + error.offset, error.what)
      }
      snapshot = transaction.current
    }
    return snapshot
  }

  // MARK: Following

  var latest: Snapshot { state.withLock { $0.latest } }

  var failure: StoreError? { state.withLock { $0.failure } }

  /// Calls `body`, on any thread, after every commit of any store or process, until `stopListening`.
  func listen(_ body: @escaping @Sendable () -> Void) -> Int {
    state.withLock { state in
      state.nextListener += 1
      state.listeners[state.nextListener] = body
      return state.nextListener
    }
  }

  func stopListening(_ listener: Int) { state.withLock { _ = $0.listeners.removeValue(forKey: listener) } }

  private func tellListeners() {
    let listeners = state.withLock { Array($0.listeners.values) }
    for listener in listeners { listener() }
  }

  private func watch(_ path: String, on disk: any Disk, isReadOnly: Bool) throws(StoreError) {
    let watch: any Sendable
    do throws(SystemError) {
      watch = try disk.watch(path, queue: queue) { [weak self] in self?.catchUp() }
    } catch  where isReadOnly && error.number == SystemError.noEntry {
      // A copy without its lock file, which nobody writes to.
      return
    } catch {
      throw .cannotOpen(path, error)
    }
    state.withLock { $0.watch = watch }
    // What was committed between reading the log and watching it.
    catchUp()
  }

  /// Takes in what other processes have committed.
  func catchUp() {
    do throws(StoreError) { try ingest { () throws(StoreError) in try backend.news() } } catch { note(error) }
  }

  /// The log can't be followed any further: everybody is told.
  func note(_ failure: StoreError) {
    state.withLock { state in
      state.failure = failure
      state.watch = nil
    }
    tellListeners()
  }

  private func ingest(_ read: () throws(StoreError) -> [LogFile.Record]) throws(StoreError) {
    let isNew = try ingestion.withLock { (_) throws(StoreError) -> Bool in
      let records = try read()
      if records.isEmpty { return false }
      let snapshot = try Self.apply(records, to: latest, path: path)
      state.withLock { $0.latest = snapshot }
      return true
    }
    if isNew { tellListeners() }
  }

  /// Whether a store that opens must not join this engine, for its files are gone.
  var isRemoved: Bool { backend.isRemoved }

  // MARK: Writing

  /// Waits until no other store or process writes, and takes in what they wrote.
  func beginWrite() throws(StoreError) -> Snapshot {
    if let failure { throw failure }
    if state.withLock({ $0.busyThread == SystemCalls.currentThread }) { throw .writeWithinWrite() }
    writers.wait()
    do throws(StoreError) {
      try ingest { () throws(StoreError) in try backend.begin() }
      return latest
    } catch {
      writers.signal()
      throw error
    }
  }

  /// Makes a transaction's outcome durable and then everybody's newest snapshot, and lets the next writer in.
  ///
  /// - Returns: the snapshot that is now the newest: the old one, where the transaction changed nothing.
  func commit(_ transaction: Transaction) throws(StoreError) -> Snapshot {
    transaction.settleMoves()
    let difference = Difference(from: transaction.base, to: transaction.current)
    if difference.isEmpty && !transaction.hasSchemaChanges {
      endWrite()
      return transaction.base
    }
    do throws(StoreError) { try backend.append(difference) } catch {
      endWrite()
      throw error
    }
    state.withLock { $0.latest = difference.new }
    endWrite()
    tellListeners()
    return difference.new
  }

  func cancelWrite() { endWrite() }

  /// Runs a part of a write that does not return to its isolation's executor or queue before it is through. Another
  /// write begun within it, through whichever store, would wait for ever, and is refused instead.
  func withinWrite<R>(_ body: () throws -> R) rethrows -> R {
    let outer = state.withLock { state in
      defer { state.busyThread = SystemCalls.currentThread }
      return state.busyThread
    }
    defer { state.withLock { $0.busyThread = outer } }
    return try body()
  }

  /// Lets the next writer in. The outcome of the transaction stands, whatever becomes of the lock; a lock that can't
  /// be given up would keep other processes out unnoticed, so that is told to everybody and ends the store. The next
  /// writer of this process comes in after the file lock was given up, or it would write without it.
  private func endWrite() {
    do throws(StoreError) { try backend.end() } catch { note(error) }
    writers.signal()
  }
}

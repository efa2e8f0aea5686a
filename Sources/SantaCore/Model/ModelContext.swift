/// The state that live objects, collections and results of a store share: the snapshot that they show, and the
/// running transaction.
///
/// A context belongs to the store's isolation. A frozen context has a snapshot that never changes.
public class _ModelContext {
  final let engine: Engine
  final let counter = GenerationCounter()
  final let isFrozen: Bool
  /// Of a frozen context, the context of the store from which it was frozen.
  final private(set) weak var origin: _ModelContext?
  /// The states of the store, and the running write transaction.
  final var machine: WriteMachine
  final let classes: ClassBindings
  /// The outcomes of transactions that are not durable yet, by transaction number, if they were requested.
  private var outcomes: [Int: TransactionOutcome] = [:]
  /// The last chunk that was read.
  final var lastChunk: LastChunk?
  /// Reports reads and changes to the Observation framework; nil unless the store's configuration asks for it.
  final let tracking: ObservationTracking?
  /// The observers that are called at an assignment; nil if there are none.
  final private(set) var propertyObservers: PropertyObservers?
  /// The maximum length of the texts and data in a chunk.
  final var heapLimit = Chunk.maximumHeapByteCount

  init(engine: Engine, snapshot: Snapshot, isFrozen: Bool, tracksObservation: Bool = false) {
    self.engine = engine
    machine = WriteMachine(snapshot)
    self.isFrozen = isFrozen
    classes = ClassBindings(engine, checksClasses: !isFrozen)
    tracking = tracksObservation ? ObservationTracking() : nil
  }

  /// A context with a snapshot of this store that never changes; by default the one that the store shows.
  final func frozen(at snapshot: Snapshot? = nil) -> _ModelContext {
    let frozen = _ModelContext(engine: engine, snapshot: snapshot ?? self.snapshot, isFrozen: true)
    frozen.origin = isFrozen ? origin : self
    return frozen
  }

  deinit {
    // A transaction that was not ended is rolled back when the store is released.
    if let session { outcomes[session.number]?.rollBack() }
  }

  /// The state that the store shows without the changes of the running transaction.
  final var snapshot: Snapshot { machine.state.snapshot }

  /// The running write transaction, with what is valid only until it ends.
  final var session: WriteSession? { machine.session }

  final var transaction: Transaction? { session?.transaction }

  /// The number of the running write transaction; 0 if there is none.
  final var transactionNumber: Int { session?.number ?? 0 }

  /// The state with all changes of the running transaction.
  final var current: Snapshot { transaction?.current ?? snapshot }

  /// Increases with every change that a live collection could show.
  final var changeCount: UInt64 { counter.changes }

  /// Whether it is still undecided to which actor the store belongs.
  final var isIsolationUndecided = false

  /// Called before a read while `isIsolationUndecided`. If the store turns out to belong to the actor that reads, it
  /// first moves to the newest state.
  func confirmIsolation() {}

  /// A live query that is kept up to date for an observer, if there is one.
  func live(_ query: ResultsQuery) -> LiveQuery? { nil }

  // MARK: Observers of properties

  final func add(_ observer: PropertyObserver) {
    let observers = propertyObservers ?? PropertyObservers()
    observers.add(observer)
    propertyObservers = observers
    showObservedTables()
  }

  /// Calls the observers of properties whose values have changed in the state that the store shows, and those of the
  /// Observation framework.
  ///
  /// - Parameter row: the only row whose values may have changed; nil if any may have.
  final func tellPropertyObservers(_ row: PropertyObservers.Row? = nil) {
    if propertyObservers == nil && tracking == nil { return }
    // While values are assigned together, an observer would find some of them missing. And a state that is not durable
    // yet is not shown between transactions; its changes were told when they were made.
    if session?.togetherDepth ?? 0 > 0 { return }
    if session == nil, machine.state.appended.contains(where: \.isOwn) { return }
    let wasTelling = isTellingPropertyObservers
    isTellingPropertyObservers = true
    defer { isTellingPropertyObservers = wasTelling }
    tracking?.update(row, in: shownTables)
    guard let observers = propertyObservers, observers.update(row) else { return }
    observers.removeEnded()
    showObservedTables()
    // A callback may have ended all of them and begun another observation, with observers of its own.
    if observers.isEmpty, propertyObservers === observers { propertyObservers = nil }
  }

  /// Whether a callback of a property's observer is running.
  final private(set) var isTellingPropertyObservers = false

  /// The tables of the state that the store shows.
  final var shownTables: [Table] { transaction?.tables ?? snapshot.tables }

  /// Binds objects again if another set of tables is observed, because their properties are assigned in another way.
  private func showObservedTables() {
    let tables = propertyObservers?.tables ?? []
    if tables == classes.observedTables { return }
    classes.observedTables = tables
    counter.value += 1
  }

  // MARK: Writing

  /// Fails the running transaction, if it has not failed already.
  final func fail(_ error: StoreError) { session?.fail(error) }

  /// The running transaction, in which the caller is about to change something. If there is none, or if another thread or task
  /// has begun it, the program stops, because this is a programming error that can't be thrown.
  final func writing(_ what: @autoclosure () -> String) -> Transaction {
    let session = writeSession(what())
    // The number of a thread is read within a nanosecond (benchmark "shape list of ints, append").
    if session.thread != SystemCalls.currentThread { checkThread(of: session, what()) }
    return session.transaction
  }

  /// The running transaction, for a caller that will get it from `writing`, too.
  final func writeSession(_ what: @autoclosure () -> String) -> WriteSession {
    guard let session else { stopProgram(notWriting(what(), "Put it into store.write { }.")) }
    return session
  }

  /// Stops the program if the running transaction does not belong to the thread, which is another one than that of the change
  /// before. A transaction of an actor, a queue or a task may continue on another thread.
  func checkThread(of session: WriteSession, _ what: String) {
    if session.resume() { return }
    stopProgram(
      "\(what): the store was changed by another thread or task than the one that began its write transaction. "
        + "Open another store on the same data for each thread or task, which is cheap, or open it on an actor or a queue."
    )
  }

  /// The actor, queue, task or thread to which a transaction belongs that begins now.
  var executionContext: ExecutionContext { .current }

  /// Why nothing can be changed.
  ///
  /// - Parameters:
  ///   - what: what was done.
  ///   - remedy: what to do if there is no write transaction at all.
  final func notWriting(_ what: String, _ remedy: String) -> String {
    if isFrozen {
      return "\(what), which is frozen and never changes. Change the live one, which thaw() returns."
    }
    if engine.isWriting {
      return
        "\(what) outside a write transaction of its own Store: the one that runs has ended, or is of another Store "
        + "on the same data. Write with the Store that it was read from, which is the object's property 'store'."
    }
    return "\(what) outside a write transaction. \(remedy)"
  }

  /// Whether a row was inserted by a transaction that was rolled back.
  final func isRolledBack(_ row: RowKey, in table: TableID, transactionNumber: Int) -> Bool {
    machine.state.rolledBack.contains(row, in: table, transactionNumber: transactionNumber)
  }

  /// The outcome of the transaction that inserted a row, if it is not durable yet; nil for any other row.
  final func outcome(ofRow row: RowKey, in table: TableID) -> TransactionOutcome? {
    guard let number = machine.insertingTransaction(of: row, in: table) else { return nil }
    if let known = outcomes[number] { return known }
    let outcome = TransactionOutcome()
    outcomes[number] = outcome
    return outcome
  }

  /// Invalidates the references to rows that a transaction has inserted.
  final func rollBackOutcome(of transactionNumber: Int) {
    outcomes.removeValue(forKey: transactionNumber)?.rollBack()
  }

  /// Releases the outcome of a transaction that can no longer be rolled back.
  final func releaseOutcome(of transactionNumber: Int) { outcomes[transactionNumber] = nil }
}

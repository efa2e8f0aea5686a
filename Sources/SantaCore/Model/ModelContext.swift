/// The state that live objects, collections and results of a store share: the snapshot that they show, and the
/// running transaction.
///
/// A context belongs to the store's isolation. A frozen context has a snapshot that never changes.
public class _ModelContext {
  final let engine: Engine
  final let counter = GenerationCounter()
  final let isFrozen: Bool
  /// For a frozen context, the context of the live store that it was frozen from.
  final private(set) weak var origin: _ModelContext?
  /// The states of the store and the running write transaction.
  final var machine: WriteMachine { didSet { session = machine.session } }
  /// The running write transaction, with everything that is valid only until it ends.
  ///
  /// This property repeats the one of `machine`. Swift checks every read of `machine` for overlapping accesses, and each object
  /// that is created needs the number of the transaction (benchmark "iterate").
  final private(set) var session: WriteSession?
  final let classes: ClassBindings
  /// The outcomes that were requested for transactions that aren't durable yet, by transaction number.
  private var outcomes: [Int: TransactionOutcome] = [:]
  /// The last chunk that was read.
  final var lastChunk: LastChunk?
  /// Reports reads and changes to the Observation framework; nil unless the store's configuration enables it.
  final let tracking: ObservationTracking?
  /// The observers that are called at each assignment; nil if there are none.
  final private(set) var propertyObservers: PropertyObservers?
  /// The maximum total length of the strings and data in a chunk, in bytes.
  final var heapLimit = Chunk.maximumHeapByteCount

  init(engine: Engine, snapshot: Snapshot, isFrozen: Bool, tracksObservation: Bool = false) {
    self.engine = engine
    machine = WriteMachine(snapshot)
    self.isFrozen = isFrozen
    classes = ClassBindings(engine, checksClasses: !isFrozen)
    tracking = tracksObservation ? ObservationTracking() : nil
  }

  /// Returns a frozen context with a snapshot of this store; by default the snapshot that the store shows.
  final func frozen(at snapshot: Snapshot? = nil) -> _ModelContext {
    let frozen = _ModelContext(engine: engine, snapshot: snapshot ?? self.snapshot, isFrozen: true)
    frozen.origin = isFrozen ? origin : self
    return frozen
  }

  deinit {
    // A transaction that hasn't ended is rolled back when the store is released.
    if let session { outcomes[session.number]?.rollBack() }
  }

  /// The state that the store shows without the changes of the running transaction.
  final var snapshot: Snapshot { machine.state.snapshot }

  final var transaction: Transaction? { session?.transaction }

  /// The number of the running write transaction; 0 if there is none.
  final var transactionNumber: Int { session?.number ?? 0 }

  /// The state with all changes of the running transaction.
  final var current: Snapshot { transaction?.current ?? snapshot }

  /// A count that increases with every change that a live collection could show.
  final var changeCount: UInt64 { counter.changes }

  /// Whether the actor that the store belongs to is still undecided.
  final var isIsolationUndecided = false

  /// Called before a read while `isIsolationUndecided` is true. If the store turns out to belong to the actor that reads, it
  /// first moves to the newest state.
  func confirmIsolation() {}

  /// Returns the live query that is kept up to date for an observer, or nil if there is none.
  func live(_ query: ResultsQuery) -> LiveQuery? { nil }

  // MARK: Property observers

  final func add(_ observer: PropertyObserver) {
    let observers = propertyObservers ?? PropertyObservers()
    observers.add(observer)
    propertyObservers = observers
    showObservedTables()
  }

  /// Calls the observers of properties whose values have changed in the state that the store shows, including observers of the
  /// Observation framework.
  ///
  /// - Parameter row: the only row whose values may have changed; nil if the values of any row may have changed.
  final func tellPropertyObservers(_ row: PropertyObservers.Row? = nil) {
    if propertyObservers == nil && tracking == nil { return }
    // While several values are assigned together, an observer would see only some of them. Between transactions, a state that
    // isn't durable yet isn't shown; observers were notified of its changes when they were made.
    if session?.togetherDepth ?? 0 > 0 { return }
    if session == nil, machine.state.appended.contains(where: \.isOwn) { return }
    let wasTelling = isTellingPropertyObservers
    isTellingPropertyObservers = true
    defer { isTellingPropertyObservers = wasTelling }
    tracking?.update(row, in: shownTables)
    guard let observers = propertyObservers, observers.update(row) else { return }
    observers.removeEnded()
    showObservedTables()
    // A callback may have ended all observations and begun another one, with new observers.
    if observers.isEmpty, propertyObservers === observers { propertyObservers = nil }
  }

  /// Whether the callback of a property's observer is running.
  final private(set) var isTellingPropertyObservers = false

  /// The tables of the state that the store shows.
  final var shownTables: [Table] { transaction?.tables ?? snapshot.tables }

  /// Binds objects again if the set of observed tables has changed, because the properties of observed tables are assigned
  /// differently.
  private func showObservedTables() {
    let tables = propertyObservers?.tables ?? []
    if tables == classes.observedTables { return }
    classes.observedTables = tables
    counter.value += 1
  }

  // MARK: Writing

  /// Fails the running transaction, unless it has already failed.
  final func fail(_ error: StoreError) { session?.fail(error) }

  /// Returns the running transaction to a caller that is about to change something. If there is none, or if another thread or
  /// task began it, the program stops, because this is a programming error that can't be thrown.
  final func writing(_ what: @autoclosure () -> String) -> Transaction {
    let session = writeSession(what())
    // Reading the number of the thread takes less than a nanosecond (benchmark "shape list of ints, append").
    if session.thread != SystemCalls.currentThread { checkThread(of: session, what()) }
    return session.transaction
  }

  /// Returns the running transaction to a caller that will also call `writing`.
  final func writeSession(_ what: @autoclosure () -> String) -> WriteSession {
    guard let session else { stopProgram(notWriting(what(), "Put it into store.write { }.")) }
    return session
  }

  /// Stops the program if the running transaction doesn't belong to the current thread, which isn't the thread of the previous
  /// change. A transaction of an actor, a queue or a task may continue on another thread.
  func checkThread(of session: WriteSession, _ what: String) {
    if session.resume() { return }
    stopProgram(
      "\(what): the store was changed outside the thread or task that began its write transaction. "
        + "Open another store on the same data for each thread or task, which is cheap, or open it on an actor or a queue."
    )
  }

  /// The actor, queue, task or thread that a transaction belongs to if it begins now.
  var executionContext: ExecutionContext { .current }

  /// Returns the message that says why nothing can be changed.
  ///
  /// - Parameters:
  ///   - what: the attempted change.
  ///   - remedy: the advice if there is no write transaction at all.
  final func notWriting(_ what: String, _ remedy: String) -> String {
    if isFrozen {
      return "\(what) although it is frozen. Change the live one, which thaw() returns."
    }
    if engine.isWriting {
      return
        "\(what) outside a write transaction of its Store: the current one has ended, or belongs to another Store "
        + "on the same data. Write with the Store that it was read from, which is the object's property 'store'."
    }
    return "\(what) outside a write transaction. \(remedy)"
  }

  /// Returns whether a row was inserted by a transaction that was rolled back.
  final func isRolledBack(_ row: RowKey, in table: TableID, transactionNumber: Int) -> Bool {
    machine.state.rolledBack.contains(row, in: table, transactionNumber: transactionNumber)
  }

  /// Returns whether a transaction was rolled back after it had inserted rows.
  final func isRolledBack(_ transactionNumber: Int) -> Bool {
    machine.state.rolledBack.contains(transactionNumber)
  }

  /// Returns the outcome of the transaction that inserted a row, or nil if that transaction is already durable.
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

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
  final private(set) var snapshot: Snapshot
  /// The running write transaction.
  final private(set) var session: WriteSession?
  final let classes: ClassBindings
  private var lastTransactionNumber = 0
  final private(set) var rolledBack = RolledBackKeys()
  final private(set) var deletedRows = DeletedRows()
  /// The version of the last transaction, and the count of changes at its begin.
  private var lastTransaction: (version: Version, changeCount: UInt64)?
  /// A state that this store does not show, because it is not durable yet.
  private struct PendingState {
    let transactionNumber: Int
    let snapshot: Snapshot
    /// Whether the transaction has made it. Otherwise, the transaction was based on it, and was rolled back: others have
    /// appended it, and observers may have begun to observe it.
    var isOwn = true
  }

  /// The states that transactions of this store have appended or seen, and that are not durable yet. The newest is the last.
  private var appended: [PendingState] = []
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
    self.snapshot = snapshot
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

  final var transaction: Transaction? { session?.transaction }

  /// The number of the running write transaction; 0 if there is none.
  final var transactionNumber: Int { session?.number ?? 0 }

  /// The state with all changes of the running transaction.
  final var current: Snapshot { transaction?.current ?? snapshot }

  /// The newest state that this store has appended or seen, if it is not durable yet.
  final var pending: Snapshot? { appended.last?.snapshot }

  /// The number of the last transaction whose changes are shown within it alone: it is running, or it is not durable yet;
  /// nil if there is none.
  final var unsettledNumber: Int? { session?.number ?? appended.last?.transactionNumber }

  /// Whether a transaction and all earlier ones have ended, and are shown or rolled back.
  final func isSettled(_ transactionNumber: Int) -> Bool {
    (session?.number ?? .max) > transactionNumber
      && (appended.first?.transactionNumber ?? .max) > transactionNumber
  }

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
    if session?.togetherDepth ?? 0 > 0 || (session == nil && appended.contains(where: \.isOwn)) { return }
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

  // MARK: Moving on

  func advance(to new: Snapshot) {
    require(session == nil, "A store does not move while it is being written to.")
    // An equal state may have been moved from memory to segments.
    if new.version == snapshot.version && new.source === snapshot.source { return }
    if !new.hasSameSchema(as: snapshot) { classes.forget() }
    // If a transaction changed a row before deleting it, those changes were shown only in the transaction.
    let shownUntil = lastTransaction.flatMap { $0.version == new.version ? $0.changeCount : nil }
    deletedRows.note(from: snapshot, to: new, shownUntil: shownUntil ?? changeCount)
    snapshot = new
    for committed in appended where committed.snapshot.version <= new.version {
      outcomes[committed.transactionNumber] = nil
    }
    appended.removeAll { $0.snapshot.version <= new.version }
    counter.value += 1
  }

  /// Takes over the lease of an equal state, so that files are removed which only older states need.
  final func renewLease(of other: Snapshot) {
    if other.version == snapshot.version { snapshot.lease = other.lease }
  }

  /// - Parameters:
  ///   - base: the snapshot on which the transaction is based, if it is not the one that the store shows.
  ///   - holdsLock: whether the engine's lock was taken for the transaction.
  ///   - isAppending: whether this is the transaction of an `asyncWrite`.
  final func begin(on base: Snapshot? = nil, holdsLock: Bool = true, isAppending: Bool = false) {
    lastTransactionNumber += 1
    session = WriteSession(
      Transaction(base: base ?? snapshot), number: lastTransactionNumber, in: executionContext,
      holdsLock: holdsLock, isAppending: isAppending)
    lastTransaction = session.map { ($0.transaction.version, changeCount) }
    if let base, base.version != snapshot.version { showOtherState() }
  }

  /// Ends the transaction. Objects that were bound to its rows look them up again.
  final func end(isRollback: Bool) {
    guard let session else { return }
    let (transaction, transactionNumber) = (session.transaction, session.number)
    // Without new keys, no row is mistaken for another. A program may make millions of writes that change nothing.
    if isRollback, transaction.hasNewKeys {
      noteRollback(of: transactionNumber, firstKeys: transaction.base.tables.map(\.nextRow))
    }
    if appended.last?.transactionNumber != transactionNumber { outcomes[transactionNumber] = nil }
    if isRollback, session.isAppending, transaction.base.version > snapshot.version {
      appended.append(
        PendingState(transactionNumber: transactionNumber, snapshot: transaction.base, isOwn: false))
    }
    if transaction.hasSchemaChanges {
      if isRollback { classes.noteRollback() }
      classes.forget()
    }
    self.session = nil
    if transaction.base.version != snapshot.version { showOtherState() }
    counter.value += 1
  }

  /// Ends a transaction that was appended. The store shows its changes when they are durable.
  final func endAppended() {
    if let session {
      appended.append(
        PendingState(transactionNumber: session.number, snapshot: session.transaction.current))
      if session.transaction.base.version == snapshot.version { showOtherState() }
    }
    end(isRollback: false)
  }

  /// Removes an appended transaction that could not be made durable, or that was based on one.
  final func rollBackAppended(_ transactionNumber: Int) {
    appended.removeAll { $0.transactionNumber == transactionNumber }
    classes.noteRollback()
    noteRollback(of: transactionNumber, firstKeys: snapshot.tables.map(\.nextRow))
    counter.value += 1
  }

  private func showOtherState() {
    classes.forget()
    counter.value += 1
    counter.changes += 1
  }

  // MARK: Savepoints

  /// Begins a savepoint of the running transaction.
  final func beginSavepoint() {
    session?.beginSavepoint()
    // Objects no longer write in place to the chunks that the savepoint keeps.
    counter.value += 1
  }

  final func endSavepoint() { session?.endSavepoint() }

  /// Rolls back the innermost savepoint. Objects that were created in it become invalidated, and those that were
  /// deleted in it have their rows again.
  final func rollBackSavepoint() {
    session?.rollBackSavepoint()
    counter.value += 1
    counter.changes += 1
  }

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

  private func noteRollback(of transactionNumber: Int, firstKeys: [UInt64]) {
    outcomes.removeValue(forKey: transactionNumber)?.rollBack()
    rolledBack.note(transactionNumber, firstKeys: firstKeys)
  }

  /// Whether a row was inserted by a transaction that was rolled back.
  final func isRolledBack(_ row: RowKey, in table: TableID, transactionNumber: Int) -> Bool {
    rolledBack.contains(row, in: table, transactionNumber: transactionNumber)
  }

  /// The outcome of the transaction that inserted a row, if it is not durable yet; nil for any other row.
  final func outcome(ofRow row: RowKey, in table: TableID) -> TransactionOutcome? {
    func had(_ snapshot: Snapshot) -> Bool {
      table.rawValue < snapshot.tables.count && row.rawValue < snapshot[table].nextRow
    }
    if had(snapshot) { return nil }
    guard let maker = appended.first(where: { had($0.snapshot) })?.transactionNumber ?? session?.number else {
      return nil
    }
    if let known = outcomes[maker] { return known }
    let outcome = TransactionOutcome()
    outcomes[maker] = outcome
    return outcome
  }
}

/// What live objects, lists and results of one store share: the snapshot they show, and the running transaction.
///
/// Belongs to the store's isolation. A frozen one has a snapshot that never moves.
public class _ModelContext {
  final let engine: Engine
  final let counter = GenerationCounter()
  final let isFrozen: Bool
  final private(set) var snapshot: Snapshot
  /// The write transaction under way.
  final private(set) var session: WriteSession?
  final let classes: ClassBindings
  private var lastTransactionNumber = 0
  private var rolledBack = RolledBackKeys()
  final private(set) var deletedRows = DeletedRows()
  /// The version of the last transaction, and the count of changes when it began.
  private var lastTransaction: (version: Version, changeCount: UInt64)?
  /// What this store has appended and does not show, for it is not durable yet; the newest is the last.
  private var appended: [(transactionNumber: Int, snapshot: Snapshot)] = []
  /// The outcomes that somebody asked for, of transactions that are not durable yet, by their numbers.
  private var outcomes: [Int: TransactionOutcome] = [:]
  /// The chunk that was asked for last.
  final var lastChunk: LastChunk?
  /// How many bytes the texts and data of neighbouring rows may be.
  final var heapLimit = Chunk.maximumHeapByteCount

  init(engine: Engine, snapshot: Snapshot, isFrozen: Bool) {
    self.engine = engine
    self.snapshot = snapshot
    self.isFrozen = isFrozen
    classes = ClassBindings(engine, checksClasses: !isFrozen)
  }

  deinit {
    // A transaction that nobody ended is rolled back with its store.
    if let session { outcomes[session.number]?.rollBack() }
  }

  final var transaction: Transaction? { session?.transaction }

  /// The number of the write transaction under way, 0 outside.
  final var transactionNumber: Int { session?.number ?? 0 }

  /// The state as this isolation sees it: with what the running transaction has written.
  final var current: Snapshot { transaction?.current ?? snapshot }

  /// The newest state that this store has appended, where that is not durable yet.
  final var pending: Snapshot? { appended.last?.snapshot }

  /// Goes up with every change that a live collection could show.
  final var changeCount: UInt64 { counter.changes }

  /// Whether it is still undecided to which actor the store belongs.
  final var isIsolationUndecided = false

  /// Called before a read while `isIsolationUndecided`. If the store turns out to belong to the actor that reads, it first
  /// moves to the newest state.
  func confirmIsolation() {}

  /// A live query that is kept for an observer and true to the snapshot, where there is one.
  func live(_ query: ResultsQuery) -> LiveQuery? { nil }

  // MARK: Moving on

  func advance(to new: Snapshot) {
    require(session == nil, "A store does not move while it is being written to.")
    // The same state may have moved from memory to segments.
    if new.version == snapshot.version && new.source === snapshot.source { return }
    if new.tables.count != snapshot.tables.count
      || zip(new.tables, snapshot.tables).contains(where: { $0 !== $1 && $0.columns != $1.columns })
    {
      classes.forget()
    }
    // What a transaction changed before it deleted a row was shown only within it.
    let shownUntil = lastTransaction.flatMap { $0.version == new.version ? $0.changeCount : nil }
    deletedRows.note(from: snapshot, to: new, shownUntil: shownUntil ?? changeCount)
    snapshot = new
    for committed in appended where committed.snapshot.version <= new.version {
      outcomes[committed.transactionNumber] = nil
    }
    appended.removeAll { $0.snapshot.version <= new.version }
    counter.value += 1
  }

  /// - Parameters:
  ///   - base: what the transaction is based on, if that is not what the store shows.
  ///   - holdsLock: whether the engine's lock was taken for it.
  ///   - isAppending: whether it is an asyncWrite's.
  final func begin(on base: Snapshot? = nil, holdsLock: Bool = true, isAppending: Bool = false) {
    lastTransactionNumber += 1
    session = WriteSession(
      Transaction(base: base ?? snapshot), number: lastTransactionNumber, holdsLock: holdsLock,
      isAppending: isAppending)
    lastTransaction = session.map { ($0.transaction.version, changeCount) }
    if let base, base.version != snapshot.version { showOtherState() }
  }

  /// Ends the transaction. What was bound to its rows looks again.
  final func end(isRollback: Bool) {
    guard let session else { return }
    let (transaction, transactionNumber) = (session.transaction, session.number)
    if isRollback { noteRollback(of: transactionNumber, firstKeys: transaction.base.tables.map(\.nextRow)) }
    if appended.last?.transactionNumber != transactionNumber { outcomes[transactionNumber] = nil }
    if transaction.hasSchemaChanges { classes.forget() }
    self.session = nil
    if transaction.base.version != snapshot.version { showOtherState() }
    counter.value += 1
  }

  /// Ends a transaction that was appended. The store shows what it did once that is durable.
  final func endAppended() {
    if let session {
      appended.append((session.number, session.transaction.current))
      if session.transaction.base.version == snapshot.version { showOtherState() }
    }
    end(isRollback: false)
  }

  /// An appended transaction could not be made durable, and what it made is gone.
  final func loseAppended(_ transactionNumber: Int) {
    appended.removeAll { $0.transactionNumber == transactionNumber }
    noteRollback(of: transactionNumber, firstKeys: snapshot.tables.map(\.nextRow))
    counter.value += 1
  }

  private func showOtherState() {
    classes.forget()
    counter.value += 1
    counter.changes += 1
  }

  /// Fails the running transaction, if it has not failed already.
  final func fail(_ error: StoreError) { session?.fail(error) }

  /// The running transaction. Without one, the program made a mistake that only stopping can show.
  final func writing(_ what: @autoclosure () -> String) -> Transaction {
    guard let session else {
      stopProgram("\(what()) outside a write transaction. Put it into store.write { }.")
    }
    return session.transaction
  }

  private func noteRollback(of transactionNumber: Int, firstKeys: [UInt64]) {
    outcomes.removeValue(forKey: transactionNumber)?.rollBack()
    rolledBack.note(transactionNumber, firstKeys: firstKeys)
  }

  /// Whether a row was made by a transaction that left nothing.
  final func isRolledBack(_ row: RowKey, in table: TableID, transactionNumber: Int) -> Bool {
    rolledBack.contains(row, in: table, transactionNumber: transactionNumber)
  }

  /// The outcome of the transaction that made a row, where that is not durable yet; nil for any other row.
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

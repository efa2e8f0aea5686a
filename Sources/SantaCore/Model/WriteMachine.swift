/// The write transactions of a store: what each of their steps changes, and what the store does then.
///
/// A value without locks, threads, files and callbacks. An event changes it, and returns the actions to perform, in
/// their order. A `LiveStore` keeps it and performs them.
///
/// | phase | `session` | ends with |
/// | --- | --- | --- |
/// | idle | nil | `began` |
/// | writing | of a `write` | `committed`, `rolledBack` |
/// | in a savepoint | has savepoints | `savepointEnded`, `savepointFailed`, `rolledBack` |
/// | appending | of an `asyncWrite` | `appended`, `appendedNothing`, `rolledBack` |
///
/// An appended transaction stays in `state.appended` until `becameDurable`, `lost` or `moved`. Other transactions may begin
/// before that.
struct WriteMachine {
  enum Action {
    /// Bind the classes again, because the schema may differ.
    case unbindClasses
    /// Forget the classes that a transaction has added to the schema.
    case rollBackClasses
    /// Have objects look up their rows again.
    case rebindObjects
    /// Have collections and results read their contents again.
    case rereadCollections
    /// Invalidate the references to rows that a transaction has inserted.
    case rollBackOutcome(Int)
    /// Release the outcome of a transaction, which can no longer be rolled back.
    case releaseOutcome(Int)
    /// End the observations of rows that no transaction has made up to a state. A later transaction may give their keys
    /// to other rows.
    case endObservations(notIn: Snapshot)
    /// With `autorefresh` off, keep the observers at the state that the store shows now.
    case holdObservers
    /// Begin the observations that have waited for transactions which are settled now.
    case beginObservations
    /// Tell the observers of objects that a state has the rows of these objects.
    case showRows(in: Snapshot)
    /// Move the excluded observers past a commit.
    case excludeObservers(from: Snapshot)
    /// Let others write.
    case unlock
    /// Release an ended session, after the event: a `deinit` of the program's objects may use the store.
    case release(WriteSession)
    /// Roll back the innermost savepoint, with the event `savepointRolledBack`.
    case rollBackSavepoint
    /// Move the store to a state, with the event `moved`.
    case move(to: Snapshot)
    /// Call the observers of the store and of properties.
    case notifyStoreObservers
    /// Call the observers of properties.
    case notifyPropertyObservers
    /// Compute the notifications that are due, and ask for a turn in which they are delivered.
    case requestTurn
  }

  private(set) var state: StoreState
  /// The running transaction; nil if there is none.
  private(set) var session: WriteSession?
  private var lastNumber = 0
  /// The version of the last transaction, and the count of changes when it began.
  private var last: (version: Version, changeCount: UInt64)?

  init(_ snapshot: Snapshot) { state = StoreState(snapshot) }

  /// The number of the last transaction whose changes are shown within it alone: it is running, or it is not durable yet;
  /// nil if there is none.
  var unsettledNumber: Int? { session?.number ?? state.appended.last?.transactionNumber }

  /// Whether a transaction and all earlier ones have ended, and are shown or rolled back.
  func isSettled(_ transactionNumber: Int) -> Bool {
    (session?.number ?? .max) > transactionNumber
      && (state.appended.first?.transactionNumber ?? .max) > transactionNumber
  }

  /// The number of the transaction that inserted a row, if it is not durable yet; nil for any other row.
  func insertingTransaction(of row: RowKey, in table: TableID) -> Int? {
    func has(_ snapshot: Snapshot) -> Bool {
      table.rawValue < snapshot.tables.count && row.rawValue < snapshot[table].nextRow
    }
    if has(state.snapshot) { return nil }
    return state.appended.first { has($0.snapshot) }?.transactionNumber ?? session?.number
  }

  /// Takes over the lease of an equal state, so that files are removed which only older states need.
  mutating func renewLease(of other: Snapshot) {
    if other.version == state.snapshot.version { state.snapshot.lease = other.lease }
  }

  // MARK: A transaction

  /// A transaction begins.
  ///
  /// - Parameters:
  ///   - base: the state on which it is based, if it is not the one that the store shows.
  ///   - context: the actor, queue, task or thread that may make changes.
  ///   - holdsLock: whether the engine's lock was taken for it.
  ///   - isAppending: whether it is the transaction of an `asyncWrite`.
  ///   - changeCount: the number of changes that live collections could have shown.
  mutating func began(
    on base: Snapshot? = nil, in context: ExecutionContext, holdsLock: Bool = true, isAppending: Bool = false,
    changeCount: UInt64
  ) -> [Action] {
    lastNumber += 1
    let transaction = Transaction(base: base ?? state.snapshot)
    session = WriteSession(
      transaction, number: lastNumber, in: context, holdsLock: holdsLock, isAppending: isAppending)
    last = (transaction.version, changeCount)
    return showsBase(of: transaction) ? [] : Self.showOtherState
  }

  /// The transaction was committed, and is durable.
  mutating func committed(_ committed: Snapshot) -> [Action] {
    guard let transaction = session?.transaction else { return [] }
    let isUnchanged = committed.version == transaction.base.version
    var actions = ended(isRollback: isUnchanged)
    if !isUnchanged {
      actions.append(.showRows(in: committed))
    } else if transaction.hasNewKeys {
      // The keys of a transaction without changes are used again, as after a rollback.
      actions.append(.endObservations(notIn: state.newest))
    }
    actions.append(.excludeObservers(from: committed))
    return actions
      + (committed.version > state.snapshot.version
        ? [.move(to: committed), .notifyStoreObservers]
        // A turn may have been skipped while the transaction was running.
        : [.beginObservations, .requestTurn])
  }

  /// The transaction was cancelled, or could not be committed or appended.
  mutating func rolledBack() -> [Action] {
    let holdsLock = session?.holdsLock ?? false
    var actions = ended(isRollback: true) + afterRollback
    if holdsLock { actions.append(.unlock) }
    return actions + [.requestTurn, .notifyPropertyObservers]
  }

  /// The transaction of an `asyncWrite` was appended. The store shows its changes when they are durable.
  mutating func appended() -> [Action] {
    guard let session else { return [] }
    let made = session.transaction.current
    state.appended.append(StoreState.Appended(transactionNumber: session.number, snapshot: made))
    let actions = showsBase(of: session.transaction) ? Self.showOtherState : []
    return actions + ended(isRollback: false) + [.showRows(in: made)]
  }

  /// The transaction of an `asyncWrite` has changed nothing.
  mutating func appendedNothing() -> [Action] {
    let hasNewKeys = session?.transaction.hasNewKeys ?? false
    let actions = ended(isRollback: true)
    return actions + (hasNewKeys ? afterRollback : [.beginObservations])
  }

  /// Ends the transaction. Objects that were bound to its rows look them up again.
  private mutating func ended(isRollback: Bool) -> [Action] {
    guard let session else { return [] }
    let (transaction, number) = (session.transaction, session.number)
    var actions: [Action] = []
    // Without new keys, no row is mistaken for another. A program may make millions of writes that change nothing.
    if isRollback, transaction.hasNewKeys {
      actions.append(rollBack(number, firstKeys: transaction.base.tables.map(\.nextRow)))
    }
    if state.appended.last?.transactionNumber != number { actions.append(.releaseOutcome(number)) }
    if isRollback, session.isAppending, transaction.base.version > state.snapshot.version {
      state.appended.append(
        StoreState.Appended(transactionNumber: number, snapshot: transaction.base, isOwn: false))
    }
    if transaction.hasSchemaChanges {
      if isRollback { actions.append(.rollBackClasses) }
      actions.append(.unbindClasses)
    }
    self.session = nil
    actions.append(.release(session))
    if !showsBase(of: transaction) { actions += Self.showOtherState }
    actions.append(.rebindObjects)
    return actions
  }

  private mutating func rollBack(_ number: Int, firstKeys: [UInt64]) -> Action {
    state.rolledBack.note(number, firstKeys: firstKeys)
    return .rollBackOutcome(number)
  }

  /// The observations whose rows are lost end before the others begin.
  private var afterRollback: [Action] { [.endObservations(notIn: state.newest), .beginObservations] }

  private func showsBase(of transaction: Transaction) -> Bool {
    transaction.base.version == state.snapshot.version
  }

  private static var showOtherState: [Action] { [.unbindClasses, .rebindObjects, .rereadCollections] }

  // MARK: Savepoints

  mutating func savepointBegan() -> [Action] {
    session?.beginSavepoint()
    // Objects no longer write in place to the chunks that the savepoint keeps.
    return [.rebindObjects]
  }

  mutating func savepointEnded() -> [Action] {
    session?.endSavepoint()
    return []
  }

  /// The block of the innermost savepoint has failed.
  mutating func savepointFailed() -> [Action] {
    // Rolling back reserves the keys of the savepoint's rows in the tables of this state.
    guard let restored = session?.savepointState else { return [] }
    return [.endObservations(notIn: restored), .rollBackSavepoint]
  }

  /// The observations of its rows have ended. Objects that were created in it are invalidated, and those that were deleted
  /// in it have their rows again.
  mutating func savepointRolledBack() -> [Action] {
    session?.rollBackSavepoint()
    return [.rebindObjects, .rereadCollections, .notifyPropertyObservers]
  }

  // MARK: After an asyncWrite

  /// An appended transaction is durable.
  ///
  /// - Parameter committed: the durable state. Other commits, or a later transaction, may have moved the store already.
  mutating func becameDurable(_ committed: Snapshot) -> [Action] {
    let isNewer = session == nil && committed.version > state.snapshot.version
    return (isNewer ? [.move(to: committed), .notifyStoreObservers] : [])
      + [.beginObservations, .requestTurn]
  }

  /// Transactions could not be made durable, or were based on states that could not.
  ///
  /// - Parameter numbers: ascending.
  mutating func lost(_ numbers: [Int]) -> [Action] {
    var actions: [Action] = []
    for number in numbers {
      state.appended.removeAll { $0.transactionNumber == number }
      actions += [
        .rollBackClasses, rollBack(number, firstKeys: state.snapshot.tables.map(\.nextRow)), .rebindObjects,
      ]
    }
    // The end of a running transaction ends these observations.
    if session == nil { actions.append(.endObservations(notIn: state.newest)) }
    return actions + [.beginObservations, .requestTurn, .notifyPropertyObservers]
  }

  // MARK: Other states

  /// The store shows another state.
  ///
  /// - Parameter changeCount: the number of changes that live collections could have shown.
  mutating func moved(to new: Snapshot, changeCount: UInt64) -> [Action] {
    require(session == nil, "A store does not move while it is being written to.")
    let old = state.snapshot
    // An equal state may have been moved from memory to segments.
    if new.version == old.version && new.source === old.source {
      return [.holdObservers, .beginObservations]
    }
    var actions: [Action] = new.hasSameSchema(as: old) ? [] : [.unbindClasses]
    // If a transaction changed a row before deleting it, those changes were shown only in the transaction.
    let shownUntil = last.flatMap { $0.version == new.version ? $0.changeCount : nil }
    state.deletedRows.note(from: old, to: new, shownUntil: shownUntil ?? changeCount)
    state.snapshot = new
    actions += state.appended.lazy.filter { $0.snapshot.version <= new.version }
      .map { .releaseOutcome($0.transactionNumber) }
    state.appended.removeAll { $0.snapshot.version <= new.version }
    // The transactions of others may have become durable, too.
    return actions + [.rebindObjects, .holdObservers, .beginObservations]
  }
}

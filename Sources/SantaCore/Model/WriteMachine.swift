/// The state machine of a store's write transactions: the changes that each step makes to the state, and the actions that
/// follow.
///
/// A value type without locks, threads, files or callbacks. An event changes it, and returns the actions to perform, in order.
/// A `LiveStore` keeps the machine and performs its actions.
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
    /// Forget the classes that a rolled-back transaction has added to the schema.
    case rollBackClasses
    /// Have objects look up their rows again.
    case rebindObjects
    /// Have collections and results read their contents again.
    case rereadCollections
    /// Invalidate the references to rows that a transaction has inserted.
    case rollBackOutcome(Int)
    /// Release the outcome of a transaction that can no longer be rolled back.
    case releaseOutcome(Int)
    /// End the observations of rows that no transaction up to a state has made. A later transaction may give their keys to
    /// other rows.
    case endObservations(notIn: Snapshot)
    /// With `autorefresh` off, keep the observers at the state that the store shows now.
    case holdObservers
    /// Begin the observations that were waiting for transactions that are now settled.
    case beginObservations
    /// Notify the observers of objects that a state has the rows of these objects.
    case showRows(in: Snapshot)
    /// Move the excluded observers past a commit.
    case excludeObservers(from: Snapshot)
    /// Release the engine's lock, so that the next writer can begin.
    case unlock
    /// Release an ended session after the event, because a `deinit` of the program's objects may use the store.
    case release(WriteSession)
    /// Roll back the innermost savepoint, with the event `savepointRolledBack`.
    case rollBackSavepoint
    /// Move the store to a state, with the event `moved`.
    case move(to: Snapshot)
    /// Call the observers of the store and of properties.
    case notifyStoreObservers
    /// Call the observers of properties.
    case notifyPropertyObservers
    /// Compute the notifications that are due, and request a turn in which they are delivered.
    case requestTurn
  }

  private(set) var state: StoreState
  /// The running transaction; nil if there is none.
  private(set) var session: WriteSession?
  private var lastNumber = 0
  /// The version of the last transaction, and the count of changes when it began.
  private var last: (version: Version, changeCount: UInt64)?

  init(_ snapshot: Snapshot) { state = StoreState(snapshot) }

  /// The number of the last transaction whose changes are shown only within it, because it is running or isn't durable yet; nil
  /// if there is none.
  var unsettledNumber: Int? { session?.number ?? state.appended.last?.transactionNumber }

  /// Returns whether a transaction and all earlier ones have ended, and are shown or rolled back.
  func isSettled(_ transactionNumber: Int) -> Bool {
    (session?.number ?? .max) > transactionNumber
      && (state.appended.first?.transactionNumber ?? .max) > transactionNumber
  }

  /// Returns the number of the transaction that inserted a row, or nil if that transaction is already durable.
  func insertingTransaction(of row: RowKey, in table: TableID) -> Int? {
    func has(_ snapshot: Snapshot) -> Bool {
      table.rawValue < snapshot.tables.count && row.rawValue < snapshot[table].nextRow
    }
    if has(state.snapshot) { return nil }
    return state.appended.first { has($0.snapshot) }?.transactionNumber ?? session?.number
  }

  /// Takes over the lease of an equal state, so that files that only older states need are removed.
  mutating func renewLease(of other: Snapshot) {
    if other.version == state.snapshot.version { state.snapshot.lease = other.lease }
  }

  // MARK: A transaction

  /// Begins a transaction.
  ///
  /// - Parameters:
  ///   - base: the state that the transaction is based on, if it differs from the state that the store shows.
  ///   - context: the actor, queue, task or thread that may make changes.
  ///   - holdsLock: whether the engine's lock was taken for the transaction.
  ///   - isAppending: whether the transaction belongs to an `asyncWrite`.
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

  /// Ends a transaction that was committed and is durable.
  mutating func committed(_ committed: Snapshot) -> [Action] {
    guard let transaction = session?.transaction else { return [] }
    let isUnchanged = committed.version == transaction.base.version
    var actions = ended(isRollback: isUnchanged)
    if !isUnchanged {
      actions.append(.showRows(in: committed))
    } else if transaction.hasNewKeys {
      // The keys of a transaction without changes are reused, as after a rollback.
      actions.append(.endObservations(notIn: state.newest))
    }
    actions.append(.excludeObservers(from: committed))
    return actions
      + (committed.version > state.snapshot.version
        ? [.move(to: committed), .notifyStoreObservers]
        // A turn may have been skipped while the transaction was running.
        : [.beginObservations, .requestTurn])
  }

  /// Ends a transaction that was cancelled, or that couldn't be committed or appended.
  mutating func rolledBack() -> [Action] {
    let holdsLock = session?.holdsLock ?? false
    var actions = ended(isRollback: true) + afterRollback
    if holdsLock { actions.append(.unlock) }
    return actions + [.requestTurn, .notifyPropertyObservers]
  }

  /// Ends the transaction of an `asyncWrite` that was appended. The store shows its changes when they are durable.
  mutating func appended() -> [Action] {
    guard let session else { return [] }
    let made = session.transaction.current
    state.appended.append(StoreState.Appended(transactionNumber: session.number, snapshot: made))
    let actions = showsBase(of: session.transaction) ? Self.showOtherState : []
    return actions + ended(isRollback: false) + [.showRows(in: made)]
  }

  /// Ends the transaction of an `asyncWrite` that changed nothing.
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
    // Without new keys, no row can be mistaken for another, and there is nothing to record. A program may make millions of
    // writes that change nothing.
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

  /// Observations of lost rows end before the waiting observations begin.
  private var afterRollback: [Action] { [.endObservations(notIn: state.newest), .beginObservations] }

  private func showsBase(of transaction: Transaction) -> Bool {
    transaction.base.version == state.snapshot.version
  }

  private static var showOtherState: [Action] { [.unbindClasses, .rebindObjects, .rereadCollections] }

  // MARK: Savepoints

  mutating func savepointBegan() -> [Action] {
    session?.beginSavepoint()
    // Objects must no longer write in place to the chunks that the savepoint keeps.
    return [.rebindObjects]
  }

  mutating func savepointEnded() -> [Action] {
    session?.endSavepoint()
    return []
  }

  /// Handles an error of the innermost savepoint's block.
  mutating func savepointFailed() -> [Action] {
    // Rolling back reserves the keys of the savepoint's rows in the tables of this state.
    guard let restored = session?.savepointState else { return [] }
    return [.endObservations(notIn: restored), .rollBackSavepoint]
  }

  /// Rolls back the innermost savepoint, after the observations of its rows have ended. Objects that were created in it are
  /// invalidated, and objects that were deleted in it have their rows again.
  mutating func savepointRolledBack() -> [Action] {
    session?.rollBackSavepoint()
    return [.rebindObjects, .rereadCollections, .notifyPropertyObservers]
  }

  // MARK: The outcome of an asyncWrite

  /// Handles an appended transaction that has become durable.
  ///
  /// - Parameter committed: the durable state. Other commits, or a later transaction, may already have moved the store.
  mutating func becameDurable(_ committed: Snapshot) -> [Action] {
    let isNewer = session == nil && committed.version > state.snapshot.version
    return (isNewer ? [.move(to: committed), .notifyStoreObservers] : [])
      + [.beginObservations, .requestTurn]
  }

  /// Rolls back transactions that couldn't be made durable, or that were based on states that couldn't.
  ///
  /// - Parameter numbers: the numbers of the transactions, in ascending order.
  mutating func lost(_ numbers: [Int]) -> [Action] {
    var actions: [Action] = []
    for number in numbers {
      state.appended.removeAll { $0.transactionNumber == number }
      actions += [
        .rollBackClasses, rollBack(number, firstKeys: state.snapshot.tables.map(\.nextRow)), .rebindObjects,
      ]
    }
    // If a transaction is running, its end ends these observations.
    if session == nil { actions.append(.endObservations(notIn: state.newest)) }
    return actions + [.beginObservations, .requestTurn, .notifyPropertyObservers]
  }

  // MARK: Other states

  /// Moves the store to another state.
  ///
  /// - Parameter changeCount: the number of changes that live collections could have shown.
  mutating func moved(to new: Snapshot, changeCount: UInt64) -> [Action] {
    require(session == nil, "A store can't move to another state during a write transaction.")
    let old = state.snapshot
    // An equal state may have been moved from memory to segments.
    if new.version == old.version && new.source === old.source {
      return [.holdObservers, .beginObservations]
    }
    var actions: [Action] = new.hasSameSchema(as: old) ? [] : [.unbindClasses]
    // If a transaction changed a row before deleting it, only the transaction showed these changes.
    let shownUntil = last.flatMap { $0.version == new.version ? $0.changeCount : nil }
    state.deletedRows.note(from: old, to: new, shownUntil: shownUntil ?? changeCount)
    state.snapshot = new
    actions += state.appended.lazy.filter { $0.snapshot.version <= new.version }
      .map { .releaseOutcome($0.transactionNumber) }
    state.appended.removeAll { $0.snapshot.version <= new.version }
    // Transactions of other stores may have become durable, too.
    return actions + [.rebindObjects, .holdObservers, .beginObservations]
  }
}

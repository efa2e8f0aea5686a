import Dispatch
import Synchronization

/// The implementation of a ``Store`` and of everything that is read from it: follows the engine, writes, and calls
/// observers.
///
/// Belongs to the store's isolation. `TurnRequest` alone is used elsewhere, and switches to the isolation first.
/// Every public use of the store is between `enter` and `leave`.
final class LiveContext: _ModelContext {
  let configuration: Store.Configuration
  private(set) var isolation: StoreIsolation
  let notifier: Notifier
  private let request: TurnRequest
  /// The thread that is using the store; 0 if there is none. Only set while the store belongs to no actor or queue.
  private let user = Atomic<UInt>(0)
  /// The actor to which the store will belong if it uses the store in another turn.
  private var candidate: IsolationCandidate?
  /// Whether the store moves to newer states automatically.
  var autorefresh = true {
    didSet { notifier.hold(at: autorefresh ? nil : snapshot) }
  }
  private let listener: Int
  /// The observers whose callbacks are running. A delivery within a callback skips them.
  private var running: Set<ObserverID> = []
  /// Whether a turn came while a callback was running, because the callback runs a loop of events. Another one is requested
  /// when the callback has returned.
  private var isTurnDue = false
  /// The version for which observers of the store were notified that a refresh is required.
  private var refreshRequiredVersion = Version.zero
  private var storeNotifications = StoreNotifications()
  /// The observations that wait for the end of a transaction.
  private var waiting: [WaitingObservation] = []
  /// The commits of others that blocks have seen whose transactions were rolled back, by the numbers of these.
  private var seenCommits: [(transactionNumber: Int, ticket: CommitTicket)] = []
  /// How often the delivery that is due was postponed.
  private var postponement = Postponement()
  /// Whether an observer of the store requested a refresh, which follows when all of these observers have returned.
  private var isRefreshDue = false

  /// An observation on another isolation that begins when a transaction has ended.
  private struct WaitingObservation {
    let transactionNumber: Int
    let isRolledBack: (Snapshot) -> Bool
    let begin: (_ state: Snapshot, _ isRolledBack: Bool) -> Void
  }

  /// - Parameter snapshot: the first state of the store; nil for the newest.
  init(
    configuration: Store.Configuration, engine: Engine, isolation: StoreIsolation, snapshot: Snapshot? = nil
  ) {
    self.configuration = configuration
    self.isolation = isolation
    let request = TurnRequest(isolation)
    self.request = request
    let isFollowed = if case .thread = isolation { false } else { true }
    let snapshot = snapshot ?? engine.latest
    let notifier = Notifier(engine: engine, at: snapshot, isFollowed: isFollowed) { request.post() }
    self.notifier = notifier
    listener = engine.listen { [weak notifier] in notifier?.commitArrived() }
    super.init(
      engine: engine, snapshot: snapshot, isFrozen: false, tracksObservation: configuration.tracksObservation)
    request.context = self
    engine.setSchemaCheck { [weak engine] snapshot in
      engine.flatMap { SchemaUpdate.mismatch(ClassNames.classes(in: $0), in: snapshot) }
    }
  }

  deinit {
    // A write that was never ended is rolled back, so that others can write.
    if session?.holdsLock ?? false { engine.cancelWrite() }
    for observation in waiting { observation.begin(snapshot, observation.isRolledBack(snapshot)) }
    engine.stopListening(listener)
  }

  // MARK: Being used

  /// Begins a use of the store. Stops the program if the store belongs to another isolation.
  ///
  /// A store that belongs to no actor or queue yet belongs to `isolation` from now on. If that is nil, it belongs to
  /// the actor that is running, but only if it is observed, or if the actor has used it in an earlier turn; see
  /// `IsolationCandidate`.
  ///
  /// - Parameter isObserving: whether an observer is about to be added.
  /// - Returns: the argument for `leave` at the end of the use.
  func enter(_ isolation: (any Actor)?, isObserving: Bool = false) -> Bool {
    guard case .thread = self.isolation else {
      self.isolation.check()
      return false
    }
    let thread = SystemCalls.currentThread
    let (isOutermost, other) = user.compareExchange(
      expected: 0, desired: thread, ordering: .acquiringAndReleasing)
    if !isOutermost && other != thread { StoreIsolation.stopForOverlap() }
    if let isolation {
      confine(to: isolation, isObserving: isObserving)
    } else if case .serial(let executor) = RunningExecutor.current {
      consider(executor, isObserving: isObserving)
    }
    return isOutermost
  }

  func leave(_ isOutermost: Bool) {
    if isOutermost { user.store(0, ordering: .releasing) }
  }

  /// Runs one use of the store.
  func use<R, Failure: Error>(_ isolation: (any Actor)?, _ body: () throws(Failure) -> R) throws(Failure) -> R
  {
    let isOutermost = enter(isolation)
    defer { leave(isOutermost) }
    return try body()
  }

  override func confirmIsolation() {
    if let candidate, candidate.hasTurnEnded { leave(enter(nil)) }
  }

  /// Whether anybody may wait for changes.
  private var hasObservers: Bool { notifier.hasObservers || propertyObservers != nil || tracking != nil }

  private func consider(_ executor: ExecutorIdentity, isObserving: Bool) {
    let isAwaited = isObserving || hasObservers
    if isAwaited || candidate?.executor == executor {
      guard isAwaited || candidate?.hasTurnEnded ?? false, let actor = executor.actor else { return }
      confine(to: actor, isObserving: isObserving)
    } else if let actor = executor.actor {
      // The main actor of a program with a synchronous `main` may never end its turn. Waiting for that would make
      // Dispatch open a file descriptor, and stop the program if it has none left.
      if executor == .main && SystemCalls.currentTask == nil { return }
      candidate = IsolationCandidate(actor, on: executor)
      isIsolationUndecided = true
    }
  }

  /// Makes the store belong to an actor from now on. It then moves to newer states in turns of that actor.
  private func confine(to actor: any Actor, isObserving: Bool) {
    isolation = .actor(StoreIsolation.WeakActor(actor))
    request.setIsolation(isolation)
    candidate = nil
    isIsolationUndecided = false
    // The store moves to the newest state now, unless an observation begins, which must begin at the state that its
    // caller sees.
    if autorefresh, !isObserving, transaction == nil, !hasObservers {
      let latest = engine.latest
      if latest.version > snapshot.version { advance(to: latest) }
    }
    notifier.follow()
  }

  override func live(_ query: ResultsQuery) -> LiveQuery? { notifier.live(query, at: snapshot.version) }

  // MARK: Moving on

  override func advance(to new: Snapshot) {
    super.advance(to: new)
    if !autorefresh { notifier.hold(at: snapshot) }
    // What others have appended may be durable now.
    settle()
  }

  /// Called in the store's isolation after a batch was computed in the background.
  func turn() {
    // A write delivers changes when it begins, and requests another turn when it ends.
    guard transaction == nil else { return }
    if !running.isEmpty {
      isTurnDue = true
      return
    }
    endLost()
    if !autorefresh {
      let latest = engine.latest
      if latest.version > snapshot.version, latest.version > refreshRequiredVersion {
        refreshRequiredVersion = latest.version
        notifyStoreObservers(.refreshRequired)
      }
    }
    if let batch = notifier.takePendingBatch() {
      let isDue =
        autorefresh
        ? batch.snapshot.version >= snapshot.version
        : batch.isForBeginners && batch.snapshot.version == snapshot.version
      if !isDue { return notifier.commitArrived() }
      if !autorefresh || engine.isNewest(batch.snapshot.version) {
        if notifier.begin(batch) { _ = deliver(batch) }
      } else if postponement.isAllowed() {
        return notifier.postpone(batch)
      } else if batch.isSmall {
        // Without end, others commit while changes are computed in the background.
        _ = deliver(notifier.beginDelivery(to: engine.latest))
      } else if notifier.begin(batch) {
        _ = deliver(batch)
      }
    }
    if autorefresh { deliverFailure() }
  }

  /// Moves to the newest snapshot and delivers the changes.
  func refresh() -> Bool {
    guard transaction == nil, running.isEmpty, !isTellingPropertyObservers else { return false }
    if storeNotifications.isRunning {
      isRefreshDue = true
      return false
    }
    endLost()
    engine.catchUp()
    let hasMoved = deliver(notifier.beginDelivery(to: engine.latest))
    deliverFailure()
    return hasMoved
  }

  /// Delivers a batch that was begun.
  ///
  /// - Returns: whether the store moved, or any observer was called.
  private func deliver(_ batch: Delivery.Batch) -> Bool {
    postponement = Postponement()
    let isNewer = batch.snapshot.version > snapshot.version
    if isNewer {
      advance(to: batch.snapshot)
      notifyStoreObservers(.didChange)
    }
    return call(batch) || isNewer
  }

  /// Calls the observers of a batch, except those that were notified of it meanwhile, because the callback of another
  /// observer wrote to the store.
  private func call(_ batch: Delivery.Batch) -> Bool {
    var hasCalled = false
    for item in batch.itemsInOrder {
      guard let callback = notifier.accept(item, at: batch.snapshot.version), let change = item.change
      else {
        continue
      }
      call(callback, item.id, change)
      hasCalled = true
    }
    return hasCalled
  }

  private func call(_ callback: ObserverCallback, _ id: ObserverID, _ change: ObservedChange) {
    running.insert(id)
    callback.notify(.change(change))
    running.remove(id)
    guard isTurnDue, running.isEmpty else { return }
    isTurnDue = false
    notifier.commitArrived()
  }

  /// Notifies the observers of properties and then those of the store.
  ///
  /// - Parameter excluded: observers that are not notified.
  private func notifyStoreObservers(
    _ notification: ObserverCallback.Notification, except excluded: Set<ObserverID> = []
  ) {
    tellPropertyObservers()
    storeNotifications.add(notification, to: notifier.storeObservers.lazy.filter { !excluded.contains($0) })
    callStoreObservers()
  }

  /// Calls the observers of the store that are due. If one of them is running and has begun a write, the others are called
  /// before the observers of collections and objects.
  private func callStoreObservers() {
    while let (id, notification) = storeNotifications.begin() {
      notifier.storeCallback(id)?.notify(.store(notification))
      storeNotifications.end(id)
    }
    if isRefreshDue, !storeNotifications.isRunning {
      isRefreshDue = false
      _ = refresh()
    }
  }

  private func deliverFailure() {
    guard let failure = engine.failure else { return }
    for id in notifier.fail(with: failure) {
      // Another one's callback may have ended it.
      guard let callback = notifier.end(id) else { continue }
      call(callback, id, .failure(failure))
    }
  }

  // MARK: Observing

  /// - Parameters:
  ///   - name: the subject, for messages.
  ///   - isolation: the actor on which the observer is to be called; nil if the caller does not know it.
  func observe(
    _ subject: Observer.Subject, named name: String, isolation: (any Actor)?,
    _ notify: @escaping (ObserverCallback.Event) -> Void
  ) -> NotificationToken {
    let isOutermost = enter(isolation, isObserving: true)
    defer { leave(isOutermost) }
    if isUnnamed {
      switch subject {
      // An observer of the whole store has no error case.
      case .store: stopProgram(StoreError.unnamedIsolation().message)
      // The observation has failed, so nothing else will be delivered.
      case .failed(let error): notify(.change(.failure(error)))
      case .collection, .object, .state: notify(.change(.failure(.unnamedIsolation())))
      }
      return NotificationToken(notifier: nil, id: nil) {}
    }
    let callback = ObserverCallback(notify)
    let id = notifier.add(subject, named: name, callback)
    let keeper = Keeper(context: self, callback: callback)
    return NotificationToken(notifier: ObjectIdentifier(notifier), id: id) { [notifier] in
      notifier.remove(id)
      keeper.release()
    }
  }

  /// Adds an observer of a property, which begins with the value that the property has now.
  func observe(isolation: (any Actor)?, _ observer: () -> PropertyObserver) -> NotificationToken {
    let isOutermost = enter(isolation, isObserving: true)
    defer { leave(isOutermost) }
    // There is no error case.
    if isUnnamed { stopProgram(StoreError.unnamedIsolation().message) }
    let observer = observer()
    add(observer)
    let keeper = Keeper(context: self, callback: observer)
    return NotificationToken(notifier: ObjectIdentifier(notifier), id: nil, isOfProperty: true) {
      keeper.release()
    }
  }

  /// Whether the store belongs to an actor or a queue on which an observer is to be called. It does from now on if this
  /// is called there, and if the store belongs to none yet.
  ///
  /// - Parameter caller: the actor on which this is called; nil if the caller does not know it.
  func belongs(to place: StoreIsolation, calledOn caller: (any Actor)?) -> Bool {
    let isThere = caller.map { StoreIsolation($0).isSame(as: place) } ?? false
    leave(enter(isThere ? caller : nil, isObserving: isThere))
    return isolation.isSame(as: place)
  }

  /// Begins an observation when the running transaction has ended, and it and those before it are durable; at once if
  /// there is nothing to wait for, or if the transaction or a savepoint that made the subject is rolled back.
  ///
  /// - Parameters:
  ///   - isRolledBack: whether the subject belongs to a row that no transaction has made up to a state.
  ///   - begin: called with the snapshot that the store shows then, and whether the subject was rolled back.
  func whenSettled(
    _ isRolledBack: @escaping (Snapshot) -> Bool,
    _ begin: @escaping (_ state: Snapshot, _ isRolledBack: Bool) -> Void
  ) {
    guard let number = unsettledNumber else { return begin(snapshot, isRolledBack(snapshot)) }
    waiting.append(
      WaitingObservation(transactionNumber: number, isRolledBack: isRolledBack, begin: begin))
  }

  /// Begins the observations that have waited for a transaction which has ended.
  private func settle() {
    if waiting.isEmpty { return }
    let due = waiting.filter { isSettled($0.transactionNumber) }
    waiting.removeAll { isSettled($0.transactionNumber) }
    for observation in due { observation.begin(snapshot, observation.isRolledBack(snapshot)) }
  }

  /// Ends the observations of what a transaction or a savepoint has made that was rolled back. A later transaction may give
  /// the keys of its rows to others, so that none of the observations may wait any longer.
  private func endRolledBack(to state: Snapshot) {
    notifier.rolledBack(to: state)
    if waiting.isEmpty { return }
    let lost = waiting.filter { $0.isRolledBack(state) }
    waiting.removeAll { $0.isRolledBack(state) }
    for observation in lost { observation.begin(snapshot, true) }
  }

  /// Whether the current code runs on an actor that can't be determined, so that the store could never call it.
  private var isUnnamed: Bool {
    if case .thread = isolation { RunningExecutor.current != .none } else { false }
  }

  // MARK: Writing

  var isInWriteTransaction: Bool { transaction != nil }

  override var executionContext: ExecutionContext { isolation.executionContext }

  override func checkThread(of session: WriteSession, _ what: String) {
    if case .thread = isolation { return super.checkThread(of: session, what) }
    isolation.check()
    session.noteThread()
  }

  /// The state of this store without the running transaction.
  private var remaining: Snapshot { pending ?? snapshot }

  /// The version that adds a new row which this store may not show yet, because its transaction is running or is not
  /// durable.
  var versionToCome: Version { transaction?.version ?? remaining.version }

  func beginWrite() {
    if isInWriteTransaction {
      return fail(
        StoreError(.alreadyInWrite, "A write transaction was begun within another. Commit that one first."))
    }
    do throws(StoreError) {
      let latest = try engine.beginWrite(endingIn: isolation.executionContext)
      engine.withinWrite { endLost() }
      let batch = notifier.beginDelivery(to: latest, except: running)
      let isNewer = latest.version > snapshot.version
      advance(to: latest)
      begin()
      if let error = versionFailure(latest) { fail(error) }
      engine.withinWrite {
        if isNewer { notifyStoreObservers(.didChange) } else { callStoreObservers() }
        _ = call(batch)
      }
    } catch {
      begin(holdsLock: false)
      fail(error)
    }
  }

  /// Why this program can't write to a state: another one has migrated the store to a later version.
  private func versionFailure(_ snapshot: Snapshot) -> StoreError? {
    snapshot.schemaVersion > configuration.schemaVersion && !classes.isMigrating
      ? .newerSchema(stored: snapshot.schemaVersion, declared: configuration.schemaVersion) : nil
  }

  /// Throws if an observer can't be excluded from the running transaction.
  func checkMaySkip(_ tokens: [NotificationToken]) throws(StoreError) {
    guard !tokens.isEmpty, let transaction else { return }
    if tokens.contains(where: \.isOfProperty) { throw .propertyObserverLeftOut() }
    let own = tokens.filter { $0.notifier == ObjectIdentifier(notifier) }
    try notifier.checkMaySkip(own.compactMap(\.id), from: transaction.base)
  }

  func commitWrite(withoutNotifying tokens: [NotificationToken]) throws(StoreError) {
    guard let session else { throw .notInWrite() }
    let transaction = session.transaction
    if session.isAppending {
      fail(.endedWithinAsyncWrite())
      throw .endedWithinAsyncWrite()
    }
    if session.isInSavepoint {
      fail(.committedWithinSavepoint())
      throw .committedWithinSavepoint()
    }
    if tokens.contains(where: { $0.id != nil && $0.notifier != ObjectIdentifier(notifier) }) {
      fail(.wrongToken())
    }
    if let failure = session.failure {
      cancelWrite()
      throw failure
    }
    do throws(StoreError) { try checkMaySkip(tokens) } catch {
      cancelWrite()
      throw error
    }
    let committed: Snapshot
    do throws(StoreError) {
      committed = try engine.commit(transaction, configuration.durability)
    } catch {
      end(isRollback: true)
      endRolledBack(to: remaining)
      settle()
      notifier.commitArrived()
      tellPropertyObservers()
      throw error
    }
    // The keys of a transaction without changes are reused, as after a rollback.
    let isUnchanged = committed.version == transaction.base.version
    end(isRollback: isUnchanged)
    if !isUnchanged {
      notifier.made(committed)
    } else if transaction.hasNewKeys {
      endRolledBack(to: remaining)
    }
    notifier.skip(tokens.compactMap(\.id), to: committed)
    if committed.version > snapshot.version {
      advance(to: committed)
      settle()
      notifyStoreObservers(.didChange, except: Set(tokens.compactMap(\.id)))
    } else {
      settle()
      // Requests the turn that was skipped while the transaction was open.
      notifier.commitArrived()
    }
  }

  /// Runs a block in a savepoint of the running transaction.
  func inSavepoint<R>(_ block: () throws -> R) throws -> R {
    guard let session else { throw StoreError.savepointOutsideWrite() }
    // The transaction will fail, so the block is not run.
    if let failure = session.failure { throw failure }
    beginSavepoint()
    // The block may have cancelled the transaction, and with it the savepoint.
    var isOpen: Bool { self.session === session }
    let result: R
    do {
      result = try block()
      if isOpen, let failure = session.failure { throw failure }
    } catch {
      if isOpen {
        // Before the keys of its rows are reserved.
        if let restored = session.savepointState { endRolledBack(to: restored) }
        rollBackSavepoint()
        tellPropertyObservers()
      }
      throw error
    }
    if isOpen { endSavepoint() }
    return result
  }

  /// Delivers what is durable, runs a block in a transaction on the newest appended state, and appends the changes.
  ///
  /// - Parameter failedFlushes: the number that the engine's `tryBeginWrite` returned.
  func runAppending<R>(
    on base: Snapshot, failedFlushes: Int, _ block: () throws -> R
  ) throws -> (result: R, ticket: CommitTicket, transactionNumber: Int) {
    let ticketOfBase = engine.ticket(ofBase: base, failedFlushes: failedFlushes)
    engine.withinWrite { endLost() }
    // What others have appended is delivered when it is durable. The block sees it already.
    let latest = engine.latest
    let batch = notifier.beginDelivery(to: latest, except: running)
    let isNewer = latest.version > snapshot.version
    advance(to: latest)
    begin(on: base, isAppending: true)
    let number = transactionNumber
    if let error = versionFailure(base) { fail(error) }
    do {
      let result = try engine.withinWrite {
        if isNewer { notifyStoreObservers(.didChange) } else { tellPropertyObservers() }
        _ = call(batch)
        guard let session else { throw StoreError.endedByCallback() }
        if let failure = session.failure { throw failure }
        return try block()
      }
      guard let session else { throw StoreError.endedWithinAsyncWrite() }
      if let failure = session.failure { throw failure }
      session.giveUpLock()
      let ticket: CommitTicket
      do throws(StoreError) {
        ticket = try engine.append(
          session.transaction, configuration.durability, failedFlushes: failedFlushes)
      } catch {
        end(isRollback: true)
        endRolledBack(to: remaining)
        settle()
        notifier.commitArrived()
        tellPropertyObservers()
        throw error
      }
      if ticket.isEmpty {
        // The keys of a transaction without changes are reused, as after a rollback.
        end(isRollback: true)
        if session.transaction.hasNewKeys { endRolledBack(to: remaining) }
        settle()
      } else {
        let made = session.transaction.current
        endAppended()
        notifier.made(made)
      }
      return (result, ticket, number)
    } catch {
      if isInWriteTransaction { cancelWrite() }
      if !isSettled(number), let ticketOfBase { follow(ticketOfBase, transactionNumber: number) }
      throw error
    }
  }

  /// Follows a commit of others that a block has seen whose transaction was rolled back. What the block began to observe goes
  /// on when the commit is durable.
  private func follow(_ ticket: CommitTicket, transactionNumber: Int) {
    seenCommits.append((transactionNumber, ticket))
    // In case of success, the engine notifies its listeners.
    ticket.whenComplete { [weak notifier = notifier] outcome in
      if case .failure = outcome { notifier?.commitArrived() }
    }
  }

  /// Ends the observers of what others had appended and could not make durable.
  private func endLost() {
    if seenCommits.isEmpty { return }
    let lost = Set(seenCommits.filter { $0.ticket.hasFailed }.map(\.transactionNumber))
    seenCommits.removeAll { lost.contains($0.transactionNumber) || isSettled($0.transactionNumber) }
    if lost.isEmpty { return }
    for number in lost.sorted() { rollBackAppended(number) }
    endRolledBack(to: remaining)
    settle()
    notifier.commitArrived()
    tellPropertyObservers()
  }

  /// Shows the changes of an appended transaction when they are durable, or rolls them back.
  func finishAppended(_ outcome: CommitTicket.Outcome, transactionNumber: Int) throws(StoreError) {
    switch outcome {
    case .success(let committed):
      // Other commits, or a later transaction, may have moved the store already.
      if transaction == nil, committed.version > snapshot.version {
        advance(to: committed)
        settle()
        notifyStoreObservers(.didChange)
      }
      settle()
      notifier.commitArrived()
    case .failure(let error):
      rollBackAppended(transactionNumber)
      if transaction == nil { endRolledBack(to: remaining) }
      settle()
      notifier.commitArrived()
      tellPropertyObservers()
      throw error
    }
  }

  func cancelWrite() {
    require(isInWriteTransaction, "There is no write transaction to cancel. Call beginWrite() first.")
    let holdsLock = session?.holdsLock ?? false
    end(isRollback: true)
    endRolledBack(to: remaining)
    settle()
    if holdsLock { engine.cancelWrite() }
    notifier.commitArrived()
    tellPropertyObservers()
  }
}

/// Requests turns of a store's isolation.
// Guard of the unchecked conformance: `context` is set once, by the initialiser of that context. It is read only in
// turns, which run in the store's isolation, and reading a weak reference is safe while its object is released. A
// lock guards the rest.
private final class TurnRequest: @unchecked Sendable {
  private struct State {
    var isolation: StoreIsolation
    /// Whether a turn was requested and has not begun. It is not requested again, because one turn delivers everything.
    var isAwaited = false
  }

  weak var context: LiveContext?
  private let state: Mutex<State>

  init(_ isolation: StoreIsolation) { state = Mutex(State(isolation: isolation)) }

  func setIsolation(_ isolation: StoreIsolation) { state.withLock { $0.isolation = isolation } }

  func post() {
    let isolation = state.withLock { state -> StoreIsolation? in
      // A plain thread has no turns. If the store belongs to an actor later, that one is asked for its first turn then.
      if case .thread = state.isolation { return nil }
      defer { state.isAwaited = true }
      return state.isAwaited ? nil : state.isolation
    }
    isolation?.async { self.run() }
  }

  private func run() {
    // Before the turn, so that changes that are computed from now on request another one.
    state.withLock { $0.isAwaited = false }
    context?.turn()
  }
}

/// Retains a store and a callback for a token.
// Guard of the unchecked conformance: the references are only released, once, by the token.
private final class Keeper: @unchecked Sendable {
  private var kept: (LiveContext, AnyObject)?

  init(context: LiveContext, callback: AnyObject) { kept = (context, callback) }

  func release() { kept = nil }
}

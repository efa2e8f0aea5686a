import Dispatch
import Synchronization

/// The implementation of a ``Store`` and of everything that is read from it: follows the engine, writes, and calls observers.
///
/// A live store belongs to the isolation of its store. Only `TurnRequest` is used elsewhere, and switches to the isolation
/// first. Every public use of the store is between `enter` and `leave`.
final class LiveStore: _ModelContext {
  let configuration: Store.Configuration
  private(set) var isolation: StoreIsolation
  let notifier: Notifier
  private let request: TurnRequest
  /// The thread that is using the store, or 0. Set only while the store does not belong to an actor or queue.
  private let user = Atomic<UInt>(0)
  /// The actor to which the store will belong if the actor uses it in another turn.
  private var candidate: IsolationCandidate?
  /// Whether the store moves to newer states automatically.
  var autorefresh = true {
    didSet { notifier.hold(at: autorefresh ? nil : snapshot) }
  }
  private let listener: Int
  /// The observers whose callbacks are running. Deliveries within a callback skip them.
  private(set) var running: Set<ObserverID> = []
  /// Whether a turn began while a callback was running, because the callback runs an event loop. Another turn is requested when
  /// the callback has returned.
  private var isTurnDue = false
  /// The newest version for which the observers of the store were notified that a refresh is required.
  private var refreshRequiredVersion = Version.zero
  private var storeNotifications = StoreNotifications()
  /// The observations that wait for a transaction to end.
  var waiting: [WaitingObservation] = []
  /// The commits of other stores that rolled-back transactions have seen, with the numbers of these transactions.
  var seenCommits: [(transactionNumber: Int, ticket: CommitTicket)] = []
  /// The iterations of cursors whose consumers use the store.
  var cursors: [WeakCursor] = []
  /// How often the pending delivery was postponed.
  private var postponement = Postponement()
  /// Whether an observer of the store requested a refresh, which follows when all observers of the store have returned.
  private var isRefreshDue = false

  /// An observation on another isolation that begins when a transaction has ended.
  struct WaitingObservation {
    let transactionNumber: Int
    let isRolledBack: (Snapshot) -> Bool
    let begin: (_ state: Snapshot, _ isRolledBack: Bool) -> Void
  }

  /// - Parameter snapshot: the state that the store shows first; nil for the newest.
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
    // Rolls back a write that was never ended, so that other stores can write.
    if session?.holdsLock ?? false { engine.cancelWrite() }
    for observation in waiting { observation.begin(snapshot, observation.isRolledBack(snapshot)) }
    engine.stopListening(listener)
  }

  // MARK: Access

  /// Begins a use of the store. Stops the program if the store belongs to another isolation.
  ///
  /// If the store does not belong to an actor or queue yet, it belongs to `isolation` from now on. If `isolation` is nil, the
  /// store belongs to the running actor, but only if the store is observed or the actor has used it in an earlier turn; see
  /// `IsolationCandidate`.
  ///
  /// - Parameter isObserving: whether an observer is about to be added.
  /// - Returns: the argument for the matching `leave`.
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

  /// Runs `body` as one use of the store.
  func use<R, Failure: Error>(_ isolation: (any Actor)?, _ body: () throws(Failure) -> R) throws(Failure) -> R
  {
    let isOutermost = enter(isolation)
    defer { leave(isOutermost) }
    return try body()
  }

  override func confirmIsolation() {
    if let candidate, candidate.hasTurnEnded { leave(enter(nil)) }
  }

  /// Whether any observer may wait for changes.
  private var hasObservers: Bool { notifier.hasObservers || propertyObservers != nil || tracking != nil }

  private func consider(_ executor: ExecutorIdentity, isObserving: Bool) {
    let isAwaited = isObserving || hasObservers
    if isAwaited || candidate?.executor == executor {
      guard isAwaited || candidate?.hasTurnEnded ?? false, let actor = executor.actor else { return }
      confine(to: actor, isObserving: isObserving)
    } else if let actor = executor.actor {
      // The main actor of a program with a synchronous `main` may never end its turn. Waiting for the end would make Dispatch
      // open a file descriptor, and stop the program if it has none left.
      if executor == .main && SystemCalls.currentTask == nil { return }
      candidate = IsolationCandidate(actor, on: executor)
      isIsolationUndecided = true
    }
  }

  /// Makes the store belong to an actor. From now on, the store moves to newer states in turns of that actor.
  private func confine(to actor: any Actor, isObserving: Bool) {
    isolation = .actor(StoreIsolation.WeakActor(actor))
    request.setIsolation(isolation)
    candidate = nil
    isIsolationUndecided = false
    // The store moves to the newest state now, unless an observation is about to begin: it must begin at the state that its
    // caller sees.
    if autorefresh, !isObserving, transaction == nil, !hasObservers {
      let latest = engine.latest
      if latest.version > snapshot.version { move(to: latest) }
    }
    notifier.follow()
  }

  override func live(_ query: ResultsQuery) -> LiveQuery? { notifier.live(query, at: snapshot.version) }

  // MARK: Writing

  override var executionContext: ExecutionContext { isolation.executionContext }

  override func checkThread(of session: WriteSession, _ what: String) {
    if case .thread = isolation { return super.checkThread(of: session, what) }
    isolation.check()
    session.noteThread()
  }

  // MARK: Moving to newer states

  func move(to new: Snapshot) { perform(machine.moved(to: new, changeCount: changeCount)) }

  /// Delivers changes. Called in the store's isolation after a batch was computed in the background.
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
        // Other stores keep committing while changes are computed in the background, so every batch would be outdated.
        _ = deliver(notifier.beginDelivery(to: engine.latest))
      } else if notifier.begin(batch) {
        _ = deliver(batch)
      }
    }
    if autorefresh { deliverFailure() }
  }

  /// Moves to the newest snapshot and delivers the changes. Returns whether there was anything to deliver.
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

  /// Delivers a batch whose delivery was begun.
  ///
  /// - Returns: whether the store moved or an observer was called.
  private func deliver(_ batch: Delivery.Batch) -> Bool {
    postponement = Postponement()
    let isNewer = batch.snapshot.version > snapshot.version
    if isNewer {
      move(to: batch.snapshot)
      notifyStoreObservers(.didChange)
    }
    return call(batch) || isNewer
  }

  /// Calls the observers of a batch, except those that were already notified of it because the callback of another observer
  /// wrote to the store.
  func call(_ batch: Delivery.Batch) -> Bool {
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

  /// Notifies the observers of properties, and then the observers of the store.
  ///
  /// - Parameter excluded: the observers that are not notified.
  func notifyStoreObservers(
    _ notification: ObserverCallback.Notification, except excluded: Set<ObserverID> = []
  ) {
    tellPropertyObservers()
    storeNotifications.add(notification, to: notifier.storeObservers.lazy.filter { !excluded.contains($0) })
    callStoreObservers()
  }

  /// Calls the observers of the store that are due. If one of them is running and has begun a write, the remaining ones are
  /// called before the observers of collections and objects.
  func callStoreObservers() {
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
      // The callback of another observer may have ended this observation.
      guard let callback = notifier.end(id) else { continue }
      call(callback, id, .failure(failure))
    }
  }
}

import Dispatch
import Synchronization

/// Computes the notifications of a store's observers on a queue of its own, from snapshots. The store's isolation
/// takes and delivers them.
///
/// Keeps a ``Delivery`` behind a lock, and performs its actions. No callback is called while the lock is held.
final class Notifier: Sendable {
  private struct State {
    var delivery: Delivery
    /// The sequences that wait for a change.
    var consumers: [ObserverID: CheckedContinuation<Delivery.WakeUp, Never>] = [:]
  }

  private let engine: Engine
  private let queue = DispatchQueue(label: "SantaCore.Notifier")
  private let state: Mutex<State>
  /// Asks for a turn on the store's isolation.
  private let requestTurn: @Sendable () -> Void

  /// - Parameter snapshot: the one that the store shows.
  init(
    engine: Engine, at snapshot: Snapshot, isFollowed: Bool = true,
    requestTurn: @escaping @Sendable () -> Void
  ) {
    self.engine = engine
    self.requestTurn = requestTurn
    state = Mutex(State(delivery: Delivery(at: snapshot, isFollowed: isFollowed)))
  }

  // MARK: Observers

  /// - Parameter name: the name of the subject in messages.
  func add(_ subject: Observer.Subject, named name: String, _ callback: ObserverCallback) -> ObserverID {
    add(subject, .callback(WeakCallback(callback: callback)), named: name)
  }

  /// Adds an observer that asks for each change with `next`.
  func addSequence(_ subject: Observer.Subject, named name: String) -> ObserverID {
    add(subject, .sequence(isWaiting: false), named: name)
  }

  private func add(
    _ subject: Observer.Subject, _ receiver: Observer.Receiver, named name: String
  ) -> ObserverID {
    let (id, actions) = state.withLock { $0.delivery.add(subject, receiver, named: name) }
    take(actions)
    return id
  }

  func remove(_ id: ObserverID) {
    let consumer = state.withLock { state in
      state.delivery.remove(id)
      return state.consumers.removeValue(forKey: id)
    }
    consumer?.resume(returning: .ended(nil))
  }

  /// Whether there are observers that the store's isolation calls.
  var hasObservers: Bool { state.withLock { $0.delivery.hasCalledObservers } }

  /// The observers of the store as a whole, in the order of registration.
  var storeObservers: [ObserverID] { state.withLock { $0.delivery.storeObserversInOrder } }

  /// Nil once the observation has ended.
  func storeCallback(_ id: ObserverID) -> ObserverCallback? {
    state.withLock { $0.delivery.storeCallback(id) }
  }

  // MARK: Events

  /// From now on there is an isolation to call observers on.
  func follow() { take(state.withLock { $0.delivery.follow() }) }

  /// Keeps the store at a snapshot, because its `autorefresh` is off; nil if it moves on automatically.
  func hold(at snapshot: Snapshot?) { take(state.withLock { $0.delivery.hold(at: snapshot) }) }

  /// Computes the notifications in the background, after a commit or after a batch that was outdated.
  func commitArrived() { take(state.withLock { $0.delivery.commitArrived() }) }

  /// A transaction was rolled back. Observers may have begun to observe objects or collections that it had created.
  func rolledBack(to snapshot: Snapshot) { state.withLock { $0.delivery.rolledBack(to: snapshot) } }

  /// A transaction has ended. Observers may have begun to observe objects that it has made.
  func made(_ snapshot: Snapshot) { state.withLock { $0.delivery.made(snapshot) } }

  /// Ends all observations with an error.
  ///
  /// - Returns: the callbacks that are to be called with it, in the order of registration.
  func fail(with error: StoreError) -> [ObserverID] {
    let (ids, actions) = state.withLock { $0.delivery.fail(with: error) }
    take(actions)
    return ids
  }

  /// Ends an observation that failed. Nil if it has ended already.
  func end(_ id: ObserverID) -> ObserverCallback? { state.withLock { $0.delivery.end(id) } }

  /// The next change for an observer that is a sequence; nil if its observation has ended.
  ///
  /// The isolation may have been busy since the change was computed. Then the change is computed again, up to the newest
  /// commit.
  func next(_ id: ObserverID, isolation: isolated (any Actor)?) async -> ObservedChange? {
    var postponement = Postponement()
    while true {
      if case .ended(let error) = await wakeUp(id, isolation: isolation) {
        return error.map { .failure($0) }
      }
      let version = state.withLock { $0.delivery.readyVersion(id) }
      if let version, !engine.isNewest(version), postponement.isAllowed() {
        catchUp()
      } else if let change = state.withLock({ $0.delivery.take(id) }) {
        return change
      }
    }
  }

  private func wakeUp(_ id: ObserverID, isolation: isolated (any Actor)?) async -> Delivery.WakeUp {
    await withTaskCancellationHandler {
      await withCheckedContinuation(isolation: isolation) { consumer in
        // If the task was cancelled before, the sequence has been removed, and `wait` resumes the task at once.
        let actions = state.withLock { state in
          state.consumers[id] = consumer
          return state.delivery.wait(id)
        }
        take(actions)
      }
    } onCancel: {
      remove(id)
    }
  }

  private func take(_ actions: [Delivery.Action]) {
    for action in actions {
      switch action {
      case .compute: queue.async { [weak self] in self?.compute() }
      case .requestTurn: requestTurn()
      case .resume(let id, let wakeUp):
        state.withLock { $0.consumers.removeValue(forKey: id) }?.resume(returning: wakeUp)
      }
    }
  }

  // MARK: Computing

  /// Reads the commits of other processes before anything else is computed.
  private func catchUp() { queue.async { [weak self] in self?.engine.catchUp() } }

  /// Keeps a batch that is not up to date, and computes a newer one.
  func postpone(_ batch: Delivery.Batch) {
    state.withLock { $0.delivery.postpone(batch) }
    catchUp()
    commitArrived()
  }

  private func compute() {
    let latest = engine.latest
    let cache = cache()
    let batches = state.withLock { $0.delivery.batchesDue }.map {
      batch(to: $0.snapshot ?? latest, $0.scope, except: [], cache)
    }
    var actions = state.withLock { $0.delivery.computed(batches) }
    if let failure = engine.failure {
      actions += state.withLock { $0.delivery.failSequences(with: failure) }
      // The other observers are called with it in a turn.
      actions.append(.requestTurn)
    }
    take(actions)
  }

  private func cache() -> EvaluationCache {
    EvaluationCache(difference: engine.difference) { [self] query in
      state.withLock { $0.delivery.live(query) }
    }
  }

  /// Computes the notifications at a snapshot, without delivering them and without changing any state.
  func batch(
    to snapshot: Snapshot, _ scope: Delivery.Scope = .everyone, except excluded: Set<ObserverID> = []
  ) -> Delivery.Batch { batch(to: snapshot, scope, except: excluded, cache()) }

  private func batch(
    to snapshot: Snapshot, _ scope: Delivery.Scope, except excluded: Set<ObserverID>, _ cache: EvaluationCache
  ) -> Delivery.Batch {
    while true {
      let (basis, isObserved) = state.withLock { ($0.delivery.basis, $0.delivery.isObserved) }
      let isSame = basis.snapshot.version == snapshot.version
      // The difference only determines which observers are concerned.
      let difference =
        isSame || scope != .everyone || !isObserved
        ? nil : cache.reader(from: basis.snapshot, to: snapshot).difference
      let work = state.withLock {
        $0.delivery.work(to: snapshot, difference, epoch: basis.epoch, scope, except: excluded)
      }
      // Another batch was delivered meanwhile.
      guard let work else { continue }
      let batch = work.batch(cache)
      guard let damage = snapshot.damage else { return batch }
      engine.endFollowing(with: damage)
      return work.emptyBatch
    }
  }

  /// The batch that was computed for a turn, if there is one.
  func takePendingBatch() -> Delivery.Batch? { state.withLock { $0.delivery.takePendingBatch() } }

  /// The live query of some results at a version, if an observer has it.
  func live(_ query: ResultsQuery, at version: Version) -> LiveQuery? {
    state.withLock { $0.delivery.live(query, at: version) }
  }

  // MARK: Delivering

  /// Computes a batch and begins to deliver it.
  func beginDelivery(
    to snapshot: Snapshot, _ scope: Delivery.Scope = .everyone, except excluded: Set<ObserverID> = []
  ) -> Delivery.Batch {
    if scope == .everyone, snapshot.damage == nil,
      let batch = state.withLock({ $0.delivery.beginUnobserved(at: snapshot) })
    {
      return batch
    }
    while true {
      let batch = batch(to: snapshot, scope, except: excluded)
      if state.withLock({ $0.delivery.begin(batch) }) { return batch }
    }
  }

  /// Begins to deliver a batch that was computed in the background.
  ///
  /// - Returns: false if the batch is outdated. It is then computed anew.
  func begin(_ batch: Delivery.Batch) -> Bool {
    let isGood = state.withLock { $0.delivery.begin(batch) }
    if !isGood { commitArrived() }
    return isGood
  }

  /// The callback to call with an item; nil if the observer must not be called with it.
  func accept(_ item: Delivery.Item, at version: Version) -> ObserverCallback? {
    let (callback, actions) = state.withLock { $0.delivery.accept(item, at: version) }
    take(actions)
    return callback
  }

  /// Throws if one of the given observers can't be left out of the next commit, because it has not been notified of an
  /// earlier one: its next notification would cover both.
  func checkMaySkip(_ ids: [ObserverID], from base: Snapshot) throws(StoreError) {
    if let name = state.withLock({ $0.delivery.name(ofFirstNotAt: base.version, among: ids) }) {
      throw .observerIsBehind(name)
    }
  }

  /// Moves observers past a commit without calling their blocks. An observer that was never notified sees the commit in its
  /// first notification.
  func skip(_ ids: [ObserverID], to snapshot: Snapshot) {
    if ids.isEmpty { return }
    let skipping = state.withLock { $0.delivery.notified(among: ids) }
    if skipping.isEmpty { return }
    let batch = beginDelivery(to: snapshot, .only(skipping))
    for item in batch.itemsInOrder {
      guard let callback = accept(item, at: snapshot.version), let change = item.change else { continue }
      callback.notify(.leftOut(change))
    }
  }
}

import Dispatch
import Synchronization

/// Computes the notifications of a store's observers from snapshots, on a private queue. The store's isolation takes and
/// delivers them.
///
/// A notifier protects a ``Delivery`` with a lock, and performs its actions. It never calls a callback while it holds the lock.
final class Notifier: Sendable {
  private struct State {
    var delivery: Delivery
    /// The sequences that wait for a change.
    var consumers: [ObserverID: CheckedContinuation<Delivery.WakeUp, Never>] = [:]
  }

  private let engine: Engine
  private let queue = DispatchQueue(label: "SantaCore.Notifier")
  private let state: Mutex<State>
  /// Requests a turn on the store's isolation.
  private let requestTurn: @Sendable () -> Void

  /// - Parameter snapshot: the snapshot that the store shows.
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

  /// Adds an observer that requests each change with `next`.
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

  /// Whether there are observers to call in the store's isolation.
  var hasObservers: Bool { state.withLock { $0.delivery.hasCalledObservers } }

  /// The observers of the store as a whole, in the order of registration.
  var storeObservers: [ObserverID] { state.withLock { $0.delivery.storeObserversInOrder } }

  /// Returns the callback of an observer of the store; nil after the observation has ended.
  func storeCallback(_ id: ObserverID) -> ObserverCallback? {
    state.withLock { $0.delivery.storeCallback(id) }
  }

  // MARK: Events

  /// Begins to compute batches for an isolation on which observers can be called.
  func follow() { take(state.withLock { $0.delivery.follow() }) }

  /// Keeps the store at a snapshot, because its `autorefresh` is off; with nil, the store moves on automatically.
  func hold(at snapshot: Snapshot?) { take(state.withLock { $0.delivery.hold(at: snapshot) }) }

  /// Computes notifications in the background after a commit, or because a batch was outdated.
  func commitArrived() { take(state.withLock { $0.delivery.commitArrived() }) }

  /// Handles the rollback of a transaction. Observations of objects or collections that it created fail.
  func rolledBack(to snapshot: Snapshot) { state.withLock { $0.delivery.rolledBack(to: snapshot) } }

  /// Handles the end of a transaction. Observations of objects that it created begin at its state.
  func made(_ snapshot: Snapshot) { state.withLock { $0.delivery.made(snapshot) } }

  /// Ends all observations with an error.
  ///
  /// - Returns: the observers whose callbacks must be called with the error, in the order of registration.
  func fail(with error: StoreError) -> [ObserverID] {
    let (ids, actions) = state.withLock { $0.delivery.fail(with: error) }
    take(actions)
    return ids
  }

  /// Ends a failed observation, and returns its callback; nil if the observation has already ended.
  func end(_ id: ObserverID) -> ObserverCallback? { state.withLock { $0.delivery.end(id) } }

  /// Returns the next change for an observer that is a sequence; nil if its observation has ended.
  ///
  /// If the isolation was busy and newer commits have arrived since the change was computed, the change is computed again, up
  /// to the newest commit.
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
        // If the task is already cancelled, the sequence has been removed, and `wait` resumes the task immediately.
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

  /// Keeps a batch that isn't up to date, and computes a newer one.
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
      // The observers with callbacks receive the error in a turn.
      actions.append(.requestTurn)
    }
    take(actions)
  }

  private func cache() -> EvaluationCache {
    EvaluationCache(difference: engine.difference) { [self] query in
      state.withLock { $0.delivery.live(query) }
    }
  }

  /// Computes the notifications at a snapshot, without delivering them or changing any state.
  func batch(
    to snapshot: Snapshot, _ scope: Delivery.Scope = .everyone, except excluded: Set<ObserverID> = []
  ) -> Delivery.Batch { batch(to: snapshot, scope, except: excluded, cache()) }

  private func batch(
    to snapshot: Snapshot, _ scope: Delivery.Scope, except excluded: Set<ObserverID>, _ cache: EvaluationCache
  ) -> Delivery.Batch {
    while true {
      let (basis, isObserved) = state.withLock { ($0.delivery.basis, $0.delivery.isObserved) }
      let isSame = basis.snapshot.version == snapshot.version
      // The difference only determines which observers the change concerns.
      let difference =
        isSame || scope != .everyone || !isObserved
        ? nil : cache.reader(from: basis.snapshot, to: snapshot).difference
      let work = state.withLock {
        $0.delivery.work(to: snapshot, difference, epoch: basis.epoch, scope, except: excluded)
      }
      // If another batch was delivered in the meantime, start again.
      guard let work else { continue }
      let batch = work.batch(cache)
      guard let damage = snapshot.damage else { return batch }
      engine.endFollowing(with: damage)
      return work.emptyBatch
    }
  }

  /// Removes and returns the batch that was computed for a turn, if there is one.
  func takePendingBatch() -> Delivery.Batch? { state.withLock { $0.delivery.takePendingBatch() } }

  /// Returns the live query of some results at a version, if an observer has it.
  func live(_ query: ResultsQuery, at version: Version) -> LiveQuery? {
    state.withLock { $0.delivery.live(query, at: version) }
  }

  // MARK: Delivering

  /// Computes a batch and begins its delivery.
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

  /// Begins the delivery of a batch that was computed in the background.
  ///
  /// - Returns: false if the batch is outdated. It is then computed again.
  func begin(_ batch: Delivery.Batch) -> Bool {
    let isGood = state.withLock { $0.delivery.begin(batch) }
    if !isGood { commitArrived() }
    return isGood
  }

  /// Returns the callback for an item; nil if the item must not be delivered.
  func accept(_ item: Delivery.Item, at version: Version) -> ObserverCallback? {
    let (callback, actions) = state.withLock { $0.delivery.accept(item, at: version) }
    take(actions)
    return callback
  }

  /// Throws an error if one of the given observers can't be left out of the next commit, because it has not been notified of an
  /// earlier one. Its next notification would cover both commits.
  func checkMaySkip(_ ids: [ObserverID], from base: Snapshot) throws(StoreError) {
    if let name = state.withLock({ $0.delivery.name(ofFirstNotAt: base.version, among: ids) }) {
      throw .observerIsBehind(name)
    }
  }

  /// Moves observers past a commit without calling their blocks. The first notification of an observer includes the commit if
  /// the observer has not been notified yet.
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

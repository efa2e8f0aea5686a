/// The observers of a store, with the state of each observer at its last notification, and the notifications that are computed
/// but not delivered yet.
///
/// This is a value without locks, threads and callbacks. Events change it, and return the actions to perform. ``Notifier``
/// protects it with a lock, and performs the actions.
///
/// All observers share one snapshot, except observers that are behind:
///
/// - new observers,
/// - observers whose callback was running when all other observers were notified,
/// - observers that were left out of a commit.
///
/// Therefore, the cost of a commit depends only on the observers that it concerns.
struct Delivery: Sendable {
  enum Action: Sendable {
    /// Compute the batches that are due in the background, and report them with `computed`.
    case compute
    /// Request a turn on the store's isolation to deliver the batch.
    case requestTurn
    /// Wake a waiting sequence.
    case resume(ObserverID, WakeUp)
  }

  /// The reason for waking a sequence.
  enum WakeUp: Sendable {
    /// The change of the sequence was computed, and is ready for `take`.
    case ready
    /// The observation of the sequence has ended, possibly with an error.
    case ended(StoreError?)
  }

  /// A notification for one observer.
  struct Item: Sendable {
    let id: ObserverID
    fileprivate let basis: Int
    fileprivate let next: Observer.Subject
    let change: ObservedChange?
  }

  /// The observers of a batch.
  enum Scope: Sendable, Equatable {
    case everyone
    /// Only observers that have not been notified yet. With `autorefresh` off, these are the only observers that are notified
    /// before the store moves on.
    case beginners
    case only(Set<ObserverID>)
  }

  /// Notifications that are delivered together, at one snapshot.
  struct Batch: Sendable {
    let snapshot: Snapshot
    fileprivate let scope: Scope
    fileprivate let excluded: Set<ObserverID>
    fileprivate let epoch: Int
    /// The number of rows that differ from the shared snapshot.
    fileprivate let rowCount: Int
    fileprivate var items: [ObserverID: Item]

    /// Whether the change is small enough to be computed on the store's isolation.
    var isSmall: Bool { rowCount <= 1_000 }

    /// Whether the batch is only for observers that have not been notified yet.
    var isForBeginners: Bool { scope == .beginners }

    /// The items in the order of registration.
    var itemsInOrder: [Item] { items.values.sorted { $0.id < $1.id } }
  }

  /// The work for a batch: the observers to advance, and the items of an earlier batch that are still valid.
  struct Work: Sendable {
    fileprivate var observers: [(id: ObserverID, subject: Observer.Subject, basis: Int)] = []
    fileprivate var known: [ObserverID: Item] = [:]
    fileprivate let batch: Batch
  }

  /// The live queries that are shared by the observers of equal results.
  private struct SharedQuery {
    var observerCount = 0
    /// The live query as of the last notification.
    var notified: LiveQuery?
    /// The number of observers with callbacks. Only these observers have the shared snapshot.
    var calledCount = 0
    /// Whether `notified` is valid at the shared snapshot.
    var isShared = false
    /// The live query as of the batch that waits for its turn.
    var computed: LiveQuery?

    var newest: LiveQuery? { computed ?? notified }
  }

  private(set) var shared: Snapshot
  /// Whether there is an isolation to call observers on. Without it, batches are only computed on request.
  private(set) var isFollowed: Bool
  /// The snapshot of a store with `autorefresh` off; nil if the store moves on automatically.
  private var heldSnapshot: Snapshot?
  private var observers: [ObserverID: Observer] = [:]
  private var nextID = 0
  private var behind: Set<ObserverID> = []
  private var waitingSequences: Set<ObserverID> = []
  /// The changes that were computed for sequences but not taken yet.
  private var readyItems: [ObserverID: (item: Item, version: Version)] = [:]
  private var storeObservers: Set<ObserverID> = []
  /// The observers of objects that were created by a write transaction that is still running.
  private var unborn: Set<ObserverID> = []
  private var index = ObserverIndex()
  private var queries: [ResultsQuery: SharedQuery] = [:]
  /// A counter that increases when the shared snapshot moves or observers are rolled back. Batches of an earlier epoch are
  /// outdated.
  private var epoch = 0
  /// The observers that `moveShared` still has to move in the current round through all observers.
  private var staying: [ObserverID] = []
  private var isComputing = false
  private var isStale = false
  private var batch: Batch?

  init(at snapshot: Snapshot, isFollowed: Bool) {
    shared = snapshot
    shared.lease = nil
    self.isFollowed = isFollowed
  }

  // MARK: Observers

  mutating func add(
    _ subject: Observer.Subject, _ receiver: Observer.Receiver, named name: String
  ) -> (id: ObserverID, actions: [Action]) {
    nextID += 1
    let id = ObserverID(rawValue: nextID)
    let observer = Observer(subject: subject, receiver: receiver, name: name)
    observers[id] = observer
    if let query = observer.query {
      queries[query, default: SharedQuery()].observerCount += 1
      if !observer.isSequence { queries[query]?.calledCount += 1 }
    }
    if case .store = subject {
      storeObservers.insert(id)
      return (id, [])
    }
    if observer.isSequence { return (id, []) }
    if case .object(let view) = subject, view.isUnborn { unborn.insert(id) }
    behind.insert(id)
    if let dependencies = subject.dependencies(in: shared) { index.insert(id, dependencies) }
    return (id, commitArrived())
  }

  /// - Returns: whether the observer was registered.
  @discardableResult
  mutating func remove(_ id: ObserverID) -> Bool {
    guard let observer = observers.removeValue(forKey: id) else { return false }
    forget(observer, id)
    behind.remove(id)
    waitingSequences.remove(id)
    readyItems[id] = nil
    storeObservers.remove(id)
    unborn.remove(id)
    if observers.isEmpty { (index, staying) = (ObserverIndex(), []) }
    return true
  }

  /// Removes an observer from the index, and from the count of observers that share its query.
  private mutating func forget(_ observer: Observer, _ id: ObserverID) {
    if !observer.isSequence, let dependencies = observer.subject.dependencies(in: shared) {
      index.remove(id, dependencies)
    }
    guard let query = observer.query, var known = queries[query] else { return }
    known.observerCount -= 1
    if !observer.isSequence { known.calledCount -= 1 }
    // No batch will update the live query from now on.
    if known.calledCount == 0 { known.isShared = false }
    queries[query] = known.observerCount > 0 ? known : nil
  }

  /// Returns the callback of an observer of the store; nil after its observation has ended.
  func storeCallback(_ id: ObserverID) -> ObserverCallback? {
    storeObservers.contains(id) ? observers[id]?.callback : nil
  }

  /// Whether there are observers to call in the store's isolation.
  var hasCalledObservers: Bool { observers.values.contains { !$0.isSequence } }

  /// Whether there are any observers.
  var isObserved: Bool { !observers.isEmpty }

  var storeObserversInOrder: [ObserverID] { storeObservers.sorted() }

  // MARK: Events

  /// Begins to compute batches for an isolation on which observers can be called.
  mutating func follow() -> [Action] {
    isFollowed = true
    return commitArrived()
  }

  /// Keeps the store at a snapshot; with nil, the store moves on automatically again.
  mutating func hold(at snapshot: Snapshot?) -> [Action] {
    heldSnapshot = snapshot
    return commitArrived()
  }

  /// Handles the arrival of a commit, or the beginning of an observation.
  mutating func commitArrived() -> [Action] {
    if !isFollowed && waitingSequences.isEmpty { return [] }
    if isComputing {
      isStale = true
      return []
    }
    isComputing = true
    return [.compute]
  }

  /// Registers that a sequence waits for its next change. A change that it didn't take is computed again.
  mutating func wait(_ id: ObserverID) -> [Action] {
    guard observers[id] != nil else { return [.resume(id, .ended(nil))] }
    readyItems[id] = nil
    observers[id]?.receiver = .sequence(isWaiting: true)
    waitingSequences.insert(id)
    return commitArrived()
  }

  /// The snapshots and scopes of the batches to compute now: one for waiting sequences, and one for observers with callbacks.
  var batchesDue: [(snapshot: Snapshot?, scope: Scope)] {
    var due: [(Snapshot?, Scope)] = waitingSequences.isEmpty ? [] : [(nil, .only(waitingSequences))]
    if isFollowed { due.append((heldSnapshot, heldSnapshot == nil ? .everyone : .beginners)) }
    return due
  }

  /// Handles the completion of the batches that were due.
  mutating func computed(_ batches: [Batch]) -> [Action] {
    var actions: [Action] = []
    for batch in batches {
      if case .only = batch.scope {
        actions += deliverToSequences(batch)
      } else {
        for case (let query?, let live?) in batch.items.values.lazy.map(\.next.found) {
          queries[query]?.computed = live
        }
        self.batch = batch
        actions.append(.requestTurn)
      }
    }
    isComputing = isStale
    if isStale { actions.append(.compute) }
    isStale = false
    return actions
  }

  private mutating func deliverToSequences(_ batch: Batch) -> [Action] {
    batch.itemsInOrder.compactMap { item in
      guard waitingSequences.contains(item.id), observers[item.id]?.basis == item.basis else { return nil }
      guard item.change != nil else {
        moveSequence(by: item)
        return nil
      }
      waitingSequences.remove(item.id)
      observers[item.id]?.receiver = .sequence(isWaiting: false)
      readyItems[item.id] = (item, batch.snapshot.version)
      return .resume(item.id, .ready)
    }
  }

  private mutating func moveSequence(by item: Item) {
    observers[item.id]?.subject = item.next
    observers[item.id]?.basis += 1
    note(item.next, isShared: false)
  }

  /// Returns the version of the change that was computed for a sequence; nil if there is none.
  func readyVersion(_ id: ObserverID) -> Version? { readyItems[id]?.version }

  /// Returns the computed change to a sequence that was woken.
  ///
  /// - Returns: nil if the change is outdated. The sequence must then wait again.
  mutating func take(_ id: ObserverID) -> ObservedChange? {
    guard let item = readyItems.removeValue(forKey: id)?.item, observers[id]?.basis == item.basis else {
      return nil
    }
    moveSequence(by: item)
    if case .failure? = item.change { remove(id) }
    return item.change
  }

  /// Puts back a batch that was taken but not delivered, because a newer batch will follow.
  mutating func postpone(_ batch: Batch) { if self.batch == nil { self.batch = batch } }

  /// Removes and returns the batch that waits for its turn, if there is one.
  mutating func takePendingBatch() -> Batch? { batch.take() }

  /// Handles the rollback of a transaction. Observations of objects or collections that it created fail.
  mutating func rolledBack(to snapshot: Snapshot) {
    for (id, observer) in observers where observer.subject.isRolledBack(in: snapshot) {
      forget(observer, id)
      observers[id]?.subject = .failed(.observedWasRolledBack(observer.name))
      observers[id]?.basis += 1
      observers[id]?.isBehind = true
      if !observer.isSequence { behind.insert(id) }
      epoch += 1
    }
  }

  /// Handles the end of a transaction that created a state. The state might not be durable yet.
  mutating func made(_ state: Snapshot) {
    for id in unborn {
      guard case .object(var view)? = observers[id]?.subject else {
        unborn.remove(id)
        continue
      }
      guard view.begin(at: state) else { continue }
      unborn.remove(id)
      observers[id]?.subject = .object(view)
      observers[id]?.basis += 1
    }
  }

  /// Handles a failure after which the store can't be followed any longer.
  ///
  /// - Returns: all observers with callbacks, in the order of registration. The caller must end each observation and call its
  ///   callback.
  mutating func fail(with error: StoreError) -> (ids: [ObserverID], actions: [Action]) {
    let actions = failSequences(with: error)
    return (observers.lazy.filter { !$0.value.isSequence }.map(\.key).sorted(), actions)
  }

  /// Ends an observation.
  ///
  /// - Returns: the callback of the observer; nil if the observation has already ended.
  mutating func end(_ id: ObserverID) -> ObserverCallback? {
    defer { remove(id) }
    return observers[id]?.callback
  }

  /// Ends all waiting sequences with an error. The remaining sequences fail when they are next asked for a change.
  mutating func failSequences(with error: StoreError) -> [Action] {
    let ids = waitingSequences.sorted()
    for id in ids { remove(id) }
    return ids.map { .resume($0, .ended(error)) }
  }

  // MARK: Computing

  /// The state that a batch is based on. It changes with the shared snapshot.
  var basis: (snapshot: Snapshot, epoch: Int) { (shared, epoch) }

  /// Returns the work for a batch; nil if the observers are no longer at the state from which `difference` begins.
  ///
  /// - Parameter difference: the difference from the shared snapshot to the new one; nil if both have the same version.
  func work(
    to snapshot: Snapshot, _ difference: Difference?, epoch: Int, _ scope: Scope,
    except excluded: Set<ObserverID>
  ) -> Work? {
    if epoch != self.epoch { return nil }
    var work = Work(
      batch: Batch(
        snapshot: snapshot, scope: scope, excluded: excluded, epoch: epoch, rowCount: difference?.count ?? 0,
        items: [:]))
    let reusable = batch.flatMap { batch in
      batch.epoch == epoch && batch.snapshot.version == snapshot.version ? batch.items : nil
    }
    let cache = EvaluationCache()
    for id in concerned(difference, scope) where !excluded.contains(id) {
      guard let observer = observers[id] else { continue }
      if let item = reusable?[id], item.basis == observer.basis {
        work.known[id] = item
        continue
      }
      let subject =
        observer.isBehind ? observer.subject : observer.subject.moved(to: shared, cache)
      work.observers.append((id, subject, observer.basis))
    }
    return work
  }

  private func concerned(_ difference: Difference?, _ scope: Scope) -> Set<ObserverID> {
    switch scope {
    case .only(let ids): return ids
    case .beginners:
      return behind.filter { id in
        switch observers[id]?.subject {
        case .collection(let view): view.snapshot == nil
        case .failed: true
        default: false
        }
      }
    case .everyone:
      guard let difference else { return behind }
      if difference.hasOtherSchema {
        return Set(observers.lazy.filter { !$0.value.isSequence }.map(\.key)).subtracting(storeObservers)
      }
      return behind.union(index.observers(concernedBy: difference))
    }
  }

  /// Returns the live query of some results at the newest snapshot for which it was computed; nil without observers.
  func live(_ query: ResultsQuery) -> LiveQuery? { queries[query]?.newest }

  /// Returns the live query of some results at a version, if an observer has it.
  mutating func live(_ query: ResultsQuery, at version: Version) -> LiveQuery? {
    guard let known = queries[query] else { return nil }
    if let live = known.notified, known.isShared, version == shared.version {
      if live.snapshot.version == version { return live }
      let moved = live.moved(to: shared)
      queries[query]?.notified = moved
      return moved
    }
    return [known.notified, known.computed].lazy.compactMap { $0 }.first { $0.snapshot.version == version }
  }

  // MARK: Delivering

  /// Begins the delivery of a batch. The shared snapshot moves on, and the observers in the batch are behind until `accept`.
  ///
  /// - Returns: false if the batch is outdated and must be computed again.
  mutating func begin(_ batch: Batch) -> Bool {
    if batch.epoch != epoch { return false }
    epoch += 1
    guard batch.scope == .everyone else { return true }
    let cache = EvaluationCache()
    for id in Array(batch.items.keys) + Array(batch.excluded) {
      guard let observer = observers[id] else { continue }
      // This includes observers that were left out of a commit and are at their own snapshot.
      if let query = observer.query { queries[query]?.isShared = false }
      if observer.isBehind { continue }
      observers[id]?.subject = observer.subject.moved(to: shared, cache)
      observers[id]?.isBehind = true
      behind.insert(id)
    }
    moveShared(to: batch.snapshot)
    return true
  }

  /// Moves to a snapshot if there are no observers to notify.
  ///
  /// - Returns: an empty batch; nil if there are observers, and the snapshot hasn't moved.
  mutating func beginUnobserved(at snapshot: Snapshot) -> Batch? {
    guard observers.isEmpty else { return nil }
    epoch += 1
    moveShared(to: snapshot)
    return Batch(
      snapshot: snapshot, scope: .everyone, excluded: [], epoch: epoch, rowCount: 0, items: [:])
  }

  private mutating func moveShared(to snapshot: Snapshot) {
    let old = shared
    shared = snapshot
    // The lease isn't kept, because observers might be notified late, and computing changes doesn't read external data.
    shared.lease = nil
    if observers.isEmpty { return }
    if Difference.hasOtherSchema(old, snapshot) { rebuildIndex() }
    // A subject that no change concerns keeps the snapshot at which it was last advanced, with all its memory. To release old
    // snapshots, some of these subjects move on each time, and all of them when the store's files have changed.
    let cache = EvaluationCache()
    if old.source !== snapshot.source {
      for id in observers.keys { bringAlong(id, cache) }
      staying = []
      return
    }
    if staying.isEmpty { staying = Array(observers.keys) }
    let count = min(staying.count, observers.count / 256 + 1)
    for id in staying.suffix(count) { bringAlong(id, cache) }
    staying.removeLast(count)
  }

  /// Moves an observer that no change concerned to the shared snapshot.
  private mutating func bringAlong(_ id: ObserverID, _ cache: EvaluationCache) {
    guard let observer = observers[id], !observer.isBehind else { return }
    observers[id]?.subject = observer.subject.moved(to: shared, cache)
    guard let query = observer.query, let known = queries[query], known.isShared else { return }
    queries[query]?.notified = known.notified.map { cache.move($0, to: shared) }
  }

  private mutating func rebuildIndex() {
    index = ObserverIndex()
    for (id, observer) in observers where !observer.isSequence {
      if let dependencies = observer.subject.dependencies(in: shared) { index.insert(id, dependencies) }
    }
  }

  /// Accepts an item whose observer is about to be notified.
  ///
  /// - Returns: the callback of the observer; nil if the observation has ended, or if another item was delivered to the
  ///   observer since this one was computed. In the latter case, the missing changes are computed again, because no further
  ///   commit might follow.
  mutating func accept(_ item: Item, at version: Version) -> (callback: ObserverCallback?, actions: [Action])
  {
    guard var observer = observers[item.id] else { return (nil, []) }
    guard observer.basis == item.basis else { return (nil, commitArrived()) }
    observer.subject = item.next
    observer.basis += 1
    observer.isBehind = version != shared.version
    observers[item.id] = observer
    if observer.isBehind { behind.insert(item.id) } else { behind.remove(item.id) }
    note(item.next, isShared: !observer.isBehind)
    if case .failed = item.next { remove(item.id) }
    return (observer.callback, [])
  }

  private mutating func note(_ subject: Observer.Subject, isShared: Bool) {
    guard case (let query?, let live?) = subject.found, var known = queries[query] else { return }
    if known.isShared && !isShared { return }
    known.notified = live
    known.isShared = isShared
    if let computed = known.computed, computed.snapshot.version <= live.snapshot.version {
      known.computed = nil
    }
    queries[query] = known
  }

  /// Returns the name of the first of the given observers that can't be left out of a commit because it has not been notified
  /// of an earlier one; nil if there is none.
  func name(ofFirstNotAt version: Version, among ids: [ObserverID]) -> String? {
    for id in ids {
      guard let observer = observers[id], let snapshot = observer.subject.snapshot else { continue }
      let reached = observer.isBehind ? snapshot.version : shared.version
      if reached != version { return observer.name }
    }
    return nil
  }

  /// Returns the given observers that have been notified at least once.
  func notified(among ids: [ObserverID]) -> Set<ObserverID> {
    Set(ids.filter { observers[$0]?.subject.snapshot != nil })
  }
}

extension Delivery.Work {
  /// Advances the observers. This may take a long time, so it must be called without holding the lock.
  func batch(_ cache: EvaluationCache) -> Delivery.Batch {
    var batch = batch
    batch.items = known
    for (id, subject, basis) in observers {
      let (next, change) = subject.advanced(to: batch.snapshot, cache)
      batch.items[id] = Delivery.Item(id: id, basis: basis, next: next, change: change)
    }
    return batch
  }

  /// An empty batch for a snapshot with damage. Damaged objects look like deleted objects, which must not be reported.
  var emptyBatch: Delivery.Batch { batch }
}

extension Observer {
  fileprivate var callback: ObserverCallback? {
    if case .callback(let weak) = receiver { weak.callback } else { nil }
  }
}

extension Observer.Subject {
  fileprivate func dependencies(in snapshot: Snapshot) -> Dependencies? {
    switch self {
    case .collection(let view): view.dependencies(in: snapshot)
    case .object(let view): view.dependencies(in: snapshot)
    case .state: .unknown
    case .store, .failed: nil
    }
  }

  /// The query of observed results, and its live query.
  fileprivate var found: (ResultsQuery?, LiveQuery?) {
    guard case .collection(let view) = self, case .results(let query) = view.subject else {
      return (nil, nil)
    }
    return (query, view.live)
  }
}

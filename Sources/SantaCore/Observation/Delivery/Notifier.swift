import Dispatch
import Synchronization

/// What the observers of one store were told last, and what they are to be told next.
///
/// Computes change sets on a queue of its own, from snapshots; the store's isolation fetches and delivers them.
/// Nobody is called while the lock is held.
final class Notifier: Sendable {
  enum View: Sendable {
    case collection(CollectionView)
    case object(ObjectView)
    /// The whole store: told by the store itself that it moved, with nothing to compute.
    case store
  }

  enum Change: Sendable {
    case collection(CollectionView.Change, before: CollectionView, after: CollectionView)
    case object(ObjectView.Change)
  }

  /// What to tell one observer, and the state that this is relative to.
  struct Item: Sendable {
    let id: ObserverID
    fileprivate let basis: Int
    fileprivate let next: View
    let change: Change?
  }

  /// What to tell everyone at one snapshot, in the order of registration.
  struct Package: Sendable {
    let snapshot: Snapshot
    let items: [Item]
  }

  private struct Entry {
    var view: View
    /// Goes up with every change of `view`, so that a package computed from an older one is found out.
    var basis = 0
  }

  private struct State {
    var entries: [ObserverID: Entry] = [:]
    var nextID = 0
    /// Whether there is a place to call observers on. Without one nothing is computed before somebody asks.
    var isFollowed: Bool
    var isComputing = false
    var isStale = false
    var package: Package?
  }

  private let engine: Engine
  private let queue = DispatchQueue(label: "SantaCore.Notifier")
  private let state: Mutex<State>
  /// Asks for a turn on the store's isolation.
  private let requestTurn: @Sendable () -> Void

  init(engine: Engine, isFollowed: Bool = true, requestTurn: @escaping @Sendable () -> Void) {
    self.engine = engine
    self.requestTurn = requestTurn
    state = Mutex(State(isFollowed: isFollowed))
  }

  // MARK: Observers

  func add(_ view: View) -> ObserverID {
    let id = state.withLock { state in
      state.nextID += 1
      let id = ObserverID(rawValue: state.nextID)
      state.entries[id] = Entry(view: view)
      return id
    }
    commitArrived()
    return id
  }

  func remove(_ id: ObserverID) { state.withLock { _ = $0.entries.removeValue(forKey: id) } }

  func contains(_ id: ObserverID) -> Bool { state.withLock { $0.entries[id] != nil } }

  var observers: Set<ObserverID> { state.withLock { Set($0.entries.keys) } }

  /// A transaction was rolled back, in which observers may have begun to observe what it had made.
  func rolledBack(to snapshot: Snapshot) {
    state.withLock { state in
      for (id, entry) in state.entries {
        switch entry.view {
        case .collection(var view):
          view.rolledBack(to: snapshot)
          state.entries[id]?.view = .collection(view)
        case .object(var view):
          view.rolledBack(to: snapshot)
          state.entries[id]?.view = .object(view)
        case .store: continue
        }
        state.entries[id]?.basis += 1
      }
    }
  }

  // MARK: Events

  /// From now on there is a place to call observers on.
  func follow() {
    state.withLock { $0.isFollowed = true }
    commitArrived()
  }

  /// Something was committed, or somebody began to observe: computes in the background what to tell, then asks
  /// for a turn to tell it.
  func commitArrived() {
    let starts = state.withLock { state in
      if !state.isFollowed { return false }
      if state.isComputing { state.isStale = true }
      defer { state.isComputing = true }
      return !state.isComputing
    }
    if starts { queue.async { [weak self] in self?.compute() } }
  }

  private func compute() {
    let package = package(to: engine.latest, except: [])
    let again = state.withLock { state in
      defer { state.isStale = false }
      state.package = package
      state.isComputing = state.isStale
      return state.isStale
    }
    if again { queue.async { [weak self] in self?.compute() } }
    requestTurn()
  }

  /// What was computed for the turn, where there is anything.
  func takePackage() -> Package? {
    state.withLock { state in
      defer { state.package = nil }
      return state.package
    }
  }

  // MARK: Computing and delivering

  /// What everybody but `excluded` is to be told at a snapshot. Pure: nothing is told, and nothing kept.
  func package(to snapshot: Snapshot, except excluded: Set<ObserverID>) -> Package {
    let entries = state.withLock { $0.entries }
    let readings = DifferenceReadings(difference: engine.difference) { query in
      Self.live(query, among: entries.values.lazy.map(\.view))
    }
    let items = entries.filter { !excluded.contains($0.key) }.sorted { $0.key < $1.key }.map { id, entry in
      let (next, change) = Self.advance(entry.view, to: snapshot, readings)
      return Item(id: id, basis: entry.basis, next: next, change: change)
    }
    if let damage = snapshot.damage {
      // What can't be read looks as if it were gone; nobody is to be told that it is.
      engine.note(damage)
      return Package(snapshot: snapshot, items: [])
    }
    return Package(snapshot: snapshot, items: items)
  }

  private static func advance(
    _ view: View, to snapshot: Snapshot, _ readings: DifferenceReadings
  ) -> (View, Change?) {
    switch view {
    case .collection(let view):
      let (next, change) = view.advanced(to: snapshot, readings)
      return (.collection(next), change.map { .collection($0, before: view, after: next) })
    case .object(let view):
      let (next, change) = view.advanced(to: snapshot, readings)
      return (.object(next), change.map { .object($0) })
    case .store: return (view, nil)
    }
  }

  /// What a query finds at a snapshot, where an observer's view is true to that.
  func live(_ query: ResultsQuery, at version: Version) -> LiveQuery? {
    let entries = state.withLock { $0.entries }
    let live = Self.live(query, among: entries.values.lazy.map(\.view)) { $0 == version }
    return live
  }

  private static func live(
    _ query: ResultsQuery, among views: some Sequence<View>, where isWanted: (Version) -> Bool = { _ in true }
  ) -> LiveQuery? {
    for case .collection(let view) in views {
      if let live = view.live, isWanted(live.snapshot.version), live.query == query { return live }
    }
    return nil
  }

  /// Takes note that an observer is about to be told; false where it was told otherwise meanwhile, or is gone.
  ///
  /// A package may have been computed while the one before it was being delivered: what is missing since then is computed
  /// anew, because no other commit need ever come that would bring it.
  func accept(_ item: Item) -> Bool {
    let (isAccepted, isOutdated) = state.withLock { state in
      guard let entry = state.entries[item.id] else { return (false, false) }
      guard entry.basis == item.basis else { return (false, true) }
      state.entries[item.id] = Entry(view: item.next, basis: entry.basis + 1)
      return (true, false)
    }
    if isOutdated { commitArrived() }
    return isAccepted
  }

  /// Moves observers on over one commit without telling them of it. Whoever has not been told everything before it
  /// (the first call of one that began to observe within the transaction, what others committed while a callback ran)
  /// is told it all later: a part of a difference can't be left out.
  func skip(_ ids: [ObserverID], from base: Snapshot, to snapshot: Snapshot) {
    let upToDate = state.withLock { state in
      ids.filter { state.entries[$0]?.view.version == base.version }
    }
    for item in package(to: snapshot, except: observers.subtracting(upToDate)).items { _ = accept(item) }
  }
}

extension Notifier.View {
  /// The version that its observer was told of last; nil before the first call.
  fileprivate var version: Version? {
    switch self {
    case .collection(let view): view.snapshot?.version
    case .object(let view): view.snapshot.version
    case .store: nil
    }
  }
}

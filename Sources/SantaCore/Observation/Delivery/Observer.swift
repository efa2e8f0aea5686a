/// An observer of a store: its subject, at the state of its last notification, and its receiver.
struct Observer: Sendable {
  enum Subject: Sendable {
    case collection(CollectionView)
    case object(ObjectView)
    /// The store as a whole. The store notifies this observer directly, because there is nothing to compute.
    case store
    /// The state of the store, for a sequence; nil before its first element.
    case state(Snapshot?)
    /// A subject that can't be observed, or no longer. The observer receives one error.
    case failed(StoreError)
  }

  enum Receiver: Sendable {
    /// A closure that is called in the store's isolation.
    case callback(WeakCallback)
    /// A sequence, which takes its next change on demand.
    case sequence(isWaiting: Bool)
  }

  var subject: Subject
  var receiver: Receiver
  /// The name of the subject in messages.
  let name: String
  /// A counter that increases with every change of `subject`. Items that were computed from an older subject are outdated.
  var basis = 0
  /// Whether `subject` is at its own snapshot. If not, it is at the snapshot that the observers share, and may hold an older
  /// snapshot if nothing that it depends on has changed since.
  var isBehind = true

  var isSequence: Bool { if case .sequence = receiver { true } else { false } }

  var query: ResultsQuery? {
    if case .collection(let view) = subject, case .results(let query) = view.subject { query } else { nil }
  }
}

/// A change for an observer.
enum ObservedChange: Sendable {
  case collection(CollectionStep)
  case object(ObjectView.Change)
  /// The states of the store before and after the change, which are equal in the first change of a sequence.
  case store(isInitial: Bool, from: Snapshot, to: Snapshot)
  case failure(StoreError)
}

/// A change to a collection, with the collection before and after it.
struct CollectionStep: Sendable {
  let change: CollectionView.Change
  let before: CollectionView
  let after: CollectionView

  /// Returns the changes with the property names that a class declares; nil in the first step.
  func changes(of type: Any.Type) -> ChangeSet? {
    if case .update(let changes) = change { changes.declared(by: type) } else { nil }
  }
}

/// The callback of an observer. The token owns the callback, so everything that it captures is released when the observation
/// ends.
// Guard of the unchecked conformance: only the store's isolation calls the closure. Other threads only retain and release the
// object.
final class ObserverCallback: @unchecked Sendable {
  enum Event {
    case change(ObservedChange)
    /// A change that isn't reported, because the commit left the observer out.
    case leftOut(ObservedChange)
    case store(Notification)
  }

  enum Notification {
    case didChange
    case refreshRequired
  }

  let notify: (Event) -> Void

  init(_ notify: @escaping (Event) -> Void) { self.notify = notify }
}

struct WeakCallback: Sendable {
  weak let callback: ObserverCallback?
}

extension Observer.Subject {
  /// The snapshot of the last notification; nil before the first one, and for subjects without a snapshot.
  var snapshot: Snapshot? {
    switch self {
    case .collection(let view): view.snapshot
    case .object(let view): view.snapshot
    case .state(let snapshot): snapshot
    case .store, .failed: nil
    }
  }

  func isRolledBack(in snapshot: Snapshot) -> Bool {
    switch self {
    case .collection(let view): view.isRolledBack(in: snapshot)
    case .object(let view): view.isRolledBack(in: snapshot)
    case .store, .state, .failed: false
    }
  }

  func moved(to snapshot: Snapshot, _ cache: EvaluationCache) -> Observer.Subject {
    switch self {
    case .collection(var view):
      view.move(to: snapshot, cache)
      return .collection(view)
    case .object(var view):
      view.move(to: snapshot)
      return .object(view)
    // Every change concerns an observer of the state, so it never moves without a notification.
    case .store, .state, .failed: return self
    }
  }

  func advanced(to snapshot: Snapshot, _ cache: EvaluationCache) -> (Observer.Subject, ObservedChange?) {
    switch self {
    case .collection(let view):
      let (next, change) = view.advanced(to: snapshot, cache)
      let step = change.map { CollectionStep(change: $0, before: view, after: next) }
      return (.collection(next), step.map { .collection($0) })
    case .object(let view):
      let (next, change) = view.advanced(to: snapshot, cache)
      return (.object(next), change.map { .object($0) })
    case .store: return (self, nil)
    case .state(let known):
      guard let known else {
        return (.state(snapshot), .store(isInitial: true, from: snapshot, to: snapshot))
      }
      if known.version == snapshot.version { return (self, nil) }
      return (.state(snapshot), .store(isInitial: false, from: known, to: snapshot))
    case .failed(let error): return (self, .failure(error))
    }
  }
}

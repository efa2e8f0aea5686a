#if canImport(Combine)
  import Combine

  /// Delivers elements to one subscriber, according to its demand. Without demand, a feed only remembers the newest state, and
  /// later computes one change that covers all commits since the last element.
  // Guard of the unchecked conformance: only the store's isolation uses the feed. Other threads only retain and release it.
  final class UpdatesFeed<Element>: @unchecked Sendable {
    private let source: Updates<Element>.Source
    private let subscription: UpdatesSubscription
    private let receiveElement: (Element) -> Subscribers.Demand
    private let receiveCompletion: (Subscribers.Completion<StoreError>) -> Void
    private var first: Element?
    /// The observed subject, at the state that the subscriber knows.
    private var subject: Observer.Subject
    /// The newest observed state, if the subscriber doesn't know it yet.
    private var latest: Snapshot?

    // The type of the subscriber isn't a generic parameter of the class, because its conformance might not be sendable.
    init<S: Subscriber>(
      _ source: Updates<Element>.Source, _ subscription: UpdatesSubscription, _ subscriber: S
    )
    where S.Input == Element, S.Failure == StoreError {
      self.source = source
      self.subscription = subscription
      receiveElement = { subscriber.receive($0) }
      receiveCompletion = { subscriber.receive(completion: $0) }
      subject = source.subject
      first = source.first
    }

    func begin() {
      if let live = source.context as? LiveStore {
        let token = live.observe(subject, named: source.name, isolation: nil) { [self] in receive($0) }
        let isolation = live.isolation
        subscription.begin(token) { [self] in
          if case .thread = isolation { resume() } else { isolation.async { [self] in resume() } }
        }
      } else {
        if first == nil { latest = source.context.snapshot }
        subscription.begin(nil) { [self] in resume() }
      }
      resume()
    }

    private func receive(_ event: ObserverCallback.Event) {
      switch event {
      case .change(.failure(let error)): complete(.failure(error))
      case .change(let change):
        if first == nil, latest == nil, subscription.hasDemand {
          deliver(change, subject.after(change))
        } else {
          latest = change.snapshot ?? source.context.snapshot
          resume()
        }
      // No commit can leave this observer out, because its token isn't accessible.
      case .leftOut, .store: break
      }
    }

    /// Delivers the elements that were held back without demand.
    private func resume() {
      if subscription.hasDemand, let element = first.take() { deliver(element) }
      if subscription.hasDemand, let snapshot = latest.take() {
        let (next, change) = subject.advanced(to: snapshot, EvaluationCache())
        if let damage = snapshot.damage { return complete(.failure(damage)) }
        if let change { deliver(change, next) } else { subject = next }
      }
      if source.context.isFrozen, first == nil, latest == nil { complete(.finished) }
    }

    private func deliver(_ change: ObservedChange, _ next: Observer.Subject) {
      subject = next
      if let element = source.make(change, source.context) { deliver(element) }
      if case .object(.deleted) = change { complete(.finished) }
    }

    private func deliver(_ element: Element) {
      subscription.countElement()
      subscription.request(receiveElement(element))
    }

    private func complete(_ completion: Subscribers.Completion<StoreError>) {
      if subscription.end() { receiveCompletion(completion) }
    }
  }

  extension ObservedChange {
    /// The state after the change; nil if the object was deleted, and for a failure.
    fileprivate var snapshot: Snapshot? {
      switch self {
      case .collection(let step): step.after.snapshot
      case .object(.initial(let new)), .object(.change(_, _, let new)): new
      case .store(_, _, let new): new
      case .object(.deleted), .failure: nil
      }
    }
  }

  extension Observer.Subject {
    /// Returns the subject at the state after a change.
    fileprivate func after(_ change: ObservedChange) -> Observer.Subject {
      switch change {
      case .collection(let step): .collection(step.after)
      case .store(_, _, let new): .state(new)
      case .object(.initial(let new)): advanced(to: new, EvaluationCache()).0
      case .object, .failure: change.snapshot.map { moved(to: $0, EvaluationCache()) } ?? self
      }
    }
  }
#endif

/// The changes of a collection, an object or a store, as an asynchronous sequence; see ``ObservableCollection/updates``.
///
/// The sequence belongs to the isolation of its store, and must be iterated there.
public struct Updates<Element>: AsyncSequence {
  /// The error that the sequence throws.
  public typealias Failure = StoreError

  struct Source {
    let context: _ModelContext
    let subject: Observer.Subject
    let name: String
    /// Creates the element for a change; nil for a change without one.
    let make: (ObservedChange, _ModelContext) -> Element?
    /// The first element of a subject whose first change is not its initial state.
    var first: Element?
  }

  let source: Source?
  /// The error that the sequence throws instead of its first element.
  private(set) var failure: StoreError?

  /// A sequence without elements.
  init() { source = nil }

  /// A sequence that throws at once.
  init(failure: StoreError) {
    source = nil
    self.failure = failure
  }

  init(
    _ context: _ModelContext, _ subject: Observer.Subject, named name: String, first: Element? = nil,
    _ make: @escaping (ObservedChange, _ModelContext) -> Element?
  ) {
    source = Source(context: context, subject: subject, name: name, make: make, first: first)
  }

  /// An iterator over the updates.
  public func makeAsyncIterator() -> Iterator { Iterator(source, failure) }

  /// Waits for changes. Changes that arrived since the last element are combined to one.
  public struct Iterator: AsyncIteratorProtocol {
    private var source: Source?
    private let subscription: Subscription?
    private var failure: StoreError?

    fileprivate init(_ source: Source?, _ failure: StoreError?) {
      self.source = source
      self.failure = failure
      subscription = source.flatMap { source in
        (source.context as? LiveStore).map {
          Subscription(to: source.subject, named: source.name, $0.notifier)
        }
      }
    }

    /// The next change; nil when the task is cancelled.
    ///
    /// - Throws: ``StoreError`` if the store can't be observed any longer. Then the sequence ends.
    public mutating func next(
      isolation actor: isolated (any Actor)? = #isolation
    ) async throws(StoreError) -> Element? {
      if let failure = failure.take() { throw failure }
      while let source, !Task.isCancelled {
        guard let subscription, let live = source.context as? LiveStore else {
          return try frozenElement(source)
        }
        live.use(actor) {}
        if let failure = live.engine.failure {
          self.source = nil
          throw failure
        }
        if let first = self.source?.first.take() { return first }
        switch await subscription.next(isolation: actor) {
        case .failure(let failure):
          self.source = nil
          throw failure
        case nil: self.source = nil
        case let change?:
          if case .object(.deleted) = change { self.source = nil }
          guard let element = source.make(change, live) else { continue }
          moveOn(live, actor)
          return element
        }
      }
      source = nil
      return nil
    }

    /// Moves the store to the state of an element that is returned. A store that belongs to an actor moves on by itself, but
    /// its turn to do so may come after the element.
    private func moveOn(_ live: LiveStore, _ actor: isolated (any Actor)?) {
      guard live.autorefresh else { return }
      if case .thread = live.isolation {
        live.use(actor) { _ = live.refresh() }
      } else if live.snapshot.version < live.engine.latest.version {
        live.use(actor) { _ = live.refresh() }
      }
    }

    /// A frozen collection never changes: it is the only element.
    private mutating func frozenElement(_ source: Source) throws(StoreError) -> Element? {
      self.source = nil
      if let first = source.first { return first }
      let snapshot = source.context.snapshot
      let (_, change) = source.subject.advanced(to: snapshot, EvaluationCache())
      if let damage = snapshot.damage { throw damage }
      return change.flatMap { source.make($0, source.context) }
    }
  }
}

/// The updates of a collection whose changes are indices.
public typealias CollectionUpdates<Collection> = Updates<CollectionUpdate<Collection>>

/// An observation that is asked for its changes. It ends when it is released.
private final class Subscription: Sendable {
  private let notifier: Notifier
  private let id: ObserverID

  init(to subject: Observer.Subject, named name: String, _ notifier: Notifier) {
    self.notifier = notifier
    id = notifier.addSequence(subject, named: name)
  }

  deinit { notifier.remove(id) }

  func next(isolation: isolated (any Actor)?) async -> ObservedChange? {
    await notifier.next(id, isolation: isolation)
  }
}

/// An asynchronous sequence of the changes to a collection, an object or a store; see ``ObservableCollection/updates``.
///
/// The sequence belongs to the isolation of its store, and must be iterated there.
public struct Updates<Element>: AsyncSequence {
  /// The error that the sequence throws.
  public typealias Failure = StoreError

  struct Source {
    let context: _ModelContext
    let subject: Observer.Subject
    let name: String
    /// Creates the element for a change. Returns nil for a change without an element.
    let make: (ObservedChange, _ModelContext) -> Element?
    /// The first element, for a subject whose first change isn't its initial state.
    var first: Element?
  }

  let source: Source?
  /// The error that the sequence throws instead of its first element.
  private(set) var failure: StoreError?

  /// Creates a sequence without elements.
  init() { source = nil }

  /// Creates a sequence that throws an error instead of its first element.
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

  /// Returns an iterator over the updates.
  public func makeAsyncIterator() -> Iterator { Iterator(source, failure) }

  /// An iterator that waits for changes. Changes that have arrived since the last element are combined into one.
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

    /// Returns the next change; nil when the task is cancelled, and after the last change.
    ///
    /// - Throws: ``StoreError`` if the store can't be observed any longer. The sequence ends after the error.
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

    /// Moves the store to the state of the returned element. A store that belongs to an actor moves on automatically, but the
    /// turn in which it does so might follow the element.
    private func moveOn(_ live: LiveStore, _ actor: isolated (any Actor)?) {
      guard live.autorefresh else { return }
      if case .thread = live.isolation {
        live.use(actor) { _ = live.refresh() }
      } else if live.snapshot.version < live.engine.latest.version {
        live.use(actor) { _ = live.refresh() }
      }
    }

    /// Returns the only element of the sequence, the frozen subject itself, which never changes.
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

/// The updates of a collection whose changes are given as indices.
public typealias CollectionUpdates<Collection> = Updates<CollectionUpdate<Collection>>

/// An observation whose changes are requested one by one. It ends when it is released.
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

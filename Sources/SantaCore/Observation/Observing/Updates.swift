/// The changes of a collection, as an asynchronous sequence; see ``ObservableCollection/updates``.
///
/// The sequence belongs to the isolation of its store, and must be iterated there.
public struct Updates<Element>: AsyncSequence {
  /// The error that the sequence throws.
  public typealias Failure = StoreError

  fileprivate struct Source {
    let context: _ModelContext
    let view: CollectionView
    let name: String
    let make: (CollectionStep, _ModelContext) -> Element?
  }

  private let source: Source?
  /// The error that the sequence throws instead of its first element.
  private var failure: StoreError?

  /// A sequence without elements.
  init() { source = nil }

  /// A sequence that throws at once.
  init(failure: StoreError) {
    source = nil
    self.failure = failure
  }

  init(
    _ context: _ModelContext, _ view: CollectionView, named name: String,
    _ make: @escaping (CollectionStep, _ModelContext) -> Element?
  ) {
    source = Source(context: context, view: view, name: name, make: make)
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
        (source.context as? LiveContext).map {
          Subscription(to: .collection(source.view), named: source.name, $0.notifier)
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
        guard let subscription, let live = source.context as? LiveContext else {
          return try frozenElement(source)
        }
        live.use(actor) {}
        if let failure = live.engine.failure {
          self.source = nil
          throw failure
        }
        switch await subscription.next(isolation: actor) {
        case .collection(let step):
          guard let element = source.make(step, live) else { continue }
          // A store that belongs to an actor moves on by itself.
          if case .thread = live.isolation { live.use(actor) { _ = live.refresh() } }
          return element
        case .failure(let failure):
          self.source = nil
          throw failure
        case .object, nil: self.source = nil
        }
      }
      source = nil
      return nil
    }

    /// A frozen collection never changes: it is the only element.
    private mutating func frozenElement(_ source: Source) throws(StoreError) -> Element? {
      self.source = nil
      let snapshot = source.context.snapshot
      let (after, _) = source.view.advanced(to: snapshot, EvaluationCache())
      if let damage = snapshot.damage { throw damage }
      return source.make(CollectionStep(change: .initial, before: after, after: after), source.context)
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

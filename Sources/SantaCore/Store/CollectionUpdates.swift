/// The changes of a collection, as an asynchronous sequence; see ``Results/updates``.
///
/// Belongs to the isolation of its store, and is iterated over there.
public struct CollectionUpdates<Collection>: AsyncSequence {
  public typealias Element = CollectionUpdate<Collection>
  public typealias Failure = StoreError

  fileprivate struct Subject {
    var context: _ModelContext
    var view: CollectionView
    var make: (_ModelContext, CollectionView) -> Collection
  }

  private let subject: Subject?
  /// What its first element is replaced by.
  private var failure: StoreError?

  /// A sequence without elements.
  init() { subject = nil }

  /// A sequence that ends with an error at once.
  init(failure: StoreError) {
    subject = nil
    self.failure = failure
  }

  init(
    _ context: _ModelContext, _ subject: CollectionView.Subject,
    _ make: @escaping (_ModelContext, CollectionView) -> Collection
  ) {
    self.subject = Subject(context: context, view: CollectionView(subject), make: make)
  }

  public func makeAsyncIterator() -> Iterator { Iterator(subject, failure) }

  /// Waits for changes, and tells them one coalesced step at a time.
  public struct Iterator: AsyncIteratorProtocol {
    private var subject: Subject?
    private var signals: AsyncStream<Void>.Iterator?
    private let listening: Listening?
    private var failure: StoreError?

    fileprivate init(_ subject: Subject?, _ failure: StoreError?) {
      self.subject = subject
      self.failure = failure
      listening = subject.map { Listening($0.context.engine) }
      signals = listening?.signals.makeAsyncIterator()
    }

    /// The next change; nil when the task is cancelled.
    ///
    /// - Throws: ``StoreError`` where the store can't be followed any further; the sequence ends with it.
    public mutating func next(
      isolation actor: isolated (any Actor)? = #isolation
    ) async throws(StoreError) -> CollectionUpdate<Collection>? {
      if let failure = failure.take() { throw failure }
      while let subject, !Task.isCancelled {
        let live = subject.context as? LiveContext
        live?.use(actor) {}
        if let failure = subject.context.engine.failure {
          self.subject = nil
          throw failure
        }
        let latest = subject.context.isFrozen ? subject.context.snapshot : subject.context.engine.latest
        if subject.view.snapshot?.version == latest.version {
          // A frozen collection never changes again.
          if subject.context.isFrozen { break }
          guard await signals?.next(isolation: actor) != nil else { break }
          continue
        }
        let (view, change) = await Self.advance(subject.view, to: latest)
        if let damage = latest.damage {
          // What can't be read looks as if it were gone; nobody is to be told that it is.
          if !subject.context.isFrozen { subject.context.engine.note(damage) }
          self.subject = nil
          throw damage
        }
        self.subject?.view = view
        guard let change else { continue }
        // A store that belongs to an actor moves on by itself.
        if let live, case .thread = live.home { live.use(actor) { _ = live.refresh() } }
        return update(subject, view, change, latest)
      }
      subject = nil
      return nil
    }

    private func update(
      _ subject: Subject, _ view: CollectionView, _ change: CollectionView.Change, _ latest: Snapshot
    ) -> CollectionUpdate<Collection> {
      let frozen = { (snapshot: Snapshot, view: CollectionView) in
        subject.make(
          _ModelContext(engine: subject.context.engine, snapshot: snapshot, isFrozen: true), view)
      }
      let after = frozen(latest, view)
      switch change {
      case .initial:
        return CollectionUpdate(isInitial: true, before: after, after: after, changes: ChangeSet())
      case .update(let changes):
        let before = subject.view.snapshot.map { frozen($0, subject.view) } ?? after
        return CollectionUpdate(isInitial: false, before: before, after: after, changes: changes)
      }
    }

    /// Off the caller's isolation.
    @concurrent
    private static func advance(
      _ view: CollectionView, to snapshot: Snapshot
    ) async -> (view: CollectionView, change: CollectionView.Change?) {
      view.advanced(to: snapshot, DifferenceReadings())
    }
  }

  /// Turns an engine's commits into signals that can be awaited; one is kept while nobody waits.
  private final class Listening: Sendable {
    let signals: AsyncStream<Void>
    private let engine: Engine
    private let listener: Int

    init(_ engine: Engine) {
      let (signals, continuation) = AsyncStream.makeStream(
        of: Void.self, bufferingPolicy: .bufferingNewest(1))
      self.signals = signals
      self.engine = engine
      listener = engine.listen { continuation.yield() }
    }

    deinit { engine.stopListening(listener) }
  }
}

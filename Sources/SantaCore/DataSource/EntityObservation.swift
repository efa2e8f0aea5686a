import SantaStore

/// An observation of a data source. It is an actor with its own store, so that mapping many entities does not delay other
/// observations.
actor EntityObservation<Entity: Sendable, Model: Object> {
  private typealias Updates = CollectionUpdates<Results<Model>>

  private enum State {
    case new
    case running(Store, Updates.Iterator)
    case ended
  }

  private let provider: StoreProvider
  private let toEntity: Mapper<Model, Entity>
  private let results: @Sendable (Store) throws -> Results<Model>
  private var state = State.new
  /// The entities `after` the last element.
  private var entities: [Entity] = []

  init(
    _ provider: StoreProvider, _ toEntity: Mapper<Model, Entity>,
    _ results: @escaping @Sendable (Store) throws -> Results<Model>
  ) {
    self.provider = provider
    self.toEntity = toEntity
    self.results = results
  }

  /// Returns the next element; nil at the end.
  func next() async throws(StoreError) -> CollectionUpdate<[Entity]>? {
    do {
      guard case (let store, var updates)? = try running() else { return nil }
      guard let update = try await updates.next(isolation: self) else {
        state = .ended
        return nil
      }
      state = .running(store, updates)
      return try mapped(update, in: store)
    } catch {
      state = .ended
      throw error as? StoreError ?? .mappingFailed("\(Model.self)", error)
    }
  }

  /// Returns the store and its updates, which begin with the first call; nil if the updates have ended.
  private func running() throws -> (Store, Updates.Iterator)? {
    switch state {
    case .new:
      let store = try provider.open(on: self)
      return (store, try results(store).updates.makeAsyncIterator())
    case .running(let store, let updates): return (store, updates)
    case .ended: return nil
    }
  }

  private func mapped(_ update: CollectionUpdate<Results<Model>>, in store: Store) throws
    -> CollectionUpdate<[Entity]>
  {
    var after = entities
    let mapping = Result {
      if update.isInitial {
        after = try update.after.map(toEntity.map)
      } else {
        try update.changes.apply(to: &after) { try toEntity.map(update.after[$0]) }
      }
    }
    // Objects in damaged files have initial values, so damage takes precedence over the result of the mapping.
    if let failure = store.failure { throw failure }
    try mapping.get()
    defer { entities = after }
    return CollectionUpdate(
      isInitial: update.isInitial, before: update.isInitial ? after : entities, after: after,
      changes: update.changes)
  }
}

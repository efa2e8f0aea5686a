import SantaStore

/// The actor on which a data source uses its store.
actor StoreWorker {
  private let provider: StoreProvider
  private var opened: Store?

  init(_ provider: StoreProvider) { self.provider = provider }

  /// Runs a block on the newest state of the store.
  func read<R: Sendable>(_ body: @Sendable (Store) throws -> R) throws -> R {
    let store = try store()
    store.refresh()
    let result = Result { try body(store) }
    // Objects in damaged files look deleted or have initial values, so damage takes precedence over the result.
    if let failure = store.failure { throw failure }
    return try result.get()
  }

  /// Runs a block in a write transaction, and suspends until its changes are durable.
  func write<R: Sendable>(_ body: @Sendable (Store) throws -> R) async throws -> R {
    let store = try store()
    return try await store.asyncWrite { try body(store) }
  }

  private func store() throws -> Store {
    if let opened { return opened }
    let store = try provider.open(on: self)
    opened = store
    return store
  }
}

import SantaStore

extension StoreDataSource {
  /// Returns the entities that match a query, and their changes, as an asynchronous sequence.
  ///
  /// ```swift
  /// for try await update in people.observe(.all) {
  ///   for index in update.changes.insertions { print("new: \(update.after[index].name)") }
  /// }
  /// ```
  ///
  /// - The first element has the current entities, and its `isInitial` is true. Each later element has the entities `before`
  ///   and `after` a change, and the change set between them. `before` equals `after` of the previous element.
  /// - Commits that are made before the next element is requested are combined into one element. Elements without changes are
  ///   skipped.
  /// - Commits of this data source, of other data sources, and of other processes are all observed.
  /// - The mapper is called only for entities whose models were inserted, moved or modified. A model is modified when its own
  ///   properties change, or the properties of an object that it reaches by at most three links. Changes to other data that the
  ///   mapper reads are not observed.
  /// - The sequence ends when the task is cancelled. If the store fails, or if the query is not supported, the sequence throws
  ///   the error and ends. If the mapper throws, the sequence throws `StoreError` with `.mappingFailed`, whose
  ///   `underlyingError` is the error of the mapper, and ends.
  ///
  /// Each iteration is a separate observation, with its own store, actor and first element.
  public func observe(_ query: some DataSourceQuery) -> EntityUpdates<Entity> {
    EntityUpdates { [provider, toEntity] in
      let observation = EntityObservation(provider, toEntity) { store in
        try Self.results(of: query, in: store, for: .observe)
      }
      return { () async throws(StoreError) in try await observation.next() }
    }
  }
}

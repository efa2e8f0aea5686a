import SantaStore

extension StoreDataSource {
  /// The entities that a query asks for, and their changes, as an asynchronous sequence.
  ///
  /// ```swift
  /// for try await update in people.observe(.all) {
  ///   for index in update.changes.insertions { print("new: \(update.after[index].name)") }
  /// }
  /// ```
  ///
  /// - The first element has the current entities, and `isInitial` is true. Each later one has the entities `before` and
  ///   `after` a change, and the change set that leads from one to the other. `before` is `after` of the previous element.
  /// - Commits that are made before the next element is requested are combined into one. An element without changes is left out.
  /// - It does not matter who commits: this data source, another one, or another process.
  /// - The mapper is called only for entities whose models were inserted, moved or modified. A model is modified when its
  ///   properties change, or those of an object to which it leads along at most three links. Changes of anything else that
  ///   the mapper reads are not noticed.
  /// - Cancelling the task ends the sequence. An error of the mapper or the store, or a query that is not supported, is
  ///   thrown, and ends it, too.
  ///
  /// Each iteration is an observation of its own, with a store and an actor of its own, and begins with its first element.
  public func observe(_ query: some DataSourceQuery) -> EntityUpdates<Entity> {
    EntityUpdates { [provider, toEntity] in
      let observation = EntityObservation(provider, toEntity) { store in
        try Self.results(of: query, in: store, for: .observe)
      }
      return { try await observation.next() }
    }
  }
}

public import SantaStore

/// Reads and writes entities, which are values of the program's domain, as objects of a store.
///
/// ```swift
/// struct Person: Sendable { var id: Int; var name: String }
///
/// let people = StoreDataSource(
///   store: StoreProvider(.init(location: .directory(url))),
///   toEntity: Mapper { (model: PersonModel) in Person(id: model.id, name: model.name) },
///   toModel: StoreMapper { (person: Person, _: Store) in PersonModel(person) })
///
/// try await people.put(Person(id: 7, name: "Ada"))
/// try await people.get(.id(7)).name                       // Ada
/// for try await update in people.observe(.all) { show(update.after) }
/// ```
///
/// A data source can be used in any isolation, by any number of tasks at once. Each function is atomic: a read sees one
/// complete state, and a write is one transaction. A read sees every write that returned before the read began, and all commits
/// of other stores and processes on the same data. Copies of a data source share one store, which is opened on its own actor
/// when it is first used.
///
/// Objects never leave that actor: the mappers run there, and entities are `Sendable`.
///
/// | | ``IDQuery`` | ``AllQuery`` | ``TextQuery``, ``StoreQuery`` |
/// |---|---|---|---|
/// | `get`, `delete` | the entity | – | the first that meets the condition |
/// | `getAll`, `deleteAll` | – | all | all that meet the condition |
/// | `observe` | the entity | all | all that meet the condition |
///
/// A function throws `StoreError` with `.unsupportedQuery` for a query that it does not support. All functions also throw the
/// errors of the mappers and of the store, including the errors of `Store.init(configuration:isolation:)`.
public struct StoreDataSource<Entity: Sendable, Model: Object>: Sendable {
  let provider: StoreProvider
  let toEntity: Mapper<Model, Entity>
  private let toModel: StoreMapper<Entity, Model>
  private let worker: StoreWorker

  /// Creates a data source. The store is opened when it is first used.
  ///
  /// - Parameters:
  ///   - store: the provider that opens the store.
  ///   - toEntity: converts an object of the store to an entity.
  ///   - toModel: converts an entity to an object. This is either a new object, which replaces the stored object with the same
  ///     primary key, or an object that it has found in the store and changed.
  public init(
    store: StoreProvider, toEntity: Mapper<Model, Entity>, toModel: StoreMapper<Entity, Model>
  ) {
    provider = store
    self.toEntity = toEntity
    self.toModel = toModel
    worker = StoreWorker(store)
  }

  // MARK: Reading

  /// Returns the entity that matches a query, or the first one if several match.
  ///
  /// - Throws: `StoreError` with `.notFound` if no entity matches.
  public func get(_ query: some DataSourceQuery) async throws -> Entity {
    try await worker.read { store in
      guard let model = try Self.results(of: query, in: store, for: .get).first else {
        throw StoreError.notFound("\(Model.self)", by: Self.description(of: query))
      }
      return try toEntity.map(model)
    }
  }

  /// Returns all entities that match a query, in the order of its results. The array is empty if no entity matches.
  public func getAll(_ query: some DataSourceQuery) async throws -> [Entity] {
    try await worker.read { store in
      try Self.results(of: query, in: store, for: .getAll).map(toEntity.map)
    }
  }

  // MARK: Writing

  /// Stores an entity and returns it as stored, for example with a generated id.
  ///
  /// If the store has an object with the primary key of the entity's model, the object gets the values of the model. Equal
  /// values are not a change.
  ///
  /// - Throws: the errors of all functions, and a `CancellationError` if the task is cancelled before the transaction begins.
  ///   Nothing is stored in that case.
  @discardableResult
  public func put(_ entity: Entity) async throws -> Entity {
    try await worker.write { store in
      let model = try toModel.map(entity, in: store)
      store.add(model, update: .modified)
      return try toEntity.map(model)
    }
  }

  /// Stores several entities in one transaction, and returns them as stored, in the same order. If anything throws, no entity
  /// is stored.
  ///
  /// - Throws: the errors of ``put(_:)``.
  @discardableResult
  public func putAll(_ entities: some Sequence<Entity> & Sendable) async throws -> [Entity] {
    try await worker.write { store in
      var models: [Model] = []
      for entity in entities {
        let model = try toModel.map(entity, in: store)
        // Added immediately, so that the next call of the mapper can find it.
        store.add(model, update: .modified)
        models.append(model)
      }
      return try models.map(toEntity.map)
    }
  }

  /// Deletes the entity that ``get(_:)`` returns for the query. Does nothing if there is none.
  ///
  /// - Throws: the errors of ``put(_:)``; `StoreError` with `.deletionDenied` if a link of another object prevents the
  ///   deletion.
  public func delete(_ query: some DataSourceQuery) async throws {
    try await worker.write { store in
      if let model = try Self.results(of: query, in: store, for: .delete).first { store.delete(model) }
    }
  }

  /// Deletes all entities that ``getAll(_:)`` returns for the query, in one transaction. Does nothing if there are none.
  ///
  /// - Throws: the errors of ``delete(_:)``.
  public func deleteAll(_ query: some DataSourceQuery) async throws {
    try await worker.write { store in
      store.delete(try Self.results(of: query, in: store, for: .deleteAll))
    }
  }
}

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
/// It can be used in any isolation, by any number of tasks at once. Each function is one step for all others: a read sees a
/// whole state, and a write is one transaction. A read sees every write that has returned before it began, and all commits of
/// other stores and processes on the same data. Copies of a data source share one store, on an actor of their own, which is
/// opened when it is first used.
///
/// Nothing of the store leaves that actor: the mappers run there, and entities are `Sendable`.
///
/// | | ``IdQuery`` | ``AllQuery`` | ``TextQuery``, ``StoreQuery`` |
/// |---|---|---|---|
/// | `get`, `delete` | the one | – | the first |
/// | `getAll`, `deleteAll` | – | all | all that meet the condition |
/// | `observe` | the one | all | all that meet the condition |
///
/// A query that a function does not support is a `StoreError` with the code `.unsupportedQuery`. All functions also throw the errors of
/// the mappers and of the store, among them those of `Store.init(configuration:isolation:)`.
public struct StoreDataSource<Entity: Sendable, Model: Object>: Sendable {
  let provider: StoreProvider
  let toEntity: Mapper<Model, Entity>
  private let toModel: StoreMapper<Entity, Model>
  private let worker: StoreWorker

  /// Creates a data source. The store is opened when it is first used.
  ///
  /// - Parameters:
  ///   - store: opens the store.
  ///   - toEntity: derives an entity from an object of the store.
  ///   - toModel: derives an object from an entity: a new one, whose primary key says which stored object it replaces, or one
  ///     that it has found in the store and changed.
  public init(
    store: StoreProvider, toEntity: Mapper<Model, Entity>, toModel: StoreMapper<Entity, Model>
  ) {
    provider = store
    self.toEntity = toEntity
    self.toModel = toModel
    worker = StoreWorker(store)
  }

  // MARK: Reading

  /// The entity that a query asks for; the first, if several meet its condition.
  ///
  /// - Throws: `StoreError` with `.notFound` if there is none.
  public func get(_ query: some DataSourceQuery) async throws -> Entity {
    try await worker.read { store in
      guard let model = try Self.results(of: query, in: store, for: .get).first else {
        throw StoreError.notFound("\(Model.self)", by: Self.description(of: query))
      }
      return try toEntity.map(model)
    }
  }

  /// All entities that a query asks for, in the order of its results. Empty if there are none.
  public func getAll(_ query: some DataSourceQuery) async throws -> [Entity] {
    try await worker.read { store in
      try Self.results(of: query, in: store, for: .getAll).map(toEntity.map)
    }
  }

  // MARK: Writing

  /// Stores an entity, and returns it as it is stored then, for example with a generated id.
  ///
  /// If the store has an object with the primary key of the entity's model, it gets the model's values. An equal value
  /// is no change.
  ///
  /// - Throws: also a `CancellationError` if the task is cancelled before the transaction begins; nothing is stored then.
  @discardableResult
  public func put(_ entity: Entity) async throws -> Entity {
    try await worker.write { store in
      let model = try toModel.map(entity, in: store)
      store.add(model, update: .modified)
      return try toEntity.map(model)
    }
  }

  /// Stores several entities in one transaction: all of them, or none if anything throws. Returns them as they are stored
  /// then, in the same order.
  ///
  /// - Throws: as ``put(_:)``.
  @discardableResult
  public func putAll(_ entities: some Sequence<Entity> & Sendable) async throws -> [Entity] {
    try await worker.write { store in
      var models: [Model] = []
      for entity in entities {
        let model = try toModel.map(entity, in: store)
        // Added at once, so that the next call of the mapper finds it.
        store.add(model, update: .modified)
        models.append(model)
      }
      return try models.map(toEntity.map)
    }
  }

  /// Deletes the entity that ``get(_:)`` returns for the query. If there is none, does nothing.
  ///
  /// - Throws: as ``put(_:)``; `StoreError` with `.deletionDenied` if a link of another object prevents it.
  public func delete(_ query: some DataSourceQuery) async throws {
    try await worker.write { store in
      if let model = try Self.results(of: query, in: store, for: .delete).first { store.delete(model) }
    }
  }

  /// Deletes all entities that ``getAll(_:)`` returns for the query, in one transaction. If there are none, does nothing.
  ///
  /// - Throws: as ``delete(_:)``.
  public func deleteAll(_ query: some DataSourceQuery) async throws {
    try await worker.write { store in
      store.delete(try Self.results(of: query, in: store, for: .deleteAll))
    }
  }
}

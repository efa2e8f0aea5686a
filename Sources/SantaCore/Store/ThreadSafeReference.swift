/// A reference for passing live objects, results and collections to another isolation.
///
/// ```swift
/// let reference = ThreadSafeReference(to: stop)
/// Task { @MainActor in
///   let store = try Store(configuration: configuration)
///   let stop = store.resolve(reference)          // the same stop, live on the main actor
/// }
/// ```
///
/// The reference can be resolved any number of times. It keeps the store's data open, but does not keep an old state. A
/// reference to an object can no longer be resolved if the write transaction that added the object is rolled back.
public struct ThreadSafeReference<Confined>: Sendable {
  fileprivate let engine: Engine
  fileprivate let version: Version
  /// The outcome of the transaction that added the row, if the transaction was not durable.
  fileprivate let outcome: TransactionOutcome?
  fileprivate let make: @Sendable (LiveStore) -> Confined?

  private init(
    _ context: _ModelContext?, _ what: String, row: (table: TableID, row: RowKey)?,
    _ make: @escaping @Sendable (LiveStore) -> Confined?
  ) {
    guard let live = context as? LiveStore else {
      stopProgram(
        "A ThreadSafeReference can't be made to \(what), which is frozen or not in a store. "
          + "Add it to a store first, or take it from the live store.")
    }
    (engine, version) = (live.engine, live.current.version)
    outcome = row.flatMap { live.outcome(ofRow: $0.row, in: $0.table) }
    self.make = make
  }

  /// Creates a reference to an object. The program stops if the object is frozen or not in a store.
  public init(to object: Confined) where Confined: Object {
    let row = object._key
    self.init(
      object._context, "\(a: Confined.self)", row: (object._binding?.table).map { ($0, row) }
    ) { $0.object(Confined.self, row) }
  }

  /// Creates a reference to results. The program stops if the results are frozen.
  public init<Element>(to results: Confined) where Confined == Results<Element> {
    let query = results.query
    self.init(results.context, "results", row: query.source.owner) { Results($0, query) }
  }

  private init(
    _ location: StoredCollection?, _ what: String,
    _ make: @escaping @Sendable (StoredCollection) -> Confined
  ) {
    let cell = location?.cell ?? Self.placeholderCell
    self.init(location?.context, what, row: (cell.table, cell.row)) { there in
      there.list(at: cell) == nil ? nil : make(StoredCollection(there, cell))
    }
  }

  /// Creates a reference to a list. The program stops if the list is frozen or not in a store.
  public init<Element>(to list: Confined) where Confined == List<Element> {
    self.init(list.location, "a list") { List($0) }
  }

  /// Creates a reference to a set. The program stops if the set is frozen or not in a store.
  public init<Element>(to set: Confined) where Confined == MutableSet<Element> {
    self.init(set.location, "a set") { MutableSet($0) }
  }

  /// Creates a reference to a map. The program stops if the map is frozen or not in a store.
  public init<Key, Value>(to map: Confined) where Confined == Map<Key, Value> {
    self.init(map.location, "a map") { Map($0) }
  }

  // Never used, because the initialiser stops the program first.
  private static var placeholderCell: CellAddress {
    CellAddress(table: TableID(rawValue: 0), row: RowKey(rawValue: 0), column: ColumnID(0))
  }
}

extension Store {
  /// Returns the object, results or collection of a reference, live in this store. If the store shows an older state than the
  /// one in which the reference was created, it first moves to a newer state.
  ///
  /// - Returns: nil if the object or the owner of the collection was deleted, if the transaction that added it was rolled back,
  ///   or if the reference belongs to another store.
  public func resolve<Confined>(
    _ reference: ThreadSafeReference<Confined>, isolation: isolated (any Actor)? = #isolation
  ) -> Confined? {
    context.use(isolation) {
      guard reference.engine === context.engine, reference.outcome?.isRolledBack != true else { return nil }
      if context.snapshot.version < reference.version { _ = context.refresh() }
      return reference.make(context)
    }
  }
}

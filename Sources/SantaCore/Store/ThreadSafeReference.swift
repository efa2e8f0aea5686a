/// An object, results or a collection on its way to another isolation: what they themselves can't do, being live.
///
/// ```swift
/// let reference = ThreadSafeReference(to: stop)
/// Task { @MainActor in
///   let store = try Store(configuration: configuration)
///   let stop = store.resolve(reference)          // the same stop, live on the main actor
/// }
/// ```
///
/// May be resolved any number of times. Keeps the store's data open, but no old state of it. A reference to an object that
/// a write transaction made leads nowhere when that transaction is rolled back.
public struct ThreadSafeReference<Confined>: Sendable {
  fileprivate let engine: Engine
  fileprivate let version: Version
  /// Of the transaction that made the row this depends on, where that was not durable.
  fileprivate let outcome: TransactionOutcome?
  fileprivate let make: @Sendable (LiveContext) -> Confined?

  private init(
    _ context: _ModelContext?, _ what: String, row: (table: TableID, row: RowKey)?,
    _ make: @escaping @Sendable (LiveContext) -> Confined?
  ) {
    guard let live = context as? LiveContext else {
      stopProgram(
        "A ThreadSafeReference can't be made to \(what), which is frozen or in no store. "
          + "Add it to a store first, or take it from the live store.")
    }
    (engine, version) = (live.engine, live.current.version)
    outcome = row.flatMap { live.outcome(ofRow: $0.row, in: $0.table) }
    self.make = make
  }

  /// A reference to an object. The program stops where it is in no store, or frozen.
  public init(to object: Confined) where Confined: Object {
    let row = object._key
    self.init(
      object._context, "a \(Confined.self)", row: (object._binding?.table).map { ($0, row) }
    ) { $0.object(Confined.self, row) }
  }

  /// A reference to results. The program stops where they are frozen.
  public init<Element>(to results: Confined) where Confined == Results<Element> {
    let query = results.query
    self.init(results.context, "results", row: query.source.owner) { Results($0, query) }
  }

  private init(
    _ location: StoredCollection?, _ what: String,
    _ make: @escaping @Sendable (StoredCollection) -> Confined
  ) {
    let cell = location?.cell ?? Self.nowhere
    self.init(location?.context, what, row: (cell.table, cell.row)) { there in
      there.list(at: cell) == nil ? nil : make(StoredCollection(there, cell))
    }
  }

  /// A reference to a list. The program stops where it is in no store, or frozen.
  public init<Element>(to list: Confined) where Confined == List<Element> {
    self.init(list.location, "a list") { List($0) }
  }

  /// A reference to a set. The program stops where it is in no store, or frozen.
  public init<Element>(to set: Confined) where Confined == MutableSet<Element> {
    self.init(set.location, "a set") { MutableSet($0) }
  }

  /// A reference to a map. The program stops where it is in no store, or frozen.
  public init<Key, Value>(to map: Confined) where Confined == Map<Key, Value> {
    self.init(map.location, "a map") { Map($0) }
  }

  // Never used: an initialiser that gets it stops.
  private static var nowhere: CellAddress {
    CellAddress(table: TableID(rawValue: 0), row: RowKey(rawValue: 0), column: ColumnID(0))
  }
}

extension Store {
  /// What a reference stands for, live in this store, which first moves on to where the reference was made, if it is
  /// behind.
  ///
  /// - Returns: nil where the object, or the list's owner, was deleted or its making rolled back, and for a reference of
  ///   another store.
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

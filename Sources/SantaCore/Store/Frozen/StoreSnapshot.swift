/// A store in one state, which never changes and can be read in any isolation.
///
/// ```swift
/// let snapshot = store.snapshot()
/// let report = Task.detached {
///   snapshot.objects(Stop.self).where { $0.presents > 1000 }.count
/// }
/// ```
///
/// Creating a snapshot costs nothing. It keeps its state in memory and on disk for as long as it is used.
public struct StoreSnapshot: Sendable {
  let source: FrozenSource

  /// Returns all objects of a class. See ``Store/objects(_:isolation:)``.
  public func objects<T: Object>(_ type: T.Type) -> FrozenResults<T> {
    FrozenResults(source, ResultsQuery(type))
  }

  /// Returns the object of a class with a primary key; nil if there is none.
  ///
  /// The program stops if the class does not have a primary key.
  ///
  /// - Complexity: O(1).
  public func object<T: Object, Key: PersistableScalar>(
    ofType type: T.Type, forPrimaryKey key: Key
  ) -> Frozen<T>? {
    guard let binding = source.context.readableBinding(type) else { return nil }
    require(binding.objectClass.primaryKey != nil, StoreError.noPrimaryKey("\(type)").message)
    guard let table = binding.table else { return nil }
    let (rows, key) = (source.snapshot[table], key._storedValue)
    let match =
      rows.find(primaryKey: key)
      ?? binding.objectClass.convertedKey(key).flatMap { rows.find(primaryKey: $0) }
    guard let match, source.context.otherClass(of: match.chunk, match.row.slot, binding) == nil else {
      return nil
    }
    return Frozen(source, match.row)
  }

  /// Whether the store contained no objects.
  public var isEmpty: Bool { source.snapshot.tables.allSatisfy { $0.count == 0 } }
}

extension StoreSnapshot: Equatable {
  /// Returns whether two snapshots are the same state of a store.
  public static func == (left: StoreSnapshot, right: StoreSnapshot) -> Bool {
    left.source.isSame(as: right.source)
  }
}

extension Store {
  /// Returns the store in the state that it shows, for other isolations; in a write transaction, in the state before the
  /// transaction.
  ///
  /// - Parameter isolation: the actor on which this is called; see ``Store``.
  /// - Complexity: O(1).
  public func snapshot(isolation: isolated (any Actor)? = #isolation) -> StoreSnapshot {
    context.use(isolation) { StoreSnapshot(source: context.frozenSource) }
  }

  /// Returns the live object of a frozen object. If the store shows an older state, it first moves to a newer one.
  ///
  /// - Returns: nil if the object was deleted or belongs to another store.
  public func resolve<Element: Object>(
    _ frozen: Frozen<Element>, isolation: isolated (any Actor)? = #isolation
  ) -> Element? {
    context.use(isolation) {
      context.reach(frozen.frozenSource) ? context.object(Element.self, frozen.frozenRow) : nil
    }
  }

  /// Returns the live results of frozen results. If the store shows an older state, it first moves to a newer one.
  ///
  /// - Returns: nil if the results belong to another store.
  public func resolve<Element: Object>(
    _ frozen: FrozenResults<Element>, isolation: isolated (any Actor)? = #isolation
  ) -> Results<Element>? {
    context.use(isolation) { context.reach(frozen.source) ? Results(context, frozen.query) : nil }
  }
}

extension LiveStore {
  /// Moves the store at least to the state of a frozen value. Returns false if the value belongs to another store.
  fileprivate func reach(_ source: FrozenSource) -> Bool {
    guard engine === source.engine else { return false }
    if snapshot.version < source.snapshot.version { _ = refresh() }
    return true
  }
}

// Frozen objects and collections, which show one snapshot, and the way back to live ones. `freeze()` of results, lists,
// sets and maps is declared with these types.
extension _ModelContext {
  /// The context of the store from which a frozen context was frozen, moved at least to the frozen state; nil if the
  /// store was released.
  fileprivate var thawed: LiveStore? {
    guard let live = origin as? LiveStore else { return nil }
    return live.use(nil) {
      if live.snapshot.version < snapshot.version { _ = live.refresh() }
      return live
    }
  }

  /// The store that the context belongs to; nil if it is frozen.
  fileprivate var store: Store? { (self as? LiveStore).map { Store($0) } }
}

extension Object {
  /// The store of the object; nil if the object is in no store or frozen.
  public final var store: Store? { _context?.store }

  /// A copy of the object in its current state, which never changes. O(1). For an object that is in no store, or was
  /// deleted, returns the object itself.
  ///
  /// In a write transaction, the state before the transaction.
  public final func freeze() -> Self {
    guard let context = _context, !isFrozen, !isInvalidated else { return self }
    return context.frozenObject(Self.self, _key, at: context.snapshot) ?? self
  }

  /// The live object of a frozen one, in the store from which it was frozen. An object that is not frozen is returned
  /// itself.
  ///
  /// ```swift
  /// let frozen = stop.freeze()
  /// try store.write { frozen.thaw()?.visited = true }
  /// ```
  ///
  /// - Returns: nil if the object was deleted, or if the store was released.
  public final func thaw() -> Self? {
    guard let context = _context, context.isFrozen else { return isInvalidated ? nil : self }
    guard let live = context.thawed else { return nil }
    return live.use(nil) { live.object(Self.self, _key) }
  }
}

extension Results {
  /// The store of the results; nil if they are frozen.
  public var store: Store? { context.store }

  /// The live results of frozen ones, in the store from which they were frozen. Results that are not frozen are
  /// returned themselves.
  ///
  /// - Returns: nil if the store was released.
  public func thaw() -> Results? {
    context.isFrozen ? context.thawed.map { Results($0, query) } : self
  }
}

extension SectionedResults {
  /// The store of the results; nil if they are frozen.
  public var store: Store? { results.store }

  /// Whether the sections belong to a snapshot that never changes.
  public var isFrozen: Bool { results.isFrozen }

  /// A copy of the sections in their current state, which never changes. In a write transaction, the state before the
  /// transaction.
  public func freeze() -> SectionedResults { SectionedResults(results.freeze(), key) }

  /// The live sections of frozen ones, in the store from which they were frozen.
  ///
  /// - Returns: nil if the store was released.
  public func thaw() -> SectionedResults? { results.thaw().map { SectionedResults($0, key) } }
}

extension LinkingObjects {
  /// The store of the object to which they link; nil if that is in no store or frozen.
  public var store: Store? { location?.context.store }

  /// A copy of the linking objects in their current state, which never changes. O(1).
  public func freeze() -> LinkingObjects { retargeted { $0.freeze() } ?? self }

  /// The live linking objects of frozen ones, in the store from which they were frozen.
  ///
  /// - Returns: nil if the object to which they link was deleted, or if the store was released.
  public func thaw() -> LinkingObjects? { location == nil ? self : retargeted { $0.thaw() } }
}

extension StoredCollection {
  /// The live collection of a frozen one; nil if its owner was deleted, or if the store was released.
  fileprivate var thawed: StoredCollection? {
    guard context.isFrozen else { return isInvalidated ? nil : self }
    guard let live = context.thawed else { return nil }
    return live.use(nil) { live.list(at: cell).map { _ in StoredCollection(live, cell) } }
  }
}

extension List {
  /// The store of the list; nil if it is in no store or frozen.
  public var store: Store? { location?.context.store }

  /// A copy of the list in its current state, which never changes. O(1). For a list in no store, returns the list
  /// itself.
  ///
  /// In a write transaction, the state before the transaction.
  public func freeze() -> List { location.map { List($0.frozen) } ?? self }

  /// The live list of a frozen one, in the store from which it was frozen. A list in no store is returned itself.
  ///
  /// - Returns: nil if the list's owner was deleted, or if the store was released.
  public func thaw() -> List? { location == nil ? self : location?.thawed.map { List($0) } }
}

extension ValueResults {
  /// The store of the results; nil if they are frozen, or of values in no store.
  public var store: Store? { stored?.context.store }

  /// The live results of frozen ones, in the store from which they were frozen. Results that are not frozen are
  /// returned themselves.
  ///
  /// - Returns: nil if the owner of the values was deleted, or if the store was released.
  public func thaw() -> ValueResults? {
    isFrozen ? stored?.thawed.map { ValueResults($0, query) } : self
  }
}

extension MutableSet {
  /// The store of the set; nil if it is in no store or frozen.
  public var store: Store? { location?.context.store }

  /// The live set of a frozen one, in the store from which it was frozen. A set in no store is returned itself.
  ///
  /// - Returns: nil if the set's owner was deleted, or if the store was released.
  public func thaw() -> MutableSet? { location == nil ? self : location?.thawed.map { MutableSet($0) } }
}

extension Map {
  /// The store of the map; nil if it is in no store or frozen.
  public var store: Store? { location?.context.store }

  /// The live map of a frozen one, in the store from which it was frozen. A map in no store is returned itself.
  ///
  /// - Returns: nil if the map's owner was deleted, or if the store was released.
  public func thaw() -> Map? { location == nil ? self : location?.thawed.map { Map($0) } }
}

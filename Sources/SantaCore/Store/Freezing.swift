// Frozen objects and collections, which show one snapshot, and how to get from them to live ones. `freeze()` of results,
// lists, sets and maps is declared with these types.
extension _ModelContext {
  /// The context of the store that a frozen context was frozen from; nil if that store was released. Getting it moves the
  /// store at least to the frozen state.
  fileprivate var thawed: LiveStore? {
    guard let live = origin as? LiveStore else { return nil }
    return live.use(nil) {
      if live.snapshot.version < snapshot.version { _ = live.refresh() }
      return live
    }
  }

  /// The store of the context; nil if the context is frozen.
  fileprivate var store: Store? { (self as? LiveStore).map { Store($0) } }
}

extension Object {
  /// The store of the object; nil if the object is frozen or not in a store.
  public final var store: Store? { _context?.store }

  /// Returns a copy of the object in its current state, which never changes. Returns the object itself if it is not in a
  /// store or was deleted.
  ///
  /// In a write transaction, the copy shows the state before the transaction.
  ///
  /// - Complexity: O(1).
  public final func freeze() -> Self {
    guard let context = _context, !isFrozen, !isInvalidated else { return self }
    return context.frozenObject(Self.self, _key, at: context.snapshot) ?? self
  }

  /// Returns the live object of a frozen object, in the store that it was frozen from. Returns the object itself if it is not
  /// frozen.
  ///
  /// ```swift
  /// let frozen = stop.freeze()
  /// try store.write { frozen.thaw()?.visited = true }
  /// ```
  ///
  /// - Returns: nil if the object was deleted or the store was released.
  public final func thaw() -> Self? {
    guard let context = _context, context.isFrozen else { return isInvalidated ? nil : self }
    guard let live = context.thawed else { return nil }
    return live.use(nil) { live.object(Self.self, _key) }
  }
}

extension Results {
  /// The store of the results; nil if the results are frozen.
  public var store: Store? { context.store }

  /// Returns the live results of frozen results, in the store that they were frozen from. Returns the results themselves if
  /// they are not frozen.
  ///
  /// - Returns: nil if the store was released.
  public func thaw() -> Results? {
    context.isFrozen ? context.thawed.map { Results($0, query) } : self
  }
}

extension SectionedResults {
  /// The store of the results; nil if the results are frozen.
  public var store: Store? { results.store }

  /// Whether the sections belong to a snapshot that never changes.
  public var isFrozen: Bool { results.isFrozen }

  /// Returns a copy of the sections in their current state, which never changes. In a write transaction, the copy shows the
  /// state before the transaction.
  public func freeze() -> SectionedResults { SectionedResults(results.freeze(), key) }

  /// Returns the live sections of frozen sections, in the store that they were frozen from.
  ///
  /// - Returns: nil if the store was released.
  public func thaw() -> SectionedResults? { results.thaw().map { SectionedResults($0, key) } }
}

extension ResultsSection {
  /// The store of the section; nil for a section of frozen results.
  public var store: Store? { sections.store }

  /// Whether the section belongs to frozen results.
  public var isFrozen: Bool { sections.isFrozen }

  /// Returns a copy of the section in its current state, which never changes.
  public func freeze() -> ResultsSection { ResultsSection(sections.freeze(), key) }

  /// Returns the live section of a frozen one, in the store that it was frozen from. It is empty if no object has its key any more.
  ///
  /// - Returns: nil if the store was released.
  public func thaw() -> ResultsSection? { sections.thaw().map { ResultsSection($0, key) } }
}

extension LinkingObjects {
  /// The store of the object that the linking objects link to; nil if that object is frozen or not in a store.
  public var store: Store? { location?.context.store }

  /// Returns a copy of the linking objects in their current state, which never changes.
  ///
  /// - Complexity: O(1).
  public func freeze() -> LinkingObjects { retargeted { $0.freeze() } ?? self }

  /// Returns the live linking objects of frozen ones, in the store that they were frozen from.
  ///
  /// - Returns: nil if the object that they link to was deleted, or the store was released.
  public func thaw() -> LinkingObjects? { location == nil ? self : retargeted { $0.thaw() } }
}

extension StoredCollection {
  /// The live collection of a frozen collection; nil if its owner was deleted or the store was released.
  fileprivate var thawed: StoredCollection? {
    guard context.isFrozen else { return isInvalidated ? nil : self }
    guard let live = context.thawed else { return nil }
    return live.use(nil) { live.list(at: cell).map { _ in StoredCollection(live, cell) } }
  }
}

extension List {
  /// The store of the list; nil if the list is frozen or not in a store.
  public var store: Store? { location?.context.store }

  /// Returns a copy of the list in its current state, which never changes. Returns the list itself if it is not in a store.
  ///
  /// In a write transaction, the copy shows the state before the transaction.
  ///
  /// - Complexity: O(1).
  public func freeze() -> List { location.map { List($0.frozen) } ?? self }

  /// Returns the live list of a frozen list, in the store that it was frozen from. Returns the list itself if it is not in a
  /// store.
  ///
  /// - Returns: nil if the owner of the list was deleted or the store was released.
  public func thaw() -> List? { location == nil ? self : location?.thawed.map { List($0) } }
}

extension ValueResults {
  /// The store of the results; nil if the results are frozen, or if their values are not in a store.
  public var store: Store? { stored?.context.store }

  /// Returns the live results of frozen results, in the store that they were frozen from. Returns the results themselves if
  /// they are not frozen.
  ///
  /// - Returns: nil if the owner of the values was deleted or the store was released.
  public func thaw() -> ValueResults? {
    isFrozen ? stored?.thawed.map { ValueResults($0, query) } : self
  }
}

extension MutableSet {
  /// The store of the set; nil if the set is frozen or not in a store.
  public var store: Store? { location?.context.store }

  /// Returns the live set of a frozen set, in the store that it was frozen from. Returns the set itself if it is not in a
  /// store.
  ///
  /// - Returns: nil if the owner of the set was deleted or the store was released.
  public func thaw() -> MutableSet? { location == nil ? self : location?.thawed.map { MutableSet($0) } }
}

extension Map {
  /// The store of the map; nil if the map is frozen or not in a store.
  public var store: Store? { location?.context.store }

  /// Returns the live map of a frozen map, in the store that it was frozen from. Returns the map itself if it is not in a
  /// store.
  ///
  /// - Returns: nil if the owner of the map was deleted or the store was released.
  public func thaw() -> Map? { location == nil ? self : location?.thawed.map { Map($0) } }
}

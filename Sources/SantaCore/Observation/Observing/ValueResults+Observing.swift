extension ValueResults: ObservableCollection {
  /// The type of the changes that a callback receives.
  public typealias Change = CollectionChange<ValueResults>
  /// The type of the elements of ``updates``.
  public typealias Update = CollectionUpdate<ValueResults>
  /// The type of the values, which don't have key paths.
  public typealias ObservedElement = Element

  public var _changes: ChangeSet? { pinnedChanges }

  /// The subject of an observation. When the owner of the values is deleted, all indices are reported as deleted.
  public var _observed: _ObservedCollection<ValueResults> {
    let name = "ValueResults<\(Element.self)>"
    guard let stored else { return _ObservedCollection(name, nil) { [self] _ in (self, {}) } }
    let (query, cell) = (query, cell(of: stored))
    let location = _ObservedCollection<ValueResults>.Location(
      context: stored.context, subject: .values(query, cell)
    ) { context, view in
      ValueResults(StoredCollection(context, cell), query, view?.values)
    }
    let refusal: StoreError? = isFrozen ? .cannotObserve("A frozen \(Self.self)") : nil
    return _ObservedCollection(name, location, refusal: refusal) { [self] step in
      guard let values = step.after.values else { return (self, {}) }
      let pinned = Pinned(values, step.changes(of: Element.self))
      return (ValueResults(stored, query, pinned: pinned), { pinned.release() })
    }
  }
}

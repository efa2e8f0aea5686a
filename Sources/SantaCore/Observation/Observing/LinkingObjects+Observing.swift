extension LinkingObjects: ObservableCollection {
  /// The type of the changes that a callback receives.
  public typealias Change = CollectionChange<LinkingObjects>
  /// The type of the elements of ``updates``.
  public typealias Update = CollectionUpdate<LinkingObjects>
  /// The class in which the key paths of an observer begin.
  public typealias ObservedElement = Origin

  public var _changes: ChangeSet? { changes }

  /// The subject of an observation. When the target object is deleted, all indices are reported as deleted.
  public var _observed: _ObservedCollection<LinkingObjects> {
    let name = "LinkingObjects<\(Origin.self)>"
    guard let location else {
      return _ObservedCollection(name, nil) { [self] _ in (self, {}) }
    }
    let (query, origin, row) = (objects.query, location.origin, location.target._key)
    let type = type(of: location.target)
    let observed = _ObservedCollection<LinkingObjects>.Location(
      context: location.context, subject: .results(query)
    ) { context, view in
      let results = view?.live.map { Results<Origin>(context, query, $0) } ?? Results<Origin>(context, query)
      return LinkingObjects(
        type.version(in: context, row), origin, observed: results, isFrozen: results.isFrozen)
    }
    let refusal = isInvalidated ? StoreError.cannotObserve("This \(name)") : objects.refusal
    return _ObservedCollection(name, observed, refusal: refusal) { [self] step in
      guard let live = step.after.live else { return (self, {}) }
      let (pinned, release) = Results<Origin>(location.context, query).pinned(to: live, nil)
      return (
        LinkingObjects(
          location.target, origin, observed: pinned, isFrozen: pinned.isFrozen,
          changes: step.changes(of: Origin.self)),
        release
      )
    }
  }
}

extension Object {
  /// Returns the object of this class with a row key; nil if the context doesn't contain it.
  fileprivate static func version(in context: _ModelContext, _ row: RowKey) -> Self? {
    context.object(Self.self, row)
  }
}

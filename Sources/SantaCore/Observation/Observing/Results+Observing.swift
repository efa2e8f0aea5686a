extension Results: ObservableCollection {
  /// The type of the changes that a callback receives.
  public typealias Change = CollectionChange<Results>
  /// The type of the elements of ``updates``.
  public typealias Update = CollectionUpdate<Results>
  /// The class in which the key paths of an observer begin.
  public typealias ObservedElement = Element

  /// The subject of an observation.
  public var _observed: _ObservedCollection<Results> {
    let query = query
    let location = _ObservedCollection<Results>.Location(context: context, subject: .results(query)) {
      context, view in
      view?.live.map { Results(context, query, $0) } ?? Results(context, query)
    }
    return _ObservedCollection("Results<\(Element.self)>", location, refusal: refusal) { [self] step in
      guard let live = step.after.live else { return (self, {}) }
      // An earlier callback might have changed the rows already.
      if context.transaction == nil, live.snapshot.version == context.snapshot.version { know(live) }
      return pinned(to: live, step.changes(of: elementType))
    }
  }

  public var _changes: ChangeSet? { pinnedChanges }

  /// The reason why the results can't be observed; nil if they can.
  var refusal: StoreError? {
    if context.isFrozen { return .cannotObserve("A frozen \(Self.self)") }
    do throws(StoreError) { try checkClass() } catch { return error }
    return nil
  }

  /// Returns the results, pinned to a live query until `release` is called.
  func pinned(to live: LiveQuery, _ changes: ChangeSet?) -> (collection: Results, release: () -> Void) {
    let pinned = Pinned(live, changes)
    return (Results(context, live.query, pinned: pinned), { pinned.release() })
  }

  /// Returns frozen results with the rows of a live query.
  func frozen(to live: LiveQuery) -> Results {
    Results(context.frozen(at: live.snapshot), live.query, live)
  }
}

public import Dispatch

extension List {
  private func observe(
    paths: [PropertyPath]?, isolation: (any Actor)?,
    _ block: @escaping (CollectionChange<List<Element>>) -> Void
  ) -> NotificationToken {
    location.observe("List", paths: paths, isolation: isolation) { [self] step in
      switch step {
      case .success(let step): block(step.change.told(of: self))
      case .failure(let error): block(.error(error))
      }
    }
  }

  /// Calls back with the list as it is, and then whenever it changes: what was inserted, removed, moved or assigned,
  /// and, in a list of objects, what changed in those. See ``Results/observe(keyPaths:isolation:_:)-5kqm8`` for when
  /// and how.
  ///
  /// When the object that the list belongs to is deleted, every element is told as deleted, once.
  public func observe(
    isolation: isolated (any Actor)? = #isolation,
    _ block: @escaping (CollectionChange<List<Element>>) -> Void
  ) -> NotificationToken { observe(paths: nil, isolation: isolation, block) }

  /// The same, called back on a serial queue of your own: with the list of a store that belongs to that queue.
  ///
  /// - Parameter block: runs on `queue`; what it is given must stay there.
  public func observe(
    on queue: DispatchQueue, _ block: @escaping @Sendable (CollectionChange<List<Element>>) -> Void
  ) -> NotificationToken {
    guard let location, location.context is LiveContext, !isInvalidated else {
      return observe(paths: nil, isolation: nil, block)
    }
    let cell = location.cell
    return QueueObservation.begin(in: location.context, on: queue) {
      List(StoredCollection($0, cell)).observe(paths: nil, isolation: nil, block)
    }
  }

  /// What changes, as a sequence to iterate over; see ``Results/updates``. Empty for a list in no store.
  public var updates: CollectionUpdates<List<Element>> {
    guard let location else { return CollectionUpdates() }
    let cell = location.cell
    return CollectionUpdates(location.context, .list(cell.table, cell.row, cell.column)) { context, _ in
      List(StoredCollection(context, cell))
    }
  }
}

extension List where Element: Object {
  /// The same, told of a modification only where one of these properties of an element changed.
  public func observe(
    keyPaths: [PartialKeyPath<Element>], isolation: isolated (any Actor)? = #isolation,
    _ block: @escaping (CollectionChange<List<Element>>) -> Void
  ) -> NotificationToken {
    observe(paths: keyPaths.map { Results<Element>.path($0) }, isolation: isolation, block)
  }

  /// The same with key paths by name, as in `"link.value"`.
  ///
  /// - Throws: ``StoreError`` with `.invalidKeyPath` where a name is no stored property.
  @_disfavoredOverload
  public func observe(
    keyPaths: [String], isolation: isolated (any Actor)? = #isolation,
    _ block: @escaping (CollectionChange<List<Element>>) -> Void
  ) throws -> NotificationToken {
    observe(paths: try keyPaths.map { try PropertyPath($0, of: Element.self) }, isolation: isolation, block)
  }
}

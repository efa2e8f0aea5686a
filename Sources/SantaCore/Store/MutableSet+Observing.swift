extension MutableSet {
  private func observe(
    paths: [PropertyPath]?, isolation: (any Actor)?,
    _ block: @escaping (CollectionChange<MutableSet<Element>>) -> Void
  ) -> NotificationToken {
    location.observe("MutableSet", paths: paths, isolation: isolation) { [self] step in
      switch step {
      case .success(let step): block(step.change.told(of: self))
      case .failure(let error): block(.error(error))
      }
    }
  }

  /// Calls back with the set as it is, and then whenever it changes: what was inserted and removed, and, in a set of
  /// objects, what changed in those. See ``Results/observe(keyPaths:isolation:_:)-5kqm8`` for when and how.
  ///
  /// ```swift
  /// let token = house.tags.observe { change in
  ///   guard case .update(let tags, _, let insertions, _) = change else { return }
  ///   for index in insertions { print(tags[index]) }
  /// }
  /// ```
  ///
  /// Indices are those of the order that the set has: by value, and of objects by their creation. When the object that
  /// the set belongs to is deleted, every element is told as deleted, once.
  public func observe(
    isolation: isolated (any Actor)? = #isolation,
    _ block: @escaping (CollectionChange<MutableSet<Element>>) -> Void
  ) -> NotificationToken { observe(paths: nil, isolation: isolation, block) }

  /// What changes, as a sequence to iterate over; see ``Results/updates``. Empty for a set in no store.
  public var updates: CollectionUpdates<MutableSet<Element>> {
    guard let location else { return CollectionUpdates() }
    let cell = location.cell
    return CollectionUpdates(location.context, .list(cell.table, cell.row, cell.column)) { context, _ in
      MutableSet(StoredCollection(context, cell))
    }
  }
}

extension MutableSet where Element: Object {
  /// The same, told of a modification only where one of these properties of an element changed.
  public func observe(
    keyPaths: [PartialKeyPath<Element>], isolation: isolated (any Actor)? = #isolation,
    _ block: @escaping (CollectionChange<MutableSet<Element>>) -> Void
  ) -> NotificationToken {
    observe(paths: keyPaths.map { Results<Element>.path($0) }, isolation: isolation, block)
  }

  /// The same with key paths by name, as in `"link.value"`.
  ///
  /// - Throws: ``StoreError`` with `.invalidKeyPath` where a name is no stored property.
  @_disfavoredOverload
  public func observe(
    keyPaths: [String], isolation: isolated (any Actor)? = #isolation,
    _ block: @escaping (CollectionChange<MutableSet<Element>>) -> Void
  ) throws -> NotificationToken {
    observe(paths: try keyPaths.map { try PropertyPath($0, of: Element.self) }, isolation: isolation, block)
  }
}

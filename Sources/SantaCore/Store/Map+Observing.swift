extension Map {
  private func observe(
    paths: [PropertyPath]?, isolation: (any Actor)?,
    _ block: @escaping (MapChange<Key, Value>) -> Void
  ) -> NotificationToken {
    location.observe("Map", paths: paths, isolation: isolation) { [self] step in
      switch step {
      case .success((.initial, _, _)): block(.initial(self))
      case .success((.update(let changes), let before, let after)):
        func keys(_ view: CollectionView, _ indices: [Int]) -> [Key] {
          view.keys(at: indices).map { Key(_key: $0) }
        }
        block(
          .update(
            self, deletions: keys(before, changes.deletions), insertions: keys(after, changes.insertions),
            modifications: keys(after, changes.modifications.map(\.new))))
      case .failure(let error): block(.error(error))
      }
    }
  }

  /// Calls back with the map as it is, and then whenever it changes: the keys that went and came, those under which there
  /// is another value, and, in a map of objects, those whose object changed. See
  /// ``Results/observe(keyPaths:isolation:_:)-5kqm8`` for when and how.
  ///
  /// ```swift
  /// let token = house.phones.observe { change in
  ///   guard case .update(let phones, let deletions, let insertions, _) = change else { return }
  ///   for key in insertions { print(key, phones[key] ?? 0) }
  /// }
  /// ```
  ///
  /// When the object that the map belongs to is deleted, every key is told as deleted, once.
  public func observe(
    isolation: isolated (any Actor)? = #isolation, _ block: @escaping (MapChange<Key, Value>) -> Void
  ) -> NotificationToken { observe(paths: nil, isolation: isolation, block) }

  /// The same of a map of objects, told of a modification only where there is another object, or one of these properties
  /// of the object changed.
  public func observe<Element: Object>(
    keyPaths: [PartialKeyPath<Element>], isolation: isolated (any Actor)? = #isolation,
    _ block: @escaping (MapChange<Key, Value>) -> Void
  ) -> NotificationToken where Value == Element? {
    observe(paths: keyPaths.map { Results<Element>.path($0) }, isolation: isolation, block)
  }

  /// The same with key paths by name, as in `"link.value"`.
  ///
  /// - Throws: ``StoreError`` with `.invalidKeyPath` where a name is no stored property.
  @_disfavoredOverload
  public func observe<Element: Object>(
    keyPaths: [String], isolation: isolated (any Actor)? = #isolation,
    _ block: @escaping (MapChange<Key, Value>) -> Void
  ) throws -> NotificationToken where Value == Element? {
    observe(paths: try keyPaths.map { try PropertyPath($0, of: Element.self) }, isolation: isolation, block)
  }
}

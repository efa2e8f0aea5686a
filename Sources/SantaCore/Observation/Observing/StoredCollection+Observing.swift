extension StoredCollection {
  /// Returns the collection, pinned to the state after a step, and a closure that unpins it.
  func pinned(
    to step: CollectionStep, of type: Any.Type
  ) -> (collection: StoredCollection, release: () -> Void) {
    guard let snapshot = step.after.snapshot else { return (self, {}) }
    let pinned = Pinned(
      PinnedElements(tree: snapshot.list(at: cell), snapshot: snapshot), step.changes(of: type))
    return (StoredCollection(context, cell, pinned: pinned), { pinned.release() })
  }

  /// Returns the reason why a stored collection can't be observed, which is that its object was deleted; nil if it can be
  /// observed.
  ///
  /// - Parameter name: the name of the collection in the message.
  func refusal(_ name: String) -> StoreError? { isInvalidated ? .cannotObserve("This \(name)") : nil }

  /// Returns the location of a collection for an observation; nil for a collection that isn't in a store.
  ///
  /// - Parameter make: creates the public collection, for example a list, for a stored collection.
  static func location<Collection: ObservableCollection>(
    of stored: StoredCollection?, _ make: @escaping @Sendable (StoredCollection) -> Collection
  ) -> _ObservedCollection<Collection>.Location? {
    guard let stored else { return nil }
    let cell = stored.cell
    return .init(context: stored.context, subject: .list(cell.table, cell.row, cell.column)) { context, _ in
      make(StoredCollection(context, cell))
    }
  }
}

extension List: ObservableCollection {
  /// The type of the changes that a callback receives.
  public typealias Change = CollectionChange<List>
  /// The type of the elements of ``updates``.
  public typealias Update = CollectionUpdate<List>
  /// The class in which the key paths of an observer begin.
  public typealias ObservedElement = Element

  public var _changes: ChangeSet? { location?.pinnedChanges }

  /// The subject of an observation.
  public var _observed: _ObservedCollection<List> {
    _ObservedCollection(
      "List<\(Element.self)>", StoredCollection.location(of: location) { List($0) },
      refusal: location?.refusal("List")
    ) { [self] step in
      guard let (stored, release) = location?.pinned(to: step, of: ObservedElement.self) else {
        return (self, {})
      }
      return (List(stored), release)
    }
  }
}

extension MutableSet: ObservableCollection {
  /// The type of the changes that a callback receives.
  public typealias Change = CollectionChange<MutableSet>
  /// The type of the elements of ``updates``.
  public typealias Update = CollectionUpdate<MutableSet>
  /// The class in which the key paths of an observer begin.
  public typealias ObservedElement = Element

  public var _changes: ChangeSet? { location?.pinnedChanges }

  /// The subject of an observation.
  public var _observed: _ObservedCollection<MutableSet> {
    _ObservedCollection(
      "MutableSet<\(Element.self)>", StoredCollection.location(of: location) { MutableSet($0) },
      refusal: location?.refusal("MutableSet")
    ) { [self] step in
      guard let (stored, release) = location?.pinned(to: step, of: ObservedElement.self) else {
        return (self, {})
      }
      return (MutableSet(stored), release)
    }
  }
}

extension Map: ObservableCollection {
  /// The type of the changes that a callback receives.
  public typealias Change = MapChange<Key, Value>
  /// The type of the elements of ``updates``.
  public typealias Update = MapUpdate<Key, Value>
  /// The class in which the key paths of an observer begin.
  public typealias ObservedElement = Value._Target

  /// The subject of an observation.
  public var _observed: _ObservedCollection<Map> {
    _ObservedCollection(
      name: "Map<\(Key.self), \(Value.self)>", location: StoredCollection.location(of: location) { Map($0) },
      refusal: location?.refusal("Map"),
      translation: {
        { [self] step in
          let (stored, release) = location?.pinned(to: step, of: ObservedElement.self) ?? (nil, {})
          let map = stored.map { Map($0) } ?? self
          guard case .update(let changes) = step.change else { return (.initial(map), release) }
          let keys = MapKeys<Key>(changes, step.before, step.after)
          let change = MapChange.update(
            map, deletions: keys.deletions, insertions: keys.insertions, modifications: keys.modifications)
          return (change, release)
        }
      },
      error: { .error($0) },
      update: { update, before, after in
        let keys = MapKeys<Key>(update.changes, before, after)
        return MapUpdate(
          isInitial: update.isInitial, before: update.before, after: update.after, deletions: keys.deletions,
          insertions: keys.insertions, modifications: keys.modifications)
      })
  }
}

/// The keys at the indices of a map's changes.
private struct MapKeys<Key: PersistableMapKey> {
  let deletions, insertions, modifications: [Key]

  init(_ changes: ChangeSet, _ before: CollectionView, _ after: CollectionView) {
    deletions = Self.keys(before, changes.deletions)
    insertions = Self.keys(after, changes.insertions)
    modifications = Self.keys(after, changes.modifications.map(\.new))
  }

  private static func keys(_ view: CollectionView, _ indices: [Int]) -> [Key] {
    guard let snapshot = view.snapshot, case .list(let table, let row, let column) = view.subject else {
      return []
    }
    let pairs = snapshot.list(at: CellAddress(table: table, row: row, column: column))
    return indices.compactMap { Key(_key: pairs[$0].key) }
  }
}

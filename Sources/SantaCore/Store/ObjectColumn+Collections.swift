extension ObjectColumn {
  /// Creates a column from the primary keys of the targets of a to-one link. A nil key is no link.
  ///
  /// ```swift
  /// store.add(Present.self, columns: [.init(\.id, ids), .init(\.child, keys: names)])
  /// ```
  ///
  /// The targets are found together, which takes a fraction of the time of finding each object. If no object has one of the keys, the
  /// transaction fails with `.valueOutOfRange`. The targets must be in the store before the call.
  public init<Target: Object, Key: PersistableScalar>(_ keyPath: KeyPath<Root, Target?>, keys: [Key?]) {
    self.keyPath = keyPath
    contents = .single(OptionalLinkedKeys<Target, Key>(keys: keys))
  }

  /// Creates a column from the primary keys of the targets of a to-one link, none of which is nil.
  public init<Target: Object, Key: PersistableScalar>(_ keyPath: KeyPath<Root, Target?>, keys: [Key]) {
    self.keyPath = keyPath
    contents = .single(LinkedKeys<Target, Key>(keys: keys))
  }

  /// Creates a column from the elements of a list, one array for each object. Objects that are not in a store are added first.
  ///
  /// ```swift
  /// store.add(Stop.self, columns: [.init(\.id, [1, 2]), .init(\.tags, [["north", "cold"], []])])
  /// ```
  public init<Element: PersistableElement>(_ keyPath: KeyPath<Root, List<Element>>, _ lists: [[Element]]) {
    self.keyPath = keyPath
    contents = .collection(ElementCollections(lists))
  }

  /// Creates a column from the primary keys of the elements of a list of objects, one array for each object.
  ///
  /// If no object has one of the keys, the transaction fails with `.valueOutOfRange`. The objects must be in the store before the call.
  public init<Target: Object, Key: PersistableScalar>(_ keyPath: KeyPath<Root, List<Target>>, keys: [[Key]]) {
    self.keyPath = keyPath
    contents = .collection(KeyCollections<Target, Key>(lists: keys))
  }

  /// Creates a column from the elements of a set, one sequence for each object. Objects that are not in a store are added first.
  public init<Element: PersistableElement & Hashable, Elements: Sequence<Element>>(
    _ keyPath: KeyPath<Root, MutableSet<Element>>, _ sets: [Elements]
  ) {
    self.keyPath = keyPath
    contents = .collection(ElementCollections(sets.map { Array($0) }))
  }

  /// Creates a column from the primary keys of the elements of a set of objects, one array for each object.
  ///
  /// If no object has one of the keys, the transaction fails with `.valueOutOfRange`. The objects must be in the store before the call.
  public init<Target: Object, Key: PersistableScalar>(
    _ keyPath: KeyPath<Root, MutableSet<Target>>, keys: [[Key]]
  ) {
    self.keyPath = keyPath
    contents = .collection(KeyCollections<Target, Key>(lists: keys))
  }
}

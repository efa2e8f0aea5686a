extension Results {
  /// A property to sort by, and the direction.
  ///
  /// ```swift
  /// stops.sorted(by: [.ascending(\.region), .descending(\.population)])
  /// ```
  public struct SortKey {
    let descriptor: SortDescriptor

    private init(_ path: PropertyPath, ascending: Bool) {
      descriptor = SortDescriptor(path: path, ascending: ascending)
    }

    /// Smaller values first, and nil before all values. The property can be reached along to-one links.
    public static func ascending<Value: PersistableProperty>(_ keyPath: KeyPath<Element, Value>) -> SortKey {
      SortKey(path(keyPath), ascending: true)
    }

    /// Larger values first, and nil after all values. The property can be reached along to-one links.
    public static func descending<Value: PersistableProperty>(_ keyPath: KeyPath<Element, Value>) -> SortKey {
      SortKey(path(keyPath), ascending: false)
    }
  }
}

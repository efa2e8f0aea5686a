extension Results {
  /// A property to sort by, and the direction of the sort.
  ///
  /// ```swift
  /// stops.sorted(by: [.ascending(\.region), .descending(\.population)])
  /// ```
  public struct SortKey {
    let descriptor: SortDescriptor

    private init(_ path: PropertyPath, ascending: Bool) {
      descriptor = SortDescriptor(path: path, ascending: ascending)
    }

    /// Sorts smaller values first, and nil before all values. The property may be reached along to-one links.
    public static func ascending<Value: PersistableProperty>(_ keyPath: KeyPath<Element, Value>) -> SortKey {
      SortKey(path(keyPath), ascending: true)
    }

    /// Sorts larger values first, and nil after all values. The property may be reached along to-one links.
    public static func descending<Value: PersistableProperty>(_ keyPath: KeyPath<Element, Value>) -> SortKey {
      SortKey(path(keyPath), ascending: false)
    }
  }
}

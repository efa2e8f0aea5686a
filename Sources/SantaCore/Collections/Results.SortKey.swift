extension Results {
  /// A property that results are sorted by, and which way.
  ///
  /// ```swift
  /// stops.sorted(by: [.ascending(\.region), .descending(\.population)])
  /// ```
  public struct SortKey {
    let descriptor: SortDescriptor

    private init(_ path: PropertyPath, ascending: Bool) {
      descriptor = SortDescriptor(path: path, ascending: ascending)
    }

    /// Small values first, and nil before all values. The property may lie along to-one links.
    public static func ascending<Value: PersistableProperty>(_ keyPath: KeyPath<Element, Value>) -> SortKey {
      SortKey(path(keyPath), ascending: true)
    }

    /// Large values first, and nil after all values. The property may lie along to-one links.
    public static func descending<Value: PersistableProperty>(_ keyPath: KeyPath<Element, Value>) -> SortKey {
      SortKey(path(keyPath), ascending: false)
    }
  }
}

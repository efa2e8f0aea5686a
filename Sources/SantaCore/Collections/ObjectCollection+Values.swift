// The methods of results, for the collections of objects that the results come from.
extension ObjectCollection {
  /// Returns the values of a property of all objects. See ``Results/values(of:)``.
  public func values<Value: PersistableProperty & PersistableElement>(
    of keyPath: KeyPath<Element, Value>
  ) -> [Value] { objects.values(of: keyPath) }

  /// Returns the values of several properties of all objects, each as an array. See ``Results/columns(_:)``.
  public func columns<each Value: PersistableProperty & PersistableElement>(
    _ keyPaths: repeat KeyPath<Element, each Value>
  ) -> (repeat [each Value]) { objects.columns(repeat each keyPaths) }

  /// Returns the first object for each combination of values of several properties, as live results. See
  /// `Results.distinct(by:)`.
  public func distinct(by keyPaths: [PartialKeyPath<Element>]) -> Results<Element> {
    objects.distinct(by: keyPaths)
  }

  /// Returns the objects grouped by a property and sorted by it, live. See ``Results/sectioned(by:ascending:)``.
  public func sectioned<Key: PersistableProperty & Hashable & SendableMetatype>(
    by keyPath: KeyPath<Element, Key>, ascending: Bool = true
  ) -> SectionedResults<Key, Element> { objects.sectioned(by: keyPath, ascending: ascending) }

  /// Returns the objects grouped by a computed key in their existing order, live. See ``Results/sectioned(by:)``.
  @_disfavoredOverload
  public func sectioned<Key: Hashable & SendableMetatype>(
    by key: @escaping @Sendable (Element) -> Key
  ) -> SectionedResults<Key, Element> { objects.sectioned(by: key) }
}

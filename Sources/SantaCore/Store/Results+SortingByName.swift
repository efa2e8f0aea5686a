extension Results {
  /// The objects sorted by a property whose name is known only at run time. The property may be reached along to-one
  /// links.
  ///
  /// ```swift
  /// try stops.sorted(byKeyPath: "location.latitude", ascending: false)
  /// ```
  ///
  /// Objects with equivalent values keep their order. In ascending order, nil comes first.
  ///
  /// - Throws: ``StoreError`` with `.invalidKeyPath` if the path leads to a property that does not exist, is not
  ///   stored or has no order. The message suggests the nearest name.
  public func sorted(byKeyPath keyPath: String, ascending: Bool = true) throws -> Results<Element> {
    try checkClass()
    let path = try PropertyPath(keyPath, of: Element.self)
    guard try ObjectClass.of(Element.self).hasValue(along: path.names) else {
      throw StoreError(
        .invalidKeyPath,
        "\(Element.self).\(keyPath) is not a plain value along to-one links, so results can't be sorted by it."
      )
    }
    return Results(context, query.sorted([SortDescriptor(path: path, ascending: ascending)]))
  }
}

extension ObjectClass {
  /// Whether a path leads along to-one links to a single plain value.
  fileprivate func hasValue(along names: [String]) throws(StoreError) -> Bool {
    for end in names.indices {
      let definition = try property(along: Array(names[...end]))?.property.definition
      guard let definition, !definition.isCollection, definition.isLink == (end < names.count - 1) else {
        return false
      }
    }
    return !names.isEmpty
  }
}

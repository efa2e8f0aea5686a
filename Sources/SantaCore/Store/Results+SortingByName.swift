extension Results {
  /// The objects sorted by a property whose name is known only when the program runs, of their own or along to-one links.
  ///
  /// ```swift
  /// try stops.sorted(byKeyPath: "location.latitude", ascending: false)
  /// ```
  ///
  /// Objects that compare alike keep their order; nil comes first in ascending order.
  ///
  /// - Throws: ``StoreError`` with `.invalidKeyPath` where the path leads through something that is not stored, or to
  ///   something that has no order; the message offers the nearest name.
  public func sorted(byKeyPath keyPath: String, ascending: Bool = true) throws -> Results<Element> {
    try checkClass()
    let path = try PropertyPath(keyPath, of: Element.self)
    guard try ObjectClass.of(Element.self).hasValue(along: path.names) else {
      throw StoreError(
        .invalidKeyPath,
        "\(Element.self).\(keyPath) holds no plain value along to-one links, so nothing can be sorted by it.")
    }
    return Results(context, query.sorted([SortDescriptor(path: path, ascending: ascending)]))
  }
}

extension ObjectClass {
  /// Whether a path leads along to-one links to one plain value.
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

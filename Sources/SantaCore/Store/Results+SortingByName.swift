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
    try sorted(byKeyPaths: [(keyPath, ascending)])
  }

  /// The objects sorted by several properties whose names are known only at run time, the most significant first. See
  /// ``sorted(byKeyPath:ascending:)``.
  ///
  /// ```swift
  /// try stops.sorted(byKeyPaths: [("region", ascending: true), ("location.latitude", ascending: false)])
  /// ```
  public func sorted(byKeyPaths keyPaths: [(name: String, ascending: Bool)]) throws -> Results<Element> {
    Results(
      context,
      query.sorted(
        try keyPaths.map { SortDescriptor(path: try value($0.name, "sorted"), ascending: $0.ascending) }))
  }

  /// The first object for each combination of values of properties whose names are known only at run time. See
  /// `distinct(by:)`.
  ///
  /// - Throws: ``StoreError`` with `.invalidKeyPath`, as ``sorted(byKeyPath:ascending:)``.
  public func distinct(byKeyPaths keyPaths: [String]) throws -> Results<Element> {
    Results(context, query.distinct(try keyPaths.map { try value($0, "made distinct") }))
  }

  /// The path to a plain value.
  ///
  /// - Parameter purpose: what is done with the results, for the message.
  private func value(_ keyPath: String, _ purpose: String) throws -> PropertyPath {
    try checkClass()
    let path = try PropertyPath(keyPath, of: Element.self)
    guard try ObjectClass.of(Element.self).hasValue(along: path.names) else {
      throw StoreError(
        .invalidKeyPath,
        "\(Element.self).\(keyPath) is not a plain value along to-one links, so results can't be \(purpose) by it."
      )
    }
    return path
  }
}

extension ObjectCollection {
  /// The objects sorted by a property whose name is known only at run time, live. See
  /// ``Results/sorted(byKeyPath:ascending:)``.
  ///
  /// - Throws: ``StoreError`` with `.invalidKeyPath`.
  public func sorted(byKeyPath keyPath: String, ascending: Bool = true) throws -> Results<Element> {
    try objects.sorted(byKeyPath: keyPath, ascending: ascending)
  }

  /// The objects sorted by several properties by name, live. See ``Results/sorted(byKeyPaths:)``.
  ///
  /// - Throws: ``StoreError`` with `.invalidKeyPath`.
  public func sorted(byKeyPaths keyPaths: [(name: String, ascending: Bool)]) throws -> Results<Element> {
    try objects.sorted(byKeyPaths: keyPaths)
  }

  /// The first object for each combination of values of properties by name, live. See
  /// ``Results/distinct(byKeyPaths:)``.
  ///
  /// - Throws: ``StoreError`` with `.invalidKeyPath`.
  public func distinct(byKeyPaths keyPaths: [String]) throws -> Results<Element> {
    try objects.distinct(byKeyPaths: keyPaths)
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

extension Results {
  /// Returns the objects sorted by a property whose name is known only at run time. The key path may follow to-one links.
  ///
  /// ```swift
  /// try stops.sorted(byKeyPath: "location.latitude", ascending: false)
  /// ```
  ///
  /// Objects with equivalent values keep their order. In ascending order, nil is first.
  ///
  /// - Throws: ``StoreError`` with `.invalidKeyPath` if the property does not exist, is not stored, or has no order. The
  ///   message suggests the nearest name.
  @_disfavoredOverload
  public func sorted(byKeyPath keyPath: String, ascending: Bool = true) throws -> Results<Element> {
    try sorted(byKeyPaths: [(keyPath, ascending)])
  }

  /// Returns the objects sorted by several properties whose names are known only at run time, the most significant first. See
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

  /// Returns the first object for each combination of values of properties whose names are known only at run time. See
  /// `distinct(by:)`.
  ///
  /// - Throws: ``StoreError`` with `.invalidKeyPath`, as for ``sorted(byKeyPath:ascending:)``.
  public func distinct(byKeyPaths keyPaths: [String]) throws -> Results<Element> {
    Results(context, query.distinct(try keyPaths.map { try value($0, "made distinct") }))
  }

  /// Returns the path to a property with a plain value.
  ///
  /// - Parameter purpose: the use of the path, for the error message.
  private func value(_ keyPath: String, _ purpose: String) throws -> PropertyPath {
    try checkClass()
    let path = try PropertyPath(keyPath, of: elementType)
    guard try ObjectClass.of(elementType).hasValue(along: path.names) else {
      throw StoreError(
        .invalidKeyPath,
        "\(elementType).\(keyPath) is not a plain value along to-one links, so results can't be \(purpose) by it.",
        remedy: "Name a stored property with a single value.")
    }
    return path
  }
}

extension ObjectCollection {
  /// Returns the objects sorted by a property whose name is known only at run time, as live results. See
  /// ``Results/sorted(byKeyPath:ascending:)``.
  ///
  /// - Throws: ``StoreError`` with `.invalidKeyPath`.
  @_disfavoredOverload
  public func sorted(byKeyPath keyPath: String, ascending: Bool = true) throws -> Results<Element> {
    try objects.sorted(byKeyPath: keyPath, ascending: ascending)
  }

  /// Returns the objects sorted by several properties by name, as live results. See ``Results/sorted(byKeyPaths:)``.
  ///
  /// - Throws: ``StoreError`` with `.invalidKeyPath`.
  public func sorted(byKeyPaths keyPaths: [(name: String, ascending: Bool)]) throws -> Results<Element> {
    try objects.sorted(byKeyPaths: keyPaths)
  }

  /// Returns the first object for each combination of values of properties by name, as live results. See
  /// ``Results/distinct(byKeyPaths:)``.
  ///
  /// - Throws: ``StoreError`` with `.invalidKeyPath`.
  public func distinct(byKeyPaths keyPaths: [String]) throws -> Results<Element> {
    try objects.distinct(byKeyPaths: keyPaths)
  }
}

extension Object {
  /// Returns the Swift names of the properties along a key path. SantaRealm's sort descriptors contain names.
  ///
  /// - Throws: ``StoreError`` with `.invalidKeyPath` if the key path doesn't lead along stored properties.
  package static func propertyNames<T: Object>(
    along keyPath: PartialKeyPath<T>
  ) throws(StoreError) -> [String] {
    var names = try _PathTracer.names(of: keyPath)
    var type: Object.Type = T.self
    for index in names.indices {
      let properties = try ObjectClass.of(type).properties
      guard let property = properties.first(where: { $0.definition.name == names[index] }) else { break }
      names[index] = property.name
      guard let target = property.target else { break }
      type = target
    }
    return names
  }
}

extension ObjectClass {
  /// Returns whether a path leads along to-one links to a single plain value.
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

extension Results {
  // MARK: Sorting

  /// Returns the objects sorted by a property, which may be reached along to-one links (`\.location?.latitude`).
  ///
  /// The sort is stable. In ascending order, nil is first. The program stops if the key path isn't stored.
  public func sorted<Value: PersistableProperty>(
    by keyPath: KeyPath<Element, Value>, ascending: Bool = true
  ) -> Results<Element> { sorted(by: [ascending ? .ascending(keyPath) : .descending(keyPath)]) }

  /// Returns the objects sorted by several properties, the most significant first.
  ///
  /// ```swift
  /// stops.sorted(by: [.ascending(\.region), .descending(\.population)])
  /// ```
  ///
  /// The sort is stable, so a later sort is more significant than an earlier one. Strings compare as in Swift. In ascending
  /// order, nil precedes all values, and NaN precedes all numbers.
  ///
  /// The program stops if a key path isn't stored, or leads to a collection.
  public func sorted(by keys: [SortKey]) -> Results<Element> {
    let descriptors = keys.map(\.descriptor)
    for descriptor in descriptors { Self.checkSingle(descriptor.path) }
    return Results(context, query.sorted(descriptors))
  }

  // MARK: Reducing

  /// Returns the first object for each value of a property, which may be reached along to-one links.
  ///
  /// ```swift
  /// stops.sorted(by: \.time).distinct(by: \.region)         // the earliest stop of each region
  /// ```
  ///
  /// Two values are the same if neither sorts before the other, for example canonically equivalent strings or two nils. The
  /// program stops if the key path isn't stored.
  public func distinct<Value: PersistableProperty>(by keyPath: KeyPath<Element, Value>) -> Results<Element> {
    distinct(by: [keyPath])
  }

  /// Returns the first object for each combination of values of several properties.
  ///
  /// The program stops if a key path isn't stored.
  public func distinct(by keyPaths: [PartialKeyPath<Element>]) -> Results<Element> {
    let paths = keyPaths.map { Self.path($0) }
    for path in paths { Self.checkSingle(path) }
    return Results(context, query.distinct(paths))
  }

  /// At most the first objects. The results stay live, unlike the slice of an array: when an object leaves them, the next one
  /// follows.
  ///
  /// The program stops if the number is negative.
  public func prefix(_ maxLength: Int) -> Results<Element> {
    require(maxLength >= 0, "Results can't be limited to \(maxLength) objects. Pass 0 or more.")
    return Results(context, query.limited(maxLength))
  }

  /// The same as ``prefix(_:)``.
  @available(*, deprecated, renamed: "prefix(_:)")
  public func limit(_ count: Int) -> Results<Element> { prefix(count) }

  // MARK: Paths

  static func path(_ keyPath: PartialKeyPath<Element>) -> PropertyPath {
    do throws(StoreError) { return try _PathTracer.path(of: keyPath).propertyPath } catch {
      stopProgram(error.message)
    }
  }

  /// Stops the program unless a path leads to a single value.
  static func checkSingle(_ path: PropertyPath) {
    do throws(StoreError) {
      let end = try ObjectClass.of(Element.self).property(along: path.names)
      guard let end, !end.property.definition.isCollection else {
        throw .notSingle("\(Element.self)", path.names.joined(separator: "."))
      }
    } catch { stopProgram(error.message) }
  }
}

extension Results {
  // MARK: Sorting

  /// The objects sorted by a property, directly or along to-one links (`\.location?.latitude`).
  ///
  /// The sort is stable. In ascending order, nil comes first. The program stops if the key path is not stored.
  public func sorted<Value: PersistableProperty>(
    by keyPath: KeyPath<Element, Value>, ascending: Bool = true
  ) -> Results<Element> { sorted(by: [ascending ? .ascending(keyPath) : .descending(keyPath)]) }

  /// The objects sorted by several properties, the most significant first.
  ///
  /// ```swift
  /// stops.sorted(by: [.ascending(\.region), .descending(\.population)])
  /// ```
  ///
  /// The sort is stable, so that a later sort is more significant than an earlier one. Texts compare as in Swift. In
  /// ascending order, nil comes before all values, and NaN before all numbers.
  ///
  /// The program stops if a key path is not stored, or is a collection.
  public func sorted(by keys: [SortKey]) -> Results<Element> {
    let descriptors = keys.map(\.descriptor)
    for descriptor in descriptors { Self.checkSingle(descriptor.path) }
    return Results(context, query.sorted(descriptors))
  }

  // MARK: Reducing

  /// The first object for each value of a property, directly or along to-one links.
  ///
  /// ```swift
  /// stops.sorted(by: \.time).distinct(by: \.region)         // the earliest stop of each region
  /// ```
  ///
  /// Two values are the same if neither sorts before the other, as with canonically equivalent texts or two nils. The
  /// program stops if the key path is not stored.
  public func distinct<Value: PersistableProperty>(by keyPath: KeyPath<Element, Value>) -> Results<Element> {
    distinct(by: [keyPath])
  }

  /// The first object for each combination of values of several properties.
  ///
  /// The program stops if a key path is not stored.
  public func distinct(by keyPaths: [PartialKeyPath<Element>]) -> Results<Element> {
    let paths = keyPaths.map { Self.path($0) }
    for path in paths { Self.checkSingle(path) }
    return Results(context, query.distinct(paths))
  }

  /// At most the first `count` objects. The limit is live: when an object leaves the results, the next one follows.
  ///
  /// The program stops if the number is negative.
  public func limit(_ count: Int) -> Results<Element> {
    require(count >= 0, "Results can't be limited to \(count) objects. Pass 0 or more.")
    return Results(context, query.limited(count))
  }

  /// The same as ``limit(_:)``. Unlike the slice of an array, it stays live.
  public func prefix(_ maxLength: Int) -> Results<Element> { limit(maxLength) }

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

extension Results {
  // MARK: Sorting

  /// The objects sorted by a property, of their own or along to-one links (`\.location?.latitude`). Objects that
  /// compare alike keep their order; nil comes first in ascending order.
  ///
  /// The program stops where the key path names something that is not stored.
  public func sorted<Value: PersistableProperty>(
    by keyPath: KeyPath<Element, Value>, ascending: Bool = true
  ) -> Results<Element> { sorted(by: [ascending ? .ascending(keyPath) : .descending(keyPath)]) }

  /// The objects sorted by several properties, the most significant first.
  ///
  /// ```swift
  /// stops.sorted(by: [.ascending(\.region), .descending(\.population)])
  /// ```
  ///
  /// Objects that compare alike in all of them keep their order: sorting twice is sorting by the second first. Texts
  /// compare as Swift compares them; in ascending order nil comes before all values, and NaN before all numbers.
  ///
  /// The program stops where a key path names something that is not stored, or a collection.
  public func sorted(by keys: [SortKey]) -> Results<Element> {
    let descriptors = keys.map(\.descriptor)
    for descriptor in descriptors { Self.checkSingle(descriptor.path) }
    return Results(context, query.sorted(descriptors))
  }

  // MARK: Leaving out

  /// The first of all objects that have the same value of a property, of their own or along to-one links.
  ///
  /// ```swift
  /// stops.sorted(by: \.time).distinct(by: \.region)         // the earliest stop of each region
  /// ```
  ///
  /// Values are the same where neither sorts before the other: canonically equivalent texts are, and so are nil and nil.
  /// The program stops where the key path names something that is not stored.
  public func distinct<Value: PersistableProperty>(by keyPath: KeyPath<Element, Value>) -> Results<Element> {
    distinct(by: [keyPath])
  }

  /// The first of all objects that have the same values of several properties.
  ///
  /// The program stops where a key path names something that is not stored.
  public func distinct(by keyPaths: [PartialKeyPath<Element>]) -> Results<Element> {
    let paths = keyPaths.map { Self.path($0) }
    for path in paths { Self.checkSingle(path) }
    return Results(context, query.distinct(paths))
  }

  /// The first objects, at most so many; live like the results themselves, so that another one takes the place of one
  /// that leaves.
  ///
  /// The program stops where the number is negative.
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

  /// Stops the program where a path does not lead to a single value of the objects.
  static func checkSingle(_ path: PropertyPath) {
    do throws(StoreError) {
      let end = try ObjectClass.of(Element.self).property(along: path.names)
      guard let end, !end.property.definition.isCollection else {
        throw .notSingle("\(Element.self)", path.names.joined(separator: "."))
      }
    } catch { stopProgram(error.message) }
  }
}

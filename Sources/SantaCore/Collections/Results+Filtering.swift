extension Results {
  /// Returns the objects that meet a condition. ``Query`` describes the supported conditions.
  ///
  /// ```swift
  /// store.objects(Stop.self).where { $0.population > 1_000_000 || $0.region == "Arctic" }
  /// ```
  ///
  /// The program stops if the condition uses a property that isn't stored, compares several values at once, or nests conditions
  /// more than 100 levels deep. A chain of `&&` or of `||` is one level, however long it is.
  public func `where`(_ condition: (Query<Element>) -> Query<Bool>) -> Results<Element> {
    Results(context, query.filtered(expression(condition)))
  }

  /// Returns the expression of a condition. Stops the program if the condition is not supported.
  func expression(_ condition: (Query<Element>) -> Query<Bool>) -> Expression {
    Query._expression(condition, in: context.engine)
  }

  /// Returns the objects that meet a condition in the query language of `NSPredicate` and Realm.
  ///
  /// ```swift
  /// try stops.filter("place BEGINSWITH[c] %@ AND location.latitude < 0", "new")
  /// try santas.filter("ANY route.time > %@", Date.now)
  /// try santas.filter("SUBQUERY(route, $stop, $stop.population > 1000 AND $stop.region == 'Fiji').@count > 2")
  /// ```
  ///
  /// - Comparisons are `== != < <= > >=`, `BETWEEN {1, 5}`, `BETWEEN {1..<5}`, which excludes the end, and `IN {1, 2}`. Strings
  ///   also have `CONTAINS`, `BEGINSWITH`, `ENDSWITH` and `LIKE`, with the options `[c]` to ignore case and `[d]` to ignore
  ///   diacritics; see ``StringOptions``.
  /// - `AND`, `OR` and `NOT` combine conditions.
  /// - A path follows links. If it goes through a collection, it begins with `ANY`, `ALL` or `NONE`, or contains an aggregate:
  ///   `@count`, `@min.property`, `@max.property`, `@avg.property` or `@sum.property`.
  /// - After a string or data property, `@count` is the length in characters or bytes.
  /// - Maps have `phones["kitchen"]`, `phones.@allKeys` and `phones.@allValues`.
  /// - Linking objects are reached through a ``LinkingObjects`` property, or with `@links.Class.property`.
  /// - `SELF` is the object itself.
  /// - Dates can be strings in ISO 8601, as in `time > "2026-12-24"`. Seconds can be added: `time + 600 < departure`.
  ///
  /// Values compare as described for ``Query``.
  ///
  /// - Parameters:
  ///   - text: the condition, with at most 65,536 bytes and 50 levels of nesting. It is safe to pass the input of users
  ///     unchanged. Pass a long list of values as one argument.
  ///   - arguments: a value, an object, or a sequence of these for each `%@`, and the name of a property for each `%K`.
  /// - Throws: ``StoreError`` with `.invalidQuery`. The message contains the position of the error, and suggests the nearest
  ///   name.
  @_disfavoredOverload
  public func filter(_ text: String, _ arguments: Any?...) throws -> Results<Element> {
    try filter(text, arguments: arguments)
  }

  /// Returns the objects that meet a condition in the query language, with the arguments in an array. See ``filter(_:_:)``.
  ///
  /// - Throws: ``StoreError`` with `.invalidQuery`.
  @_disfavoredOverload
  public func filter(_ text: String, arguments: [Any?]) throws -> Results<Element> {
    try checkClass()
    let expression = try QueryParser.expression(
      text, arguments.map { QueryArgument($0, in: context.engine) }, of: try ObjectClass.of(elementType))
    return Results(context, query.filtered(expression))
  }
}

extension Results {
  /// Those of the objects that meet a condition; ``Query`` says what can be asked.
  ///
  /// ```swift
  /// store.objects(Stop.self).where { $0.population > 1_000_000 || $0.region == "Arctic" }
  /// ```
  ///
  /// The program stops where the condition names something that is not stored, or compares with many values at once.
  public func `where`(_ condition: (Query<Element>) -> Query<Bool>) -> Results<Element> {
    Results(context, query.filtered(expression(condition)))
  }

  /// What a condition asks; stops the program where that can't be asked.
  func expression(_ condition: (Query<Element>) -> Query<Bool>) -> Expression {
    do throws(StoreError) {
      let expression = try condition(.root(context.engine)).expression
      if expression.comparesWithMany { throw .comparesWithMany() }
      return expression
    } catch {
      stopProgram(error.message)
    }
  }

  /// Those of the objects that meet a condition, written as NSPredicate and Realm have it.
  ///
  /// ```swift
  /// try stops.filter("place BEGINSWITH[c] %@ AND location.latitude < 0", "new")
  /// try santas.filter("ANY route.time > %@", Date.now)
  /// try santas.filter("SUBQUERY(route, $stop, $stop.population > 1000 AND $stop.region == 'Fiji').@count > 2")
  /// ```
  ///
  /// Comparisons: `== != < <= > >=`, `BETWEEN {1, 5}`, `IN {1, 2}`, and of texts `CONTAINS BEGINSWITH ENDSWITH LIKE`, each
  /// with `[c]` or `[d]` behind it to pass over case or marks. Conditions are joined with `AND`, `OR` and `NOT`. A path leads
  /// along links; where it leads over a collection, `ANY`, `ALL` or `NONE` stands before it, or an aggregate within it:
  /// `@count`, `@min.property`, `@max.property`, `@avg.property`, `@sum.property`. Behind a text or data, `@count`
  /// is its length in characters or bytes. A map has `phones["kitchen"]`,
  /// `phones.@allKeys` and `phones.@allValues`. A class that links here is reached by a ``LinkingObjects`` property, or by
  /// `@links.Class.property`. `SELF` is the object itself. Dates may be texts in ISO 8601, `time > "2026-12-24"`, and have
  /// seconds added: `time + 600 < departure`. Values compare as ``Query`` says.
  ///
  /// - Parameters:
  ///   - text: the condition. At most 65,536 bytes, and nested 50 levels deep: give what users typed as it is, whatever it
  ///     is, and long lists as one argument.
  ///   - arguments: for each `%@` a value, an object or a sequence of these, in order; for each `%K` the name of a property.
  /// - Throws: ``StoreError`` with `.invalidQuery`, which says what is wrong and where, and offers the nearest name.
  public func filter(_ text: String, _ arguments: Any?...) throws -> Results<Element> {
    try filter(text, arguments: arguments)
  }

  /// The same with the arguments in an array.
  ///
  /// - Throws: ``StoreError`` with `.invalidQuery`.
  public func filter(_ text: String, arguments: [Any?]) throws -> Results<Element> {
    try checkClass()
    let expression = try QueryParser.expression(
      text, arguments.map { QueryArgument($0, in: context.engine) }, of: try ObjectClass.of(Element.self))
    return Results(context, query.filtered(expression))
  }
}

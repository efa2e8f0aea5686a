// Messages about queries.
extension StoreError {
  static func tooDeep() -> StoreError {
    StoreError(
      .invalidQuery,
      "A query nests conditions more than \(Expression.maximumDepth) levels deep.",
      remedy: "Combine them in one chain of && or ||, or call where several times.")
  }

  static func conditionAsValue() -> StoreError {
    StoreError(
      .invalidQuery,
      "A query compares a condition with a value.",
      remedy: "Compare it with true or false, or combine it with another condition by && or ||.")
  }

  static func aggregateAsObject() -> StoreError {
    StoreError(
      .invalidQuery,
      "A query uses a property of a computed value.",
      remedy: "Use a property of the object or of a link instead.")
  }

  static func aggregateOfOne(_ name: String) -> StoreError {
    StoreError(
      .invalidQuery,
      "A query applies \(name) to a property with a single value.",
      remedy: "Apply it to a collection, or to a property of the objects in one.")
  }

  static func sizeOfElements() -> StoreError {
    StoreError(
      .invalidQuery,
      "A query applies count or isEmpty to the keys or values of a collection, which could mean their number or the "
        + "length of each.",
      remedy: "Apply it to the collection itself, or compare the keys or values with strings.")
  }

  static func notOneCollection() -> StoreError {
    StoreError(
      .invalidQuery,
      "A query counts objects by a condition that does not refer to exactly one collection.",
      remedy: "Apply count to a condition on the objects of one collection.")
  }

  static func comparesWithMany() -> StoreError {
    StoreError(
      .invalidQuery,
      "A query compares or calculates with several values at once.",
      remedy: "Compare their min, max, avg, sum or count, or count the objects that meet the condition.")
  }
}

extension StoreError {
  /// - Parameters:
  ///   - position: the position of the error, in Unicode scalars from the start.
  ///   - why: a clause that describes the error.
  static func noStoredType(_ name: String, _ names: [String]) -> StoreError {
    StoreError(
      .invalidQuery, "The store has no type \(name), so a condition on its objects can't be read.",
      remedy: "Use one of its types: \(names.joined(separator: ", ")).")
  }

  static func unreadableQuery(_ text: String, at position: Int, _ why: String) -> StoreError {
    let scalars = text.unicodeScalars
    let index =
      scalars.index(scalars.startIndex, offsetBy: position, limitedBy: scalars.endIndex) ?? scalars.endIndex
    let (number, rest) = (text[..<index].count + 1, text[index...])
    let excerpt = rest.isEmpty ? "at its end" : "at \"\(rest.prefix(20))\(rest.count > 20 ? "…" : "")\""
    let sentence = why.hasSuffix("?") || why.hasSuffix(".") ? why : why + "."
    return StoreError(
      .invalidQuery, "The query can't be read, character \(number), \(excerpt): \(sentence)")
  }
}

extension StoreError {
  static func untranslatable(_ what: String) -> StoreError {
    StoreError(
      .invalidQuery,
      "A #Predicate uses something that a query of a store does not support: \(what).",
      remedy: "Leave it out, and filter the objects found.")
  }
}

// The messages of queries.
extension StoreError {
  static func conditionAsValue() -> StoreError {
    StoreError(
      .invalidQuery,
      "A query compares a condition with something, as if it were a value. Compare it with true or false, or join it to "
        + "another with && or ||.")
  }

  static func aggregateAsObject() -> StoreError {
    StoreError(
      .invalidQuery,
      "A query asks for a property of something that is computed. Ask for that of a property or link.")
  }

  static func aggregateOfOne(_ name: String) -> StoreError {
    StoreError(
      .invalidQuery,
      "A query takes \(name) of a property that has one value. Take it of a collection, or of a property of the objects "
        + "in one.")
  }

  static func sizeOfElements() -> StoreError {
    StoreError(
      .invalidQuery,
      "A query takes count or isEmpty of the keys or values of a collection, which may mean their number or the length "
        + "of each. Take it of the collection itself, or compare the keys or values with texts.")
  }

  static func notOneCollection() -> StoreError {
    StoreError(
      .invalidQuery,
      "A query counts objects by a condition that does not go over one collection alone. Give count a condition on the "
        + "objects of one collection.")
  }

  static func comparesWithMany() -> StoreError {
    StoreError(
      .invalidQuery,
      "A query compares or reckons with all values of a collection at once. Compare their min, max, avg, sum or count, or "
        + "count the objects of which it holds.")
  }
}

extension StoreError {
  /// - Parameters:
  ///   - position: where the mistake is, in Unicode scalars from the start.
  ///   - why: a clause about it.
  static func unreadableQuery(_ text: String, at position: Int, _ why: String) -> StoreError {
    let scalars = text.unicodeScalars
    let place =
      scalars.index(scalars.startIndex, offsetBy: position, limitedBy: scalars.endIndex) ?? scalars.endIndex
    let rest = text[place...]
    let excerpt = rest.isEmpty ? "at its end" : "at \"\(rest.prefix(20))\(rest.count > 20 ? "…" : "")\""
    let end = why.hasSuffix("?") || why.hasSuffix(".") ? "" : "."
    return StoreError(
      .invalidQuery,
      "The query can't be read, character \(text[..<place].count + 1), \(excerpt): \(why)\(end)")
  }
}

extension StoreError {
  static func untranslatable(_ what: String) -> StoreError {
    StoreError(
      .invalidQuery,
      "A #Predicate asks for something that no query of a store can: \(what). Ask for less, and filter what is found."
    )
  }
}

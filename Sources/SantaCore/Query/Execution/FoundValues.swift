/// The results of a query for the values of a collection in one state, in order.
struct FoundValues: Sendable {
  /// A value, and its index in the collection.
  struct Element: Sendable {
    var value: StoredValue
    var index: Int
  }

  let query: ValueQuery
  /// The number of values in the collection.
  let sourceCount: Int
  let elements: [Element]

  /// Evaluates a query. O(n log n) with a sort, otherwise O(n).
  init(_ query: ValueQuery, in values: [StoredValue]) {
    self.query = query
    sourceCount = values.count
    var elements = values.enumerated().map { Element(value: $1, index: $0) }
    if let condition = query.condition {
      let predicate = ValuePredicate(condition)
      elements.removeAll { !predicate.matches($0.value) }
    }
    if query.isDistinct {
      var known: Set<DistinctValue> = []
      elements.removeAll { !known.insert(DistinctValue($0.value)).inserted }
    }
    if query.ascending != nil {
      // Swift's sort is stable, but its documentation doesn't guarantee that.
      elements.sort { left, right in
        if query.comesBefore(left.value, right.value) { return true }
        return left.index < right.index && !query.comesBefore(right.value, left.value)
      }
    }
    self.elements = elements
  }

  init(_ query: ValueQuery, in list: ListTree) { self.init(query, in: list.elements.map(\.value)) }
}

/// A query for the values of a list, set or map: everything that defines its results except the collection.
///
/// The order in which steps are asked for does not matter: equal values meet the same conditions, and sorting again
/// replaces the order.
struct ValueQuery: Hashable, Sendable {
  /// Nil without a condition.
  private(set) var condition: Expression?
  /// Whether only the first of each of several equal values is kept.
  private(set) var isDistinct = false
  /// Nil for the order of the collection. Equal values keep that order in both directions.
  private(set) var ascending: Bool?

  func filtered(_ expression: Expression) -> ValueQuery {
    var query = self
    query.condition = condition.map { .and($0, expression) } ?? expression
    return query
  }

  func sorted(ascending: Bool) -> ValueQuery {
    var query = self
    query.ascending = ascending
    return query
  }

  var distinct: ValueQuery {
    var query = self
    query.isDistinct = true
    return query
  }

  /// Whether one value is sorted before another.
  func comesBefore(_ left: StoredValue, _ right: StoredValue) -> Bool {
    switch ascending {
    case nil: false
    case true?: ValueOrder.comesBefore(left, right)
    case false?: ValueOrder.comesBefore(right, left)
    }
  }
}

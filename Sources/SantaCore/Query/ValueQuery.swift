/// A query for the values of a list, set or map. It defines the results completely, except for the collection.
///
/// The order in which filters, sorts and `distinct` are applied doesn't matter: equal values meet the same conditions, and a
/// later sort replaces an earlier one.
struct ValueQuery: Hashable, Sendable {
  /// The condition that the values must meet, or nil.
  private(set) var condition: Expression?
  /// Whether only the first of several equal values is kept.
  private(set) var isDistinct = false
  /// The sort direction, or nil for the order of the collection. Equal values keep the order of the collection in both
  /// directions.
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

  /// Returns whether one value is sorted before another.
  func comesBefore(_ left: StoredValue, _ right: StoredValue) -> Bool {
    switch ascending {
    case nil: false
    case true?: ValueOrder.comesBefore(left, right)
    case false?: ValueOrder.comesBefore(right, left)
    }
  }
}

/// What stands before an operand or between two in the text of a query.
enum QueryOperator {
  case or, and, not
  case compare(Expression.Comparison)
  case match(Expression.Match, Expression.TextOptions = [])
  case `in`, between
  case reckon(Expression.Arithmetic)
  case negate

  /// How tightly it binds.
  var precedence: Int {
    switch self {
    case .or: 1
    case .and: 2
    case .not: 3
    case .compare, .match, .in, .between: 4
    case .reckon(let operation): 4 + operation.precedence
    case .negate: 7
    }
  }

  /// Whether a chain of it is joined all at once.
  var isChained: Bool {
    switch self {
    case .or, .and: true
    default: false
    }
  }

  var isAnd: Bool { if case .and = self { true } else { false } }
}

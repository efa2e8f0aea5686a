/// A prefix or infix operator in a query.
enum QueryOperator {
  case or, and, not
  case compare(Expression.Comparison)
  case match(Expression.Match, Expression.TextOptions = [])
  case `in`, between
  case arithmetic(Expression.Arithmetic)
  case negate

  /// The precedence. Operators with a higher precedence bind more tightly.
  var precedence: Int {
    switch self {
    case .or: 1
    case .and: 2
    case .not: 3
    case .compare, .match, .in, .between: 4
    case .arithmetic(let operation): 4 + operation.precedence
    case .negate: 7
    }
  }

  /// Whether a chain of this operator becomes one expression with several members.
  var isChained: Bool {
    switch self {
    case .or, .and: true
    default: false
    }
  }

  var isAnd: Bool { if case .and = self { true } else { false } }
}

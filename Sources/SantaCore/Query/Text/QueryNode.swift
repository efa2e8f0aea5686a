/// A parsed part of a query: an operand or a condition. At an opening parenthesis, the parser doesn't know yet which of them
/// follows.
enum QueryNode {
  struct Condition {
    var expression: Expression
    /// The depth of the expression.
    var depth: Int
  }

  case operand(QueryOperand)
  case expression(Condition)

  /// The node as a condition. An operand of type Bool is compared with true.
  var condition: Condition {
    get throws(QueryParseError) {
      switch self {
      case .expression(let condition): return condition
      case .operand(let operand):
        switch operand.content {
        case .constant(.bool(let value)): return Condition(expression: .constant(value), depth: 1)
        case .stored(let stored, .bool, _) where !stored.isMultiple:
          return Condition(expression: .compare(stored, .equal, .value(.bool(true))), depth: operand.depth)
        default:
          throw QueryParseError(
            operand.position, "this is \(operand.kind), not a condition. Compare it with a value")
        }
      }
    }
  }
}

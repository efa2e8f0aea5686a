/// What was read so far of the text of a query: an operand, or a condition on some. Which of them stands in parentheses is
/// known only behind them.
enum QueryNode {
  struct Condition {
    var expression: Expression
    /// How deep the expression is.
    var depth: Int
  }

  case operand(QueryOperand)
  case expression(Condition)

  /// What is asked; an operand that is true or false asks that it be true.
  var condition: Condition {
    get throws(QueryMistake) {
      switch self {
      case .expression(let condition): return condition
      case .operand(let operand):
        switch operand.content {
        case .constant(.bool(let value)): return Condition(expression: .constant(value), depth: 1)
        case .stored(let stored, .bool, _) where !stored.isMultiple:
          return Condition(expression: .compare(stored, .equal, .value(.bool(true))), depth: operand.depth)
        default:
          throw QueryMistake(
            operand.position, "this is \(operand.kind) and no condition. Compare it with something")
        }
      }
    }
  }
}

/// An expression that tests the values of a list, set or map themselves. The empty path refers to the value.
struct ValuePredicate {
  private let test: (StoredValue) -> Bool

  init(_ expression: Expression) { test = Self.test(expression) }

  func matches(_ value: StoredValue) -> Bool { test(value) }

  private static func test(_ expression: Expression) -> (StoredValue) -> Bool {
    switch expression {
    case .constant(let value): return { _ in value }
    case .condition(let condition):
      let (subject, test) = (
        reading(condition.subject), ValueTest<StoredValue>(condition.test, reading: reading)
      )
      return { test.passes(subject($0), $0) }
    case .conjunction(let members):
      let tests = members.map { test($0) }
      return { value in tests.allSatisfy { $0(value) } }
    case .disjunction(let members):
      let tests = members.map { test($0) }
      return { value in tests.contains { $0(value) } }
    case .not(let operand):
      let operand = test(operand)
      return { !operand($0) }
    }
  }

  /// Returns a function that reads an operand. A value has neither properties nor elements, so every path is empty.
  private static func reading(_ operand: Expression.Operand) -> (StoredValue) -> StoredValue {
    switch operand {
    case .value(let value): return { _ in value }
    case .path: return { $0 }
    case .size: return { $0.size }
    case .aggregate(let aggregate, _):
      let value = AggregateAccumulator(aggregate).value
      return { _ in value }
    case .subqueryCount: return { _ in .int(0) }
    case .arithmetic(let left, let operation, let right):
      let (left, right) = (reading(left), reading(right))
      return { operation.apply(left($0), right($0)) }
    }
  }
}

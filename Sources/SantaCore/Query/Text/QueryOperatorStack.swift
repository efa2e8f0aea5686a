/// The operands and pending operators while a query is parsed from left to right: the stacks of the shunting-yard algorithm.
struct QueryOperatorStack {
  private enum Entry {
    case parenthesis
    case `operator`(QueryOperator)
  }

  private var operands: [QueryNode] = []
  private var pending: [(entry: Entry, position: Int)] = []
  private var parenthesisCount = 0

  /// Whether a parenthesis is open.
  var isOpen: Bool { parenthesisCount > 0 }

  mutating func open(at position: Int) {
    pending.append((.parenthesis, position))
    parenthesisCount += 1
  }

  /// Pushes a prefix operator.
  mutating func push(_ prefix: QueryOperator, at position: Int) {
    pending.append((.operator(prefix), position))
  }

  mutating func push(_ operand: QueryNode) { operands.append(operand) }

  /// Reduces the operators that bind more tightly, and then pushes an infix operator.
  mutating func pushInfix(_ infix: QueryOperator, at position: Int) throws(QueryParseError) {
    while let last = top,
      last.precedence > infix.precedence || last.precedence == infix.precedence && !infix.isChained
    {
      try reduce()
    }
    pending.append((.operator(infix), position))
  }

  mutating func close() throws(QueryParseError) {
    while top != nil { try reduce() }
    pending.removeLast()
    parenthesisCount -= 1
  }

  /// Reduces all operators and returns the result.
  mutating func result(at position: Int, _ isEnd: Bool) throws(QueryParseError) -> QueryNode {
    while top != nil { try reduce() }
    if isOpen {
      throw QueryParseError(position, isEnd ? ") is missing here" : ") is missing here, or AND or OR")
    }
    return operands[0]
  }

  /// The last pending operator within the innermost parenthesis.
  private var top: QueryOperator? {
    if case .operator(let last)? = pending.last?.entry { last } else { nil }
  }

  // MARK: Reducing

  /// Replaces the last operator and its operands with the result.
  private mutating func reduce() throws(QueryParseError) {
    guard let last = top else { return }
    let position = pending[pending.count - 1].position
    if last.isChained { return try reduceChain(last) }
    pending.removeLast()
    let right = operands.removeLast()
    switch last {
    case .not:
      let operand = try right.condition
      operands.append(try Self.node(.not(operand.expression), operand.depth + 1, at: position))
    case .negate: operands.append(try Self.negated(right, at: position))
    default: operands.append(try Self.combined(operands.removeLast(), last, right, at: position))
    }
  }

  /// Replaces a chain of conditions that are joined by the same operator with one condition.
  private mutating func reduceChain(_ infix: QueryOperator) throws(QueryParseError) {
    let position = pending[pending.count - 1].position
    var count = 1
    while let last = top, last.precedence == infix.precedence {
      pending.removeLast()
      count += 1
    }
    var (members, depth) = ([Expression](), 0)
    for operand in operands.suffix(count) {
      let condition = try operand.condition
      members.append(condition.expression)
      // A parenthesised member with the same operator is merged, and doesn't add a level.
      depth = max(depth, condition.depth - (condition.expression.isChain(infix) ? 1 : 0))
    }
    operands.removeLast(count)
    operands.append(
      try Self.node(infix.isAnd ? .all(of: members) : .any(of: members), depth + 1, at: position))
  }

  private static func node(_ expression: Expression, _ depth: Int, at position: Int) throws(QueryParseError)
    -> QueryNode
  {
    guard depth <= QueryParser.maximumDepth else { throw .tooDeep(position) }
    return .expression(QueryNode.Condition(expression: expression, depth: depth))
  }

  private static func negated(_ node: QueryNode, at position: Int) throws(QueryParseError) -> QueryNode {
    if case .operand(let operand) = node, operand.constant?.number != nil {
      return .operand(try operand.negated(at: position))
    }
    let zero = QueryOperand(content: .constant(.int(0)), position: position)
    return try combined(.operand(zero), .arithmetic(.minus), node, at: position)
  }

  private static func combined(
    _ left: QueryNode, _ infix: QueryOperator, _ right: QueryNode, at position: Int
  ) throws(QueryParseError) -> QueryNode {
    guard case .operand(let left) = left, case .operand(let right) = right else {
      throw QueryParseError(position, "both sides must be values, not conditions")
    }
    let condition = QueryCondition(left, right, at: position)
    let expression: Expression
    switch infix {
    case .arithmetic(let operation): return .operand(try left.combined(operation, right, at: position))
    case .compare(let comparison): expression = try condition.compared(comparison)
    case .match(let match, let options): expression = try condition.matched(match, options)
    case .in: expression = try condition.contained()
    case .between: expression = try condition.between()
    case .or, .and, .not, .negate:
      throw QueryParseError(position, "AND, OR and NOT combine conditions, not values")
    }
    return try node(expression, max(left.depth, right.depth) + 1, at: position)
  }
}

extension QueryParseError {
  static func tooDeep(_ position: Int) -> QueryParseError {
    QueryParseError(
      position,
      "the query is nested deeper than \(QueryParser.maximumDepth) levels. Split it into simpler queries")
  }
}

extension Expression {
  /// Returns whether the expression is a chain of the same operator.
  fileprivate func isChain(_ infix: QueryOperator) -> Bool {
    switch self {
    case .conjunction: infix.isAnd
    case .disjunction: !infix.isAnd
    default: false
    }
  }
}

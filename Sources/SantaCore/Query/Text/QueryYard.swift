/// Operands and the operators that wait for theirs, while the text of a query is read from front to back.
struct QueryYard {
  private enum Waiting {
    case parenthesis
    case `operator`(QueryOperator)
  }

  private var operands: [QueryNode] = []
  private var waiting: [(what: Waiting, position: Int)] = []
  private var parenthesisCount = 0

  /// Whether there is a parenthesis to close.
  var isOpen: Bool { parenthesisCount > 0 }

  mutating func open(at position: Int) {
    waiting.append((.parenthesis, position))
    parenthesisCount += 1
  }

  /// An operator before its operand.
  mutating func push(_ prefix: QueryOperator, at position: Int) {
    waiting.append((.operator(prefix), position))
  }

  mutating func push(_ operand: QueryNode) { operands.append(operand) }

  /// An operator between two operands, the first of which was read.
  mutating func join(_ joint: QueryOperator, at position: Int) throws(QueryMistake) {
    while let known = top,
      known.precedence > joint.precedence || known.precedence == joint.precedence && !joint.isChained
    {
      try reduce()
    }
    waiting.append((.operator(joint), position))
  }

  mutating func close() throws(QueryMistake) {
    while top != nil { try reduce() }
    waiting.removeLast()
    parenthesisCount -= 1
  }

  /// All that was read, at the end.
  mutating func result(at position: Int, _ isEnd: Bool) throws(QueryMistake) -> QueryNode {
    while top != nil { try reduce() }
    if isOpen {
      throw QueryMistake(position, isEnd ? ") is missing here" : ") is missing here, or AND or OR")
    }
    return operands[0]
  }

  /// The operator that waits, up to the last parenthesis.
  private var top: QueryOperator? {
    if case .operator(let known)? = waiting.last?.what { known } else { nil }
  }

  // MARK: Reducing

  /// Makes one of the last operator and its operands.
  private mutating func reduce() throws(QueryMistake) {
    guard let known = top else { return }
    let position = waiting[waiting.count - 1].position
    if known.isChained { return try reduceChain(known) }
    waiting.removeLast()
    let right = operands.removeLast()
    switch known {
    case .not:
      let operand = try right.condition
      operands.append(try Self.node(.not(operand.expression), operand.depth + 1, at: position))
    case .negate: operands.append(try Self.negated(right, at: position))
    default: operands.append(try Self.joined(operands.removeLast(), known, right, at: position))
    }
  }

  /// Makes one of a chain of conditions, all joined by one word.
  private mutating func reduceChain(_ joint: QueryOperator) throws(QueryMistake) {
    let position = waiting[waiting.count - 1].position
    var count = 1
    while let known = top, known.precedence == joint.precedence {
      waiting.removeLast()
      count += 1
    }
    var (members, depth) = ([Expression](), 0)
    for operand in operands.suffix(count) {
      let condition = try operand.condition
      members.append(condition.expression)
      // One of the same kind in parentheses is no level of its own.
      depth = max(depth, condition.depth - (condition.expression.isChain(joint) ? 1 : 0))
    }
    operands.removeLast(count)
    operands.append(
      try Self.node(joint.isAnd ? .all(of: members) : .any(of: members), depth + 1, at: position))
  }

  private static func node(_ expression: Expression, _ depth: Int, at position: Int) throws(QueryMistake)
    -> QueryNode
  {
    guard depth <= QueryParser.maximumDepth else { throw .tooDeep(position) }
    return .expression(QueryNode.Condition(expression: expression, depth: depth))
  }

  private static func negated(_ node: QueryNode, at position: Int) throws(QueryMistake) -> QueryNode {
    if case .operand(let operand) = node, operand.constant?.number != nil {
      return .operand(try operand.negated(at: position))
    }
    let zero = QueryOperand(content: .constant(.int(0)), position: position)
    return try joined(.operand(zero), .reckon(.minus), node, at: position)
  }

  private static func joined(
    _ left: QueryNode, _ joint: QueryOperator, _ right: QueryNode, at position: Int
  ) throws(QueryMistake) -> QueryNode {
    guard case .operand(let left) = left, case .operand(let right) = right else {
      throw QueryMistake(position, "values belong on both sides here, and no conditions")
    }
    let condition = QueryCondition(left, right, at: position)
    let expression: Expression
    switch joint {
    case .reckon(let operation): return .operand(try left.combined(operation, right, at: position))
    case .compare(let comparison): expression = try condition.compared(comparison)
    case .match(let match, let options): expression = try condition.matched(match, options)
    case .in: expression = try condition.contained()
    case .between: expression = try condition.between()
    case .or, .and, .not, .negate:
      throw QueryMistake(position, "AND, OR and NOT stand between conditions, and not between values")
    }
    return try node(expression, max(left.depth, right.depth) + 1, at: position)
  }
}

extension QueryMistake {
  static func tooDeep(_ position: Int) -> QueryMistake {
    QueryMistake(
      position, "it is nested deeper than \(QueryParser.maximumDepth) levels. Ask two simpler queries")
  }
}

extension Expression {
  /// Whether it is joined by AND, or by OR.
  fileprivate func isChain(_ joint: QueryOperator) -> Bool {
    switch self {
    case .conjunction: joint.isAnd
    case .disjunction: !joint.isAnd
    default: false
    }
  }
}

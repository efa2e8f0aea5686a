/// Two operands that the text of a query compares: checked against each other, and made one ``Expression``.
struct QueryCondition {
  private let left: QueryOperand
  private let right: QueryOperand
  /// Where the comparison stands in the text.
  private let position: Int

  init(_ left: QueryOperand, _ right: QueryOperand, at position: Int) {
    self.left = left
    self.right = right
    self.position = position
  }

  private var quantifier: Expression.Quantifier? { left.quantifier }

  /// The same with the sides exchanged.
  private var mirrored: QueryCondition { QueryCondition(right, left, at: position) }

  /// The same about any value of the left side.
  private var ofAny: QueryCondition {
    var left = left
    left.quantifier = .any
    return QueryCondition(left, right, at: position)
  }

  /// Whether a property is on the right alone. It is to come first, so that `5 < x` and `x > 5` are one query.
  private var isMirrored: Bool { left.constant != nil && right.constant == nil && quantifier == nil }

  // MARK: Comparisons

  func compared(_ comparison: Expression.Comparison) throws(QueryMistake) -> Expression {
    if isMirrored { return try mirrored.compared(comparison.mirrored) }
    try checkQuantifier()
    let other = try fitted(right)
    if comparison.isOrder { try checkOrder() }
    return condition(.compare(comparison, other))
  }

  /// A text, or data, that matches another; `collection CONTAINS value` asks for an element.
  func matched(
    _ match: Expression.Match, _ options: Expression.TextOptions
  ) throws(QueryMistake) -> Expression {
    if match == .contains, quantifier == nil, left.isMultiple {
      return options.isEmpty ? try ofAny.compared(.equal) : try ofAny.matched(.equals, options)
    }
    if isMirrored, match == .equals || match == .differs { return try mirrored.matched(match, options) }
    try checkQuantifier()
    try checkMatch(match, options, left)
    try checkMatch(match, options, right)
    return condition(.match(match, try fitted(right), options))
  }

  func contained() throws(QueryMistake) -> Expression {
    // `value IN collection`
    if right.isMultiple, quantifier == nil { return try mirrored.ofAny.compared(.equal) }
    guard case .list(let members) = right.content else {
      throw QueryMistake(
        right.position, "after IN belongs a list in braces, a collection, or an argument that is one")
    }
    try checkQuantifier()
    var values: [StoredValue] = []
    for member in members { values.append(try fitted(member)) }
    return condition(.among(values))
  }

  func between() throws(QueryMistake) -> Expression {
    guard case .list(let members) = right.content, members.count == 2 else {
      throw QueryMistake(right.position, "after BETWEEN belongs a list of two values, as in {1, 5}")
    }
    try checkQuantifier()
    try checkOrder()
    return condition(.between(try fitted(members[0]), try fitted(members[1])))
  }

  private func condition(_ test: Expression.Test) -> Expression {
    let subject: Expression.Operand =
      if case .stored(let operand, _, _) = left.content { operand } else { .value(left.constant ?? .null) }
    return .condition(Expression.Condition(quantifier: quantifier, subject: subject, test: test))
  }

  // MARK: Checks

  private func checkQuantifier() throws(QueryMistake) {
    if case .list = left.content {
      throw QueryMistake(left.position, "a list of values belongs on the right, after IN or BETWEEN")
    }
    if left.isMultiple && quantifier == nil {
      throw QueryMistake(
        left.position,
        "this may have many values. Write ANY, ALL or NONE before it, or take @count, @min or @max")
    }
    if !left.isMultiple && quantifier != nil {
      throw QueryMistake(
        left.position, "this has one value, so there is nothing to choose among. Leave ANY, ALL or NONE out")
    }
    if right.isMultiple || right.quantifier != nil {
      throw QueryMistake(
        right.position, "this may have many values. Write it on the left, with ANY, ALL or NONE before it")
    }
  }

  private func checkOrder() throws(QueryMistake) {
    guard case .stored(_, let type, _) = left.content, !type.hasOrder else {
      if case .constant(.null) = right.content {
        throw QueryMistake(
          right.position, "nil is neither less nor greater than anything. Compare with == or !=")
      }
      return
    }
    throw QueryMistake(position, "what is \(left.kind) has no order. Compare it with == or !=")
  }

  private func checkMatch(
    _ match: Expression.Match, _ options: Expression.TextOptions, _ operand: QueryOperand
  ) throws(QueryMistake) {
    let isText: Bool
    let isData: Bool
    switch operand.content {
    case .constant(.string), .stored(_, .string, _): (isText, isData) = (true, false)
    case .constant(.data), .stored(_, .data, _): (isText, isData) = (false, true)
    case .constant(.null): (isText, isData) = (true, true)
    default: (isText, isData) = (false, false)
    }
    if isText || isData && options.isEmpty && match != .like { return }
    throw QueryMistake(operand.position, "\(match.rawValue) compares texts, and this is \(operand.kind)")
  }

  // MARK: Constants

  /// The right side as it is compared with the left one.
  private func fitted(_ operand: QueryOperand) throws(QueryMistake) -> Expression.Operand {
    switch operand.content {
    case .constant(let value): return .value(try fitted(.value(value)))
    case .object(let name, let row): return .value(try fitted(.object(name, row)))
    case .list: throw QueryMistake(operand.position, "a list of values belongs after IN or BETWEEN")
    case .stored(let stored, let type, let target):
      if case .stored(_, let other, let otherTarget) = left.content,
        !(type == other && target == otherTarget || type.isNumber && other.isNumber)
      {
        throw QueryMistake(operand.position, "what is \(operand.kind) never equals what is \(left.kind)")
      }
      return stored
    }
  }

  /// A constant as values of the left side are compared with it.
  private func fitted(_ argument: QueryArgument) throws(QueryMistake) -> StoredValue {
    func unfit(_ kind: String) -> QueryMistake {
      QueryMistake(right.position, "the left side is \(left.kind), which can't be compared with \(kind)")
    }
    switch (argument, left.content) {
    case (.unusable(let type), _): throw unfit("a \(type)")
    case (.list, _): throw unfit("a list of values")
    case (.value(let value), .stored(_, .link, _)):
      if value.isNull || value.linkedRow != nil { return value }
      throw unfit(QueryOperand(content: .constant(value), position: 0).kind)
    case (.value(let value), .stored(_, let type, _)):
      guard let fitted = type.fitted(value) else {
        throw unfit(QueryOperand(content: .constant(value), position: 0).kind)
      }
      return fitted
    case (.object(let name, let row), .stored(_, .link, let target)):
      guard name == target else { throw unfit("a \(name)") }
      return .link((row ?? .none).rawValue)
    case (.object(let name, _), .stored): throw unfit("a \(name)")
    case (.value(let value), _): return value
    case (.object(_, let row), _): return .link((row ?? .none).rawValue)
    }
  }
}

/// A comparison of two operands in a query. It is checked and converted to an ``Expression``.
struct QueryCondition {
  private let left: QueryOperand
  private let right: QueryOperand
  /// The position of the comparison in the query.
  private let position: Int

  init(_ left: QueryOperand, _ right: QueryOperand, at position: Int) {
    self.left = left
    self.right = right
    self.position = position
  }

  private var quantifier: Expression.Quantifier? { left.quantifier }

  /// The comparison with its sides exchanged.
  private var mirrored: QueryCondition { QueryCondition(right, left, at: position) }

  /// The comparison of any value on the left side.
  private var ofAny: QueryCondition {
    var left = left
    left.quantifier = .any
    return QueryCondition(left, right, at: position)
  }

  /// Whether only the right side is a property. If so, the sides are exchanged, so that `5 < x` and `x > 5` become the same
  /// expression.
  private var isMirrored: Bool { left.constant != nil && right.constant == nil && quantifier == nil }

  // MARK: Comparisons

  func compared(_ comparison: Expression.Comparison) throws(QueryParseError) -> Expression {
    if isMirrored { return try mirrored.compared(comparison.mirrored) }
    try checkQuantifier()
    let other = try fitted(right)
    if comparison.isOrder { try checkOrder() }
    return condition(.compare(comparison, other))
  }

  /// Returns a match of strings or data. `collection CONTAINS value` tests for an element.
  func matched(
    _ match: Expression.Match, _ options: Expression.TextOptions
  ) throws(QueryParseError) -> Expression {
    if match == .contains, quantifier == nil, left.isMultiple {
      return options.isEmpty ? try ofAny.compared(.equal) : try ofAny.matched(.equals, options)
    }
    if isMirrored, match == .equals || match == .differs { return try mirrored.matched(match, options) }
    try checkQuantifier()
    try checkMatch(match, options, left)
    try checkMatch(match, options, right)
    return condition(.match(match, try fitted(right), options))
  }

  func contained() throws(QueryParseError) -> Expression {
    // `value IN collection`
    if right.isMultiple, quantifier == nil { return try mirrored.ofAny.compared(.equal) }
    guard case .list(let members) = right.content else {
      throw QueryParseError(
        right.position, "IN needs a list in braces, a collection, or an argument that holds a list")
    }
    try checkQuantifier()
    var values: [StoredValue] = []
    for member in members { values.append(try fitted(member)) }
    return condition(.among(values))
  }

  func between() throws(QueryParseError) -> Expression {
    try checkQuantifier()
    try checkOrder()
    switch right.content {
    case .list(let members) where members.count == 2:
      return condition(.between(try fitted(members[0]), try fitted(members[1])))
    case .range(let low, let high):
      let isOfAnyType = if case .stored(_, .any, _) = left.content { true } else { false }
      return condition(
        .between(try fitted(low), excluding: try fitted(high), ofOneType: !isOfAnyType))
    default:
      throw QueryParseError(
        right.position, "BETWEEN needs a list of two values, as in {1, 5}, or a range, as in {1..<5}")
    }
  }

  private func condition(_ test: Expression.Test) -> Expression {
    let subject: Expression.Operand =
      if case .stored(let operand, _, _) = left.content { operand } else { .value(left.constant ?? .null) }
    return .condition(Expression.Condition(quantifier: quantifier, subject: subject, test: test))
  }

  // MARK: Checks

  private func checkQuantifier() throws(QueryParseError) {
    switch left.content {
    case .list: throw .misplacedList(left.position)
    case .range: throw .misplacedRange(left.position)
    case .constant, .object, .stored: break
    }
    if left.isMultiple && quantifier == nil {
      throw QueryParseError(
        left.position,
        "this can have several values. Write ANY, ALL or NONE before it, or use @count, @min or @max")
    }
    if !left.isMultiple && quantifier != nil {
      throw QueryParseError(
        left.position, "this has only one value. Remove ANY, ALL or NONE")
    }
    if right.isMultiple || right.quantifier != nil {
      throw QueryParseError(
        right.position, "this can have several values. Write it on the left, with ANY, ALL or NONE before it")
    }
  }

  private func checkOrder() throws(QueryParseError) {
    guard case .stored(_, let type, _) = left.content, !type.hasOrder else {
      if case .constant(.null) = right.content {
        throw QueryParseError(
          right.position, "nil has no order. Compare with == or !=")
      }
      return
    }
    throw QueryParseError(position, "\(left.kind) has no order. Compare with == or !=")
  }

  private func checkMatch(
    _ match: Expression.Match, _ options: Expression.TextOptions, _ operand: QueryOperand
  ) throws(QueryParseError) {
    let isText: Bool
    let isData: Bool
    switch operand.content {
    case .constant(.string), .stored(_, .string, _): (isText, isData) = (true, false)
    case .constant(.data), .stored(_, .data, _): (isText, isData) = (false, true)
    case .constant(.null), .stored(_, .any, _): (isText, isData) = (true, true)
    default: (isText, isData) = (false, false)
    }
    if isText || isData && options.isEmpty && match != .like { return }
    throw QueryParseError(operand.position, "\(match.rawValue) compares strings, but this is \(operand.kind)")
  }

  // MARK: Constants

  /// Returns an operand on the right side, converted for the comparison with the left side.
  private func fitted(_ operand: QueryOperand) throws(QueryParseError) -> Expression.Operand {
    switch operand.content {
    case .constant(let value): return .value(try fitted(.value(value)))
    case .object(let name, let row): return .value(try fitted(.object(name, row)))
    case .list: throw .misplacedList(operand.position)
    case .range: throw .misplacedRange(operand.position)
    case .stored(let stored, let type, let target):
      if case .stored(_, let other, let otherTarget) = left.content,
        !(type == other && target == otherTarget || type.isNumber && other.isNumber
          || [type, other].contains(.any) && type != .link && other != .link)
      {
        throw QueryParseError(operand.position, "\(operand.kind) never equals \(left.kind)")
      }
      return stored
    }
  }

  /// Returns a constant, converted for the comparison with the values on the left side.
  private func fitted(_ argument: QueryArgument) throws(QueryParseError) -> StoredValue {
    func unfit(_ kind: String) -> QueryParseError {
      let isDate = if case .stored(_, .date, _) = left.content { true } else { false }
      let form = isDate ? ". Write a time as in '2026-12-24T22:00:00Z'" : ""
      return QueryParseError(
        right.position, "the left side is \(left.kind), which can't be compared with \(kind)\(form)")
    }
    switch (argument, left.content) {
    case (.unusable(let type), _): throw unfit("\(a: type)")
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
      guard name == target else { throw unfit("\(a: name)") }
      return .link((row ?? .none).rawValue)
    case (.object(let name, _), .stored): throw unfit("\(a: name)")
    case (.value(let value), _): return value
    case (.object(_, let row), _): return .link((row ?? .none).rawValue)
    }
  }
}

extension QueryParseError {
  fileprivate static func misplacedList(_ position: Int) -> QueryParseError {
    QueryParseError(position, "a list of values can only follow IN or BETWEEN")
  }

  fileprivate static func misplacedRange(_ position: Int) -> QueryParseError {
    QueryParseError(position, "a range can only follow BETWEEN")
  }
}

/// The translation of a part of a `#Predicate`.
enum PredicateTerm {
  /// A value, or several values.
  case operand(Expression.Operand)
  case condition(Expression)
  /// A value that is nil if another operand is nil.
  case valueOfOptional(Expression.Operand, Expression.Operand)
  /// An optional value with a default, the result of `??`, and the operand that is nil if the value is nil.
  case coalesced(Expression.Operand, StoredValue, nilWith: Expression.Operand)
  /// A condition on an optional value; nil if the value is nil.
  case conditionOfOptional(Expression.Operand, Expression)
  /// A constant sequence of values.
  case constants([StoredValue])
  /// A range.
  case range(Expression.Operand, Expression.Operand, isClosed: Bool)
  /// The objects of a collection for which an expression holds.
  case filtered(Expression.Path, Expression)

  static func value(_ value: StoredValue) -> PredicateTerm { .operand(.value(value)) }

  /// The condition; nil if the term is not one. A Bool value is compared with true.
  var condition: Expression? {
    switch self {
    case .operand(.value(.bool(let value))): .constant(value)
    case .operand(let operand) where !operand.isMultiple: .compare(operand, .equal, .value(.bool(true)))
    case .coalesced: Self.comparison(self, .equal, .value(.bool(true)))
    case .condition(let expression): expression
    default: nil
    }
  }

  /// The path of the term; nil if it is not a path.
  var path: Expression.Path? { if case .operand(.path(let path)) = self { path } else { nil } }

  // MARK: Comparisons

  /// Returns the comparison of two terms; nil if one of them can't be compared.
  static func comparison(
    _ left: PredicateTerm, _ comparison: Expression.Comparison, _ right: PredicateTerm
  ) -> Expression? {
    switch (left, right) {
    case (.operand(.value), .operand(.value)): nil
    case (.operand(.value), _): self.comparison(right, comparison.mirrored, left)
    case (.operand(let left), .operand(let right)):
      left.isMultiple || right.isMultiple ? nil : .compare(left, comparison, right)
    case (.coalesced(let left, let fallback, let optional), .operand(.value(let right))):
      ValueOrder.holds(comparison, fallback, right)
        ? .or(.isNil(optional), .compare(left, comparison, .value(right)))
        : .and(.isNotNil(optional), .compare(left, comparison, .value(right)))
    case (.valueOfOptional(let optional, let left), .operand(let right))
    where !comparison.isOrder && !right.isMultiple:
      self.comparison(left, of: optional, isEqual: comparison == .equal, to: right)
    case (.valueOfOptional(let optional, let left), .valueOfOptional(let other, let right))
    where !comparison.isOrder:
      self.comparison(left, of: optional, isEqual: comparison == .equal, to: right, of: other)
    case (.operand, .valueOfOptional): self.comparison(right, comparison.mirrored, left)
    case (.condition(let condition), .operand(.value(.bool(let value)))) where !comparison.isOrder:
      value == (comparison == .equal) ? condition : .not(condition)
    case (.conditionOfOptional(let operand, let condition), .operand(.value(let value)))
    where !comparison.isOrder:
      comparisonOfOptional(operand, condition, isEqual: comparison == .equal, to: value)
    default: nil
    }
  }

  /// Returns the comparison of a value, which is nil if `optional` is nil, with any other operand.
  private static func comparison(
    _ value: Expression.Operand, of optional: Expression.Operand, isEqual: Bool, to other: Expression.Operand
  ) -> Expression {
    switch other {
    case .value(.null): isEqual ? .isNil(optional) : .isNotNil(optional)
    case .value:
      isEqual
        ? .and(.isNotNil(optional), .compare(value, .equal, other))
        : .or(.isNil(optional), .compare(value, .notEqual, other))
    default: comparison(value, of: optional, isEqual: isEqual, to: other, of: other)
    }
  }

  private static func comparison(
    _ left: Expression.Operand, of first: Expression.Operand, isEqual: Bool, to right: Expression.Operand,
    of second: Expression.Operand
  ) -> Expression {
    let areNil = Expression.and(.isNil(first), .isNil(second))
    let areValues = Expression.and(.isNotNil(first), .isNotNil(second))
    let equal = Expression.or(areNil, .and(areValues, .compare(left, .equal, right)))
    return isEqual ? equal : .not(equal)
  }

  private static func comparisonOfOptional(
    _ operand: Expression.Operand, _ condition: Expression, isEqual: Bool, to value: StoredValue
  ) -> Expression? {
    let equal: Expression
    switch value {
    case .null: equal = .isNil(operand)
    case .bool(true): equal = .and(.isNotNil(operand), condition)
    case .bool(false): equal = .and(.isNotNil(operand), .not(condition))
    default: return nil
    }
    return isEqual ? equal : .not(equal)
  }
}

extension Expression {
  static func isNil(_ operand: Operand) -> Expression { .compare(operand, .equal, .value(.null)) }
  static func isNotNil(_ operand: Operand) -> Expression { .compare(operand, .notEqual, .value(.null)) }

  /// Returns the condition that an expression holds for any element of a collection. If the elements are values, the expression
  /// can only be a single condition.
  ///
  /// - Parameter isOfObjects: whether the elements are objects.
  /// - Returns: nil if the condition is not supported.
  static func some(of path: Path, _ inner: Expression, isOfObjects: Bool) -> Expression? {
    if let condition = each(of: path, inner, .any) { return condition }
    return isOfObjects ? .compare(.subqueryCount(path, inner), .greater, .value(.int(0))) : nil
  }

  /// Returns the condition that an expression holds for all elements of a collection.
  static func every(of path: Path, _ inner: Expression, isOfObjects: Bool) -> Expression? {
    if let condition = each(of: path, inner, .all) { return condition }
    return isOfObjects ? .compare(.subqueryCount(path, .not(inner)), .equal, .value(.int(0))) : nil
  }

  /// Returns a condition on each element as a condition on the collection; nil if the expression isn't a single condition.
  private static func each(of path: Path, _ inner: Expression, _ quantifier: Quantifier) -> Expression? {
    guard case .condition(var condition) = inner, condition.quantifier == nil, condition.test.isConstant
    else { return nil }
    switch condition.subject {
    case .path(let rest): condition.subject = .path(path + rest)
    case .size(let rest): condition.subject = .size(path + rest)
    case .value, .aggregate, .subqueryCount, .arithmetic: return nil
    }
    condition.quantifier = quantifier
    return .condition(condition)
  }
}

extension Expression.Test {
  /// Whether the subject is compared with constants only.
  fileprivate var isConstant: Bool {
    switch self {
    case .compare(_, let other), .match(_, let other, _): other.constant != nil
    case .among, .between, .halfOpen: true
    }
  }
}

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

// Conditions on values.

extension PredicateExpressions.Conjunction: TranslatableExpression {
  func term(_ translator: PredicateTranslator) throws(StoreError) -> PredicateTerm {
    .condition(.and(try translator.condition(lhs), try translator.condition(rhs)))
  }
}

extension PredicateExpressions.Disjunction: TranslatableExpression {
  func term(_ translator: PredicateTranslator) throws(StoreError) -> PredicateTerm {
    .condition(.or(try translator.condition(lhs), try translator.condition(rhs)))
  }
}

extension PredicateExpressions.Negation: TranslatableExpression {
  func term(_ translator: PredicateTranslator) throws(StoreError) -> PredicateTerm {
    .condition(.not(try translator.condition(wrapped)))
  }
}

extension PredicateExpressions.Conditional: TranslatableExpression {
  func term(_ translator: PredicateTranslator) throws(StoreError) -> PredicateTerm {
    let test = try translator.condition(test)
    guard Output.self == Bool.self else {
      throw .untranslatable("a choice between two values, as in a ? b : c")
    }
    let (whenTrue, whenFalse) = (try translator.condition(trueBranch), try translator.condition(falseBranch))
    return .condition(.or(.and(test, whenTrue), .and(.not(test), whenFalse)))
  }
}

extension PredicateTranslator {
  fileprivate func comparison(
    _ left: Any, _ comparison: Expression.Comparison, _ right: Any, _ node: Any
  ) throws(StoreError) -> PredicateTerm {
    guard let result = PredicateTerm.comparison(try term(left), comparison, try term(right)) else {
      throw Self.refusal(node)
    }
    return .condition(result)
  }
}

extension PredicateExpressions.Equal: TranslatableExpression {
  func term(_ translator: PredicateTranslator) throws(StoreError) -> PredicateTerm {
    try translator.comparison(lhs, .equal, rhs, self)
  }
}

extension PredicateExpressions.NotEqual: TranslatableExpression {
  func term(_ translator: PredicateTranslator) throws(StoreError) -> PredicateTerm {
    try translator.comparison(lhs, .notEqual, rhs, self)
  }
}

extension PredicateExpressions.Comparison: TranslatableExpression {
  func term(_ translator: PredicateTranslator) throws(StoreError) -> PredicateTerm {
    let comparison: Expression.Comparison =
      switch op {
      case .lessThan: .less
      case .lessThanOrEqual: .lessOrEqual
      case .greaterThan: .greater
      case .greaterThanOrEqual: .greaterOrEqual
      @unknown default: throw PredicateTranslator.refusal(self)
      }
    return try translator.comparison(lhs, comparison, rhs, self)
  }
}

// MARK: Ranges

extension PredicateExpressions.Range: TranslatableExpression {
  func term(_ translator: PredicateTranslator) throws(StoreError) -> PredicateTerm {
    .range(try translator.operand(lower), try translator.operand(upper), isClosed: false)
  }
}

extension PredicateExpressions.ClosedRange: TranslatableExpression {
  func term(_ translator: PredicateTranslator) throws(StoreError) -> PredicateTerm {
    .range(try translator.operand(lower), try translator.operand(upper), isClosed: true)
  }
}

extension PredicateExpressions.RangeExpressionContains: TranslatableExpression {
  func term(_ translator: PredicateTranslator) throws(StoreError) -> PredicateTerm {
    guard case .range(let low, let high, let isClosed) = try translator.term(range) else {
      throw PredicateTranslator.refusal(self)
    }
    let element = try translator.term(element)
    if case .operand(let operand) = element, !operand.isMultiple, operand.constant == nil,
      let low = low.constant,
      let high = high.constant
    {
      let test: Expression.Test = isClosed ? .between(low, high) : .between(low, excluding: high)
      return .condition(.condition(Expression.Condition(subject: operand, test: test)))
    }
    guard let first = PredicateTerm.comparison(element, .greaterOrEqual, .operand(low)),
      let last = PredicateTerm.comparison(element, isClosed ? .lessOrEqual : .less, .operand(high))
    else { throw PredicateTranslator.refusal(self) }
    return .condition(.and(first, last))
  }
}

// MARK: Strings

extension PredicateExpressions.CollectionContainsCollection: TranslatableExpression {
  func term(_ translator: PredicateTranslator) throws(StoreError) -> PredicateTerm {
    try translator.match(.contains, base, other, [], self)
  }
}

extension PredicateExpressions.SequenceStartsWith: TranslatableExpression {
  func term(_ translator: PredicateTranslator) throws(StoreError) -> PredicateTerm {
    try translator.match(.begins, base, prefix, [], self)
  }
}

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

// Operations on collections and their elements.

extension PredicateExpressions.SequenceContains: TranslatableExpression {
  func term(_ translator: PredicateTranslator) throws(StoreError) -> PredicateTerm {
    if case .valueOfOptional(let optional, let value) = try translator.term(element) {
      guard case .constants(let values) = try translator.term(sequence) else {
        throw PredicateTranslator.refusal(self)
      }
      let isAmong = Expression.condition(
        Expression.Condition(subject: value, test: .among(values.filter { !$0.isNull })))
      let found = Expression.and(.isNotNil(optional), isAmong)
      return .condition(values.contains(.null) ? .or(.isNil(optional), found) : found)
    }
    let element = try translator.operand(element)
    switch try translator.term(sequence) {
    case .constants(let values) where !element.isMultiple:
      return .condition(.condition(Expression.Condition(subject: element, test: .among(values))))
    case .range(.value(let low), .value(let high), let isClosed) where !element.isMultiple:
      let test: Expression.Test = isClosed ? .between(low, high) : .between(low, excluding: high)
      return .condition(.condition(Expression.Condition(subject: element, test: test)))
    case .operand(.path(let path)) where path.isMultiple && !element.isMultiple:
      return .condition(
        .condition(
          Expression.Condition(quantifier: .any, subject: .path(path), test: .compare(.equal, element))))
    default: throw PredicateTranslator.refusal(self)
    }
  }
}

extension PredicateTranslator {
  /// Returns the collection on which an operation is called, and the filter that was applied to it.
  fileprivate func collection(
    _ node: Any
  ) throws(StoreError) -> (path: Expression.Path, filter: Expression?) {
    switch try term(node) {
    case .operand(.path(let path)) where path.steps.last?.isMultiple ?? false: return (path, nil)
    case .filtered(let path, let expression): return (path, expression)
    default: throw Self.refusal(node)
    }
  }
}

extension PredicateExpressions.SequenceContainsWhere: TranslatableExpression {
  func term(_ translator: PredicateTranslator) throws(StoreError) -> PredicateTerm {
    let (path, filter) = try translator.collection(sequence)
    let test = try translator.within(variable.key).condition(test)
    let isOfObjects = LHS.Output.Element.self is Object.Type
    guard
      let result = Expression.some(of: path, filter.map { .and($0, test) } ?? test, isOfObjects: isOfObjects)
    else { throw PredicateTranslator.refusal(self) }
    return .condition(result)
  }
}

extension PredicateExpressions.SequenceAllSatisfy: TranslatableExpression {
  func term(_ translator: PredicateTranslator) throws(StoreError) -> PredicateTerm {
    let (path, filter) = try translator.collection(sequence)
    let test = try translator.within(variable.key).condition(test)
    let isOfObjects = LHS.Output.Element.self is Object.Type
    let inner: Expression = filter.map { .or(.not($0), test) } ?? test
    guard let result = Expression.every(of: path, inner, isOfObjects: isOfObjects) else {
      throw PredicateTranslator.refusal(self)
    }
    return .condition(result)
  }
}

extension PredicateExpressions.Filter: TranslatableExpression {
  func term(_ translator: PredicateTranslator) throws(StoreError) -> PredicateTerm {
    guard LHS.Output.Element.self is Object.Type else { throw PredicateTranslator.refusal(self) }
    let (path, outer) = try translator.collection(sequence)
    let inner = try translator.within(variable.key).condition(filter)
    return .filtered(path, outer.map { .and($0, inner) } ?? inner)
  }
}

extension PredicateExpressions.SequenceMinimum: TranslatableExpression {
  func term(_ translator: PredicateTranslator) throws(StoreError) -> PredicateTerm {
    let (path, filter) = try translator.collection(elements)
    if filter != nil { throw PredicateTranslator.refusal(self) }
    return .operand(.aggregate(.min, path))
  }
}

extension PredicateExpressions.SequenceMaximum: TranslatableExpression {
  func term(_ translator: PredicateTranslator) throws(StoreError) -> PredicateTerm {
    let (path, filter) = try translator.collection(elements)
    if filter != nil { throw PredicateTranslator.refusal(self) }
    return .operand(.aggregate(.max, path))
  }
}

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

// Variables, constants and properties.

extension PredicateExpressions.Variable: TranslatableExpression {
  func term(_ translator: PredicateTranslator) throws(StoreError) -> PredicateTerm {
    try translator.value(of: key)
  }
}

extension PredicateExpressions.Value: TranslatableExpression {
  func term(_ translator: PredicateTranslator) throws(StoreError) -> PredicateTerm {
    try translator.constant(value, self)
  }
}

extension PredicateExpressions.NilLiteral: TranslatableExpression {
  func term(_ translator: PredicateTranslator) throws(StoreError) -> PredicateTerm { .value(.null) }
}

extension PredicateExpressions.KeyPath: TranslatableExpression {
  func term(_ translator: PredicateTranslator) throws(StoreError) -> PredicateTerm {
    let root = try translator.term(root)
    if let type = Root.Output.self as? Object.Type, let path = root.path {
      return .operand(.path(path + (try KeyPathProof.path(of: keyPath, from: type))))
    }
    switch root {
    case .operand(.path(let path)) where path.steps.last?.isMultiple ?? false:
      return try ofCollection(.aggregate(.count, path))
    case .filtered(let path, let expression): return try ofCollection(.subqueryCount(path, expression))
    case .operand(.path(let path)) where Root.Output.self == String.self || Root.Output.self == Data.self:
      return try ofText(path)
    default: throw .untranslatable("a property of \(a: Root.Output.self) that is not stored")
    }
  }

  /// Translates a property of a collection.
  private func ofCollection(_ count: Expression.Operand) throws(StoreError) -> PredicateTerm {
    if kind == .collectionCount || keyPath == countPath?.count { return .operand(count) }
    if kind == .collectionIsEmpty || keyPath == countPath?.isEmpty {
      return .condition(.compare(count, .equal, .value(.int(0))))
    }
    throw .untranslatable("a property of \(a: Root.Output.self) other than count and isEmpty")
  }

  /// Translates a property of a string or of data.
  private func ofText(_ path: Expression.Path) throws(StoreError) -> PredicateTerm {
    let isText = Root.Output.self == String.self
    if kind == .collectionCount || keyPath == (isText ? \String.count : \Data.count) {
      return .operand(.size(path))
    }
    if kind == .collectionIsEmpty || keyPath == (isText ? \String.isEmpty : \Data.isEmpty) {
      return .condition(.compare(.path(path), .equal, .value(isText ? .string("") : .data(Data()))))
    }
    throw .untranslatable("a property of \(a: Root.Output.self) other than count and isEmpty")
  }

  /// The properties of this module's collections, which Foundation does not recognise.
  private var countPath: (count: AnyKeyPath, isEmpty: AnyKeyPath)? {
    (Root.Output.self as? any CountedCollection.Type).map { ($0.countPath, $0.isEmptyPath) }
  }
}

/// A collection of this module, with its key paths for `count` and `isEmpty`.
protocol CountedCollection {
  static var countPath: AnyKeyPath { get }
  static var isEmptyPath: AnyKeyPath { get }
}

extension List: CountedCollection {
  static var countPath: AnyKeyPath { \List.count }
  static var isEmptyPath: AnyKeyPath { \List.isEmpty }
}

extension MutableSet: CountedCollection {
  static var countPath: AnyKeyPath { \MutableSet.count }
  static var isEmptyPath: AnyKeyPath { \MutableSet.isEmpty }
}

extension Map: CountedCollection {
  static var countPath: AnyKeyPath { \Map.count }
  static var isEmptyPath: AnyKeyPath { \Map.isEmpty }
}

extension LinkingObjects: CountedCollection {
  static var countPath: AnyKeyPath { \LinkingObjects.count }
  static var isEmptyPath: AnyKeyPath { \LinkingObjects.isEmpty }
}

// MARK: Optionals

extension PredicateExpressions.OptionalFlatMap: TranslatableExpression {
  func term(_ translator: PredicateTranslator) throws(StoreError) -> PredicateTerm {
    // The value, and the operand that is nil if the value is nil.
    let (value, optional): (Expression.Operand, Expression.Operand)
    var isOfCount = false
    switch try translator.term(wrapped) {
    case .operand(let operand): (value, optional) = (operand, operand)
    case .valueOfOptional(let operand, let count): (value, optional, isOfCount) = (count, operand, true)
    default: throw PredicateTranslator.refusal(self)
    }
    let result = try translator.naming(.operand(value), variable.key).term(transform)
    switch result {
    case .condition(let condition): return .conditionOfOptional(optional, condition)
    // The count of a path through nil is 0, but in Swift it is nil, so keep the optional.
    case .operand(let operand) where isOfCount || operand.hasCount: return .valueOfOptional(optional, operand)
    default: return result
    }
  }
}

extension PredicateExpressions.ForcedUnwrap: TranslatableExpression {
  func term(_ translator: PredicateTranslator) throws(StoreError) -> PredicateTerm {
    let term = try translator.term(inner)
    if case .valueOfOptional(_, let value) = term { return .operand(value) }
    return term
  }
}

extension PredicateExpressions.NilCoalesce: TranslatableExpression {
  func term(_ translator: PredicateTranslator) throws(StoreError) -> PredicateTerm {
    guard case .operand(.value(let fallback)) = try translator.term(rhs) else {
      throw PredicateTranslator.refusal(self)
    }
    switch try translator.term(lhs) {
    case .operand(let operand): return .coalesced(operand, fallback, nilWith: operand)
    case .valueOfOptional(let optional, let operand):
      return .coalesced(operand, fallback, nilWith: optional)
    case .conditionOfOptional(let operand, let condition):
      return .condition(
        fallback == .bool(true) ? .or(.isNil(operand), condition) : .and(.isNotNil(operand), condition))
    default: throw PredicateTranslator.refusal(self)
    }
  }
}

// MARK: Arithmetic

extension PredicateTranslator {
  fileprivate func arithmetic(
    _ left: Any, _ operation: Expression.Arithmetic, _ right: Any, _ node: Any
  ) throws(StoreError) -> PredicateTerm {
    let (left, right) = (try operand(left), try operand(right))
    if left.isMultiple || right.isMultiple { throw Self.refusal(node) }
    return .operand(.arithmetic(left, operation, right))
  }
}

extension PredicateExpressions.Arithmetic: TranslatableExpression {
  func term(_ translator: PredicateTranslator) throws(StoreError) -> PredicateTerm {
    let operation: Expression.Arithmetic =
      switch op {
      case .add: .plus
      case .subtract: .minus
      case .multiply: .times
      @unknown default: throw PredicateTranslator.refusal(self)
      }
    return try translator.arithmetic(lhs, operation, rhs, self)
  }
}

extension PredicateExpressions.FloatDivision: TranslatableExpression {
  func term(_ translator: PredicateTranslator) throws(StoreError) -> PredicateTerm {
    try translator.arithmetic(lhs, .divided, rhs, self)
  }
}

extension PredicateExpressions.IntDivision: TranslatableExpression {
  func term(_ translator: PredicateTranslator) throws(StoreError) -> PredicateTerm {
    try translator.arithmetic(lhs, .divided, rhs, self)
  }
}

extension PredicateExpressions.UnaryMinus: TranslatableExpression {
  func term(_ translator: PredicateTranslator) throws(StoreError) -> PredicateTerm {
    let operand = try translator.operand(wrapped)
    if let value = operand.constant { return .value(Expression.Arithmetic.minus.apply(.int(0), value)) }
    if operand.isMultiple { throw PredicateTranslator.refusal(self) }
    return .operand(.arithmetic(.value(.int(0)), .minus, operand))
  }
}

extension Expression.Operand {
  /// Whether the operand is a number of elements or objects, which is never nil, or is calculated from one.
  fileprivate var hasCount: Bool {
    switch self {
    case .aggregate(.count, _), .subqueryCount: true
    case .arithmetic(let left, _, let right): left.hasCount || right.hasCount
    default: false
    }
  }
}

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Translates the expression that the `#Predicate` macro creates from a closure to an ``Expression``.
struct PredicateTranslator {
  typealias Variable = PredicateExpressions.VariableID

  /// The value of each variable, and the nesting level of the closure that declares it. A closure can't use the
  /// variables of an outer one.
  private var variables: [Variable: (term: PredicateTerm, depth: Int)] = [:]
  private var depth = 0
  /// The queried store. Nothing in it links to an object of another store.
  private let engine: Engine

  /// - Throws: `.invalidQuery` with the name of the unsupported expression.
  static func expression<T: Object>(
    _ predicate: Predicate<T>, in engine: Engine
  ) throws(StoreError) -> Expression {
    var translator = PredicateTranslator(engine: engine)
    translator.variables[predicate.variable.key] = (.operand(.path(.init())), 0)
    return try translator.condition(predicate.expression)
  }

  private init(engine: Engine) { self.engine = engine }

  func term(_ node: Any) throws(StoreError) -> PredicateTerm {
    if let node = node as? any TranslatableExpression { return try node.term(self) }
    throw Self.refusal(node)
  }

  /// Returns the error for an unsupported expression, with the name of its type.
  static func refusal(_ node: Any) -> StoreError {
    let name = "\(type(of: node))".prefix { $0 != "<" }
    return .untranslatable("\(name)")
  }

  func condition(_ node: Any) throws(StoreError) -> Expression {
    guard let condition = try term(node).condition else { throw Self.refusal(node) }
    return condition
  }

  func operand(_ node: Any) throws(StoreError) -> Expression.Operand {
    guard case .operand(let operand) = try term(node) else { throw Self.refusal(node) }
    return operand
  }

  func match(
    _ match: Expression.Match, _ left: Any, _ right: Any, _ options: Expression.TextOptions, _ node: Any
  ) throws(StoreError) -> PredicateTerm {
    let (left, right) = (try operand(left), try operand(right))
    guard !left.isMultiple, !right.isMultiple else { throw Self.refusal(node) }
    return .condition(.condition(Expression.Condition(subject: left, test: .match(match, right, options))))
  }

  // MARK: Variables

  func value(of variable: Variable) throws(StoreError) -> PredicateTerm {
    guard let (term, depth) = variables[variable], depth == self.depth else {
      throw .untranslatable("a closure that uses a value from outside it")
    }
    return term
  }

  /// Returns a translator with an additional variable for a value. Optional chaining introduces such variables.
  func naming(_ term: PredicateTerm, _ variable: Variable) -> PredicateTranslator {
    var translator = self
    translator.variables[variable] = (term, depth)
    return translator
  }

  /// Returns a translator for a closure on the elements of a collection.
  func within(_ variable: Variable) -> PredicateTranslator {
    var translator = self
    translator.depth += 1
    translator.variables[variable] = (.operand(.path(.init())), translator.depth)
    return translator
  }

  // MARK: Constants

  func constant(_ value: Any?, _ node: Any) throws(StoreError) -> PredicateTerm {
    if let range = value as? any QueryRange { return range.term }
    switch QueryArgument(value, in: engine) {
    case .value(let value): return .value(value)
    case .object(_, let row): return .value(.link((row ?? .none).rawValue))
    case .list(let members):
      var values: [StoredValue] = []
      for member in members {
        switch member {
        case .value(let value): values.append(value)
        case .object(_, let row): values.append(.link((row ?? .none).rawValue))
        case .list, .unusable: throw Self.refusal(node)
        }
      }
      return .constants(values)
    case .unusable(let type): throw .untranslatable("\(a: type)")
    }
  }
}

/// A supported node of a `#Predicate`.
protocol TranslatableExpression {
  func term(_ translator: PredicateTranslator) throws(StoreError) -> PredicateTerm
}

/// A constant range of values.
protocol QueryRange {
  var term: PredicateTerm { get }
}

extension Range: QueryRange where Bound: PersistableScalar {
  var term: PredicateTerm {
    .range(.value(lowerBound._storedValue), .value(upperBound._storedValue), isClosed: false)
  }
}

extension ClosedRange: QueryRange where Bound: PersistableScalar {
  var term: PredicateTerm {
    .range(.value(lowerBound._storedValue), .value(upperBound._storedValue), isClosed: true)
  }
}

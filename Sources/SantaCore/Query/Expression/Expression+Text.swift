extension Expression: CustomStringConvertible {
  /// The expression in query syntax. ``QueryParser`` parses it into an equal expression.
  var description: String { text(ExpressionScope()) }

  fileprivate func text(_ scope: ExpressionScope) -> String {
    switch self {
    case .constant(let value): value ? "TRUEPREDICATE" : "FALSEPREDICATE"
    case .condition(let condition): condition.text(scope)
    case .conjunction(let members): members.map { $0.member(scope) }.joined(separator: " AND ")
    case .disjunction(let members): members.map { $0.member(scope) }.joined(separator: " OR ")
    case .not(let operand): "NOT \(operand.member(scope))"
    }
  }

  private func member(_ scope: ExpressionScope) -> String {
    switch self {
    case .conjunction, .disjunction: "(\(text(scope)))"
    default: text(scope)
    }
  }
}

/// The nesting level of subqueries, each of which has its own variable.
private struct ExpressionScope {
  var depth = 0

  var variable: String { "$x\(depth)" }
  var inner: ExpressionScope { ExpressionScope(depth: depth + 1) }

  func text(_ words: [String]) -> String {
    if depth == 0 { return words.isEmpty ? "SELF" : words.joined(separator: ".") }
    return ([variable] + words).joined(separator: ".")
  }
}

extension Expression.Condition {
  fileprivate func text(_ scope: ExpressionScope) -> String {
    (quantifier.map { "\($0.rawValue) " } ?? "") + subject.text(scope) + " " + test.text(scope)
  }
}

extension Expression.Test {
  fileprivate func text(_ scope: ExpressionScope) -> String {
    switch self {
    case .compare(let comparison, let other): "\(comparison.rawValue) \(other.text(scope))"
    case .match(let match, let other, let options): "\(match.rawValue)\(options.text) \(other.text(scope))"
    case .among(let values): "IN {\(values.map(\.literal).joined(separator: ", "))}"
    case .between(let low, let high): "BETWEEN {\(low.literal), \(high.literal)}"
    case .halfOpen(let low, let high): "BETWEEN {\(low.literal)..<\(high.literal)}"
    }
  }
}

extension Expression.TextOptions {
  fileprivate var text: String {
    if isEmpty { return "" }
    return "[\(contains(.caseInsensitive) ? "c" : "")\(contains(.diacriticInsensitive) ? "d" : "")]"
  }
}

extension Expression.Operand {
  fileprivate func text(_ scope: ExpressionScope) -> String {
    switch self {
    case .value(let value): return value.literal
    case .path(let path): return scope.text(path.steps.map(\.text))
    case .size(let path): return scope.text(path.steps.map(\.text) + [Expression.Aggregate.count.rawValue])
    case .aggregate(let aggregate, let path):
      var words = path.steps.map(\.text)
      words.insert(aggregate.rawValue, at: path.lengthOfCollection ?? words.count)
      return scope.text(words)
    case .subqueryCount(let path, let expression):
      let inner = scope.inner
      return
        "SUBQUERY(\(scope.text(path.steps.map(\.text))), \(inner.variable), \(expression.text(inner))).@count"
    case .arithmetic(let left, let operation, let right):
      return
        "\(left.text(scope, besides: operation, isRight: false)) \(operation.rawValue) "
        + right.text(scope, besides: operation, isRight: true)
    }
  }

  /// Returns the operand in query syntax, in parentheses if it would be parsed differently without them.
  private func text(
    _ scope: ExpressionScope, besides operation: Expression.Arithmetic, isRight: Bool
  ) -> String {
    guard case .arithmetic(_, let own, _) = self,
      own.precedence < operation.precedence || isRight && own.precedence == operation.precedence
    else { return text(scope) }
    return "(\(text(scope)))"
  }
}

extension Expression.Path.Step {
  fileprivate var text: String {
    switch self {
    case .property(let name), .elements(let name): return Keyword.escaped(name)
    case .keys(let name): return "\(Keyword.escaped(name)).@allKeys"
    case .value(let name, let key): return "\(Keyword.escaped(name))[\(StoredValue.string(key.text).literal)]"
    case .linking(let className, let property):
      return "@links.\(Keyword.escaped(className)).\(Keyword.escaped(property))"
    }
  }
}

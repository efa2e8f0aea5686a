extension Expression {
  /// The path to the first collection to which the expression refers; nil if there is none.
  var firstCollection: Path? {
    switch self {
    case .constant: nil
    case .condition(let condition): condition.subject.firstCollection
    case .conjunction(let members), .disjunction(let members):
      members.lazy.compactMap(\.firstCollection).first
    case .not(let operand): operand.firstCollection
    }
  }

  /// Converts a condition on any element of a collection to a condition on a single element. Returns nil if the expression
  /// refers to anything else.
  func onElement(of collection: Path) -> Expression? {
    switch self {
    case .constant: return self
    case .condition(var condition):
      guard condition.quantifier ?? .any == .any,
        let subject = condition.subject.onElement(of: collection),
        let test = condition.test.onElement(of: collection)
      else { return nil }
      (condition.subject, condition.test) = (subject, test)
      condition.quantifier = subject.isMultiple ? .any : nil
      return .condition(condition)
    case .conjunction(let members): return Self.onElement(members, of: collection).map { .conjunction($0) }
    case .disjunction(let members): return Self.onElement(members, of: collection).map { .disjunction($0) }
    case .not(let operand): return operand.onElement(of: collection).map { .not($0) }
    }
  }

  private static func onElement(_ members: [Expression], of collection: Path) -> [Expression]? {
    let result = members.compactMap { $0.onElement(of: collection) }
    return result.count == members.count ? result : nil
  }

  /// Whether a comparison or an arithmetic operation has an operand with several values, which is only allowed in a subquery.
  var comparesWithMany: Bool {
    switch self {
    case .constant: false
    case .condition(let condition): condition.comparesWithMany
    case .conjunction(let members), .disjunction(let members): members.contains { $0.comparesWithMany }
    case .not(let operand): operand.comparesWithMany
    }
  }
}

extension Expression.Condition {
  fileprivate var comparesWithMany: Bool {
    if case .arithmetic = subject, subject.isMultiple { return true }
    return test.other?.isMultiple ?? false
  }
}

extension Expression.Test {
  /// The operand with which the subject is compared; nil if the test only has constants.
  fileprivate var other: Expression.Operand? {
    switch self {
    case .compare(_, let other), .match(_, let other, _): other
    case .among, .between, .halfOpen: nil
    }
  }

  fileprivate func onElement(of collection: Expression.Path) -> Expression.Test? {
    switch self {
    case .compare(let comparison, let other): other.onElement(of: collection).map { .compare(comparison, $0) }
    case .match(let match, let other, let options):
      other.onElement(of: collection).map { .match(match, $0, options) }
    case .among, .between, .halfOpen: self
    }
  }
}

extension Expression.Operand {
  fileprivate var firstCollection: Expression.Path? {
    switch self {
    case .value: nil
    case .path(let path), .size(let path), .aggregate(_, let path), .subqueryCount(let path, _):
      path.steps.firstIndex { $0.isMultiple }.map { Expression.Path(Array(path.steps.prefix($0 + 1))) }
    case .arithmetic(let left, _, let right): left.firstCollection ?? right.firstCollection
    }
  }

  fileprivate func onElement(of collection: Expression.Path) -> Expression.Operand? {
    switch self {
    case .value: return self
    case .path(let path): return path.dropping(collection).map { .path($0) }
    case .size(let path): return path.dropping(collection).map { .size($0) }
    case .aggregate(let aggregate, let path):
      guard let rest = path.dropping(collection), rest.isMultiple else { return nil }
      return .aggregate(aggregate, rest)
    case .subqueryCount(let path, let expression):
      guard let rest = path.dropping(collection), rest.isMultiple else { return nil }
      return .subqueryCount(rest, expression)
    case .arithmetic(let left, let operation, let right):
      guard let left = left.onElement(of: collection), let right = right.onElement(of: collection) else {
        return nil
      }
      return .arithmetic(left, operation, right)
    }
  }
}

extension Expression {
  /// The collection that a condition goes over first; nil where there is none.
  var firstCollection: Path? {
    switch self {
    case .constant: nil
    case .condition(let condition): condition.subject.firstCollection
    case .conjunction(let members), .disjunction(let members):
      members.lazy.compactMap(\.firstCollection).first
    case .not(let operand): operand.firstCollection
    }
  }

  /// What a condition on any element of a collection asks of one element; nil where it is about something else too.
  func asked(of collection: Path) -> Expression? {
    switch self {
    case .constant: return self
    case .condition(var condition):
      guard condition.quantifier ?? .any == .any,
        let subject = condition.subject.asked(of: collection), let test = condition.test.asked(of: collection)
      else { return nil }
      (condition.subject, condition.test) = (subject, test)
      condition.quantifier = subject.isMultiple ? .any : nil
      return .condition(condition)
    case .conjunction(let members): return Self.asked(members, of: collection).map { .conjunction($0) }
    case .disjunction(let members): return Self.asked(members, of: collection).map { .disjunction($0) }
    case .not(let operand): return operand.asked(of: collection).map { .not($0) }
    }
  }

  private static func asked(_ members: [Expression], of collection: Path) -> [Expression]? {
    let result = members.compactMap { $0.asked(of: collection) }
    return result.count == members.count ? result : nil
  }

  /// Whether some value is to be compared or reckoned with each of many. It can't be, unless all this is then asked of one
  /// element.
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
  /// What the value is compared with, where that is an operand.
  fileprivate var other: Expression.Operand? {
    switch self {
    case .compare(_, let other), .match(_, let other, _): other
    case .among, .between: nil
    }
  }

  fileprivate func asked(of collection: Expression.Path) -> Expression.Test? {
    switch self {
    case .compare(let comparison, let other): other.asked(of: collection).map { .compare(comparison, $0) }
    case .match(let match, let other, let options):
      other.asked(of: collection).map { .match(match, $0, options) }
    case .among, .between: self
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

  fileprivate func asked(of collection: Expression.Path) -> Expression.Operand? {
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
      guard let left = left.asked(of: collection), let right = right.asked(of: collection) else { return nil }
      return .arithmetic(left, operation, right)
    }
  }
}

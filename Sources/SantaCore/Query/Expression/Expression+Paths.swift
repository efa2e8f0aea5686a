extension Expression {
  /// The paths on which the result for an object depends. If nothing changed along them, the result is the same.
  ///
  /// A collection is included even if only its count matters. The name of a step to linking objects is the result of
  /// ``PropertyPath/linking(_:through:)``.
  var paths: Set<PropertyPath> {
    switch self {
    case .constant: []
    case .condition(let condition): condition.subject.paths.union(condition.test.paths)
    case .conjunction(let members), .disjunction(let members):
      members.reduce(into: []) { $0.formUnion($1.paths) }
    case .not(let operand): operand.paths
    }
  }
}

extension Expression.Test {
  fileprivate var paths: Set<PropertyPath> {
    switch self {
    case .compare(_, let other), .match(_, let other, _): other.paths
    case .among, .between, .halfOpen: []
    }
  }
}

extension Expression.Operand {
  fileprivate var paths: Set<PropertyPath> {
    switch self {
    case .value: []
    case .path(let path), .size(let path), .aggregate(_, let path):
      // The identity of an object never changes.
      path.steps.isEmpty ? [] : [path.propertyPath]
    case .subqueryCount(let path, let expression):
      Set([path.propertyPath] + expression.paths.map { path.propertyPath + $0 })
    case .arithmetic(let left, _, let right): left.paths.union(right.paths)
    }
  }
}

extension Expression {
  /// The paths, from the object asked, on which the answer depends: where nothing along any of them changed, the answer is
  /// what it was. A collection of which only the number counts is there with its own path, and a step to those who link
  /// here as ``PropertyPath/linking(_:through:)`` has it.
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
    case .among, .between: []
    }
  }
}

extension Expression.Operand {
  fileprivate var paths: Set<PropertyPath> {
    switch self {
    case .value: []
    case .path(let path), .size(let path), .aggregate(_, let path):
      // Which object it is never changes.
      path.steps.isEmpty ? [] : [path.propertyPath]
    case .subqueryCount(let path, let expression):
      Set([path.propertyPath] + expression.paths.map { path.propertyPath + $0 })
    case .arithmetic(let left, _, let right): left.paths.union(right.paths)
    }
  }
}

extension Expression {
  /// The maximum nesting depth of the conditions in a query closure.
  ///
  /// Binding, evaluating and comparing an expression recurse at each level. In a debug build, 200 levels overflow a stack of
  /// 512 KiB, the stack size of threads that the system creates. A chain of `&&` or of `||` is a single level.
  static let maximumDepth = 100

  /// Returns whether conditions are nested more than `levels` deep. The search stops at that depth, so that it doesn't need a
  /// large stack itself.
  func isDeeper(than levels: Int) -> Bool {
    guard levels > 0 else { return true }
    return switch self {
    case .constant: false
    case .condition(let condition): condition.isDeeper(than: levels)
    case .conjunction(let members), .disjunction(let members):
      members.contains { $0.isDeeper(than: levels - 1) }
    case .not(let inner): inner.isDeeper(than: levels - 1)
    }
  }
}

extension Expression.Condition {
  fileprivate func isDeeper(than levels: Int) -> Bool {
    if subject.isDeeper(than: levels) { return true }
    return switch test {
    case .compare(_, let other), .match(_, let other, _): other.isDeeper(than: levels)
    case .among, .between, .halfOpen: false
    }
  }
}

extension Expression.Operand {
  fileprivate func isDeeper(than levels: Int) -> Bool {
    guard levels > 0 else { return true }
    return switch self {
    case .value, .path, .size, .aggregate: false
    case .subqueryCount(_, let expression): expression.isDeeper(than: levels - 1)
    case .arithmetic(let left, _, let right):
      left.isDeeper(than: levels - 1) || right.isDeeper(than: levels - 1)
    }
  }
}

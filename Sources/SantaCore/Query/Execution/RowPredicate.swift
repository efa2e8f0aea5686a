/// An expression made ready for one snapshot: asked row by row, it finds its columns no more.
struct RowPredicate {
  private let test: (RowPlace) -> Bool

  init(_ expression: Expression, _ table: TableID, _ snapshot: Snapshot) {
    test = Self.test(expression, table, snapshot)
  }

  /// Whether a live row, which lies in that slot of that chunk, is what the expression asks for.
  func matches(_ row: RowKey, _ chunk: Chunk, _ slot: Int) -> Bool { test(RowPlace(row, chunk, slot)) }

  private static func test(
    _ expression: Expression, _ table: TableID, _ snapshot: Snapshot
  ) -> (RowPlace) -> Bool {
    switch expression {
    case .constant(let value): return { _ in value }
    case .condition(let condition): return test(condition, table, snapshot)
    case .conjunction(let members):
      let tests = members.map { test($0, table, snapshot) }
      return { place in tests.allSatisfy { $0(place) } }
    case .disjunction(let members):
      let tests = members.map { test($0, table, snapshot) }
      return { place in tests.contains { $0(place) } }
    case .not(let operand):
      let operand = test(operand, table, snapshot)
      return { !operand($0) }
    }
  }

  private static func test(
    _ condition: Expression.Condition, _ table: TableID, _ snapshot: Snapshot
  ) -> (RowPlace) -> Bool {
    let test = ValueTest(condition.test, table, snapshot)
    guard let quantifier = condition.quantifier, let (path, isSize) = condition.subject.pathToEach else {
      let subject = OperandReader(condition.subject, table, snapshot)
      return { test.passes(subject.value($0), $0) }
    }
    guard let walk = ValueWalk(path, from: table, in: snapshot) else { return { _ in quantifier != .any } }
    // Whether there is a value that passes, or one that does not.
    let wanted = quantifier != .all
    return { place in
      let finds = !walk.forEach(of: place) { test.passes(isSize ? $0.size : $0, place) != wanted }
      return quantifier == .any ? finds : !finds
    }
  }
}

extension Expression.Operand {
  /// The path to the values of which each is tested, and whether its size is; nil if there is one value, not on a path.
  fileprivate var pathToEach: (Expression.Path, isSize: Bool)? {
    switch self {
    case .path(let path): (path, false)
    case .size(let path): (path, true)
    case .value, .aggregate, .subqueryCount, .arithmetic: nil
    }
  }
}

/// An expression that is bound to the columns of one snapshot and tests rows one by one.
struct RowPredicate {
  private let test: (RowLocation) -> Bool

  init(_ expression: Expression, _ table: TableID, _ snapshot: Snapshot) {
    test = Self.test(expression, table, snapshot)
  }

  /// Returns whether the expression holds for a live row in a slot of a chunk.
  func matches(_ row: RowKey, _ chunk: Chunk, _ slot: Int) -> Bool { test(RowLocation(row, chunk, slot)) }

  private static func test(
    _ expression: Expression, _ table: TableID, _ snapshot: Snapshot
  ) -> (RowLocation) -> Bool {
    switch expression {
    case .constant(let value): return { _ in value }
    case .condition(let condition): return test(condition, table, snapshot)
    case .conjunction(let members):
      let tests = members.map { test($0, table, snapshot) }
      return { location in tests.allSatisfy { $0(location) } }
    case .disjunction(let members):
      let tests = members.map { test($0, table, snapshot) }
      return { location in tests.contains { $0(location) } }
    case .not(let operand):
      let operand = test(operand, table, snapshot)
      return { !operand($0) }
    }
  }

  private static func test(
    _ condition: Expression.Condition, _ table: TableID, _ snapshot: Snapshot
  ) -> (RowLocation) -> Bool {
    let test = ValueTest<RowLocation>(condition.test) { OperandReader($0, table, snapshot).value }
    guard let quantifier = condition.quantifier, let (path, isSize) = condition.subject.pathToEach else {
      let subject = OperandReader(condition.subject, table, snapshot)
      return { test.passes(subject.value($0), $0) }
    }
    guard let reader = PathReader(path, from: table, in: snapshot) else { return { _ in quantifier != .any } }
    // `ANY` and `NONE` search for a value that passes, and `ALL` for a value that fails.
    let wanted = quantifier != .all
    return { location in
      let finds = !reader.forEachDistinct(of: location) {
        test.passes(isSize ? $0.size : $0, location) != wanted
      }
      return quantifier == .any ? finds : !finds
    }
  }
}

extension Expression.Operand {
  /// The path to the values that a quantifier ranges over, and whether their sizes are tested; nil for operands that can't be
  /// quantified.
  fileprivate var pathToEach: (Expression.Path, isSize: Bool)? {
    switch self {
    case .path(let path): (path, false)
    case .size(let path): (path, true)
    case .value, .aggregate, .subqueryCount, .arithmetic: nil
    }
  }
}

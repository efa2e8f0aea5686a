/// An expression made ready for one snapshot: asked row by row, it finds its columns no more.
struct RowPredicate {
  private let test: (Chunk, _ slot: Int) -> Bool

  init(_ expression: Expression, _ table: TableID, _ snapshot: Snapshot) {
    test = Self.test(expression, table, snapshot)
  }

  /// Whether a live row, which lies in that slot of that chunk, is what the expression asks for.
  func matches(_ row: RowKey, _ chunk: Chunk, _ slot: Int) -> Bool { test(chunk, slot) }

  private static func test(
    _ expression: Expression, _ table: TableID, _ snapshot: Snapshot
  ) -> (Chunk, Int) -> Bool {
    switch expression {
    case .constant(let value): return { _, _ in value }
    case .compare(let path, let comparison, let value):
      guard let path = ColumnPath(path, from: table, in: snapshot) else {
        return { _, _ in ValueOrder.holds(comparison, .null, value) }
      }
      return { ValueOrder.holds(comparison, path.value($0, $1), value) }
    case .and(let left, let right):
      let (left, right) = (test(left, table, snapshot), test(right, table, snapshot))
      return { left($0, $1) && right($0, $1) }
    case .or(let left, let right):
      let (left, right) = (test(left, table, snapshot), test(right, table, snapshot))
      return { left($0, $1) || right($0, $1) }
    case .not(let operand):
      let operand = test(operand, table, snapshot)
      return { !operand($0, $1) }
    }
  }
}

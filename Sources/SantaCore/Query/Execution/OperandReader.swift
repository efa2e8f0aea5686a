/// An operand that is bound to the columns of one snapshot and read row by row.
struct OperandReader {
  private let read: (RowLocation) -> StoredValue

  init(_ operand: Expression.Operand, _ table: TableID, _ snapshot: Snapshot) {
    read = Self.reading(operand, table, snapshot)
  }

  /// Returns the value for a live row.
  func value(_ location: RowLocation) -> StoredValue { read(location) }

  private static func reading(
    _ operand: Expression.Operand, _ table: TableID, _ snapshot: Snapshot
  ) -> (RowLocation) -> StoredValue {
    switch operand {
    case .value(let value): return { _ in value }
    case .path(let path):
      guard let reader = PathReader(path, from: table, in: snapshot) else { return { _ in .null } }
      if let column = reader.ownColumn { return { $0.chunk.value(column, at: $0.slot) } }
      return { reader.value(of: $0) }
    case .size(let path):
      let value = reading(.path(path), table, snapshot)
      return { value($0).size }
    case .aggregate(let aggregate, let path):
      guard let reader = PathReader(path, from: table, in: snapshot) else {
        let value = AggregateAccumulator(aggregate).value
        return { _ in value }
      }
      return { location in
        var sum = AggregateAccumulator(aggregate)
        reader.forEach(of: location) {
          sum.add($0)
          return true
        }
        return sum.value
      }
    case .subqueryCount(let path, let expression):
      guard let reader = PathReader(path, from: table, in: snapshot), let end = reader.end else {
        return { _ in .int(0) }
      }
      let predicate = RowPredicate(expression, end, snapshot)
      let target = snapshot[end]
      return { location in
        var count: Int64 = 0
        reader.forEach(of: location) { value in
          if let row = value.linkedRow, let location = RowLocation(row, in: target),
            predicate.matches(location.row, location.chunk, location.slot)
          {
            count += 1
          }
          return true
        }
        return .int(count)
      }
    case .arithmetic(let left, let operation, let right):
      let (left, right) = (reading(left, table, snapshot), reading(right, table, snapshot))
      return { operation.apply(left($0), right($0)) }
    }
  }
}

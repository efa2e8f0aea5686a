/// An operand made ready for one snapshot: read row by row, it finds its columns no more.
struct OperandReader {
  private let read: (RowPlace) -> StoredValue

  init(_ operand: Expression.Operand, _ table: TableID, _ snapshot: Snapshot) {
    read = Self.reading(operand, table, snapshot)
  }

  /// The value for a live row.
  func value(_ place: RowPlace) -> StoredValue { read(place) }

  private static func reading(
    _ operand: Expression.Operand, _ table: TableID, _ snapshot: Snapshot
  ) -> (RowPlace) -> StoredValue {
    switch operand {
    case .value(let value): return { _ in value }
    case .path(let path):
      guard let walk = ValueWalk(path, from: table, in: snapshot) else { return { _ in .null } }
      if let column = walk.ownColumn { return { $0.chunk.value(column, at: $0.slot) } }
      return { walk.value(of: $0) }
    case .size(let path):
      let value = reading(.path(path), table, snapshot)
      return { value($0).size }
    case .aggregate(let aggregate, let path):
      guard let walk = ValueWalk(path, from: table, in: snapshot) else {
        let value = AggregateSum(aggregate).value
        return { _ in value }
      }
      return { place in
        var sum = AggregateSum(aggregate)
        walk.forEach(of: place) {
          sum.add($0)
          return true
        }
        return sum.value
      }
    case .subqueryCount(let path, let expression):
      guard let walk = ValueWalk(path, from: table, in: snapshot), let end = walk.end else {
        return { _ in .int(0) }
      }
      let predicate = RowPredicate(expression, end, snapshot)
      let target = snapshot[end]
      return { place in
        var count: Int64 = 0
        walk.forEach(of: place) { value in
          if let row = value.linkedRow, let place = RowPlace(row, in: target),
            predicate.matches(place.row, place.chunk, place.slot)
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

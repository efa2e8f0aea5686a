/// Which objects of a class, and in what order: everything about results but the snapshot.
struct ResultsQuery: Hashable, Sendable {
  var className: String
  var filter: Expression?
  /// The most significant first. Rows that compare alike stay in the order of their creation.
  var sorts: [SortDescriptor] = []

  func filtered(_ expression: Expression) -> ResultsQuery {
    var query = self
    query.filter = filter.map { .and($0, expression) } ?? expression
    return query
  }

  /// Sorts apply in the order called, each stable, so a later one is the more significant.
  func sorted(_ descriptors: [SortDescriptor]) -> ResultsQuery {
    var query = self
    query.sorts = descriptors + sorts.filter { old in !descriptors.contains { $0.path == old.path } }
    return query
  }

  /// The rows, in order. O(n) for a filter, O(n log n) for a sort.
  func rows(in snapshot: Snapshot) -> [RowKey] {
    guard let table = snapshot.table(named: className) else { return [] }
    let predicate = filter.map { RowPredicate($0, table, snapshot) }
    if sorts.isEmpty && predicate == nil { return snapshot[table].rows }
    let paths = sorts.map { ColumnPath($0.path, from: table, in: snapshot) }
    var rows: [RowKey] = []
    var keys: [[StoredValue]] = []
    snapshot[table].forEachRow { row, chunk, slot in
      if predicate?.matches(row, chunk, slot) ?? true {
        rows.append(row)
        if !sorts.isEmpty { keys.append(paths.map { $0?.value(chunk, slot) ?? .null }) }
      }
      return true
    }
    if sorts.isEmpty { return rows }
    let order = rows.indices.sorted { left, right in
      for (place, sort) in sorts.enumerated() {
        let (first, second) = (keys[left][place], keys[right][place])
        if ValueOrder.comesBefore(first, second) { return sort.ascending }
        if ValueOrder.comesBefore(second, first) { return !sort.ascending }
      }
      return left < right
    }
    return order.map { rows[$0] }
  }
}

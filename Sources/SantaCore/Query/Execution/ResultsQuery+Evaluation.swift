extension ResultsQuery {
  /// The rows, in order. O(n) for a filter, O(n log n) for a sort.
  func rows(in snapshot: Snapshot) -> [RowKey] {
    if isWholeTable { return snapshot.table(named: className).map { snapshot[$0].rows } ?? [] }
    if let plan = plan(in: snapshot), steps.count == 1 { return plan.rows }
    return members(in: snapshot).map(\.row)
  }

  /// How many rows there are, where they need not be found one by one: nil for a query of more than a filter.
  func count(in snapshot: Snapshot) -> Int? {
    if isWholeTable { return snapshot.table(named: className).map { snapshot[$0].count } ?? 0 }
    return steps.count == 1 ? plan(in: snapshot)?.count : nil
  }

  /// How the filter that the query begins with is answered; nil where it begins otherwise.
  func plan(in snapshot: Snapshot) -> FilterPlan? {
    guard source == .table, case .filter(let expression)? = steps.first,
      let table = snapshot.table(named: className)
    else { return nil }
    return FilterPlan(expression, table, snapshot)
  }

  /// The index that has all rows of the table in the order that the query begins with, and its column; nil where there is
  /// none.
  func orderingIndex(in snapshot: Snapshot) -> (column: ColumnID, index: OrderedIndex)? {
    guard source == .table, case .sort(let descriptors)? = steps.first, descriptors.count == 1,
      descriptors[0].path.names.count == 1,
      let table = snapshot.table(named: className),
      let column = snapshot[table].column(named: descriptors[0].path.names[0]),
      let index = snapshot[table].orderedIndexes[column]
    else { return nil }
    return (column, index)
  }

  /// The same, each with its place in the source.
  ///
  /// - Parameters:
  ///   - source: what comes from the source, where its places are known; nil to look.
  ///   - visit: called for each step, before it is done, with what it is done to, and in what order that is.
  func members(
    in snapshot: Snapshot, from source: [Member]? = nil,
    _ visit: (_ step: Int, [Member], _ order: [SortDescriptor]) -> Void = { _, _, _ in }
  ) -> [Member] {
    guard let table = snapshot.table(named: className) else {
      for step in steps.indices { visit(step, [], []) }
      return []
    }
    var members: [Member]
    var rest = steps.indices
    var order: [SortDescriptor] = []
    if source == nil, let plan = plan(in: snapshot) {
      // The chunks are at hand while the table is gone over.
      visit(rest.removeFirst(), [], [])
      members = plan.rows.map { Member($0) }
    } else if source == nil, let (_, index) = orderingIndex(in: snapshot) {
      let step = rest.removeFirst()
      visit(step, [], [])
      if case .sort(let descriptors) = steps[step] { order = descriptors }
      let rows =
        order[0].ascending ? index.rows(from: .unbounded, to: .unbounded) : index.rowsDescending
      members = rows.map { Member($0) }
    } else {
      members = source ?? self.source.members(in: snapshot, table)
    }
    for step in rest {
      visit(step, members, order)
      switch steps[step] {
      case .filter(let expression):
        let predicate = RowPredicate(expression, table, snapshot)
        members = members.filter { member in
          guard let chunk = snapshot[table].chunk(of: member.row) else { return false }
          return predicate.matches(member.row, chunk, member.row.slot)
        }
      case .sort(let descriptors):
        order = descriptors.followed(by: order)
        members = RowOrder(order, table, snapshot).sorted(members)
      case .distinct(let paths):
        let values = RowValues(paths, table, snapshot)
        var seen: Set<[AlikeValue]> = []
        members = members.filter { seen.insert(values.of($0.row).map { AlikeValue($0) }).inserted }
      case .limit(let count): members = Array(members.prefix(count))
      }
    }
    return members
  }
}

extension ResultsQuery.Source {
  /// What comes from the source in a snapshot, in its order.
  func members(in snapshot: Snapshot, _ table: TableID) -> [Member] {
    switch self {
    case .table: snapshot[table].rows.map { Member($0) }
    case .collection(let cell):
      snapshot.list(at: cell).elements.enumerated().compactMap { index, entry in
        entry.value.linkedRow.map { Member(row: $0, place: Place(rawValue: UInt64(index))) }
      }
    case .origins(_, let target, let property):
      snapshot[table].column(named: property).map { column in
        snapshot[table].origins(of: target, through: column).map { Member($0) }
      } ?? []
    }
  }
}

extension ResultsQuery {
  /// Returns the rows that the query finds, in order. O(n) for a filter, O(n log n) for a sort.
  func rows(in snapshot: Snapshot) -> [RowKey] {
    if isWholeTable { return snapshot.table(named: className).map { snapshot[$0].rows } ?? [] }
    if let plan = plan(in: snapshot), steps.count == 1 { return plan.rows }
    return members(in: snapshot).map(\.row)
  }

  /// Returns the number of rows for a whole table, and for a query that consists of a single filter; nil for other queries.
  func count(in snapshot: Snapshot) -> Int? {
    if isWholeTable { return snapshot.table(named: className).map { snapshot[$0].count } ?? 0 }
    return steps.count == 1 ? plan(in: snapshot)?.count : nil
  }

  /// Returns the plan for the filter at the beginning of the query, or nil if the query begins with another step.
  func plan(in snapshot: Snapshot) -> FilterPlan? {
    guard source == .table, case .filter(let expression)? = steps.first,
      let table = snapshot.table(named: className)
    else { return nil }
    return FilterPlan(expression, table, snapshot)
  }

  /// Returns the column and the index that lists all rows of the table in the order of the query's first step, or nil if there
  /// is none.
  func orderingIndex(in snapshot: Snapshot) -> (column: ColumnID, index: OrderedIndex)? {
    guard source == .table, case .sort(let descriptors)? = steps.first, descriptors.count == 1,
      descriptors[0].path.names.count == 1,
      let table = snapshot.table(named: className),
      let column = snapshot[table].column(named: descriptors[0].path.names[0]),
      let index = snapshot[table].orderedIndexes[column]
    else { return nil }
    return (column, index)
  }

  /// Returns the members that the query finds, in order.
  ///
  /// - Parameters:
  ///   - source: the members of the source, if their positions are known; nil to read them from the snapshot.
  ///   - visit: called before each step, with the input of the step and its order.
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
      // The plan tests rows while it scans the chunks, so the first step has no list of input members.
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
        var seen: Set<[DistinctValue]> = []
        members = members.filter { seen.insert(values.of($0.row).map { DistinctValue($0) }).inserted }
      case .limit(let count): members = Array(members.prefix(count))
      }
    }
    return members
  }
}

extension ResultsQuery.Source {
  /// Returns the members of the source in a snapshot, in the order of the source.
  func members(in snapshot: Snapshot, _ table: TableID) -> [Member] {
    switch self {
    case .table:
      var members: [Member] = []
      members.reserveCapacity(snapshot[table].count)
      snapshot[table].forEachRow { row, _, _ in
        members.append(Member(row))
        return true
      }
      return members
    case .collection(let cell):
      return snapshot.list(at: cell).elements.enumerated().compactMap { index, entry in
        entry.value.linkedRow.map { Member(row: $0, position: SourcePosition(rawValue: UInt64(index))) }
      }
    case .origins(_, let target, let property):
      return snapshot[table].column(named: property).map { column in
        snapshot[table].origins(of: target, through: column).map { Member($0) }
      } ?? []
    }
  }
}

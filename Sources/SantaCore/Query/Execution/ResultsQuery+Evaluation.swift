extension ResultsQuery {
  /// The rows that the query finds, in order. O(n) for a filter, O(n log n) for a sort.
  func rows(in snapshot: Snapshot) -> [RowKey] {
    if isWholeTable { return snapshot.table(named: className).map { snapshot[$0].rows } ?? [] }
    if let plan = plan(in: snapshot), steps.count == 1 { return plan.rows }
    return members(in: snapshot).map(\.row)
  }

  /// The number of rows, if it is known without finding the rows; nil for a query with more than one filter.
  func count(in snapshot: Snapshot) -> Int? {
    if isWholeTable { return snapshot.table(named: className).map { snapshot[$0].count } ?? 0 }
    return steps.count == 1 ? plan(in: snapshot)?.count : nil
  }

  /// The plan for the filter with which the query begins; nil if it begins with another step.
  func plan(in snapshot: Snapshot) -> FilterPlan? {
    guard source == .table, case .filter(let expression)? = steps.first,
      let table = snapshot.table(named: className)
    else { return nil }
    return FilterPlan(expression, table, snapshot)
  }

  /// The index that lists all rows of the table in the order of the query's first step, and its column; nil if there
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

  /// The members that the query finds, in order.
  ///
  /// - Parameters:
  ///   - source: the members of the source, if their positions are known; nil to read them from the snapshot.
  ///   - visit: called before each step with the step's input and its order.
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
      // The scan tests rows while it goes over the chunks.
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
  /// The members of the source in a snapshot, in the source's order.
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

extension ResultsQuery {
  /// The rows, in order. O(n) for a filter, O(n log n) for a sort.
  func rows(in snapshot: Snapshot) -> [RowKey] {
    if isWholeTable { return snapshot.table(named: className).map { snapshot[$0].rows } ?? [] }
    return members(in: snapshot).map(\.row)
  }

  /// The same, each with its place in the source.
  func members(in snapshot: Snapshot) -> [Member] {
    guard let table = snapshot.table(named: className) else { return [] }
    var steps = steps[...]
    var members: [Member]
    if source == .table, case .filter(let expression)? = steps.first {
      // The chunks are at hand while the table is gone over.
      steps.removeFirst()
      members = Self.members(of: table, in: snapshot, matching: expression)
    } else {
      members = source.members(in: snapshot, table)
    }
    var order: [SortDescriptor] = []
    for step in steps {
      switch step {
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

  private static func members(
    of table: TableID, in snapshot: Snapshot, matching expression: Expression
  ) -> [Member] {
    let predicate = RowPredicate(expression, table, snapshot)
    var members: [Member] = []
    snapshot[table].forEachRow { row, chunk, slot in
      if predicate.matches(row, chunk, slot) { members.append(Member(row)) }
      return true
    }
    return members
  }
}

extension ResultsQuery.Source {
  /// What comes from the source in a snapshot, in its order.
  func members(in snapshot: Snapshot, _ table: TableID) -> [Member] {
    switch self {
    case .table: snapshot[table].rows.map { Member($0) }
    case .collection(let owners, let owner, let column):
      snapshot.list(column, of: owner, in: owners).elements.enumerated().compactMap { index, entry in
        entry.value.linkedRow.map { Member(row: $0, place: Place(rawValue: UInt64(index))) }
      }
    case .origins(let target, let property):
      snapshot[table].column(named: property).map { column in
        snapshot[table].origins(of: target, through: column).map { Member($0) }
      } ?? []
    }
  }
}

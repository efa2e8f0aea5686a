extension ResultsQuery {
  /// The rows, in order. O(n) for a filter, O(n log n) for a sort.
  func rows(in snapshot: Snapshot) -> [RowKey] {
    if isWholeTable { return snapshot.table(named: className).map { snapshot[$0].rows } ?? [] }
    if let (table, filter) = filterOfTable(in: snapshot) {
      var rows: [RowKey] = []
      table.forEachMatch(filter) { _, index, slots in
        slots.forEach { rows.append(RowKey(chunkIndex: index, slot: $0)) }
      }
      return rows
    }
    return members(in: snapshot).map(\.row)
  }

  /// How many rows there are, where they need not be found one by one: nil for a query of more than a filter.
  func count(in snapshot: Snapshot) -> Int? {
    if isWholeTable { return snapshot.table(named: className).map { snapshot[$0].count } ?? 0 }
    guard let (table, filter) = filterOfTable(in: snapshot) else { return nil }
    var count = 0
    table.forEachMatch(filter) { _, _, slots in count += slots.count }
    return count
  }

  /// What a query of nothing but a filter goes over, and asks.
  private func filterOfTable(in snapshot: Snapshot) -> (Table, ChunkFilter)? {
    guard source == .table, steps.count == 1, case .filter(let expression) = steps[0],
      let table = snapshot.table(named: className)
    else { return nil }
    return (snapshot[table], ChunkFilter(expression, table, snapshot))
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
    if source == nil, self.source == .table, case .filter(let expression)? = steps.first {
      // The chunks are at hand while the table is gone over.
      visit(rest.removeFirst(), [], [])
      members = Self.members(of: table, in: snapshot, matching: expression)
    } else {
      members = source ?? self.source.members(in: snapshot, table)
    }
    var order: [SortDescriptor] = []
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

  private static func members(
    of table: TableID, in snapshot: Snapshot, matching expression: Expression
  ) -> [Member] {
    let filter = ChunkFilter(expression, table, snapshot)
    var members: [Member] = []
    snapshot[table].forEachMatch(filter) { _, index, slots in
      slots.forEach { members.append(Member(RowKey(chunkIndex: index, slot: $0))) }
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
    case .origins(_, let target, let property):
      snapshot[table].column(named: property).map { column in
        snapshot[table].origins(of: target, through: column).map { Member($0) }
      } ?? []
    }
  }
}

/// The rows of one table that count as modified between two snapshots, found by walking back from what changed.
struct ChangedRows: Sendable {
  /// How many links a change of an object is felt over by those who observe a collection.
  static let depth = 3

  /// For each row the columns that changed, or through which it reaches what changed.
  private(set) var columns: [RowKey: ColumnSet] = [:]

  /// Rows that changed themselves, or reach a changed object over at most `depth` links.
  init(_ difference: Difference, in table: TableID) {
    for (row, changed) in difference.tables[table]?.modifications ?? [] { columns[row] = changed }
    var frontier: [TableID: Set<RowKey>] = [:]
    for (id, rows) in difference.tables where !rows.modifications.isEmpty {
      frontier[id] = Set(rows.modifications.map(\.row))
    }
    let near = Self.tables(near: table, in: difference.new)
    var seen = frontier
    for distance in 0..<Self.depth where !frontier.isEmpty {
      var next: [TableID: Set<RowKey>] = [:]
      for (target, rows) in frontier {
        for (origin, column) in Self.links(to: target, in: difference.new)
        where near[origin].map({ $0 + distance < Self.depth }) ?? false {
          for row in rows {
            for source in difference.new[origin].origins(of: row, through: column) {
              if origin == table { columns[source, default: ColumnSet()].insert(column) }
              if seen[origin, default: []].insert(source).inserted {
                next[origin, default: []].insert(source)
              }
            }
          }
        }
      }
      frontier = next
    }
  }

  /// Rows for which one of these paths changed: a link on the way was pointed elsewhere, or the last property of
  /// the object it leads to has another value.
  init(_ difference: Difference, in table: TableID, paths: some Sequence<PropertyPath>) {
    for path in paths { follow(path.names[...], difference, table, []) }
  }

  private mutating func follow(
    _ names: ArraySlice<String>, _ difference: Difference, _ table: TableID,
    _ walked: [(table: TableID, column: ColumnID)]
  ) {
    guard let name = names.first, let column = difference.new[table].column(named: name) else { return }
    for (row, changed) in difference.tables[table]?.modifications ?? [] where changed.contains(column) {
      note(row, column, back: walked[...], difference)
    }
    if let target = difference.new.target(column, of: table), names.count > 1 {
      follow(names.dropFirst(), difference, target, walked + [(table, column)])
    }
  }

  private mutating func note(
    _ row: RowKey, _ column: ColumnID, back: ArraySlice<(table: TableID, column: ColumnID)>,
    _ difference: Difference
  ) {
    guard let step = back.last else {
      columns[row, default: ColumnSet()].insert(column)
      return
    }
    for origin in difference.new[step.table].origins(of: row, through: step.column) {
      note(origin, step.column, back: back.dropLast(), difference)
    }
  }

  /// For each table that objects of `table` reach over at most `depth` links, over how few.
  private static func tables(near table: TableID, in snapshot: Snapshot) -> [TableID: Int] {
    var result = [table: 0]
    var frontier = [table]
    for distance in 1...depth {
      var next: [TableID] = []
      for origin in frontier {
        for column in snapshot[origin].columns.indices {
          if let target = snapshot.target(ColumnID(column), of: origin), result[target] == nil {
            result[target] = distance
            next.append(target)
          }
        }
      }
      frontier = next
    }
    return result
  }

  private static func links(to table: TableID, in snapshot: Snapshot) -> [(TableID, ColumnID)] {
    let name = snapshot[table].name
    return snapshot.tables.enumerated().flatMap { index, origin in
      origin.columns.indices.filter { origin.columns[$0].target == name }
        .map { (TableID(rawValue: index), ColumnID($0)) }
    }
  }
}

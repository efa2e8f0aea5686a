/// The rows of one table that count as modified between two snapshots.
///
/// Found by following links backwards from the objects that changed.
struct ChangedRows: Sendable {
  /// The number of links over which an observer of a collection is notified of an object's change.
  static let depth = 3

  /// For each row, the columns that changed or through which the row reaches a changed object.
  private(set) var columns: [RowKey: ColumnSet] = [:]

  /// Finds the rows that changed, and those that reach a changed object over at most `depth` links.
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

  /// Finds the rows for which the value along one of the paths changed.
  ///
  /// That is the case if a link along the path points to another object, if an object that links here was added or
  /// removed, or if the last property of the path has another value.
  init(_ difference: Difference, in table: TableID, paths: some Sequence<PropertyPath>) {
    for path in paths { follow(path.names[...], difference, table, []) }
  }

  mutating func formUnion(_ other: ChangedRows) {
    columns.merge(other.columns) { $0.union($1) }
  }

  /// Without some columns of the table, and without the rows that changed in no other.
  func ignoring(_ ignored: [ColumnID]) -> ChangedRows {
    var rows = self
    for (row, changed) in columns {
      var rest = changed
      for column in ignored { rest.remove(column) }
      // A row that reaches a change through none of its columns has none.
      if rest.isEmpty && !changed.isEmpty { rows.columns[row] = nil } else { rows.columns[row] = rest }
    }
    return rows
  }

  /// One step along a path, with the table in which the step begins.
  private enum Step {
    case link(TableID, ColumnID)
    /// From a row to the rows of a table that link to it through a column.
    case linking(TableID, ColumnID)
  }

  private mutating func follow(
    _ names: ArraySlice<String>, _ difference: Difference, _ table: TableID, _ followed: [Step]
  ) {
    guard let name = names.first else { return }
    if let linking = PropertyPath.linking(name) {
      guard let origin = difference.new.table(named: linking.className),
        let column = difference.new[origin].column(named: linking.property)
      else { return }
      for target in Self.targets(ofChanged: column, in: origin, difference) {
        record(target, nil, back: followed[...], difference)
      }
      return follow(names.dropFirst(), difference, origin, followed + [.linking(origin, column)])
    }
    guard let column = difference.new[table].column(named: name) else { return }
    for (row, changed) in difference.tables[table]?.modifications ?? [] where changed.contains(column) {
      record(row, column, back: followed[...], difference)
    }
    if let target = difference.new.target(column, of: table), names.count > 1 {
      follow(names.dropFirst(), difference, target, followed + [.link(table, column)])
    }
  }

  /// Records the rows from which the followed path leads to this row.
  private mutating func record(
    _ row: RowKey, _ column: ColumnID?, back: ArraySlice<Step>, _ difference: Difference
  ) {
    switch back.last {
    case nil:
      if let column { columns[row, default: ColumnSet()].insert(column) } else { recordReached(row) }
    case .link(let table, let column):
      for origin in difference.new[table].origins(of: row, through: column) {
        record(origin, column, back: back.dropLast(), difference)
      }
    case .linking(let table, let column):
      for target in difference.new[table].targets(column, of: row) {
        record(target, nil, back: back.dropLast(), difference)
      }
    }
  }

  /// Records a row that reaches a change through none of its own columns.
  private mutating func recordReached(_ row: RowKey) {
    if columns[row] == nil { columns[row] = ColumnSet() }
  }

  /// The rows that were added to or removed from the targets of a column, over all rows of the table that changed.
  private static func targets(
    ofChanged column: ColumnID, in origin: TableID, _ difference: Difference
  ) -> Set<RowKey> {
    guard let rows = difference.tables[origin] else { return [] }
    func targets(_ row: RowKey, _ snapshot: Snapshot) -> Set<RowKey> {
      guard origin.rawValue < snapshot.tables.count, column.rawValue < snapshot[origin].columns.count else {
        return []
      }
      return Set(snapshot[origin].targets(column, of: row))
    }
    var result: Set<RowKey> = []
    for row in rows.deletions { result.formUnion(targets(row, difference.old)) }
    for row in rows.insertions { result.formUnion(targets(row, difference.new)) }
    for (row, changed) in rows.modifications where changed.contains(column) {
      result.formUnion(targets(row, difference.old).symmetricDifference(targets(row, difference.new)))
    }
    return result
  }

  /// The tables that objects of `table` reach over at most `depth` links, with the smallest number of links to each.
  static func tables(near table: TableID, in snapshot: Snapshot) -> [TableID: Int] {
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

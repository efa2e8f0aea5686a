/// The rows on which an observed view depends. Changes to any other rows don't concern it.
enum Dependencies {
  /// A row, all rows of some tables, and the rows of one table that meet at least one of some conditions.
  case on(row: RowAddress?, tables: Set<TableID>, conditions: [RequiredCondition] = [])
  /// All rows, because the store doesn't contain a table for the class yet.
  case unknown
}

extension ObjectView {
  func dependencies(in snapshot: Snapshot) -> Dependencies {
    let own = RowAddress(table: table, row: row)
    guard case .only(let paths) = interest else { return .on(row: own, tables: []) }
    let longer = paths.filter { $0.names.count > 1 || PropertyPath.linking($0.names.first ?? "") != nil }
    guard let tables = snapshot.tables(along: longer, from: table) else { return .unknown }
    return .on(row: own, tables: tables)
  }
}

extension CollectionView {
  func dependencies(in snapshot: Snapshot) -> Dependencies {
    switch subject {
    case .results(let query):
      // Observers of sections depend on every change within reach, and on the observed paths, which may lead farther.
      let followed = query.paths.union(interest.paths ?? [])
      guard let table = snapshot.table(named: query.className),
        let steps = snapshot.tables(along: followed, from: table),
        let modified = snapshot.tables(along: paths, from: table)
      else { return .unknown }
      var tables = steps.union(modified).union([table])
      var conditions: [RequiredCondition] = []
      if !snapshot.leadsBack(
        to: table, along: paths.map { Set($0) }, and: followed, through: tables),
        let required = query.requiredConditions(on: table, in: snapshot)
      {
        conditions = required
        tables.remove(table)
      }
      guard case .collection(let cell) = query.source else {
        return .on(row: nil, tables: tables, conditions: conditions)
      }
      return .on(row: RowAddress(table: cell.table, row: cell.row), tables: tables, conditions: conditions)
    case .list(let table, let row, let column):
      guard table.rawValue < snapshot.tables.count else { return .unknown }
      let own = RowAddress(table: table, row: row)
      guard let target = snapshot.target(column, of: table) else { return .on(row: own, tables: []) }
      guard let tables = snapshot.tables(along: paths, from: target) else { return .unknown }
      return .on(row: own, tables: tables)
    case .values(_, let cell):
      guard cell.table.rawValue < snapshot.tables.count else { return .unknown }
      return .on(row: RowAddress(table: cell.table, row: cell.row), tables: [])
    }
  }
}

extension Snapshot {
  /// Returns whether a change to a row might concern another row of the same table from which a path leads to it. If `paths` is
  /// nil, every link within reach counts.
  fileprivate func leadsBack(
    to table: TableID, along paths: Set<PropertyPath>?, and others: Set<PropertyPath>,
    through tables: Set<TableID>
  ) -> Bool {
    let all = others.union(paths ?? [])
    if all.contains(where: { $0.names.contains { PropertyPath.linking($0) != nil } }) { return true }
    if paths != nil, all.allSatisfy({ $0.names.count == 1 }) { return false }
    return tables.contains { origin in
      self[origin].columns.indices.contains { target(ColumnID($0), of: origin) == table }
    }
  }
}

extension Snapshot {
  /// Returns the tables through which the paths lead. If `paths` is nil, returns all tables within reach of a change. Returns
  /// nil if a path doesn't exist.
  fileprivate func tables(along paths: (some Sequence<PropertyPath>)?, from table: TableID) -> Set<TableID>? {
    // The table doesn't exist yet before the first delivery after the write that stored the class.
    guard table.rawValue < tables.count else { return nil }
    guard let paths else { return Set(ChangedRows.tables(near: table, in: self).keys) }
    var result: Set<TableID> = []
    for path in paths {
      var current = table
      result.insert(current)
      for name in path.names {
        if let linking = PropertyPath.linking(name) {
          guard let origin = self.table(named: linking.className) else { return nil }
          current = origin
        } else {
          guard let column = self[current].column(named: name) else { return nil }
          guard let target = target(column, of: current) else { break }
          current = target
        }
        result.insert(current)
      }
    }
    return result
  }
}

/// An index that finds the observers that a change concerns, so that unaffected observers add no cost to a commit.
struct ObserverIndex {
  private var byRow: [TableID: [RowKey: Set<ObserverID>]] = [:]
  private var byTable: [TableID: TableObservers] = [:]
  /// The observers that any change might concern.
  private var unbound: Set<ObserverID> = []

  /// The observers of the rows of a table.
  fileprivate struct TableObservers {
    /// The observers that depend on all rows.
    var all: Set<ObserverID> = []
    /// The observers that only depend on rows with certain values in a column.
    var byColumn: [ColumnID: ColumnObservers] = [:]
  }

  mutating func insert(_ id: ObserverID, _ dependencies: Dependencies) {
    switch dependencies {
    case .unknown: unbound.insert(id)
    case .on(let address, let tables, let conditions):
      if let address { byRow[address.table, default: [:]][address.row, default: []].insert(id) }
      for table in tables { byTable[table, default: TableObservers()].all.insert(id) }
      for condition in conditions {
        byTable[condition.table, default: TableObservers()].byColumn[
          condition.column, default: ColumnObservers()
        ]
        .insert(id, condition)
      }
    }
  }

  mutating func remove(_ id: ObserverID, _ dependencies: Dependencies) {
    switch dependencies {
    case .unknown: unbound.remove(id)
    case .on(let address, let tables, let conditions):
      if let address {
        byRow[address.table]?[address.row]?.remove(id)
        if byRow[address.table]?[address.row]?.isEmpty ?? false { byRow[address.table]?[address.row] = nil }
      }
      for table in tables { byTable[table]?.all.remove(id) }
      for condition in conditions {
        byTable[condition.table]?.byColumn[condition.column]?.remove(id, condition)
      }
    }
  }

  /// - Complexity: O(r log n + k) for r changed rows, and k found observers out of n. It is never proportional to the product
  ///   of rows and observers.
  func observers(concernedBy difference: Difference) -> Set<ObserverID> {
    var found = unbound
    for (table, rows) in difference.tables {
      byTable[table]?.addObservers(of: rows, table, difference, to: &found)
      guard let observed = byRow[table] else { continue }
      if rows.count <= observed.count {
        for row in rows.deletions { if let ids = observed[row] { found.formUnion(ids) } }
        for row in rows.insertions { if let ids = observed[row] { found.formUnion(ids) } }
        for (row, _) in rows.modifications { if let ids = observed[row] { found.formUnion(ids) } }
      } else {
        for ids in observed.values { found.formUnion(ids) }
      }
    }
    return found
  }
}

extension ObserverIndex.TableObservers {
  func addObservers(
    of rows: Difference.TableDifference, _ table: TableID, _ difference: Difference,
    to found: inout Set<ObserverID>
  ) {
    found.formUnion(all)
    for (column, observers) in byColumn {
      var search = observers.search(in: difference.new[table][column].type)
      rows.forEachValue(of: column, table, difference) { search.isIncomplete(after: $0) }
      found.formUnion(search.end())
    }
  }
}

extension Difference.TableDifference {
  /// Calls `body` with the old and new values of changed rows in a column, until it returns false.
  fileprivate func forEachValue(
    of column: ColumnID, _ table: TableID, _ difference: Difference, _ body: (StoredValue) -> Bool
  ) {
    var old = ColumnReader(column, of: table, in: difference.old)
    var new = ColumnReader(column, of: table, in: difference.new)
    for row in deletions where !body(old.value(of: row)) { return }
    for row in insertions where !body(new.value(of: row)) { return }
    for (row, columns) in modifications {
      if !body(new.value(of: row)) { return }
      if columns.contains(column), !body(old.value(of: row)) { return }
    }
  }
}

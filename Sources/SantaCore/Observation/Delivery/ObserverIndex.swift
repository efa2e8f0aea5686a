/// Finds the observers that a change concerns, so that a commit costs nothing for all others.
struct ObserverIndex {
  private var byRow: [TableID: [RowKey: Set<ObserverID>]] = [:]
  private var byTable: [TableID: TableObservers] = [:]
  /// Observers that any change may concern.
  private var unbound: Set<ObserverID> = []

  /// The observers of the rows of a table.
  fileprivate struct TableObservers {
    /// The observers that every row concerns.
    var all: Set<ObserverID> = []
    /// By the value of a column: the observers that only rows with this value concern.
    var byValue: [ColumnID: [RequiredCondition.Key: Set<ObserverID>]] = [:]
    /// By column: the observers that only rows concern whose value meets the condition.
    var byCondition: [ColumnID: [ObserverID: RequiredCondition]] = [:]
  }

  mutating func insert(_ id: ObserverID, _ dependencies: Dependencies) {
    switch dependencies {
    case .unknown: unbound.insert(id)
    case .on(let address, let tables, let condition):
      if let address { byRow[address.table, default: [:]][address.row, default: []].insert(id) }
      for table in tables { byTable[table, default: TableObservers()].all.insert(id) }
      if let condition { byTable[condition.table, default: TableObservers()].insert(id, condition) }
    }
  }

  mutating func remove(_ id: ObserverID, _ dependencies: Dependencies) {
    switch dependencies {
    case .unknown: unbound.remove(id)
    case .on(let address, let tables, let condition):
      if let address {
        byRow[address.table]?[address.row]?.remove(id)
        if byRow[address.table]?[address.row]?.isEmpty ?? false { byRow[address.table]?[address.row] = nil }
      }
      for table in tables { byTable[table]?.all.remove(id) }
      if let condition { byTable[condition.table]?.remove(id, condition) }
    }
  }

  /// - Complexity: O(changed or observed rows, whichever are fewer, and the observers found), and a comparison for each
  ///   changed row and each observer whose condition is no equality.
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
  /// From this many changed rows on, advancing every observer takes no longer than finding those concerned.
  private static let testedRowLimit = 16

  mutating func insert(_ id: ObserverID, _ condition: RequiredCondition) {
    if let key = condition.onlyKey {
      byValue[condition.column, default: [:]][key, default: []].insert(id)
    } else {
      byCondition[condition.column, default: [:]][id] = condition
    }
  }

  mutating func remove(_ id: ObserverID, _ condition: RequiredCondition) {
    guard let key = condition.onlyKey else {
      byCondition[condition.column]?[id] = nil
      return
    }
    byValue[condition.column]?[key]?.remove(id)
    if byValue[condition.column]?[key]?.isEmpty ?? false { byValue[condition.column]?[key] = nil }
  }

  func addObservers(
    of rows: Difference.TableDifference, _ table: TableID, _ difference: Difference,
    to found: inout Set<ObserverID>
  ) {
    found.formUnion(all)
    for (column, observers) in byValue {
      if rows.count > observers.count + Self.testedRowLimit {
        for ids in observers.values { found.formUnion(ids) }
      } else {
        rows.forEachValue(of: column, table, difference) { value in
          guard let key = RequiredCondition.key(of: value), let ids = observers[key] else { return }
          found.formUnion(ids)
        }
      }
    }
    for (column, observers) in byCondition {
      if rows.count > Self.testedRowLimit {
        found.formUnion(observers.keys)
      } else {
        rows.forEachValue(of: column, table, difference) { value in
          for (id, condition) in observers where condition.holds(for: value) { found.insert(id) }
        }
      }
    }
  }
}

extension Difference.TableDifference {
  fileprivate var count: Int { deletions.count + insertions.count + modifications.count }

  /// Calls `body` with the values that the changed rows had and have in a column.
  fileprivate func forEachValue(
    of column: ColumnID, _ table: TableID, _ difference: Difference, _ body: (StoredValue) -> Void
  ) {
    for row in deletions { body(difference.old[table].value(column, of: row)) }
    for row in insertions { body(difference.new[table].value(column, of: row)) }
    for (row, columns) in modifications {
      body(difference.new[table].value(column, of: row))
      if columns.contains(column) { body(difference.old[table].value(column, of: row)) }
    }
  }
}

/// Finds the observers that a change concerns, so that a commit costs nothing for all others.
struct ObserverIndex {
  private var byRow: [TableID: [RowKey: Set<ObserverID>]] = [:]
  private var byTable: [TableID: Set<ObserverID>] = [:]
  /// Observers that any change may concern.
  private var unbound: Set<ObserverID> = []

  mutating func insert(_ id: ObserverID, _ dependencies: Dependencies) {
    switch dependencies {
    case .unknown: unbound.insert(id)
    case .on(let address, let tables):
      if let address { byRow[address.table, default: [:]][address.row, default: []].insert(id) }
      for table in tables { byTable[table, default: []].insert(id) }
    }
  }

  mutating func remove(_ id: ObserverID, _ dependencies: Dependencies) {
    switch dependencies {
    case .unknown: unbound.remove(id)
    case .on(let address, let tables):
      if let address {
        byRow[address.table]?[address.row]?.remove(id)
        if byRow[address.table]?[address.row]?.isEmpty ?? false { byRow[address.table]?[address.row] = nil }
      }
      for table in tables { byTable[table]?.remove(id) }
    }
  }

  /// - Complexity: O(changed or observed rows, whichever are fewer, and the observers found).
  func observers(concernedBy difference: Difference) -> Set<ObserverID> {
    var found = unbound
    for (table, rows) in difference.tables {
      if let all = byTable[table] { found.formUnion(all) }
      guard let observed = byRow[table] else { continue }
      let count = rows.deletions.count + rows.modifications.count + rows.insertions.count
      if count <= observed.count {
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

// Embedded rows: exactly one link leads to each, and they go with it.
extension Transaction {
  /// The table whose rows a link column owns; nil where it owns none.
  func ownedTable(_ column: ColumnID, of table: TableID) -> TableID? {
    guard let target = self[table][column].target,
      let index = tables.firstIndex(where: { $0.name == target }), tables[index].kind == .embedded
    else { return nil }
    return TableID(rawValue: index)
  }

  /// How many links lead to a row, through all columns of all tables.
  func linkCount(to row: RowKey, in table: TableID) -> Int {
    let name = self[table].name
    return tables.reduce(0) { count, origin in
      origin.columns.indices.reduce(count) { count, index in
        origin.columns[index].target == name
          ? count + (origin.backlinks[ColumnID(index)]?.count(to: row) ?? 0) : count
      }
    }
  }

  /// Makes a change to what a cell links to, and deletes the embedded rows that it left without an owner.
  ///
  /// - Returns: whether any were.
  func changingLinks(at cell: CellAddress, _ change: () -> Void) -> Bool {
    guard let owned = ownedTable(cell.column, of: cell.table) else {
      change()
      return false
    }
    let before = self[cell.table].targets(cell.column, of: cell.row)
    change()
    let orphans = before.filter { linkCount(to: $0, in: owned) == 0 }
    for orphan in orphans { delete(orphan, from: owned) }
    return !orphans.isEmpty
  }
}

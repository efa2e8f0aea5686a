// Embedded rows: there is exactly one link to each, and removing it deletes the row.
extension Transaction {
  /// The table of the embedded rows that a link column owns; nil if it owns none.
  func ownedTable(_ column: ColumnID, of table: TableID) -> TableID? {
    guard let target = self[table][column].target,
      let index = tables.firstIndex(where: { $0.name == target }), tables[index].kind == .embedded
    else { return nil }
    return TableID(rawValue: index)
  }

  /// The number of links to a row, from all columns of all tables.
  func linkCount(to row: RowKey, in table: TableID) -> Int {
    let name = self[table].name
    return tables.reduce(0) { count, origin in
      origin.columns.indices.reduce(count) { count, index in
        origin.columns[index].target == name
          ? count + (origin.backlinks[ColumnID(index)]?.count(to: row) ?? 0) : count
      }
    }
  }

  /// Runs a change to the links of a cell, and deletes the embedded rows that it left without an owner.
  ///
  /// - Returns: whether any rows were deleted.
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

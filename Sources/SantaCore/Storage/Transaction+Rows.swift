/// Changes of rows, one at a time and without consequences: what a replay needs.
extension Transaction {
  package func insertRow(_ table: TableID, _ key: RowKey? = nil, primaryKey: StoredValue? = nil) -> RowKey {
    writable(table).insertRow(key, primaryKey: primaryKey)
  }

  /// The row with this primary key. If there is none, or if the table has no primary key, a new row.
  func findOrInsertRow(_ table: TableID, primaryKey: StoredValue?) -> Table.FoundRow {
    let known = self[table]
    if known.version == stamp { return known.findOrInsertRow(primaryKey: primaryKey) }
    // The table is copied only if a row is added.
    if let primaryKey, let found = known.find(primaryKey: primaryKey) {
      return Table.FoundRow(row: found.row, chunk: found.chunk, isNew: false, hasMovedRows: false)
    }
    return writable(table).findOrInsertRow(primaryKey: primaryKey)
  }

  /// Adds rows, as many as the chunk of the next one has room for. See `Table.insertRows`.
  func insertRows(
    _ table: TableID, atMost limit: Int, fill: (Chunk, _ slots: Range<Int>) -> Void,
    key: (_ offset: Int) -> StoredValue?
  ) -> (count: Int, duplicate: Int?) {
    writable(table).insertRows(atMost: limit, fill: fill, key: key)
  }

  package func setValue(_ value: StoredValue, at cell: CellAddress) {
    writable(cell.table).setValue(value, cell.column, of: cell.row)
  }

  /// Reserves the keys below `next`, so that new rows don't get them.
  package func reserveRows(_ table: TableID, upTo next: UInt64) { writable(table).reserveRows(upTo: next) }

  /// Reserves the positions below `next`, so that new elements of lists don't get them.
  package func reservePositions(_ table: TableID, upTo next: UInt64) {
    writable(table).reservePositions(upTo: next)
  }

  package func setValues<E: Error>(
    _ column: ColumnID, of rows: [RowKey], in table: TableID, _ next: (RowKey) throws(E) -> StoredValue
  ) throws(E) { try writable(table).setValues(column, of: rows, next) }

  func removeRow(_ row: RowKey, from table: TableID) {
    writable(table).removeRow(row)
  }

  func removeRows(_ rows: [RowKey], from table: TableID) {
    if !rows.isEmpty { writable(table).removeRows(rows) }
  }
}

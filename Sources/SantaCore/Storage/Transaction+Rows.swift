/// Changes to rows, one at a time and without consequences, as required by a replay.
extension Transaction {
  package func insertRow(_ table: TableID, _ key: RowKey? = nil, primaryKey: StoredValue? = nil) -> RowKey {
    writable(table).insertRow(key, primaryKey: primaryKey)
  }

  /// Returns the row with this primary key. Inserts a new row if there is none, or if the table doesn't have a primary key.
  func findOrInsertRow(_ table: TableID, primaryKey: StoredValue?) -> Table.FoundRow {
    let known = self[table]
    if known.version == stamp { return known.findOrInsertRow(primaryKey: primaryKey) }
    // Copy the table only if a row is added.
    if let primaryKey, let found = known.find(primaryKey: primaryKey) {
      return Table.FoundRow(row: found.row, chunk: found.chunk, isNew: false, hasMovedRows: false)
    }
    return writable(table).findOrInsertRow(primaryKey: primaryKey)
  }

  /// Adds many rows. See `Table.appendRows`.
  ///
  /// - Returns: the rows, and the offset of the first one whose primary key another row already has. The transaction must then
  ///   fail, because both rows are in the index.
  func appendRows<Failure: Error>(
    _ table: TableID, _ count: Int,
    fill: (Chunk, _ slots: Range<Int>, _ offset: Int) throws(Failure) -> Void
  ) throws(Failure) -> (rows: RowRange, duplicate: Int?) {
    let table = writable(table)
    let rows = try table.appendRows(count, fill: fill)
    return (rows, table.enterPrimaryKeys(of: rows))
  }

  /// Stores collections in new rows. See `Table.fillCollections`.
  func fillCollections(
    _ columns: [(id: ColumnID, collections: NewCollections)], of rows: RowRange, in table: TableID
  ) { writable(table).fillCollections(columns, of: rows) }

  package func setValue(_ value: StoredValue, at cell: CellAddress) {
    writable(cell.table).setValue(value, cell.column, of: cell.row)
  }

  /// Reserves the keys below `next`, so that new rows don't use them.
  package func reserveRows(_ table: TableID, upTo next: UInt64) { writable(table).reserveRows(upTo: next) }

  /// Reserves the positions below `next`, so that new elements of lists don't use them.
  package func reservePositions(_ table: TableID, upTo next: UInt64) {
    writable(table).reservePositions(upTo: next)
  }

  package func setValues<E: Error>(
    _ column: ColumnID, of rows: [RowKey], in table: TableID, _ next: (RowKey) throws(E) -> StoredValue
  ) throws(E) { try writable(table).setValues(column, of: rows, next) }

  func removeRow(_ row: RowKey, from table: TableID) {
    writable(table).removeRow(row)
  }

  /// Removes the rows whose keys are in the given ranges. A range can contain keys of rows that don't exist.
  func removeRows(in ranges: [RowRange], from table: TableID) {
    writable(table).removeRows(in: ranges)
  }
}

/// The cells of a row, for reading.
package struct RowCells {
  let chunk: Chunk
  let slot: Int

  package func value(_ column: ColumnID) -> StoredValue { chunk.value(column, at: slot) }
}

/// The cells of a new row, which has its initial values.
package struct NewRowCells {
  let chunk: Chunk
  let slot: Int

  /// Stores a value that the column allows.
  package func setValue(_ value: StoredValue, _ column: ColumnID) { chunk.setValue(value, column, at: slot) }
}

extension Table {
  /// Calls `body` with every row and its cells, in the order of creation. Looks up each chunk once.
  package func readRows(_ body: (RowKey, RowCells) -> Void) {
    forEachRow { row, chunk, slot in
      body(row, RowCells(chunk: chunk, slot: slot))
      return true
    }
  }
}

extension Transaction {
  /// Adds rows with consecutive keys. Their index entries are made together, which takes a fraction of the time.
  ///
  /// - Parameter fill: stores the values of a row: its primary key, which no other row has, and any others except collections. It
  ///   is called for each row in ascending order, with the number of rows before it.
  /// - Returns: the key of the first row.
  package func appendRows(
    _ table: TableID, _ count: Int, _ fill: (NewRowCells, _ offset: Int) -> Void
  ) -> RowKey {
    let added = appendRows(table, count) { (chunk: Chunk, slots: Range<Int>, offset: Int) in
      for slot in slots { fill(NewRowCells(chunk: chunk, slot: slot), offset + slot - slots.lowerBound) }
    }
    if let duplicate = added.duplicate {
      let row = added.rows.first.rawValue + UInt64(duplicate)
      self[table].noteContradiction("row \(row) is new, but another row has its primary key")
    }
    return added.rows.first
  }
}

// Sets and maps. What is there already is no change.
extension Transaction {
  /// Puts an element into a set. O(log n).
  ///
  /// - Returns: whether it was not there.
  @discardableResult
  func insertElement(_ value: StoredValue, in column: ColumnID, of row: RowKey, in table: TableID) -> Bool {
    let (index, isThere) = tables[table.rawValue].list(column, of: row).place(of: value)
    if !isThere { insertEntry(ListEntry(value: value), at: index, in: column, of: row, in: table) }
    return !isThere
  }

  /// Takes an element out of a set. O(log n).
  func removeElement(_ value: StoredValue, from column: ColumnID, of row: RowKey, in table: TableID) {
    let (index, isThere) = tables[table.rawValue].list(column, of: row).place(of: value)
    if isThere { removeEntry(at: index, from: column, of: row, in: table) }
  }

  /// Puts a value under a key of a map. O(log n).
  func setElement(
    _ value: StoredValue, forKey key: String, in column: ColumnID, of row: RowKey, in table: TableID
  ) {
    let tree = tables[table.rawValue].list(column, of: row)
    let (index, isThere) = tree.place(ofKey: key)
    let entry = ListEntry(key: key, value: value)
    if !isThere {
      insertEntry(entry, at: index, in: column, of: row, in: table)
    } else if tree[index].value != value {
      setEntry(entry, at: index, in: column, of: row, in: table)
    }
  }

  /// Takes a key out of a map. O(log n).
  func removeElement(forKey key: String, from column: ColumnID, of row: RowKey, in table: TableID) {
    let (index, isThere) = tables[table.rawValue].list(column, of: row).place(ofKey: key)
    if isThere { removeEntry(at: index, from: column, of: row, in: table) }
  }

  /// Takes everything out of a collection. O(n log n).
  func removeAllEntries(from column: ColumnID, of row: RowKey, in table: TableID) {
    for index in (0..<tables[table.rawValue].list(column, of: row).count).reversed() {
      removeEntry(at: index, from: column, of: row, in: table)
    }
  }
}

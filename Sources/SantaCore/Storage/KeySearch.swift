/// Finds rows by their primary keys. Keys that are given in the order of the rows are found without the index (an upsert by columns).
struct KeySearch {
  private let table: Table
  private let column: ColumnID
  /// The row after the last one that was found, with its chunk.
  private var next: (row: RowKey, chunk: Chunk)?

  /// - Returns: nil for a table without a primary key.
  init?(_ table: Table) {
    guard let column = table.primaryKey else { return nil }
    (self.table, self.column) = (table, column)
  }

  /// Returns the row with a primary key, and its chunk; nil if there is none.
  mutating func find(_ key: StoredValue) -> (row: RowKey, chunk: Chunk)? {
    guard table[column].type.admits(key) else { return nil }
    if let (row, chunk) = next, chunk.isLive(row.slot), chunk.holds(key, column, at: row.slot) {
      note(row, chunk)
      return (row, chunk)
    }
    guard let found = table.find(primaryKey: key) else { return nil }
    note(found.row, found.chunk)
    return found
  }

  private mutating func note(_ row: RowKey, _ chunk: Chunk) {
    let following = RowKey(rawValue: row.rawValue + 1)
    if following.chunkIndex == row.chunkIndex {
      next = (following, chunk)
    } else {
      next = table.chunk(at: following.chunkIndex).map { (following, $0) }
    }
  }
}

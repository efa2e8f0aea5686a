/// Reads one column of a table. Reading rows in ascending order is fast, because each chunk is looked up only once.
struct ColumnReader {
  private let column: ColumnID
  /// The table; nil if the snapshot doesn't have the column, in which case all values are null.
  private let table: Table?
  private var index = -1
  private var chunk: Chunk?

  init(_ column: ColumnID, of table: TableID, in snapshot: Snapshot) {
    self.column = column
    let hasColumn =
      table.rawValue < snapshot.tables.count && column.rawValue < snapshot[table].columns.count
    self.table = hasColumn ? snapshot[table] : nil
  }

  /// Returns the value of a row, or null if the row doesn't exist.
  mutating func value(of row: RowKey) -> StoredValue {
    if row.chunkIndex != index { (index, chunk) = (row.chunkIndex, table?.chunk(at: row.chunkIndex)) }
    guard let chunk, chunk.isLive(row.slot) else { return .null }
    return chunk.value(column, at: row.slot)
  }
}

/// Reads one column of a table. Fast for rows that ascend, because a chunk is looked up once for all of its rows.
struct ColumnReader {
  private let column: ColumnID
  /// Nil if the snapshot does not have the column, so that all values are null.
  private let table: Table?
  private var index = -1
  private var chunk: Chunk?

  init(_ column: ColumnID, of table: TableID, in snapshot: Snapshot) {
    self.column = column
    let hasColumn =
      table.rawValue < snapshot.tables.count && column.rawValue < snapshot[table].columns.count
    self.table = hasColumn ? snapshot[table] : nil
  }

  /// The value of a row; null if it does not exist.
  mutating func value(of row: RowKey) -> StoredValue {
    if row.chunkIndex != index { (index, chunk) = (row.chunkIndex, table?.chunk(at: row.chunkIndex)) }
    guard let chunk, chunk.isLive(row.slot) else { return .null }
    return chunk.value(column, at: row.slot)
  }
}

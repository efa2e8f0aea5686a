/// The values of some property paths of the rows of one table in one snapshot.
struct RowValues {
  private let rows: Table
  /// Nil where the snapshot has no such columns: all values are null then.
  let paths: [ColumnPath?]

  init(_ paths: [PropertyPath], _ table: TableID, _ snapshot: Snapshot) {
    rows = snapshot[table]
    self.paths = paths.map { ColumnPath($0, from: table, in: snapshot) }
  }

  /// The values of a row, in the order of the paths.
  func of(_ row: RowKey) -> [StoredValue] { paths.indices.map { value($0, of: row) } }

  /// The value of one of the paths.
  func value(_ path: Int, of row: RowKey) -> StoredValue {
    guard let path = paths[path], let chunk = rows.chunk(of: row) else { return .null }
    return path.value(chunk, row.slot)
  }
}

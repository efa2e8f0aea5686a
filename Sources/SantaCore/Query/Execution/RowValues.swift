/// The values of some property paths of the rows of one table in one snapshot.
struct RowValues {
  private let rows: Table
  /// Nil where the snapshot has no such columns: all values are null then.
  let paths: [ColumnPath?]

  init(_ paths: [PropertyPath], _ table: TableID, _ snapshot: Snapshot) {
    rows = snapshot[table]
    self.paths = paths.map { ColumnPath($0, from: table, in: snapshot) }
  }

  /// The column of the rows' own that a path is; nil for one along links, and where there is none.
  func ownColumn(_ path: Int) -> ColumnID? { paths[path]?.ownColumn }

  /// Calls `body` with where each member lies. Rows that follow each other mostly lie in one chunk, looked for once.
  func forEach(_ members: [Member], _ body: (_ chunk: Chunk, _ slot: Int) -> Void) {
    var start = 0
    while start < members.count {
      let index = members[start].row.chunkIndex
      var end = start + 1
      while end < members.count, members[end].row.chunkIndex == index { end += 1 }
      if let chunk = rows.chunk(at: index) {
        for place in start..<end where chunk.isLive(members[place].row.slot) {
          body(chunk, members[place].row.slot)
        }
      }
      start = end
    }
  }

  /// The values of a row, in the order of the paths.
  func of(_ row: RowKey) -> [StoredValue] { paths.indices.map { value($0, of: row) } }

  /// The value of one of the paths.
  func value(_ path: Int, of row: RowKey) -> StoredValue {
    guard let path = paths[path], let chunk = rows.chunk(of: row) else { return .null }
    return path.value(chunk, row.slot)
  }
}

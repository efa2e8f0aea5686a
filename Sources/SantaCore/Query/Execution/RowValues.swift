/// The values of property paths for the rows of a table in one snapshot.
struct RowValues {
  private let rows: Table
  /// The bound paths. A path without columns in the snapshot is nil, and its values are all null.
  let paths: [ColumnPath?]

  init(_ paths: [PropertyPath], _ table: TableID, _ snapshot: Snapshot) {
    rows = snapshot[table]
    self.paths = paths.map { ColumnPath($0, from: table, in: snapshot) }
  }

  var chunks: RadixTree<Chunk> { rows.chunks }

  /// Returns the column of a path without links; nil for paths along links, and for paths without a column.
  func ownColumn(_ path: Int) -> ColumnID? { paths[path]?.ownColumn }

  /// Calls `body` with the chunk and slot of each member. Consecutive rows in the same chunk share one lookup.
  func forEach(_ members: [Member], _ body: (_ chunk: Chunk, _ slot: Int) -> Void) {
    var start = 0
    while start < members.count {
      let chunkIndex = members[start].row.chunkIndex
      var end = start + 1
      while end < members.count, members[end].row.chunkIndex == chunkIndex { end += 1 }
      if let chunk = rows.chunk(at: chunkIndex) {
        for index in start..<end where chunk.isLive(members[index].row.slot) {
          body(chunk, members[index].row.slot)
        }
      }
      start = end
    }
  }

  /// Returns the values of a row, in the order of the paths.
  func of(_ row: RowKey) -> [StoredValue] { paths.indices.map { value($0, of: row) } }

  /// Returns the value of a row along one of the paths.
  func value(_ path: Int, of row: RowKey) -> StoredValue {
    guard let path = paths[path], let chunk = rows.chunk(of: row) else { return .null }
    return path.value(chunk, row.slot)
  }
}

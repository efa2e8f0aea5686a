/// A live row, its chunk, and its slot in the chunk.
struct RowLocation {
  var row: RowKey
  var chunk: Chunk
  var slot: Int

  init(_ row: RowKey, _ chunk: Chunk, _ slot: Int) {
    self.row = row
    self.chunk = chunk
    self.slot = slot
  }

  /// Creates the location of a row, or returns nil if the row doesn't exist.
  init?(_ row: RowKey, in table: Table) {
    guard let chunk = table.chunk(of: row) else { return nil }
    self.init(row, chunk, row.slot)
  }
}

/// One column of some rows of a table, to be read value by value without making objects.
struct RowColumn {
  private let table: Table
  private let path: ColumnPath
  /// Nil for all rows, in the order of their creation.
  private let rows: [RowKey]?

  init(_ path: ColumnPath, of table: Table, rows: [RowKey]?) {
    self.table = table
    self.path = path
    self.rows = rows
  }

  /// The values as they are stored, converted by `transform`.
  func map<Value>(_ transform: (StoredValue) -> Value) -> [Value] {
    var values: [Value] = []
    values.reserveCapacity(count)
    forEach { chunk, slot in values.append(transform(path.value(chunk, slot))) }
    return values
  }

  /// The cells, copied as they lie; nil where they are another table's, or some may have no value. `T` is as wide as
  /// the column's cells.
  func cells<T: BitwiseCopyable>(as type: T.Type) -> [T]? {
    guard let column = path.ownColumn, !path.definition.hasPresence else { return nil }
    guard let rows else { return table.cells(of: column, as: T.self) }
    // Many rows, in another order than they lie in, are found faster where it is known first where each chunk has them.
    if rows.count > table.chunkCountAtMost { return table.cells(of: column, rows: rows, as: T.self) }
    var values: [T] = []
    values.reserveCapacity(count)
    forEach { chunk, slot in values.append(chunk.cell(column, at: slot, as: T.self)) }
    return values
  }

  /// The sum of a column of integers over all rows of the table; nil for another column, or for some rows.
  var integerSum: Int128? {
    guard rows == nil, let column = path.ownColumn, !path.definition.hasPresence,
      path.definition.type.isPackable, path.definition.type != .link
    else { return nil }
    var sum: Int128 = 0
    table.chunks.forEach { _, chunk in
      sum += chunk.sum(column)
      return true
    }
    return sum
  }

  private var count: Int { rows?.count ?? table.count }

  private func forEach(_ body: (Chunk, _ slot: Int) -> Void) {
    guard let rows else {
      return table.forEachRow { _, chunk, slot in
        body(chunk, slot)
        return true
      }
    }
    // Rows that follow each other mostly lie in one chunk.
    var known: (index: Int, chunk: Chunk)?
    for row in rows {
      if known?.index != row.chunkIndex { known = table.chunk(of: row).map { (row.chunkIndex, $0) } }
      // What lies in a damaged block has no value to be copied. A forged index knows rows that are not there.
      guard let known, known.chunk.isLive(row.slot) else { continue }
      body(known.chunk, row.slot)
    }
  }
}

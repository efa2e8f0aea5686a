/// A column of a table's rows, read without creating objects.
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

  /// A copy of the packed cells. Nil if the column is another table's, or may contain nil.
  ///
  /// - Parameter type: a type of the same width as the column's cells.
  func cells<T: BitwiseCopyable>(as type: T.Type) -> [T]? {
    guard let column = path.ownColumn, !path.definition.hasPresence else { return nil }
    guard let rows else { return table.cells(of: column, as: T.self) }
    // For many rows in another order than storage, it is faster to group them by chunk first.
    if rows.count > table.chunkCountAtMost { return table.cells(of: column, rows: rows, as: T.self) }
    return table.cells(ofFew: rows, column, as: T.self)
  }

  /// The sum of an integer column over all rows of the table; nil for another column, or for some of the rows.
  var integerSum: Int128? {
    guard rows == nil, let column = path.ownColumn, !path.definition.hasPresence,
      path.definition.type.isPackable, path.definition.type != .link
    else { return nil }
    var sum: Int128 = 0
    table.chunks.scan(touching: { $0.touch(column) }) { _, chunk in
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
    // Consecutive rows are usually in one chunk.
    var known: (index: Int, chunk: Chunk)?
    for row in rows {
      if known?.index != row.chunkIndex { known = table.chunk(of: row).map { (row.chunkIndex, $0) } }
      // A row in a damaged block has no value. A forged index refers to rows that do not exist.
      guard let known, known.chunk.isLive(row.slot) else { continue }
      body(known.chunk, row.slot)
    }
  }
}

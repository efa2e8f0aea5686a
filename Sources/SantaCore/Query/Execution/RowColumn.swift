/// A column of the rows of a table that is read without creating objects.
struct RowColumn {
  private let table: Table
  private let path: ColumnPath
  /// The rows to read, or nil for all rows in the order of their creation.
  private let rows: [RowKey]?

  init(_ path: ColumnPath, of table: Table, rows: [RowKey]?) {
    self.table = table
    self.path = path
    self.rows = rows
  }

  /// Returns the stored values, converted by `transform`.
  func map<Value>(_ transform: (StoredValue) -> Value) -> [Value] {
    var values: [Value] = []
    values.reserveCapacity(count)
    forEach { chunk, slot in values.append(transform(path.value(chunk, slot))) }
    return values
  }

  /// Returns a copy of the packed cells, or nil if the column belongs to another table or can contain nil.
  ///
  /// - Parameter type: a type of the same width as the column's cells.
  func cells<T: BitwiseCopyable>(as type: T.Type) -> [T]? {
    guard let column = path.ownColumn, !path.definition.hasPresence else { return nil }
    guard let rows else { return table.cells(of: column, as: T.self) }
    // Reading many rows that are not in storage order is faster when they are first grouped by chunk.
    if rows.count > table.chunkCountAtMost { return table.cells(of: column, rows: rows, as: T.self) }
    return table.cells(ofFew: rows, column, as: T.self)
  }

  /// Returns the packed cells of all rows of the table and, for each, whether it has a value. Returns nil for a column of another
  /// table, and for a subset of the rows.
  func optionalCells<T: BitwiseCopyable>(as type: T.Type) -> (cells: [T], isPresent: [Bool])? {
    guard rows == nil, let column = path.ownColumn else { return nil }
    var isPresent: [Bool] = []
    isPresent.reserveCapacity(table.count)
    let cells = table.cells(of: column, as: T.self)
    table.chunks.scan(touching: { $0.touch(column) }) { _, chunk in
      let present = chunk.presentSlots(column)
      chunk.liveSet.forEach { isPresent.append(present.contains($0)) }
      return true
    }
    // The counts differ only if the count of a forged table does.
    return cells.count == isPresent.count ? (cells, isPresent) : nil
  }

  /// The sum of an integer column over all rows of the table; nil for other columns, and for a subset of the rows.
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
    // Consecutive rows are usually in the same chunk.
    var known: (index: Int, chunk: Chunk)?
    for row in rows {
      if known?.index != row.chunkIndex { known = table.chunk(of: row).map { (row.chunkIndex, $0) } }
      // A row in a damaged block has no value, and an index in a forged store may refer to rows that don't exist.
      guard let known, known.chunk.isLive(row.slot) else { continue }
      body(known.chunk, row.slot)
    }
  }
}

/// Stores the columns of a batch in rows, without a value in its general form for each cell.
struct ColumnWriter {
  let transaction: Transaction
  let table: TableID
  /// The bytes of the batch.
  let bytes: [UInt8]
  let plan: ImportPlan
  private let defaults: [ColumnDefault]
  private var keyIndex: Int? { plan.keyIndex }

  init(_ transaction: Transaction, _ table: TableID, bytes: [UInt8], _ plan: ImportPlan) {
    (self.transaction, self.table, self.bytes, self.plan) = (transaction, table, bytes, plan)
    defaults = transaction[table].importDefaults
  }

  /// Replaces the primary keys in columns of links by rows. A missing target is inserted.
  ///
  /// - Parameter missing: called with each target that was inserted.
  /// - Returns: false if another process has changed a target's type, or if the strings of a chunk are too long.
  func resolveLinks(
    of columns: inout [CellColumn], missing: (RecordWriter.Target) -> Void
  ) -> Bool {
    for link in plan.links {
      guard let key = transaction[link.target].primaryKey, transaction[link.target][key] == link.key else {
        return false
      }
      let definition = transaction[table][columns[link.index].id]
      let defaults = transaction[link.target].importDefaults
      var hasRoom = true
      columns[link.index].resolve(as: definition, in: bytes) { key in
        let found = transaction.findOrInsertRow(link.target, primaryKey: key)
        if found.isNew {
          missing(RecordWriter.Target(table: link.target, row: found.row))
          hasRoom = transaction.fill(found.row, of: link.target, with: defaults) && hasRoom
        }
        return found.row
      }
      if !hasRoom { return false }
    }
    return true
  }

  /// Inserts a row for each record.
  ///
  /// - Returns: the first row, which the others follow, or nil if a row has the primary key of another one, or if the strings
  ///   of a chunk are too long. The transaction must be discarded then.
  func insert(_ columns: RecordColumns) -> RowKey? {
    do throws(NoRoom) {
      let added = try transaction.appendRows(table, columns.count) { chunk, slots, start throws(NoRoom) in
        for column in columns.cells
        where !fill(chunk, slots.lowerBound, column, start..<(start + slots.count)) {
          throw NoRoom()
        }
        for known in defaults
        where !fill(chunk, slots.lowerBound, known, columns.cells, start..<(start + slots.count)) {
          throw NoRoom()
        }
      }
      if added.duplicate != nil { return nil }
      let collections = columns.collections.map {
        (id: $0.id, collections: $0.collections(0..<columns.count, in: bytes))
      }
      transaction.fillCollections(collections, of: added.rows, in: table)
      return added.rows.first
    } catch {
      return nil
    }
  }

  /// The strings of a chunk are too long.
  private struct NoRoom: Error {}

  /// Stores the values of one column in new rows.
  private func fill(_ chunk: Chunk, _ slot: Int, _ column: CellColumn, _ rows: Range<Int>) -> Bool {
    let states = column.isComplete ? [] : column.states[rows]
    switch column.definition.type {
    case .string:
      return chunk.fillTexts(
        column.id, from: slot, with: column.bits[rows], states: states, in: bytes, or: column.unescaped)
    case .data, .uuid, .decimal, .any, .external:
      for row in rows where column.state(row) == .value {
        let value = column.value(row, in: bytes)
        let count = value.byteCount(in: column.definition.type)
        guard chunk.hasRoom(for: count, limit: Chunk.maximumHeapByteCount) else { return false }
        chunk.setValue(value, column.id, at: slot + row - rows.lowerBound)
      }
    case .bool, .int8, .int16, .int32, .int64, .uint8, .uint16, .uint32, .uint64, .float, .double, .date,
      .link:
      chunk.fillNumbers(column.id, from: slot, with: column.bits[rows], states: states)
    }
    return true
  }

  /// Stores a default in the new rows whose records have no value for the column.
  private func fill(
    _ chunk: Chunk, _ slot: Int, _ known: ColumnDefault, _ columns: [CellColumn], _ rows: Range<Int>
  ) -> Bool {
    let column = columns.first { $0.id == known.column }
    let count = known.value.byteCount(in: transaction[table][known.column].type)
    for row in rows where column.map({ $0.state(row) == .absent }) ?? true {
      guard count == 0 || chunk.hasRoom(for: count, limit: Chunk.maximumHeapByteCount) else { return false }
      chunk.setValue(known.value, known.column, at: slot + row - rows.lowerBound)
    }
    return true
  }

  /// Updates the row of each record, or inserts one, by its primary key.
  ///
  /// - Returns: the rows, and the number of those that were in the store before; nil if the strings of a chunk are too long.
  func update(_ columns: RecordColumns) -> (rows: [RowKey], knownCount: Int)? {
    var rows: [RowKey] = []
    rows.reserveCapacity(columns.count)
    var knownCount = 0
    // Most rows are in the table as it is now.
    var search = KeySearch(transaction[table])
    for index in 0..<columns.count {
      let key = keyIndex.map { columns.cells[$0].value(index, in: bytes) }
      if let key, let known = search?.find(key) {
        knownCount += 1
        rows.append(known.row)
        continue
      }
      if let key, !transaction[table].hasRoom(forKey: key) { return nil }
      let found = transaction.findOrInsertRow(table, primaryKey: key)
      if !found.isNew { knownCount += 1 }
      if found.isNew, !transaction.fill(found.row, of: table, with: defaults) { return nil }
      rows.append(found.row)
    }
    for (number, column) in columns.cells.enumerated() where number != keyIndex {
      if !assign(column, to: rows) { return nil }
    }
    for column in columns.collections { assign(column, to: rows) }
    return (rows, knownCount)
  }

  /// Assigns the values of a column. Equal values are not a change.
  private func assign(_ column: CellColumn, to rows: [RowKey]) -> Bool {
    var known: (index: Int, chunk: Chunk?) = (-1, nil)
    for (index, row) in rows.enumerated() {
      if known.index != row.chunkIndex {
        known = (row.chunkIndex, transaction[table].chunk(at: row.chunkIndex))
      }
      if let chunk = known.chunk, column.isEqual(index, to: chunk, at: row.slot, in: bytes) { continue }
      if !assign(column, index, to: row) { return false }
      // The chunk may have been copied.
      known.index = -1
    }
    return true
  }

  /// Assigns a value, unless it is equal.
  private func assign(_ column: CellColumn, _ index: Int, to row: RowKey) -> Bool {
    if column.state(index) == .absent { return true }
    let value = column.value(index, in: bytes)
    if transaction[table].value(column.id, of: row) == value { return true }
    guard transaction[table].hasRoom(for: value, in: column.id, of: row) else { return false }
    transaction.setValue(value, at: CellAddress(table: table, row: row, column: column.id))
    return true
  }

  /// Assigns the collections of a column. Equal elements are not a change.
  private func assign(_ column: CollectionColumn, to rows: [RowKey]) {
    for (index, row) in rows.enumerated() where column.isGiven[index] {
      let given = column.collections(index..<index + 1, in: bytes)
      transaction.assign(given, 0, to: CellAddress(table: table, row: row, column: column.id))
    }
  }
}

/// The links that a record changes. They are checked after the whole record was applied.
struct ChangedLinks {
  /// The targets of new links.
  private var targets: [(table: String, row: RowKey, offset: Int)] = []
  private var deleted: [(table: TableID, row: RowKey, offset: Int)] = []
  /// The ranges of keys of deleted rows.
  private var deletedRanges: [(table: TableID, ranges: [RowRange], offset: Int)] = []
  /// Embedded rows that were inserted, or that may have lost their owner.
  private var embedded: [(table: TableID, row: RowKey, offset: Int)] = []

  mutating func note(_ value: StoredValue, _ column: ColumnDefinition, _ offset: Int) {
    if let row = value.linkedRow, let table = column.target { targets.append((table, row, offset)) }
  }

  mutating func noteInserted(_ row: RowKey, in table: TableID, _ transaction: Transaction, _ offset: Int) {
    if transaction[table].kind == .embedded { embedded.append((table, row, offset)) }
  }

  /// Records a row and the rows that it owns, before the row is deleted.
  mutating func noteDeleted(_ row: RowKey, in table: TableID, _ transaction: Transaction, _ offset: Int) {
    deleted.append((table, row, offset))
    for column in transaction[table].columns.indices {
      noteTargets(
        at: CellAddress(table: table, row: row, column: ColumnID(column)), transaction, offset)
    }
  }

  /// Records ranges of keys before the rows in them are deleted.
  mutating func noteDeleted(
    in ranges: [RowRange], of table: TableID, _ transaction: Transaction, _ offset: Int
  ) {
    deletedRanges.append((table, ranges, offset))
    // Only rows that may own other rows are visited.
    let owning = transaction[table].columns.indices.map { ColumnID($0) }.filter {
      transaction.ownedTable($0, of: table) != nil
    }
    if owning.isEmpty { return }
    for range in ranges {
      for row in transaction[table].rows(in: range) {
        for column in owning {
          noteTargets(at: CellAddress(table: table, row: row, column: column), transaction, offset)
        }
      }
    }
  }

  /// Records the row that an element links to, before the element is removed or replaced.
  ///
  /// - Parameter owned: the table of the rows that the collection owns.
  mutating func noteLost(_ value: StoredValue, in owned: TableID, _ offset: Int) {
    if let target = value.linkedRow { embedded.append((owned, target, offset)) }
  }

  /// Records the rows that a cell owns, before its links change.
  mutating func noteTargets(at cell: CellAddress, _ transaction: Transaction, _ offset: Int) {
    guard let owned = transaction.ownedTable(cell.column, of: cell.table) else { return }
    for target in transaction[cell.table].targets(cell.column, of: cell.row) {
      embedded.append((owned, target, offset))
    }
  }

  /// Checks all recorded links.
  ///
  /// - Throws: `ByteReader.Malformed` if a link has no target, or if an embedded row doesn't have exactly one owner.
  func check(_ transaction: Transaction) throws(ByteReader.Malformed) {
    if transaction.hasChangedSchema { try checkSets(transaction) }
    for (table, row, offset) in deleted
    where !transaction[table].contains(row) && transaction.linkCount(to: row, in: table) > 0 {
      throw ByteReader.Malformed(offset: offset, what: "a link leads to a deleted row")
    }
    for (table, ranges, offset) in deletedRanges where transaction.hasLinkToMissingRow(in: ranges, of: table)
    {
      throw ByteReader.Malformed(offset: offset, what: "a link leads to a deleted row")
    }
    var pending = embedded
    for (name, row, offset) in targets {
      guard let index = transaction.tables.firstIndex(where: { $0.name == name }),
        transaction.tables[index].contains(row)
      else { throw ByteReader.Malformed(offset: offset, what: "the target of a link does not exist") }
      if transaction.tables[index].kind == .embedded {
        pending.append((TableID(rawValue: index), row, offset))
      }
    }
    // The record may have made a table independent after its rows changed. If it made a table embedded, all rows were checked then.
    for (table, row, offset) in pending
    where transaction[table].kind == .embedded && transaction[table].contains(row)
      && transaction.linkCount(to: row, in: table) != 1
    {
      throw ByteReader.Malformed(offset: offset, what: "an embedded row does not have exactly one owner")
    }
  }

  private func checkSets(_ transaction: Transaction) throws(ByteReader.Malformed) {
    for (id, table) in transaction.tables.enumerated() {
      for (column, definition) in table.columns.enumerated() where definition.kind == .set {
        if transaction.ownedTable(ColumnID(column), of: TableID(rawValue: id)) != nil {
          throw ByteReader.Malformed(offset: 0, what: "a set owns embedded rows")
        }
      }
    }
  }
}

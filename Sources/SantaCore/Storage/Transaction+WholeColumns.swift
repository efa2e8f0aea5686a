/// Changes to whole columns, chunk by chunk, without creating objects.
extension Transaction {
  /// Calls `body` with each chunk of a table in the initial state, and with its rows that still exist. Moves changes out of
  /// memory in between.
  func forEachRun<Failure: Error>(
    ofInitial table: TableID, _ body: (Chunk, [RowKey]) throws(Failure) -> Void
  ) throws(Failure) {
    let initial = base[table]
    for index in initial.chunkIndexes {
      guard let chunk = initial.chunk(at: index), let current = self[table].chunk(at: index) else { continue }
      var rows: [RowKey] = []
      chunk.liveSet.intersection(current.liveSet).forEach { rows.append(RowKey(chunkIndex: index, slot: $0)) }
      if rows.isEmpty { continue }
      try body(chunk, rows)
      spillIfLarge(rowCount: rows.count)
    }
  }

  /// Makes a column required before all rows get their values. Until then, each chunk must get its new layout with
  /// ``replaceLayout(ofChunk:of:)`` before values of its rows are stored.
  func beginRequiringValues(in column: ColumnID, of table: TableID) {
    writable(table).requireValues(in: column)
  }

  func replaceLayout(ofChunk index: Int, of table: TableID) {
    writable(table).replaceLayout(ofChunk: index)
  }

  /// Resets the values of the rows of a chunk in a dropped column.
  func clearValues(ofChunk index: Int, in column: ColumnID, of table: TableID) {
    writable(table).clearValues(ofChunk: index, in: column)
  }

  /// Links rows without a link in a column, which must be ascending, to rows with consecutive keys.
  func link(_ rows: [RowKey], _ column: ColumnID, of table: TableID, to targets: RowRange) {
    writable(table).link(rows, column, to: targets)
  }
}

extension Table {
  /// Links rows to rows with consecutive keys, which have no links in this column yet.
  fileprivate func link(_ rows: [RowKey], _ column: ColumnID, to targets: RowRange) {
    // Rows that were linked earlier get their backlinks one by one.
    updateEntries()
    var added: [Backlinks.Entry] = []
    added.reserveCapacity(rows.count)
    for (offset, row) in rows.enumerated() {
      guard let chunk = existingChunk(of: row) else { continue }
      let target = RowKey(rawValue: targets.first.rawValue + UInt64(offset))
      if storedUniqueIndexes.sets.isEmpty {
        chunk.setValue(.link(target.rawValue), column, at: row.slot)
        added.append(Backlinks.Entry(target: target, origin: row))
      } else {
        setValue(.link(target.rawValue), column, of: row)
      }
    }
    storedBacklinks.update(column) { $0.update(inserting: added, version: version) }
  }
}

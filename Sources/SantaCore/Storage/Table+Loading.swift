/// Many new rows at once, on behalf of the transaction that has the table's version.
///
/// The rows are the same as those that are added one by one. But chunks are looked up and rows are counted once for each chunk,
/// and the index of primary keys is extended once for all rows.
extension Table {
  /// Adds rows with consecutive keys.
  ///
  /// - Parameter fill: stores the values of the rows in some slots of a chunk. It is called for one chunk after the other, with
  ///   the offset of the chunk's first row among the new rows. Collections are stored later, in existing rows.
  func appendRows<Failure: Error>(
    _ count: Int, fill: (Chunk, _ slots: Range<Int>, _ offset: Int) throws(Failure) -> Void
  ) throws(Failure) -> RowRange {
    let start = nextRow
    guard count > 0 else { return RowRange(first: RowKey(rawValue: start), count: 0) }
    if start + UInt64(count) > RowKey.limit { noteContradiction("no key is left for a new row") }
    var offset = 0
    while offset < count {
      let first = RowKey(rawValue: nextRow)
      let slots = first.slot..<min(Chunk.maximumCapacity, first.slot + count - offset)
      // A chunk with slots for all of the rows.
      let chunk = writableChunk(of: RowKey(chunkIndex: first.chunkIndex, slot: slots.upperBound - 1))
      let known = chunk.setLive(SlotSet(slots))
      known.forEach {
        let row = RowKey(chunkIndex: first.chunkIndex, slot: $0)
        noteContradiction("row \(row.rawValue) exists, but its key is the next one for a new row")
      }
      storedCount += slots.count - known.count
      storedNextRow += UInt64(slots.count)
      deferEntries(ofChunk: first.chunkIndex)
      try fill(chunk, slots, offset)
      offset += slots.count
    }
    return RowRange(first: RowKey(rawValue: start), count: count)
  }

  /// Defers the entries of new rows in a chunk.
  private func deferEntries(ofChunk index: Int) {
    if !storedIndexes.isEmpty { unindexedRows.insertNewRows(ofChunk: index) }
    if !storedBacklinks.isEmpty { unlinkedRows.insertNewRows(ofChunk: index) }
    storedUniqueIndexes.insertNewRows(ofChunk: index)
  }

  /// Adds new rows, whose primary keys are stored, to the index of primary keys.
  ///
  /// - Returns: the offset of the first row whose primary key another row already has, or nil if all keys are new.
  func enterPrimaryKeys(of rows: RowRange) -> Int? {
    guard let column = primaryKey, rows.count > 0 else { return nil }
    let mayBeRemoved = !staleKeys.isEmpty
    let entries = keyHashes([column], of: rows)
    let duplicates = storedPrimaryIndex.insert(
      entries, from: rows.first, version: version,
      isSame: { row, other in
        has(value(column, of: row), in: column, of: other, mayBeRemoved: mayBeRemoved)
      },
      seededHash: { self.value(column, of: $0).hashValue })
    return duplicates.min()
  }

  /// Returns the hash of the values of all rows in some columns, in the order of the rows, which count from the first possible
  /// one. Returns nil if the keys of the rows are too large for that.
  func allKeyHashes(_ columns: [ColumnID]) -> [HashIndex.NewEntry]? {
    if nextRow > UInt64(HashIndex.maximumSpan) { return nil }
    var entries: [HashIndex.NewEntry] = []
    entries.reserveCapacity(count)
    chunks.forEach { index, chunk in
      let start = Int(RowKey(chunkIndex: index, slot: 0).rawValue)
      chunk.appendHashes(columns, chunk.liveSet, from: start, to: &entries)
      return true
    }
    return entries
  }

  /// Returns the hash of each row's values in some columns. Rows that don't exist or don't have a hash are left out.
  func keyHashes(_ columns: [ColumnID], of rows: RowRange) -> [HashIndex.NewEntry] {
    var entries: [HashIndex.NewEntry] = []
    entries.reserveCapacity(rows.count)
    rows.forEachChunk { index, slots in
      guard let chunk = chunk(at: index) else { return }
      let start = Int(RowKey(chunkIndex: index, slot: 0).rawValue) - Int(rows.first.rawValue)
      chunk.appendHashes(columns, chunk.liveSet.intersection(slots), from: start, to: &entries)
    }
    return entries
  }
}

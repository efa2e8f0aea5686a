/// Changes to rows, on behalf of the transaction that has the table's version.
extension Table {
  /// Adds a row with initial values, which are all zero bytes. Its key is new or, in a replay, the given key. A slot is never
  /// reused, so it still contains the zeros of a new chunk.
  ///
  /// - Parameter value: the primary key. Without it, the row is added to the index when the key is first set.
  func insertRow(_ key: RowKey? = nil, primaryKey value: StoredValue? = nil) -> RowKey {
    let row = key ?? RowKey(rawValue: nextRow)
    // Otherwise, the primary key of the row that previously had this row key would find the new row.
    if row.rawValue < nextRow { updatePrimaryIndex() }
    let chunk = addRow(row)
    // A given key may have belonged to a row that was added and deleted within one transaction. The links and collections of
    // that row may still be in the slot.
    if key != nil {
      for index in columns.indices {
        if columns[index].isCollection {
          chunk.setList(nil, ColumnID(index), at: row.slot)
        } else if columns[index].isLink {
          chunk.setValue(.null, ColumnID(index), at: row.slot)
        }
      }
    }
    if let value, let primaryKey {
      chunk.setValue(value, primaryKey, at: row.slot)
      storedPrimaryIndex.insert(row, hash: HashIndex.hash(value), version: version)
    }
    deferEntries(of: row)
    return row
  }

  /// A row that was found by its primary key or inserted.
  struct FoundRow {
    var row: RowKey
    var chunk: Chunk
    var isNew: Bool
    /// Whether the addresses of other rows in the chunk have changed.
    var hasMovedRows: Bool
  }

  /// Returns the row with this primary key. Inserts a new row if there is none, or if the table doesn't have a primary key.
  func findOrInsertRow(primaryKey value: StoredValue?) -> FoundRow {
    let row = RowKey(rawValue: nextRow)
    if let value, let column = primaryKey {
      let mayBeRemoved = !staleKeys.isEmpty
      let known = storedPrimaryIndex.insert(
        row, hash: HashIndex.hash(value), version: version,
        unless: { has(value, in: column, of: $0, mayBeRemoved: mayBeRemoved) },
        seededHash: { seededHash(value, in: column, of: $0) })
      if let known {
        if let chunk = chunk(of: known) {
          return FoundRow(row: known, chunk: chunk, isNew: false, hasMovedRows: false)
        }
        noteContradiction("the index of primary keys has row \(known.rawValue), which does not exist")
      }
    }
    let copyCount = copyCount
    let chunk = addRow(row)
    let address = chunk.address
    if let value, let primaryKey { chunk.setValue(value, primaryKey, at: row.slot) }
    deferEntries(of: row)
    return FoundRow(
      row: row, chunk: chunk, isNew: true,
      hasMovedRows: copyCount != self.copyCount || address != chunk.address)
  }

  /// Adds a row and returns its chunk. The caller must index its initial values.
  private func addRow(_ row: RowKey) -> Chunk {
    if row.rawValue >= RowKey.limit { noteContradiction("no key is left for a new row") }
    storedNextRow = max(nextRow, row.rawValue + 1)
    let chunk = writableChunk(of: row)
    if chunk.isLive(row.slot) {
      noteContradiction("row \(row.rawValue) exists, but its key is the next one for a new row")
    } else {
      chunk.setLive(row.slot)
      storedCount += 1
    }
    return chunk
  }

  /// Defers the entries of a new row. They are added later, with the values that the row has then.
  private func deferEntries(of row: RowKey) {
    if !storedIndexes.isEmpty { unindexedRows.insert(row, keys: storedIndexes.keys) }
    if !storedBacklinks.isEmpty { unlinkedRows.insert(row, keys: storedBacklinks.keys) }
    storedUniqueIndexes.insert(row)
  }

  func reserveRows(upTo next: UInt64) { storedNextRow = max(nextRow, next) }

  /// Stores a value that the column allows, and updates the indexes.
  func setValue(_ value: StoredValue, _ column: ColumnID, of row: RowKey) {
    guard let chunk = existingChunk(of: row) else { return }
    let definition = columns[column.rawValue]
    if definition.isPrimaryKey {
      let old = chunk.value(column, at: row.slot)
      if self.row(primaryKey: old) == row {
        storedPrimaryIndex.remove(row, hash: HashIndex.hash(old), version: version)
      }
      storedPrimaryIndex.insert(row, hash: HashIndex.hash(value), version: version)
    }
    if definition.isLink, unlinkedRows.change(column, of: row),
      let old = chunk.value(column, at: row.slot).linkedRow
    {
      storedBacklinks.update(column) { $0.remove(target: old, origin: row) }
    }
    if definition.isIndexed, unindexedRows.change(column, of: row) {
      storedIndexes.update(column) { $0.remove(chunk.value(column, at: row.slot), row) }
    }
    if definition.isUnique { storedUniqueIndexes.change(column, of: row, chunk, version: version) }
    chunk.setValue(value, column, at: row.slot)
  }

  /// Stores a value in one column of each of the given rows, which must be in ascending order. Each chunk is looked up once.
  func setValues<E: Error>(
    _ column: ColumnID, of rows: [RowKey], _ next: (RowKey) throws(E) -> StoredValue
  ) throws(E) {
    if columns[column.rawValue].hasSideEffects {
      for row in rows { setValue(try next(row), column, of: row) }
      return
    }
    var known: (index: Int, chunk: Chunk)?
    for row in rows {
      let value = try next(row)
      if let known, known.index == row.chunkIndex, known.chunk.isLive(row.slot) {
        known.chunk.setValue(value, column, at: row.slot)
      } else if let chunk = existingChunk(of: row) {
        known = (row.chunkIndex, chunk)
        chunk.setValue(value, column, at: row.slot)
      }
    }
  }

  /// Returns the offsets of the given rows for which a function, which gets the row's chunk and slot, returns true. Looks up each
  /// chunk once.
  @inline(__always)
  func offsets(of rows: [RowKey], where differs: (Chunk, _ slot: Int, _ offset: Int) -> Bool) -> [Int] {
    var result: [Int] = []
    var known: (index: Int, chunk: Chunk?) = (-1, nil)
    for (offset, row) in rows.enumerated() {
      if known.index != row.chunkIndex { known = (row.chunkIndex, chunk(at: row.chunkIndex)) }
      if let chunk = known.chunk, !differs(chunk, row.slot, offset) { continue }
      result.append(offset)
    }
    return result
  }

  /// Removes a link that the backlinks of its target contain, from a property with a single link.
  func removeLink(to target: RowKey, _ column: ColumnID, of origin: RowKey) {
    guard value(column, of: origin).linkedRow == target else {
      return noteMissingLink(to: target, column, of: origin)
    }
    setValue(.null, column, of: origin)
  }

  /// Records that the backlinks of a row contain a link that doesn't exist.
  func noteMissingLink(to target: RowKey, _ column: ColumnID, of origin: RowKey) {
    noteContradiction(
      "row \(origin.rawValue) is in the backlinks of row \(target.rawValue), but its "
        + "\(self[column].name) does not link to it")
  }

  /// Removes a row and its entries in the indexes. The transaction removes the links to it.
  func removeRow(_ row: RowKey) {
    guard let chunk = chunk(of: row) else { return }
    remove(SlotSet(row.slot), ofChunk: row.chunkIndex, chunk)
  }

  /// Removes the given rows if they exist, like `removeRow`. The rows of a chunk are removed together.
  func removeRows(_ rows: [RowKey]) {
    var rows = rows
    if zip(rows, rows.dropFirst()).contains(where: { $0 > $1 }) { NumberSort.sort(&rows) }
    var (index, slots) = (-1, SlotSet.none)
    func removeSlots() {
      guard !slots.isEmpty, let chunk = chunk(at: index) else { return }
      slots = slots.intersection(chunk.liveSet)
      if !slots.isEmpty { remove(slots, ofChunk: index, chunk) }
    }
    for row in rows {
      if row.chunkIndex != index {
        removeSlots()
        (index, slots) = (row.chunkIndex, .none)
      }
      slots.insert(row.slot)
    }
    removeSlots()
  }

  /// Removes the rows whose keys are in the given ranges. A range can contain keys of rows that don't exist.
  func removeRows(in ranges: [RowRange]) {
    if let range = ranges.first, ranges.count == 1, range.first.rawValue == 0, range.end >= nextRow {
      return removeAllRows()
    }
    for range in ranges { forEachRun(in: range) { remove($2, ofChunk: $0, $1) } }
  }

  /// Returns the rows whose keys are in a range, in ascending order.
  func rows(in range: RowRange) -> [RowKey] {
    var result: [RowKey] = []
    forEachRun(in: range) { index, _, slots in
      slots.forEach { result.append(RowKey(chunkIndex: index, slot: $0)) }
    }
    return result
  }

  /// Calls `body` with the live slots of each chunk whose keys are in a range. It may remove these rows.
  private func forEachRun(in range: RowRange, _ body: (_ index: Int, Chunk, SlotSet) -> Void) {
    guard range.count > 0 else { return }
    let last = RowKey(rawValue: range.end - 1)
    for index in chunks.indices(in: range.first.chunkIndex...last.chunkIndex) {
      guard let chunk = chunk(at: index) else { continue }
      let start = index == range.first.chunkIndex ? range.first.slot : 0
      let end = index == last.chunkIndex ? last.slot + 1 : Chunk.maximumCapacity
      let slots = SlotSet(start..<end).intersection(chunk.liveSet)
      if !slots.isEmpty { body(index, chunk, slots) }
    }
  }

  /// Removes all rows and their entries without visiting them. The transaction removes the links to them.
  func removeAllRows() {
    if chunks.isEmpty { return }
    supersededByteCount += chunks.approximateStoredByteCount
    // Objects that were created in this transaction find in their chunk that their rows no longer exist.
    chunks.forEachOwned(by: version) { $0.setDead($0.liveSet) }
    chunks.removeAll()
    lastWritten = nil
    storedCount = 0
    removeAllEntries()
  }

  /// Empties the indexes and backlinks of a table without rows.
  private func removeAllEntries() {
    (storedPrimaryIndex, staleKeys) = (HashIndex(), HashIndex.StaleEntries())
    for column in storedBacklinks.keys { storedBacklinks.update(column) { $0 = Backlinks() } }
    for column in storedIndexes.keys { storedIndexes.update(column) { $0 = OrderedIndex() } }
    storedUniqueIndexes.removeAll(firstNew: nextRow)
    (unlinkedRows, unindexedRows) = (DeferredRows(firstNew: nextRow), DeferredRows(firstNew: nextRow))
    hasUnlinkedElements = false
  }

  /// Removes live rows of one chunk. If the transaction hasn't written to the chunk, the chunk isn't copied: the new chunk
  /// shares its bytes.
  private func remove(_ slots: SlotSet, ofChunk index: Int, _ old: Chunk) {
    var chunk = old
    let isWhole =
      slots == old.liveSet && !old.hasLargeValues && old.layout.columns.count == columns.count
    if isWhole {
      // The chunk is removed from the tree below, so it needs no copy.
      if old.reference != nil { supersededByteCount += old.byteCount }
    } else if old.layout.columns.count < columns.count {
      chunk = writableChunk(of: RowKey(chunkIndex: index, slot: 0))
    } else if !old.isOwned(by: version) {
      chunk = old.sharingBytes(version: version)
      if old.reference != nil { supersededByteCount += old.byteCount }
      chunks.set(chunk, at: index, version: version)
    }
    lastWritten = (index, chunk)
    if !storedBacklinks.isEmpty || !storedIndexes.isEmpty || !storedUniqueIndexes.sets.isEmpty {
      slots.forEach { removeEntries(of: RowKey(chunkIndex: index, slot: $0), chunk) }
    }
    if let column = primaryKey {
      slots.forEach { slot in
        storedPrimaryIndex.remove(
          RowKey(chunkIndex: index, slot: slot), hash: HashIndex.hash(chunk.value(column, at: slot)),
          later: &staleKeys)
      }
    }
    // Objects that were created in this transaction find in their chunk that their rows no longer exist.
    if !isWhole || old.isOwned(by: version) { chunk.setDead(slots) }
    let removed = slots.count
    if count >= removed {
      storedCount -= removed
    } else {
      noteContradiction("the table has more rows than its count")
      storedCount = 0
    }
    if !isWhole && chunk.liveCount > 0 { return }
    supersededByteCount += chunk.supersededValueByteCount
    chunks.set(nil, at: index, version: version)
    lastWritten = nil
    if chunks.isEmpty { removeAllEntries() }
  }

  private func removeEntries(of row: RowKey, _ chunk: Chunk) {
    for column in storedBacklinks.keys {
      if columns[column.rawValue].isCollection {
        let targets = targets(column, of: row)
        storedBacklinks.update(column) { $0.remove(targets: targets, origin: row, version: version) }
      } else if unlinkedRows.remove(column, of: row), let target = chunk.value(column, at: row.slot).linkedRow
      {
        storedBacklinks.update(column) { $0.remove(target: target, origin: row) }
      }
    }
    for column in storedIndexes.keys where unindexedRows.remove(column, of: row) {
      storedIndexes.update(column) { $0.remove(chunk.value(column, at: row.slot), row) }
    }
    storedUniqueIndexes.remove(row, chunk, version: version)
  }
}

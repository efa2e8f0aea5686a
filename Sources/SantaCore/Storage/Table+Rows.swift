/// Changes of rows, on behalf of the transaction that has the table's version.
extension Table {
  /// Adds a row with initial values, which are all zero bytes. Its key is a new one, or in a replay the given one. A
  /// slot is never reused, so it still has the zeros of a new chunk.
  ///
  /// - Parameter value: the primary key. Without it, the row is added to the index when the key is first set.
  func insertRow(_ key: RowKey? = nil, primaryKey value: StoredValue? = nil) -> RowKey {
    let row = key ?? RowKey(rawValue: nextRow)
    // The row would be found by the key of the one that had its number.
    if row.rawValue < nextRow { updatePrimaryIndex() }
    let chunk = addRow(row)
    // A given key may have belonged to a row that was added and deleted within one transaction, whose links and
    // collections may still be in the slot.
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

  /// A row that was found by its primary key, or inserted.
  struct FoundRow {
    var row: RowKey
    var chunk: Chunk
    var isNew: Bool
    /// Whether the addresses of other rows in the chunk have changed.
    var hasMovedRows: Bool
  }

  /// The row with this primary key. If there is none, or if the table has no primary key, a new row.
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

  /// Adds rows, as many as the chunk of the next one has room for.
  ///
  /// - Parameters:
  ///   - limit: how many at most.
  ///   - fill: stores the primary keys, and other values.
  ///   - key: the primary key of one of the rows; nil without one.
  /// - Returns: how many rows, and the first of them whose primary key another row has.
  func insertRows(
    atMost limit: Int, fill: (Chunk, _ slots: Range<Int>) -> Void, key: (_ offset: Int) -> StoredValue?
  ) -> (count: Int, duplicate: Int?) {
    let first = RowKey(rawValue: nextRow)
    let count = min(limit, Chunk.maximumCapacity - first.slot)
    let rows = (0..<count).map { RowKey(chunkIndex: first.chunkIndex, slot: first.slot + $0) }
    guard let last = rows.last else { return (0, nil) }
    // With the slots for all of them.
    _ = writableChunk(of: last)
    var chunk = addRow(first)
    for row in rows.dropFirst() { chunk = addRow(row) }
    for row in rows { deferEntries(of: row) }
    fill(chunk, first.slot..<(first.slot + count))
    guard let column = primaryKey else { return (count, nil) }
    let mayBeRemoved = !staleKeys.isEmpty
    for (offset, row) in rows.enumerated() {
      guard let value = key(offset) else { continue }
      let known = storedPrimaryIndex.insert(
        row, hash: HashIndex.hash(value), version: version,
        unless: { has(value, in: column, of: $0, mayBeRemoved: mayBeRemoved) },
        seededHash: { seededHash(value, in: column, of: $0) })
      if known != nil { return (count, offset) }
    }
    return (count, nil)
  }

  /// Adds a row, and returns its chunk. The caller indexes its initial values.
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

  /// The entries of a new row are made with its later values.
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

  /// Stores a value in one column of each of these rows, which are ascending. Each chunk is looked up once.
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

  /// Removes the link to a target that its backlinks name, from a property with one link.
  func removeLink(to target: RowKey, _ column: ColumnID, of origin: RowKey) {
    guard value(column, of: origin).linkedRow == target else {
      return noteMissingLink(to: target, column, of: origin)
    }
    setValue(.null, column, of: origin)
  }

  /// Records that the backlinks of a row have a link that does not exist.
  func noteMissingLink(to target: RowKey, _ column: ColumnID, of origin: RowKey) {
    noteContradiction(
      "row \(origin.rawValue) is in the backlinks of row \(target.rawValue), to which its "
        + "\(self[column].name) does not link")
  }

  /// Removes a row with its entries in the indexes. Links to it are removed by the transaction.
  func removeRow(_ row: RowKey) {
    guard let chunk = chunk(of: row) else { return }
    remove(SlotSet(row.slot), ofChunk: row.chunkIndex, chunk)
  }

  /// Removes those of these rows that exist, as `removeRow` does one of them. Rows of one chunk that follow each other are
  /// removed together.
  func removeRows(_ rows: [RowKey]) {
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

  /// Removes live rows of one chunk. A chunk that the transaction has not written to is not copied: it shares its bytes.
  private func remove(_ slots: SlotSet, ofChunk index: Int, _ old: Chunk) {
    var chunk = old
    if old.layout.columns.count < columns.count {
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
    chunk.setDead(slots)
    let removed = slots.count
    if count >= removed {
      storedCount -= removed
    } else {
      noteContradiction("the table has more rows than its count")
      storedCount = 0
    }
    if chunk.liveCount > 0 { return }
    supersededByteCount += chunk.supersededValueByteCount
    chunks.set(nil, at: index, version: version)
    lastWritten = nil
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

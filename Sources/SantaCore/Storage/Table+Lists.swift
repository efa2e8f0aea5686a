/// Changes to lists, sets and maps, on behalf of the transaction that has the table's version.
extension Table {
  func newPosition() -> PositionID {
    if nextPosition >= PositionID.limit.rawValue {
      noteContradiction("no position is left for a new element of a list")
      return PositionID(rawValue: PositionID.limit.rawValue - 1)
    }
    defer { storedNextPosition += 1 }
    return PositionID(rawValue: nextPosition)
  }

  /// Ensures that the table doesn't create a position again. It never creates assigned positions.
  private func notePosition(_ id: PositionID) {
    if !id.isAssigned { storedNextPosition = max(nextPosition, id.rawValue + 1) }
  }

  /// Reserves the positions below `next`, so that new elements don't use them.
  func reservePositions(upTo next: UInt64) { storedNextPosition = max(nextPosition, next) }

  func insertEntry(
    _ entry: ListEntry, at index: Int, in column: ColumnID, of row: RowKey
  ) {
    notePosition(entry.id)
    guard updateList(column, of: row, { $0.insert(entry, at: index, version: version) }) else { return }
    relink(column, origin: row, from: nil, to: entry.value.linkedRow)
  }

  func removeEntry(at index: Int, from column: ColumnID, of row: RowKey) {
    var removed: ListEntry?
    updateList(column, of: row) { removed = $0.remove(at: index, version: version) }
    relink(column, origin: row, from: removed?.value.linkedRow, to: nil)
  }

  /// Replaces an entry whose value or last move has changed.
  func setEntry(
    _ entry: ListEntry, at index: Int, in column: ColumnID, of row: RowKey
  ) {
    let old = list(column, of: row)[index]
    updateList(column, of: row) { $0.set(entry, at: index, version: version) }
    relink(
      column, origin: row, from: old.value.linkedRow, to: entry.value.linkedRow)
  }

  /// Moves an entry from one index to another, and marks it as moved by this transaction.
  func moveEntry(
    from source: Int, to destination: Int, in column: ColumnID, of row: RowKey
  ) {
    updateList(column, of: row) { list in
      var entry = list.remove(at: source, version: version)
      entry.moved = version
      list.insert(entry, at: destination, version: version)
    }
  }

  /// Changes the order of a list's entries. The links stay the same.
  func setOrder(_ entries: [ListEntry], in column: ColumnID, of row: RowKey) {
    updateList(column, of: row) { list in
      list = ListTree()
      list.append(contentsOf: entries, version: version)
    }
  }

  /// Appends entries to a list, or fills an empty set or map with sorted entries.
  func appendEntries(_ entries: [ListEntry], to column: ColumnID, of row: RowKey) {
    guard !entries.isEmpty else { return }
    for entry in entries { notePosition(entry.id) }
    guard updateList(column, of: row, { $0.append(contentsOf: entries, version: version) }) else { return }
    guard self[column].isLink else { return }
    storedBacklinks.update(column) {
      $0.insert(targets: entries.compactMap(\.value.linkedRow), origin: row)
    }
    hasUnlinkedElements = true
  }

  /// Removes all entries of a collection, together with the links to their targets.
  func removeAllEntries(from column: ColumnID, of row: RowKey) {
    let targets = targets(column, of: row)
    updateList(column, of: row) { $0 = ListTree() }
    storedBacklinks.update(column) { $0.remove(targets: targets, origin: row, version: version) }
  }

  /// - Returns: whether the row exists.
  @discardableResult
  private func updateList(
    _ column: ColumnID, of row: RowKey, _ change: (inout ListTree) -> Void
  ) -> Bool {
    guard let chunk = existingChunk(of: row) else { return false }
    chunk.updateList(column, at: row.slot, change)
    return true
  }

  /// Updates the backlinks of a link in a collection.
  private func relink(_ column: ColumnID, origin: RowKey, from old: RowKey?, to new: RowKey?) {
    if old == new { return }
    storedBacklinks.update(column) { backlinks in
      if let old { backlinks.remove(target: old, origin: origin, version: version) }
      if let new { backlinks.insert(target: new, origin: origin) }
    }
    if new != nil { hasUnlinkedElements = true }
  }
}

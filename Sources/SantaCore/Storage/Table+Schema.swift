/// Changes to columns, on behalf of the transaction that has the table's version.
extension Table {
  /// Adds a column. The chunks don't contain it until they are filled.
  func addColumn(_ column: ColumnDefinition) -> ColumnID {
    settleEntries()
    storedColumns.append(column)
    layouts = Chunk.layouts(for: columns)
    let id = ColumnID(columns.count - 1)
    if column.isLink { storedBacklinks[id] = Backlinks() }
    return id
  }

  /// Adds columns with defaults. Chunks in segments don't get them until they are written again.
  ///
  /// - Complexity: O(number of chunks that aren't in a segment).
  func addColumnsWithDefaults(_ columns: [ColumnDefinition]) -> [ColumnID] {
    let added = columns.map { addColumn($0) }
    lastWritten = nil
    let (all, layouts) = (self.columns, layouts)
    chunks.reshape({ ChunkShape(columns: all, source: $0.source, isMixed: $0.isMixed) }) { chunk in
      guard let layout = layouts.first(where: { $0.capacity == chunk.layout.capacity }) else { return chunk }
      return chunk.copy(layout: layout, version: chunk.version)
    }
    return added
  }

  /// Adds a new column to a chunk, with one value for all rows.
  func fill(_ column: ColumnID, ofChunk index: Int, with value: StoredValue) {
    let chunk = writableChunk(of: RowKey(chunkIndex: index, slot: 0))
    if value == columns[column.rawValue].initialValue { return }
    for slot in chunk.liveSlots { chunk.setValue(value, column, at: slot) }
  }

  /// Moves the values of a chunk to a new column, converted to its wider type.
  func moveValues(ofChunk index: Int, from old: ColumnID, to new: ColumnID) {
    let (known, definition) = (columns[old.rawValue], columns[new.rawValue])
    // Adds the new column, even if no row has a value.
    _ = writableChunk(of: RowKey(chunkIndex: index, slot: 0))
    for row in rows(ofChunk: index) {
      if known.isCollection {
        var entries = list(old, of: row).elements
        if entries.isEmpty { continue }
        removeAllEntries(from: old, of: row)
        for index in entries.indices {
          entries[index].value = ColumnConversion.widened(entries[index].value, to: definition.type)
        }
        appendEntries(entries, to: new, of: row)
      } else {
        let value = ColumnConversion.widened(value(old, of: row), to: definition.type)
        setValue(known.initialValue, old, of: row)
        if definition.isCollection {
          if value.isNull { continue }
          appendEntries([ListEntry(id: newPosition(), moved: .zero, value: value)], to: new, of: row)
        } else {
          setValue(value, new, of: row)
        }
      }
    }
  }

  /// Resets the values of a chunk in a column that is about to be dropped.
  func clearValues(ofChunk index: Int, in column: ColumnID) {
    let known = columns[column.rawValue]
    if !known.hasSideEffects, !known.usesSlots {
      guard let old = chunk(at: index),
        old.liveSlots.contains(where: { old.value(column, at: $0) != known.initialValue })
      else { return }
      return writableChunk(of: RowKey(chunkIndex: index, slot: 0)).resetCells(of: column)
    }
    for row in rows(ofChunk: index) {
      if known.isCollection {
        if list(column, of: row).count > 0 { removeAllEntries(from: column, of: row) }
      } else if value(column, of: row) != known.initialValue {
        setValue(known.initialValue, column, of: row)
      }
    }
  }

  /// The indices of the chunks, in ascending order.
  var chunkIndexes: [Int] {
    var result: [Int] = []
    chunks.forEach { index, _ in
      result.append(index)
      return true
    }
    return result
  }

  private func rows(ofChunk index: Int) -> [RowKey] {
    chunks[index]?.liveSlots.map { RowKey(chunkIndex: index, slot: $0) } ?? []
  }

  /// - Parameter name: the new name; empty for a column that is dropped.
  func renameColumn(_ column: ColumnID, to name: String) {
    updateEntries()
    storedColumns[column.rawValue].formerNames.append(columns[column.rawValue].name)
    storedColumns[column.rawValue].name = name
    if name.isEmpty {
      storedColumns[column.rawValue].isClass = false
      let dropped = columns[column.rawValue]
      // Chunks in which the values had to be reset contain the column now.
      if dropped.defaultValue != nil, !dropped.isCollection {
        storedColumns[column.rawValue].defaultValue = dropped.initialValue
      }
    }
    layouts = Chunk.layouts(for: columns)
  }

  /// Replaces the names and the target of a column. Everything else remains the same.
  func setNames(of column: ColumnID, as definition: ColumnDefinition) {
    updateEntries()
    storedColumns[column.rawValue].name = definition.name
    if definition.isDropped {
      storedColumns[column.rawValue].isClass = false
      storedColumns[column.rawValue].defaultValue = definition.defaultValue
    }
    storedColumns[column.rawValue].formerNames = definition.formerNames
    storedColumns[column.rawValue].target = definition.target
    layouts = Chunk.layouts(for: columns)
  }

  func setName(_ name: String, formerNames: [String]) { (storedName, self.formerNames) = (name, formerNames) }

  func setKind(_ kind: TableKind) { storedKind = kind }

  /// Makes another column, or no column, the primary key, and builds its index. The values must be unique.
  func setPrimaryKey(_ column: ColumnID?) {
    updateEntries()
    if let primaryKey { storedColumns[primaryKey.rawValue].isPrimaryKey = false }
    storedPrimaryKey = column
    (storedPrimaryIndex, staleKeys) = (HashIndex(), HashIndex.StaleEntries())
    if let column {
      storedColumns[column.rawValue].isPrimaryKey = true
      if let entries = allKeyHashes([column]) {
        _ = storedPrimaryIndex.insert(
          entries, from: RowKey(rawValue: 0), version: version, isSame: { _, _ in false },
          seededHash: { seededHash(.null, in: column, of: $0) })
      } else {
        forEachRow { row, chunk, slot in
          storedPrimaryIndex.insert(
            row, hash: HashIndex.hash(chunk.value(column, at: slot)), version: version)
          return true
        }
      }
    }
    replaceLayouts()
  }

  /// Makes a column required. All rows must have a value in it, and no committed state may contain it. The caller must then
  /// convert each chunk to the new layout.
  ///
  /// - Returns: whether the column was optional.
  @discardableResult
  func requireValues(in column: ColumnID) -> Bool {
    guard columns[column.rawValue].isOptional else { return false }
    storedColumns[column.rawValue].isOptional = false
    storedColumns[column.rawValue].defaultValue = nil
    layouts = Chunk.layouts(for: columns)
    return true
  }

  /// Converts a chunk to the current layout of the columns.
  func replaceLayout(ofChunk index: Int) {
    guard let chunk = chunks[index],
      let layout = layouts.first(where: { $0.capacity == chunk.layout.capacity })
    else { return }
    if chunk.reference != nil { supersededByteCount += chunk.byteCount }
    chunks.set(chunk.copy(layout: layout, version: version), at: index, version: version)
    lastWritten = nil
  }

  /// Returns the first row without a value in a column, or nil if all rows have one.
  func rowWithoutValue(in column: ColumnID) -> RowKey? {
    var found: RowKey?
    forEachRow { row, chunk, slot in
      if chunk.value(column, at: slot).isNull { found = row }
      return found == nil
    }
    return found
  }

  /// Returns two rows with the same value in a column, or nil if all values differ.
  func duplicate(in column: ColumnID) -> (first: RowKey, second: RowKey)? {
    var known = HashIndex()
    var found: (first: RowKey, second: RowKey)?
    forEachRow { row, chunk, slot in
      let value = chunk.value(column, at: slot)
      let first = known.insert(
        row, hash: HashIndex.hash(value), version: version,
        unless: { self.value(column, of: $0) == value },
        seededHash: { seededHash(value, in: column, of: $0) })
      if let first { found = (first, row) }
      return found == nil
    }
    return found
  }

  func setOptions(
    isIndexed: Bool, deleteRule: DeleteRule, targetClass: String? = nil, of column: ColumnID
  ) {
    settleEntries()
    let wasIndexed = columns[column.rawValue].isIndexed
    storedColumns[column.rawValue].isIndexed = isIndexed
    storedColumns[column.rawValue].deleteRule = deleteRule
    storedColumns[column.rawValue].targetClass = targetClass
    if isIndexed == wasIndexed {
      layouts = Chunk.layouts(for: columns)
      return
    }
    if isIndexed { buildIndex(of: column) } else { storedIndexes[column] = nil }
    replaceLayouts()
  }

  /// Computes the layouts of chunks again, after an index, the primary key or the sets of unique columns have changed.
  private func replaceLayouts() {
    layouts = Chunk.layouts(for: columns)
    // Chunks that this transaction writes to in place must have the new layout, which determines what is indexed.
    for index in chunkIndexes where chunks[index]?.isOwned(by: version) ?? false {
      replaceLayout(ofChunk: index)
    }
  }

  private func buildIndex(of column: ColumnID) {
    var index = OrderedIndex()
    index.update(insertingSorted: sortedEntries(column), version: version)
    storedIndexes[column] = index
  }

  /// Replaces the sets of columns with unique values.
  func setUniqueColumns(_ sets: [[ColumnID]]) {
    updateEntries()
    storedUniqueIndexes.setColumns(sets, self, version: version)
    for index in columns.indices {
      storedColumns[index].isUnique = sets.contains { $0.contains(ColumnID(index)) }
    }
    replaceLayouts()
  }
}

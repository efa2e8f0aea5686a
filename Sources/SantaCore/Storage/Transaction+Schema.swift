/// Changes to the schema. Each change consists of one or more ``SchemaEdit`` values.
extension Transaction {
  package func addTable(_ name: String, _ columns: [ColumnDefinition], kind: TableKind = .topLevel) -> TableID
  {
    edit(.addTable(name, columns, kind))
    return TableID(rawValue: tables.count - 1)
  }

  /// - Parameter value: the value for existing rows; nil for the column's initial value.
  package func addColumn(_ column: ColumnDefinition, to table: TableID, filledWith value: StoredValue? = nil)
  {
    edit(.addColumns([SchemaEdit.AddedColumn(column, filledWith: value)], to: table))
  }

  /// Adds a column with a value for existing rows, which aren't written again if the value can be the column's default.
  func addColumn(_ column: ColumnDefinition, to table: TableID, default value: StoredValue) {
    var column = column
    if self[table].count > 0, column.isCollection || column.mayHaveDefault(value),
      self[table].columns.count(where: { $0.defaultValue != nil }) < TableRules.maximumDefaultCount
    {
      column.defaultValue = column.isCollection ? .null : value
    }
    edit(.addColumns([SchemaEdit.AddedColumn(column, filledWith: value)], to: table))
  }

  /// Adds an optional column that is null in existing rows, which aren't written again. The transaction must make the column
  /// required before it commits.
  func addUnfilledColumn(_ column: ColumnDefinition, to table: TableID) {
    var column = column
    if self[table].count > 0,
      self[table].columns.count(where: { $0.defaultValue != nil }) < TableRules.maximumDefaultCount
    {
      column.defaultValue = .null
    }
    edit(.addColumns([SchemaEdit.AddedColumn(column, isTemporary: true)], to: table))
  }

  /// Resets the values of a dropped column.
  func clearValues(of column: ColumnID, in table: TableID) {
    forEachChunk(of: table) { $0.clearValues(ofChunk: $1, in: column) }
  }

  /// Renames a table. Links to the table are updated to its new name.
  func renameTable(_ table: TableID, to name: String) {
    let old = self[table].name
    edit(.setName(of: table, name, formerNames: self[table].formerNames + [old]))
    for (index, origin) in tables.enumerated() {
      for (number, column) in origin.columns.enumerated() where column.target == old && !column.isDropped {
        var column = column
        column.target = name
        edit(.setNames(of: ColumnID(number), in: TableID(rawValue: index), as: column))
      }
    }
  }

  /// Drops a table whose rows have been removed.
  func dropTable(_ table: TableID) {
    require(self[table].rows.isEmpty, "Only a table without rows is dropped.")
    if self[table].count > 0 {
      return self[table].noteContradiction("the table has fewer rows than its count")
    }
    for column in self[table].columns.indices where !self[table].columns[column].isDropped {
      edit(.dropColumn(ColumnID(column), of: table))
    }
    edit(.setName(of: table, "", formerNames: self[table].formerNames + [self[table].name]))
  }

  /// Removes the sets of unique columns that contain a column.
  func removeUniqueSets(with column: ColumnID, of table: TableID) {
    edit(.setUniqueColumns(self[table].uniqueIndexes.columns.filter { !$0.contains(column) }, of: table))
  }

  // MARK: Performing edits

  func perform(_ edit: SchemaEdit) {
    switch edit {
    case .addTable(let name, let columns, let kind):
      append(Table(name: name, kind: kind, columns: columns, version: stamp))
    case .addColumns(let columns, let table): add(columns, to: table)
    case .setOptions(let definition, let column, let table):
      writable(table).setOptions(
        isIndexed: definition.isIndexed, deleteRule: definition.deleteRule,
        targetClass: definition.targetClass, of: column)
    case .replaceColumn(let column, let table, let definition): replace(column, of: table, with: definition)
    case .dropColumn(let column, let table):
      let owned = ownedTable(column, of: table)
      let parts = owned == nil ? [] : self[table].rows.flatMap { self[table].targets(column, of: $0) }
      drop(column, of: table)
      knownLinks = []
      // Delete the embedded rows that the column owned.
      if let owned {
        for part in parts where linkCount(to: part, in: owned) == 0 {
          delete(part, from: owned)
          spillIfLarge()
        }
      }
    case .renameColumn(let column, let table, let name): writable(table).renameColumn(column, to: name)
    case .setNames(let column, let table, let definition):
      writable(table).setNames(of: column, as: definition)
    case .setName(let table, let name, let formerNames):
      writable(table).setName(name, formerNames: formerNames)
    case .setKind(let kind, let table): writable(table).setKind(kind)
    case .setPrimaryKey(let column, let table): writable(table).setPrimaryKey(column)
    case .requireValues(let column, let table):
      // If the column was filled and required together, no chunk needs another layout.
      guard writable(table).requireValues(in: column) else { return }
      forEachChunk(of: table) { $0.replaceLayout(ofChunk: $1) }
    case .setUniqueColumns(let sets, let table): writable(table).setUniqueColumns(sets)
    }
  }

  /// Changes a table chunk by chunk, and moves changes out of memory along the way.
  private func forEachChunk(of table: TableID, _ body: (Table, _ chunk: Int) -> Void) {
    for index in self[table].chunkIndexes {
      body(writable(table), index)
      spillIfLarge(rowCount: Chunk.maximumCapacity)
    }
  }

  /// Adds columns. Each chunk is copied once for all of them, unless the columns have defaults.
  private func add(_ columns: [SchemaEdit.AddedColumn], to table: TableID) {
    let plain = columns.map { column in
      var plain = column.definition
      // The index is built after all rows have the column.
      plain.isIndexed = false
      return plain
    }
    let added: [ColumnID]
    if plain.allSatisfy({ $0.defaultValue != nil }) {
      added = writable(table).addColumnsWithDefaults(plain)
    } else {
      added = plain.map { writable(table).addColumn($0) }
      forEachChunk(of: table) { table, chunk in
        for (id, column) in zip(added, columns) { table.fill(id, ofChunk: chunk, with: column.value) }
      }
    }
    for (id, column) in zip(added, columns.map(\.definition)) {
      writable(table).setOptions(
        isIndexed: column.isIndexed, deleteRule: column.deleteRule, targetClass: column.targetClass, of: id)
    }
  }

  /// Adds a column that replaces another column, with the same name and the values converted to a wider type. The other column
  /// is dropped.
  private func replace(_ old: ColumnID, of table: TableID, with definition: ColumnDefinition) {
    let known = self[table][old]
    let uniqueColumns = takeUniqueColumns(from: old, of: table)
    if known.isPrimaryKey { writable(table).setPrimaryKey(nil) }
    writable(table).setOptions(isIndexed: false, deleteRule: .nullify, of: old)
    var plain = definition
    (plain.isPrimaryKey, plain.isIndexed, plain.formerNames) = (false, false, known.formerNames)
    // The columns must not have the same name, not even while the values are moved.
    writable(table).renameColumn(old, to: "")
    let new = writable(table).addColumn(plain)
    forEachChunk(of: table) { $0.moveValues(ofChunk: $1, from: old, to: new) }
    if known.isPrimaryKey { writable(table).setPrimaryKey(new) }
    writable(table).setOptions(
      isIndexed: definition.isIndexed, deleteRule: definition.deleteRule,
      targetClass: definition.targetClass, of: new)
    if !uniqueColumns.isEmpty, definition.mayBeUnique {
      let replaced = uniqueColumns.map { $0.map { $0 == old ? new : $0 }.coldSorted() }
      writable(table).setUniqueColumns(self[table].uniqueIndexes.columns + replaced)
    }
  }

  /// Removes the sets of unique columns that contain a column, and returns them.
  private func takeUniqueColumns(from column: ColumnID, of table: TableID) -> [[ColumnID]] {
    let sets = self[table].uniqueIndexes.columns
    let removed = sets.filter { $0.contains(column) }
    if !removed.isEmpty { writable(table).setUniqueColumns(sets.filter { !$0.contains(column) }) }
    return removed
  }

  /// Drops a column. Its property and its values are removed.
  private func drop(_ column: ColumnID, of table: TableID) {
    _ = takeUniqueColumns(from: column, of: table)
    if self[table][column].isPrimaryKey { writable(table).setPrimaryKey(nil) }
    writable(table).setOptions(isIndexed: false, deleteRule: .nullify, of: column)
    clearValues(of: column, in: table)
    writable(table).renameColumn(column, to: "")
  }
}

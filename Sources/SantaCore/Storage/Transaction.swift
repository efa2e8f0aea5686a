/// The next version of a store while it is being written: a copy-on-write version of a snapshot.
///
/// A transaction belongs to one isolation, and is discarded after it was committed. Discarding it without a commit is
/// a rollback.
///
/// What a transaction has copied, it changes in place from then on. A savepoint therefore gets a stamp of its own: what
/// was changed before it is copied again when it changes, so that the earlier state remains.
package final class Transaction {
  let base: Snapshot
  package let version: Version
  // Computed for the reason that ``Table`` gives.
  package var tables: [Table] { storedTables }
  private var storedTables: [Table]
  private var features: Set<StoreFeature> { didSet { deniesDeletions = features.contains(.deny) } }
  /// Whether a link may forbid deleting its target. Read at every deletion (benchmark "delete half").
  private var deniesDeletions: Bool
  /// The application's version of the schema.
  var schemaVersion: UInt64
  /// The place in the order of changes.
  var replica: ReplicaMark?
  /// The version that tables, nodes and chunks have which the transaction may change in place: `version` before the
  /// first savepoint, and a higher one in each savepoint. Only `version` itself may be committed; see `settle`.
  private(set) var stamp: Version
  private var lastStamp: Version
  /// The changes of the schema, in order. They are not rolled back with a savepoint: the columns of bound classes stay
  /// valid, and no key of a row is used for two objects.
  private var schemaChanges: [SchemaChange] = []
  /// The links of tables from which rows were deleted, with the present schema.
  private var knownLinks: [DeletionLinks?] = []
  /// The lists in which elements were moved.
  private var listsWithMoves: Set<CellAddress> = []
  /// The source of the segments with blocks of the state.
  private var source: BlockSource?
  /// Rows that are not deleted because an object that links to them is. Embedded rows always are.
  var spared: Set<Place> = []
  /// Whether ``unlinkedLists`` is kept.
  var notesUnlinkedLists = false
  /// The lists from which deletions of other objects have removed elements.
  var unlinkedLists: Set<CellAddress> = []
  /// Links of lists and maps to rows that were removed, if these stay until ``endDeferringUnlinking()``: each collection is then
  /// searched once for all of them. Nil if a deletion takes them out at once.
  var danglingLinks: DanglingLinks?
  /// When and where changes are moved from memory to files; nil if all of them stay in memory.
  var spill: TransactionSpill?

  /// - Parameters:
  ///   - version: the version of the transaction; by default the one after that of the base.
  ///   - stamp: the version that changed tables, nodes and chunks get instead, in a state that is never committed.
  package init(base: Snapshot, version: Version? = nil, stamp: Version? = nil) {
    self.base = base
    self.version = version ?? base.version.next
    self.stamp = stamp ?? self.version
    lastStamp = self.stamp
    storedTables = base.tables
    source = base.source
    features = base.features
    deniesDeletions = base.features.contains(.deny)
    schemaVersion = base.schemaVersion
    replica = base.replica
  }

  /// Whether tables or columns were added or changed.
  var hasChangedSchema: Bool { !schemaChanges.isEmpty }

  /// Whether anything was changed besides rows.
  var hasSchemaChanges: Bool {
    !schemaChanges.isEmpty || schemaVersion != base.schemaVersion || replica != base.replica
  }

  /// Whether rows were inserted. Their keys are used again if the transaction is rolled back.
  var hasNewKeys: Bool {
    tables.count != base.tables.count || zip(tables, base.tables).contains { $0.nextRow != $1.nextRow }
  }

  /// The state with all changes so far.
  package var current: Snapshot {
    Snapshot(
      version: version, tables: tables, source: source, features: features,
      schemaVersion: schemaVersion, replica: replica, after: base)
  }

  /// A table with all changes so far.
  package subscript(table: TableID) -> Table { tables[table.rawValue] }

  /// The collection in a cell; empty if the row does not exist.
  package func list(at cell: CellAddress) -> ListTree { self[cell.table].list(cell.column, of: cell.row) }

  /// The transaction's own copy of a table, which it may write to.
  private func writable(_ id: TableID) -> Table {
    let table = self[id]
    if table.version == stamp { return table }
    let copy = Table(copying: table, version: stamp)
    storedTables[id.rawValue] = copy
    return copy
  }

  /// Notes optional parts of the format that the store uses from now on.
  package func use(_ features: Set<StoreFeature>) { self.features.formUnion(features) }

  // MARK: Replication

  /// Notes the place in the order of changes that the state will have.
  package func move(to mark: ReplicaMark) { replica = mark }

  /// From now on, the lists are noted from which deletions of other objects remove elements.
  package func keepUnlinkedLists() { notesUnlinkedLists = true }

  /// Whether a deletion of another object has removed elements of a list since the last call for it.
  package func takeUnlinkedList(_ cell: CellAddress) -> Bool { unlinkedLists.remove(cell) != nil }

  /// Does not delete a row with its owners until ``spareNothing()``.
  package func spare(_ place: Place) { spared.insert(place) }

  package func spareNothing() { spared = [] }

  // MARK: Savepoints

  /// A state within a transaction, to which the transaction can return.
  package struct Savepoint {
    fileprivate let tables: [Table]
    fileprivate let stamp: Version
    fileprivate let schemaChangeCount: Int

    /// Whether a row existed at the savepoint.
    func contains(_ row: RowKey, in table: TableID) -> Bool {
      table.rawValue < tables.count && tables[table.rawValue].contains(row)
    }
  }

  /// Keeps the current state. O(number of tables). The savepoints of a transaction end in the reverse order.
  package func beginSavepoint() -> Savepoint {
    let savepoint = Savepoint(tables: tables, stamp: stamp, schemaChangeCount: schemaChanges.count)
    lastStamp = lastStamp.next
    stamp = lastStamp
    return savepoint
  }

  /// Returns to the state of a savepoint. The keys of rows that were inserted since are not used again, so that no
  /// object mistakes another row for its own.
  func rollBack(to savepoint: Savepoint) {
    let discarded = tables
    (storedTables, stamp) = (savepoint.tables, savepoint.stamp)
    for change in schemaChanges.dropFirst(savepoint.schemaChangeCount) { perform(change) }
    for (index, table) in discarded.enumerated() where table.nextRow > tables[index].nextRow {
      reserveRows(TableID(rawValue: index), upTo: table.nextRow)
    }
  }

  /// The state at a savepoint, with the version before the transaction. Rows that were added since have higher keys than its tables know.
  func state(at savepoint: Savepoint) -> Snapshot {
    Snapshot(version: base.version, tables: savepoint.tables, source: source, features: features)
  }

  /// Whether there was a savepoint, so that the state may have stamps that must not be committed.
  var needsSettling: Bool { lastStamp != version }

  /// Replaces the state by an equal one whose tables, nodes and chunks all have the version of the transaction.
  package func settle(as state: Snapshot) {
    require(state.version == version, "A transaction is replaced by the same state.")
    storedTables = state.tables
    (stamp, lastStamp) = (version, version)
  }

  // MARK: Schema

  private enum SchemaChange {
    case table(String, [ColumnDefinition], TableKind)
    case columns([AddedColumn], TableID)
    case options(ColumnDefinition, ColumnID, TableID)
    case replacement(ColumnDefinition, ColumnID, TableID)
    case columnRemoval(ColumnID, TableID)
    case columnName(String, ColumnID, TableID)
    case columnNames(ColumnDefinition, ColumnID, TableID)
    case tableName(String, formerNames: [String], TableID)
    case kind(TableKind, TableID)
    case primaryKey(ColumnID?, TableID)
    case required(ColumnID, TableID)
    case uniqueColumns([[ColumnID]], TableID)

    /// The columns that are added or changed.
    var definitions: [ColumnDefinition] {
      switch self {
      case .table(_, let columns, _): columns
      case .columns(let columns, _): columns.map(\.definition)
      case .options(let column, _, _), .replacement(let column, _, _): [column]
      case .columnRemoval, .columnName, .columnNames, .tableName, .kind, .primaryKey, .required,
        .uniqueColumns:
        []
      }
    }
  }

  private func perform(_ change: SchemaChange) {
    switch change {
    case .table(let name, let columns, let kind):
      storedTables.append(Table(name: name, kind: kind, columns: columns, version: stamp))
    case .columns(let columns, let table): add(columns, to: table)
    case .options(let definition, let column, let table):
      writable(table).setOptions(
        isIndexed: definition.isIndexed, deleteRule: definition.deleteRule,
        targetClass: definition.targetClass, of: column)
    case .replacement(let definition, let column, let table): replace(column, of: table, with: definition)
    case .columnRemoval(let column, let table):
      let owned = ownedTable(column, of: table)
      let parts = owned == nil ? [] : self[table].rows.flatMap { self[table].targets(column, of: $0) }
      drop(column, of: table)
      knownLinks = []
      // Embedded rows that the column owned go with it.
      if let owned {
        for part in parts where linkCount(to: part, in: owned) == 0 {
          delete(part, from: owned)
          spillIfLarge()
        }
      }
    case .columnName(let name, let column, let table): writable(table).renameColumn(column, to: name)
    case .columnNames(let definition, let column, let table):
      writable(table).setNames(of: column, as: definition)
    case .tableName(let name, let formerNames, let table):
      writable(table).setName(name, formerNames: formerNames)
    case .kind(let kind, let table): writable(table).setKind(kind)
    case .primaryKey(let column, let table): writable(table).setPrimaryKey(column)
    case .required(let column, let table):
      writable(table).requireValues(in: column)
      forEachChunk(of: table) { $0.replaceLayout(ofChunk: $1) }
    case .uniqueColumns(let sets, let table): writable(table).setUniqueColumns(sets)
    }
  }

  /// Changes a table chunk by chunk, and moves changes out of memory meanwhile.
  private func forEachChunk(of table: TableID, _ body: (Table, _ chunk: Int) -> Void) {
    for index in self[table].chunkIndexes {
      body(writable(table), index)
      spillIfLarge(rowCount: Chunk.maximumCapacity)
    }
  }

  /// Adds columns, for which each chunk is copied once.
  private func add(_ columns: [AddedColumn], to table: TableID) {
    let added = columns.map { column in
      var plain = column.definition
      // The index is built when all rows have the column.
      plain.isIndexed = false
      return (id: writable(table).addColumn(plain), column.value)
    }
    forEachChunk(of: table) { table, chunk in
      for (id, value) in added { table.fill(id, ofChunk: chunk, with: value) }
    }
    for ((id, _), column) in zip(added, columns.map(\.definition)) {
      writable(table).setOptions(
        isIndexed: column.isIndexed, deleteRule: column.deleteRule, targetClass: column.targetClass, of: id)
    }
  }

  /// Adds a column that takes the place of another: it has its name, and its values converted to a wider type. The other
  /// column is dropped.
  private func replace(_ old: ColumnID, of table: TableID, with definition: ColumnDefinition) {
    let known = self[table][old]
    let uniqueColumns = takeUniqueColumns(from: old, of: table)
    if known.isPrimaryKey { writable(table).setPrimaryKey(nil) }
    writable(table).setOptions(isIndexed: false, deleteRule: .nullify, of: old)
    var plain = definition
    (plain.isPrimaryKey, plain.isIndexed, plain.formerNames) = (false, false, known.formerNames)
    // Both columns must not have the same name, also while their values are moved.
    writable(table).renameColumn(old, to: "")
    let new = writable(table).addColumn(plain)
    forEachChunk(of: table) { $0.moveValues(ofChunk: $1, from: old, to: new) }
    if known.isPrimaryKey { writable(table).setPrimaryKey(new) }
    writable(table).setOptions(
      isIndexed: definition.isIndexed, deleteRule: definition.deleteRule,
      targetClass: definition.targetClass, of: new)
    if !uniqueColumns.isEmpty, definition.mayBeUnique {
      let replaced = uniqueColumns.map { $0.map { $0 == old ? new : $0 }.sorted() }
      writable(table).setUniqueColumns(self[table].uniqueIndexes.columns + replaced)
    }
  }

  /// Removes the sets of unique columns that a column is in, and returns them.
  private func takeUniqueColumns(from column: ColumnID, of table: TableID) -> [[ColumnID]] {
    let sets = self[table].uniqueIndexes.columns
    let removed = sets.filter { $0.contains(column) }
    if !removed.isEmpty { writable(table).setUniqueColumns(sets.filter { !$0.contains(column) }) }
    return removed
  }

  /// Drops a column: its property is gone, and so are the values.
  private func drop(_ column: ColumnID, of table: TableID) {
    _ = takeUniqueColumns(from: column, of: table)
    if self[table][column].isPrimaryKey { writable(table).setPrimaryKey(nil) }
    writable(table).setOptions(isIndexed: false, deleteRule: .nullify, of: column)
    forEachChunk(of: table) { $0.clearValues(ofChunk: $1, in: column) }
    writable(table).renameColumn(column, to: "")
  }

  // MARK: Moving changes out of memory

  /// Moves the changes from memory to files if they may have become large. Called between rows or chunks. Afterwards,
  /// chunks that were read before are not those of the transaction any more.
  ///
  /// - Parameter rowCount: how many rows were changed since the last call.
  /// - Returns: whether the changes were moved.
  @discardableResult
  func spillIfLarge(rowCount: Int = 1) -> Bool {
    // A savepoint has blocks in memory that its transaction still needs.
    guard let spill, !needsSettling else { return false }
    let tables = { self.tables.filter { $0.version == self.version } }
    guard
      spill.isDue(after: rowCount, of: tables().reduce(0) { $0 + $1.changedByteCount })
    else { return false }
    updateEntries()
    guard let state = spill.move(current) else { return false }
    source = state.source
    // Other tables keep what was read from them.
    for (index, table) in state.tables.enumerated() where table.version == version {
      let copy = Table(copying: table, version: version)
      copy.keepUniqueSuspects(of: self.tables[index])
      storedTables[index] = copy
    }
    return true
  }

  private func change(_ change: SchemaChange) {
    knownLinks = []
    perform(change)
    if change.definitions.contains(where: { $0.deleteRule == .deny }) { use([.deny]) }
    if change.definitions.contains(where: { $0.keyType != .string }) { use([.keys]) }
    if change.definitions.contains(where: { $0.type == .decimal }) { use([.decimal]) }
    if change.definitions.contains(where: { $0.type == .any }) { use([.any]) }
    if change.definitions.contains(where: { $0.type == .external }) { use([.external]) }
    if change.definitions.contains(where: { $0.isClass || $0.targetClass != nil }) { use([.inheritance]) }
    schemaChanges.append(change)
    knownLinks = []
  }

  package func addTable(_ name: String, _ columns: [ColumnDefinition], kind: TableKind = .topLevel) -> TableID
  {
    change(.table(name, columns, kind))
    return TableID(rawValue: tables.count - 1)
  }

  /// - Parameter value: the value for existing rows; nil for the column's initial value.
  /// A new column, and the value that all existing rows get.
  package struct AddedColumn {
    var definition: ColumnDefinition
    var value: StoredValue

    package init(definition: ColumnDefinition, value: StoredValue) {
      (self.definition, self.value) = (definition, value)
    }
  }

  package func addColumn(_ column: ColumnDefinition, to table: TableID, filledWith value: StoredValue? = nil)
  {
    addColumns([AddedColumn(definition: column, value: value ?? column.initialValue)], to: table)
  }

  /// Adds several columns, which takes less time than adding one after the other: a chunk is copied once for all of them.
  package func addColumns(_ columns: [AddedColumn], to table: TableID) {
    if !columns.isEmpty { change(.columns(columns, table)) }
  }

  /// Updates the index option and the delete rule of a column. Its type stays the same.
  package func setOptions(of definition: ColumnDefinition, _ column: ColumnID, in table: TableID) {
    let known = self[table][column]
    if known.hasSameOptions(as: definition) { return }
    change(.options(definition, column, table))
  }

  /// Replaces a column by one of a wider type, with the same name and the converted values.
  func replaceColumn(_ column: ColumnID, in table: TableID, with definition: ColumnDefinition) {
    change(.replacement(definition, column, table))
  }

  /// Drops a column with its values.
  func dropColumn(_ column: ColumnID, of table: TableID) { change(.columnRemoval(column, table)) }

  func renameColumn(_ column: ColumnID, of table: TableID, to name: String) {
    change(.columnName(name, column, table))
  }

  /// Replaces the names and the target of a column.
  func setNames(of column: ColumnID, in table: TableID, as definition: ColumnDefinition) {
    change(.columnNames(definition, column, table))
  }

  /// Renames a table. Links to it lead to it by the new name.
  func renameTable(_ table: TableID, to name: String) {
    let old = self[table].name
    setName(of: table, name, formerNames: self[table].formerNames + [old])
    for (index, origin) in tables.enumerated() {
      for (number, column) in origin.columns.enumerated() where column.target == old && !column.isDropped {
        var column = column
        column.target = name
        setNames(of: ColumnID(number), in: TableID(rawValue: index), as: column)
      }
    }
  }

  /// Drops a table whose rows were removed.
  func dropTable(_ table: TableID) {
    require(self[table].rows.isEmpty, "Only a table without rows is dropped.")
    if self[table].count > 0 {
      return self[table].noteContradiction("the table has fewer rows than its count")
    }
    for column in self[table].columns.indices where !self[table].columns[column].isDropped {
      dropColumn(ColumnID(column), of: table)
    }
    setName(of: table, "", formerNames: self[table].formerNames + [self[table].name])
  }

  func setName(of table: TableID, _ name: String, formerNames: [String]) {
    change(.tableName(name, formerNames: formerNames, table))
  }

  func setKind(_ kind: TableKind, of table: TableID) { change(.kind(kind, table)) }

  /// Makes another column the primary key of a table, or none.
  func setPrimaryKey(_ column: ColumnID?, of table: TableID) { change(.primaryKey(column, table)) }

  /// Replaces the sets of columns whose values, taken together, are unique. They are checked at the commit.
  package func setUniqueColumns(_ sets: [[ColumnID]], of table: TableID) {
    if self[table].uniqueIndexes.columns == sets { return }
    if !sets.isEmpty { use([.unique]) }
    change(.uniqueColumns(sets, table))
  }

  /// Removes the sets of unique columns that a column is in.
  func removeUniqueSets(with column: ColumnID, of table: TableID) {
    setUniqueColumns(self[table].uniqueIndexes.columns.filter { !$0.contains(column) }, of: table)
  }

  /// Makes a column required that this transaction has added, and whose rows all have a value.
  func requireValues(in column: ColumnID, of table: TableID) { change(.required(column, table)) }

  // MARK: Rows, one at a time and without consequences: what a replay needs

  package func insertRow(_ table: TableID, _ key: RowKey? = nil, primaryKey: StoredValue? = nil) -> RowKey {
    writable(table).insertRow(key, primaryKey: primaryKey)
  }

  /// The row with this primary key. If there is none, or if the table has no primary key, a new row.
  func findOrInsertRow(
    _ table: TableID, primaryKey: StoredValue?
  ) -> Table.FoundRow {
    let known = self[table]
    if known.version == stamp { return known.findOrInsertRow(primaryKey: primaryKey) }
    // The table is copied only if a row is added.
    if let primaryKey, let found = known.find(primaryKey: primaryKey) {
      return Table.FoundRow(row: found.row, chunk: found.chunk, isNew: false, hasMovedRows: false)
    }
    return writable(table).findOrInsertRow(primaryKey: primaryKey)
  }

  /// Adds rows, as many as the chunk of the next one has room for. See `Table.insertRows`.
  func insertRows(
    _ table: TableID, atMost limit: Int, fill: (Chunk, _ slots: Range<Int>) -> Void,
    key: (_ offset: Int) -> StoredValue?
  ) -> (count: Int, duplicate: Int?) {
    writable(table).insertRows(atMost: limit, fill: fill, key: key)
  }

  package func setValue(_ value: StoredValue, at cell: CellAddress) {
    writable(cell.table).setValue(value, cell.column, of: cell.row)
  }

  /// Reserves the keys below `next`, so that new rows don't get them.
  package func reserveRows(_ table: TableID, upTo next: UInt64) { writable(table).reserveRows(upTo: next) }

  /// Reserves the positions below `next`, so that new elements of lists don't get them.
  package func reservePositions(_ table: TableID, upTo next: UInt64) {
    writable(table).reservePositions(upTo: next)
  }

  package func setValues<E: Error>(
    _ column: ColumnID, of rows: [RowKey], in table: TableID, _ next: (RowKey) throws(E) -> StoredValue
  ) throws(E) { try writable(table).setValues(column, of: rows, next) }

  func removeRow(_ row: RowKey, from table: TableID) {
    writable(table).removeRow(row)
  }

  func removeRows(_ rows: [RowKey], from table: TableID) {
    if !rows.isEmpty { writable(table).removeRows(rows) }
  }

  // MARK: Rows, with consequences

  /// Deletes a row. Links to it are set to nil, including those in maps, and removed from lists and sets. The targets
  /// of its cascading columns and its embedded rows are deleted, too.
  ///
  /// Whether links deny this is not tested; see `denial(ofDeleting:)`.
  func delete(_ row: RowKey, from table: TableID) {
    guard self[table].contains(row) else { return }
    if hasNoLinks(table) { return writable(table).removeRow(row) }
    var pending = [(table, row)]
    while let (table, row) = pending.popLast() {
      guard self[table].contains(row) else { continue }
      let links = links(of: table)
      for (column, target) in links.followed {
        let targets = self[table].targets(column, of: row).map { (target, $0) }
        pending += spared.isEmpty ? targets : targets.filter { !spared.contains(Place(table: $0, row: $1)) }
      }
      for (origins, column) in links.incoming {
        let isDeferred = danglingLinks != nil && [.list, .map].contains(self[origins][column].kind)
        for origin in self[origins].origins(of: row, through: column) {
          let cell = CellAddress(table: origins, row: origin, column: column)
          if isDeferred {
            danglingLinks?.insert(Place(table: table, row: row), at: cell)
          } else {
            unlink(row, from: origin, column, writable(origins))
            noteUnlinking(cell)
          }
        }
      }
      writable(table).removeRow(row)
    }
  }

  private func noteUnlinking(_ cell: CellAddress) {
    if notesUnlinkedLists, self[cell.table][cell.column].kind == .list { unlinkedLists.insert(cell) }
  }

  /// Deletes rows of one table, each as above.
  package func delete(_ rows: [RowKey], from table: TableID) {
    if links(of: table).followed.isEmpty { return remove(rows, from: table) }
    var (reached, order): ([TableID: [RowKey]], [TableID]) = ([:], [])
    var known: Set<Place> = []
    var pending = rows.map { Place(table: table, row: $0) }
    while let place = pending.popLast() {
      guard self[place.table].contains(place.row), known.insert(place).inserted else { continue }
      // Owners come before what they own, so that it is not taken out of their lists one by one.
      if reached[place.table] == nil { order.append(place.table) }
      reached[place.table, default: []].append(place.row)
      for (column, target) in links(of: place.table).followed {
        let targets = self[place.table].targets(column, of: place.row).map { Place(table: target, row: $0) }
        pending += spared.isEmpty ? targets : targets.filter { !spared.contains($0) }
      }
    }
    for table in order { remove(reached[table]?.sorted() ?? [], from: table) }
  }

  /// Removes rows and the links to them.
  private func remove(_ rows: [RowKey], from table: TableID) {
    for (origins, column) in links(of: table).incoming {
      guard let backlinks = self[origins].backlinks[column] else { continue }
      let found = backlinks.links(to: rows)
      switch self[origins][column].kind {
      case .single, .set:
        for (target, origin) in found { unlink(target, from: origin, column, writable(origins)) }
      case .list, .map:
        if danglingLinks != nil {
          for (target, origin) in found {
            danglingLinks?.insert(
              Place(table: table, row: target), at: CellAddress(table: origins, row: origin, column: column))
          }
          continue
        }
        // Each collection is searched once for all of them.
        for (origin, links) in Dictionary(grouping: found, by: { $0.origin }) {
          unlink(
            Set(links.lazy.map { $0.target }), from: CellAddress(table: origins, row: origin, column: column))
        }
      }
    }
    writable(table).removeRows(rows)
  }

  /// Takes the links to removed rows out of a list or map.
  private func unlink(_ targets: Set<RowKey>, from cell: CellAddress) {
    let table = writable(cell.table)
    unlink(entries(linkingTo: targets, in: cell.row, cell.column, table), from: cell.row, cell.column, table)
    noteUnlinking(cell)
  }

  /// Links of lists and maps to rows that are not there any more.
  struct DanglingLinks {
    fileprivate var targets: [CellAddress: Set<RowKey>] = [:]
    fileprivate var places: Set<Place> = []

    fileprivate mutating func insert(_ place: Place, at cell: CellAddress) {
      targets[cell, default: []].insert(place.row)
      places.insert(place)
    }
  }

  /// From now on, the links of lists and maps to rows that are removed stay until ``endDeferringUnlinking()``.
  package func deferUnlinking() { danglingLinks = DanglingLinks() }

  /// Takes out all links to removed rows.
  package func endDeferringUnlinking() {
    removeDanglingLinks()
    danglingLinks = nil
  }

  /// Takes out the links to removed rows that a list or map has.
  package func removeDanglingLinks(at cell: CellAddress) {
    guard let targets = danglingLinks?.targets.removeValue(forKey: cell), self[cell.table].contains(cell.row)
    else { return }
    unlink(targets, from: cell)
  }

  /// Takes out all links to removed rows.
  private func removeDanglingLinks() {
    guard let cells = danglingLinks?.targets.keys, !cells.isEmpty else { return }
    for cell in Array(cells) { removeDanglingLinks(at: cell) }
    danglingLinks?.places = []
  }

  /// Call it before a row is added whose key a removed row had: links to that one don't lead to the new one, and its own are not
  /// those of the new one.
  package func removeDanglingLinks(beforeAdding place: Place) {
    guard danglingLinks?.targets.isEmpty == false else { return }
    for column in self[place.table].columns.indices {
      danglingLinks?.targets[CellAddress(table: place.table, row: place.row, column: ColumnID(column))] = nil
    }
    if danglingLinks?.places.contains(place) == true { removeDanglingLinks() }
  }

  /// A row of any table.
  package struct Place: Hashable {
    package var table: TableID
    package var row: RowKey

    package init(table: TableID, row: RowKey) { (self.table, self.row) = (table, row) }
  }

  /// A link that forbids deleting its target.
  struct Denial {
    var target: Place
    var origin: Place
    var column: ColumnID
  }

  /// A link that forbids deleting rows together; nil if there is none. Links from rows that are deleted with them don't.
  func denial(ofDeleting rows: @autoclosure () -> [Place]) -> Denial? {
    guard deniesDeletions else { return nil }
    var pending = rows()
    var deleted: Set<Place> = []
    while let place = pending.popLast() {
      guard self[place.table].contains(place.row), deleted.insert(place).inserted else { continue }
      for (column, target) in links(of: place.table).followed {
        pending += self[place.table].targets(column, of: place.row).map { Place(table: target, row: $0) }
      }
    }
    for place in deleted {
      for (origins, column) in links(of: place.table).incoming
      where self[origins][column].deleteRule == .deny {
        for row in self[origins].origins(of: place.row, through: column) {
          let origin = Place(table: origins, row: row)
          if !deleted.contains(origin) { return Denial(target: place, origin: origin, column: column) }
        }
      }
    }
    return nil
  }

  /// The links that a deletion from a table must look at.
  private struct DeletionLinks {
    /// The columns that own embedded rows, with the table of these.
    var owned: [ColumnID: TableID] = [:]
    /// The columns whose targets are deleted, too, with the table of these.
    var followed: [(column: ColumnID, target: TableID)] = []
    /// The columns that may link to a row of the table.
    var incoming: [(origins: TableID, column: ColumnID)] = []

    var isEmpty: Bool { followed.isEmpty && incoming.isEmpty }
  }

  /// Looked up once for all rows of a transaction.
  private func links(of table: TableID) -> DeletionLinks {
    if table.rawValue < knownLinks.count, let known = knownLinks[table.rawValue] { return known }
    var links = DeletionLinks()
    for (index, column) in self[table].columns.enumerated() {
      let id = ColumnID(index)
      guard !column.isDropped, let name = column.target,
        let number = tables.firstIndex(where: { $0.name == name })
      else { continue }
      let target = TableID(rawValue: number)
      if self[target].kind == .embedded { links.owned[id] = target }
      if column.deleteRule == .cascade || self[target].kind == .embedded {
        links.followed.append((id, target))
      }
    }
    for (number, origins) in tables.enumerated() {
      for (index, column) in origins.columns.enumerated() where column.target == self[table].name {
        links.incoming.append((TableID(rawValue: number), ColumnID(index)))
      }
    }
    while knownLinks.count <= table.rawValue { knownLinks.append(nil) }
    knownLinks[table.rawValue] = links
    return links
  }

  /// The columns that may link to a row of a table.
  func incomingLinks(of table: TableID) -> [(origins: TableID, column: ColumnID)] {
    links(of: table).incoming
  }

  /// The table of the embedded rows that a link column owns; nil if it owns none.
  func ownedTable(_ column: ColumnID, of table: TableID) -> TableID? {
    guard self[table][column].target != nil else { return nil }
    guard table.rawValue < knownLinks.count, knownLinks[table.rawValue] != nil else {
      return links(of: table).owned[column]
    }
    return knownLinks[table.rawValue]?.owned[column]
  }

  /// Whether the rows of a table are deleted without consequences.
  private func hasNoLinks(_ table: TableID) -> Bool {
    // Known links are read in place, because copying them would count references at each deletion.
    guard table.rawValue < knownLinks.count, knownLinks[table.rawValue] != nil else {
      return links(of: table).isEmpty
    }
    return knownLinks[table.rawValue]?.isEmpty ?? false
  }

  private func unlink(_ target: RowKey, from origin: RowKey, _ column: ColumnID, _ table: Table) {
    switch table[column].kind {
    case .single: table.removeLink(to: target, column, of: origin)
    case .set:
      let (index, isFound) = table.list(column, of: origin).search(for: .link(target.rawValue))
      guard isFound else { return table.noteMissingLink(to: target, column, of: origin) }
      table.removeEntry(at: index, from: column, of: origin)
    case .list, .map:
      unlink(
        entries(linkingTo: CollectionOfOne(target), in: origin, column, table), from: origin, column, table)
    }
  }

  /// Removes entries of a list, or the values of entries of a map.
  private func unlink(
    _ entries: [(index: Int, entry: ListEntry)], from origin: RowKey, _ column: ColumnID, _ table: Table
  ) {
    for (index, entry) in entries.reversed() {
      if table[column].kind == .list {
        table.removeEntry(at: index, from: column, of: origin)
      } else {
        var entry = entry
        entry.value = .null
        table.setEntry(entry, at: index, in: column, of: origin)
      }
    }
  }

  /// The entries of a list or map that link to rows.
  ///
  /// The backlinks have their number, so the search ends at the last of them. Deleting the objects of a list in order
  /// therefore takes a time for each that does not grow with the length of the list.
  private func entries(
    linkingTo targets: some Collection<RowKey>, in origin: RowKey, _ column: ColumnID, _ table: Table
  ) -> [(index: Int, entry: ListEntry)] {
    let count = targets.reduce(0) { $0 + (table.backlinks[column]?.count(from: origin, to: $1) ?? 0) }
    var (found, index) = ([(index: Int, entry: ListEntry)](), 0)
    table.list(column, of: origin).forEach { entry in
      if entry.value.linkedRow.map(targets.contains) ?? false { found.append((index, entry)) }
      index += 1
      return found.count < count
    }
    if found.count < count, let target = targets.first {
      table.noteMissingLink(to: target, column, of: origin)
    }
    return found
  }

  // MARK: Lists

  func insert(_ value: StoredValue, at index: Int, in cell: CellAddress) {
    insertEntry(newEntry(value, in: cell), at: index, in: cell)
  }

  /// A list entry with a new position.
  func newEntry(_ value: StoredValue, in cell: CellAddress) -> ListEntry {
    ListEntry(id: writable(cell.table).newPosition(), moved: .zero, value: value)
  }

  package func insertEntry(_ entry: ListEntry, at index: Int, in cell: CellAddress) {
    writable(cell.table).insertEntry(entry, at: index, in: cell.column, of: cell.row)
  }

  /// Appends entries to a list, or fills an empty set or map with entries in their order. O(log n + their number).
  package func appendEntries(_ entries: [ListEntry], to cell: CellAddress) {
    writable(cell.table).appendEntries(entries, to: cell.column, of: cell.row)
  }

  package func removeEntry(at index: Int, from cell: CellAddress) {
    writable(cell.table).removeEntry(at: index, from: cell.column, of: cell.row)
  }

  /// Removes all entries of a collection. O(n) if each link of the column is in it, at most O(n log n).
  package func removeAllEntries(from cell: CellAddress) {
    if list(at: cell).count == 0 { return }
    writable(cell.table).removeAllEntries(from: cell.column, of: cell.row)
  }

  /// Assigns another value at an index. The position keeps its identity.
  package func assign(_ value: StoredValue, at index: Int, in cell: CellAddress) {
    var entry = list(at: cell)[index]
    if entry.value == value { return }
    entry.value = value
    setEntry(entry, at: index, in: cell)
  }

  package func setEntry(_ entry: ListEntry, at index: Int, in cell: CellAddress) {
    writable(cell.table).setEntry(entry, at: index, in: cell.column, of: cell.row)
  }

  func move(from source: Int, to destination: Int, in cell: CellAddress) {
    if source == destination { return }
    listsWithMoves.insert(cell)
    writable(cell.table).moveEntry(from: source, to: destination, in: cell.column, of: cell.row)
  }

  /// Brings the entries of a list into another order, and marks the fewest of them as moved.
  ///
  /// - Parameter order: the old index of each entry.
  func reorder(_ order: [Int], in cell: CellAddress) {
    if order.elementsEqual(order.indices) { return }
    listsWithMoves.insert(cell)
    // Entries whose old indices ascend keep their order.
    let kept = Set(LongestCommonSubsequence.pairs(Array(order.indices), order).map(\.new))
    let old = list(at: cell).elements
    let entries = order.enumerated().map { index, oldIndex in
      var entry = old[oldIndex]
      if !kept.contains(index) { entry.moved = version }
      return entry
    }
    writable(cell.table).setOrder(entries, in: cell.column, of: cell.row)
  }

  /// Exchanges two elements, unless they are equal. Both are marked as moved, even though adjacent elements take a single
  /// move: among results that don't show all elements, the other one may be the one to move.
  func swap(_ first: Int, _ second: Int, in cell: CellAddress) {
    let (low, high) = (min(first, second), max(first, second))
    let elements = list(at: cell)
    if elements.value(at: low) == elements.value(at: high) { return }
    move(from: low, to: high, in: cell)
    if high - low > 1 { return move(from: high - 1, to: low, in: cell) }
    var other = list(at: cell)[low]
    other.moved = version
    setEntry(other, at: low, in: cell)
  }

  /// Completes the changes: indexes and backlinks are up to date, and move marks are those of moves. Afterwards, the
  /// tables can be read by other threads.
  package func completeChanges() {
    removeSuperfluousMoveMarks()
    updateEntries()
  }

  /// A violation of uniqueness by the changes; nil if there is none.
  func uniqueViolation() -> (table: TableID, violation: UniqueIndexes.Violation)? {
    for (index, table) in tables.enumerated() where table.version >= version {
      if let violation = table.uniqueViolation() { return (TableID(rawValue: index), violation) }
    }
    return nil
  }

  /// Updates the indexes and backlinks of changed tables.
  func updateEntries() {
    for table in tables where table.version >= version { table.updateEntries() }
  }

  /// Resets the version of the last move for positions that have the order of the base after all. The log record contains
  /// what is left, so that these versions are equal in every process: later differences depend on them.
  private func removeSuperfluousMoveMarks() {
    for cell in listsWithMoves where current.contains(cell.row, in: cell.table) {
      let (before, after) = (base.list(at: cell), list(at: cell))
      let isNew = !base.contains(cell.row, in: cell.table)
      let moved = isNew ? [] : Set(ListDifference(from: before, to: after, .list).reordered.map(\.new))
      let marks = Dictionary(before.elements.map { ($0.id, $0.moved) }) { first, _ in first }
      // Marks that were made in a savepoint are higher than the version.
      for (index, entry) in after.elements.enumerated() where entry.moved >= version {
        let mark = isNew || moved.contains(index) ? version : marks[entry.id] ?? version
        if entry.moved == mark { continue }
        var entry = entry
        entry.moved = mark
        setEntry(entry, at: index, in: cell)
      }
    }
    listsWithMoves = []
  }
}

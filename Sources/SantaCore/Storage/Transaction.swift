/// The next version of a store while it is being written: a copy-on-write version of a snapshot.
///
/// A transaction belongs to one isolation, and is discarded after it was committed. Discarding it without a commit is
/// a rollback.
///
/// What a transaction has copied, it changes in place from then on. A savepoint therefore gets a stamp of its own: what
/// was changed before it is copied again when it changes, so that the earlier state remains.
final class Transaction {
  let base: Snapshot
  let version: Version
  private(set) var tables: [Table]
  private var features: Set<StoreFeature>
  /// The version that tables, nodes and chunks have which the transaction may change in place: `version` before the
  /// first savepoint, and a higher one in each savepoint. Only `version` itself may be committed; see `settle`.
  private(set) var stamp: Version
  private var lastStamp: Version
  /// The changes of the schema, in order. They are not rolled back with a savepoint: the columns of bound classes stay
  /// valid, and no key of a row is used for two objects.
  private var schemaChanges: [SchemaChange] = []
  /// The links of tables from which rows were deleted, with the present schema.
  private var knownLinks: [TableID: DeletionLinks] = [:]
  /// The lists in which elements were moved.
  private var listsWithMoves: Set<CellAddress> = []

  /// - Parameter version: the version of the transaction; by default the one after that of the base.
  init(base: Snapshot, version: Version? = nil) {
    self.base = base
    self.version = version ?? base.version.next
    (stamp, lastStamp) = (self.version, self.version)
    tables = base.tables
    features = base.features
  }

  /// Whether tables or columns were added.
  var hasSchemaChanges: Bool { !schemaChanges.isEmpty }

  /// The state with all changes so far.
  var current: Snapshot {
    Snapshot(version: version, tables: tables, source: base.source, features: features)
  }

  /// A table with all changes so far.
  subscript(table: TableID) -> Table { tables[table.rawValue] }

  /// The collection in a cell; empty if the row does not exist.
  func list(at cell: CellAddress) -> ListTree { self[cell.table].list(cell.column, of: cell.row) }

  /// The transaction's own copy of a table, which it may write to.
  private func writable(_ id: TableID) -> Table {
    let table = self[id]
    if table.version == stamp { return table }
    let copy = Table(copying: table, version: stamp)
    tables[id.rawValue] = copy
    return copy
  }

  /// Notes optional parts of the format that the store uses from now on.
  func use(_ features: Set<StoreFeature>) { self.features.formUnion(features) }

  // MARK: Savepoints

  /// A state within a transaction, to which the transaction can return.
  struct Savepoint {
    fileprivate let tables: [Table]
    fileprivate let stamp: Version
    fileprivate let schemaChangeCount: Int

    /// Whether a row existed at the savepoint.
    func contains(_ row: RowKey, in table: TableID) -> Bool {
      table.rawValue < tables.count && tables[table.rawValue].contains(row)
    }
  }

  /// Keeps the current state. O(number of tables). The savepoints of a transaction end in the reverse order.
  func beginSavepoint() -> Savepoint {
    let savepoint = Savepoint(tables: tables, stamp: stamp, schemaChangeCount: schemaChanges.count)
    lastStamp = lastStamp.next
    stamp = lastStamp
    return savepoint
  }

  /// Returns to the state of a savepoint. The keys of rows that were inserted since are not used again, so that no
  /// object mistakes another row for its own.
  func rollBack(to savepoint: Savepoint) {
    let discarded = tables
    (tables, stamp) = (savepoint.tables, savepoint.stamp)
    for change in schemaChanges.dropFirst(savepoint.schemaChangeCount) { perform(change) }
    for (index, table) in discarded.enumerated() where table.nextRow > tables[index].nextRow {
      reserveRows(TableID(rawValue: index), upTo: table.nextRow)
    }
  }

  /// Whether there was a savepoint, so that the state may have stamps that must not be committed.
  var needsSettling: Bool { lastStamp != version }

  /// Replaces the state by an equal one whose tables, nodes and chunks all have the version of the transaction.
  func settle(as state: Snapshot) {
    require(state.version == version, "A transaction is replaced by the same state.")
    tables = state.tables
    (stamp, lastStamp) = (version, version)
  }

  // MARK: Schema

  private enum SchemaChange {
    case table(String, [ColumnDefinition], TableKind)
    case column(ColumnDefinition, TableID, StoredValue)
    case options(ColumnDefinition, ColumnID, TableID)

    /// The columns that are added or changed.
    var definitions: [ColumnDefinition] {
      switch self {
      case .table(_, let columns, _): columns
      case .column(let column, _, _), .options(let column, _, _): [column]
      }
    }
  }

  private func perform(_ change: SchemaChange) {
    switch change {
    case .table(let name, let columns, let kind):
      tables.append(Table(name: name, kind: kind, columns: columns, version: stamp))
    case .column(let column, let table, let value): writable(table).addColumn(column, filledWith: value)
    case .options(let definition, let column, let table):
      writable(table).setOptions(
        isIndexed: definition.isIndexed, deleteRule: definition.deleteRule, of: column)
    }
  }

  private func change(_ change: SchemaChange) {
    perform(change)
    if change.definitions.contains(where: { $0.deleteRule == .deny }) { use([.deny]) }
    schemaChanges.append(change)
    knownLinks = [:]
  }

  func addTable(_ name: String, _ columns: [ColumnDefinition], kind: TableKind = .topLevel) -> TableID {
    change(.table(name, columns, kind))
    return TableID(rawValue: tables.count - 1)
  }

  /// - Parameter value: the value for existing rows; nil for the column's initial value.
  func addColumn(_ column: ColumnDefinition, to table: TableID, filledWith value: StoredValue? = nil) {
    change(.column(column, table, value ?? column.initialValue))
  }

  /// Updates the index option and the delete rule of a column. Its type stays the same.
  func setOptions(of definition: ColumnDefinition, _ column: ColumnID, in table: TableID) {
    let known = self[table][column]
    if known.isIndexed == definition.isIndexed && known.deleteRule == definition.deleteRule { return }
    change(.options(definition, column, table))
  }

  // MARK: Rows, one at a time and without consequences: what a replay needs

  func insertRow(_ table: TableID, _ key: RowKey? = nil, primaryKey: StoredValue? = nil) -> RowKey {
    writable(table).insertRow(key, primaryKey: primaryKey)
  }

  /// The row with this primary key. If there is none, or if the table has no primary key, a new row.
  func findOrInsertRow(
    _ table: TableID, primaryKey: StoredValue?
  ) -> (row: RowKey, chunk: Chunk, isNew: Bool) {
    let known = self[table]
    // The table is copied only if a row is added.
    if known.version != stamp, let primaryKey, let found = known.find(primaryKey: primaryKey) {
      return (found.row, found.chunk, false)
    }
    return writable(table).findOrInsertRow(primaryKey: primaryKey)
  }

  func setValue(_ value: StoredValue, at cell: CellAddress) {
    writable(cell.table).setValue(value, cell.column, of: cell.row)
  }

  /// Reserves the keys below `next`, so that new rows don't get them.
  func reserveRows(_ table: TableID, upTo next: UInt64) { writable(table).reserveRows(upTo: next) }

  func setValues<E: Error>(
    _ column: ColumnID, of rows: [RowKey], in table: TableID, _ next: (RowKey) throws(E) -> StoredValue
  ) throws(E) { try writable(table).setValues(column, of: rows, next) }

  func removeRow(_ row: RowKey, from table: TableID) {
    writable(table).removeRow(row)
  }

  // MARK: Rows, with consequences

  /// Deletes a row. Links to it are set to nil, including those in maps, and removed from lists and sets. The targets
  /// of its cascading columns and its embedded rows are deleted, too.
  ///
  /// Whether links deny this is not tested; see `denial(ofDeleting:)`.
  func delete(_ row: RowKey, from table: TableID) {
    var pending = [(table, row)]
    while let (table, row) = pending.popLast() {
      guard self[table].contains(row) else { continue }
      let links = links(of: table)
      for (column, target) in links.followed {
        pending += self[table].targets(column, of: row).map { (target, $0) }
      }
      for (origins, column) in links.incoming {
        for origin in self[origins].origins(of: row, through: column) {
          unlink(row, from: origin, column, writable(origins))
        }
      }
      writable(table).removeRow(row)
    }
  }

  /// A row of any table.
  struct Place: Hashable {
    var table: TableID
    var row: RowKey
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

  private var deniesDeletions: Bool { features.contains(.deny) }

  /// The links that a deletion from a table must look at.
  private struct DeletionLinks {
    /// The columns whose targets are deleted, too, with the table of these.
    var followed: [(column: ColumnID, target: TableID)] = []
    /// The columns that may link to a row of the table.
    var incoming: [(origins: TableID, column: ColumnID)] = []
  }

  /// Looked up once for all rows of a transaction.
  private func links(of table: TableID) -> DeletionLinks {
    if let known = knownLinks[table] { return known }
    var links = DeletionLinks()
    for (index, column) in self[table].columns.enumerated() {
      let id = ColumnID(index)
      guard column.deleteRule == .cascade || ownedTable(id, of: table) != nil,
        let target = current.target(id, of: table)
      else { continue }
      links.followed.append((id, target))
    }
    for (number, origins) in tables.enumerated() {
      for (index, column) in origins.columns.enumerated() where column.target == self[table].name {
        links.incoming.append((TableID(rawValue: number), ColumnID(index)))
      }
    }
    knownLinks[table] = links
    return links
  }

  private func unlink(_ target: RowKey, from origin: RowKey, _ column: ColumnID, _ table: Table) {
    switch table[column].kind {
    case .single: table.setValue(.null, column, of: origin)
    case .set:
      let (index, entry) = table.list(column, of: origin).search(for: .link(target.rawValue))
      if entry != nil { table.removeEntry(at: index, from: column, of: origin) }
    case .list:
      for (index, _) in entries(linkingTo: target, in: origin, column, table).reversed() {
        table.removeEntry(at: index, from: column, of: origin)
      }
    case .map:
      for (index, entry) in entries(linkingTo: target, in: origin, column, table) {
        var entry = entry
        entry.value = .null
        table.setEntry(entry, at: index, in: column, of: origin)
      }
    }
  }

  /// The entries of a list or map that link to a row.
  ///
  /// The backlinks have their number, so the search ends at the last of them. Deleting the objects of a list in order
  /// therefore takes a time for each that does not grow with the length of the list.
  private func entries(
    linkingTo target: RowKey, in origin: RowKey, _ column: ColumnID, _ table: Table
  ) -> [(index: Int, entry: ListEntry)] {
    let count = table.backlinks[column]?.count(from: origin, to: target) ?? 0
    var (found, index) = ([(index: Int, entry: ListEntry)](), 0)
    table.list(column, of: origin).forEach { entry in
      if entry.value.linkedRow == target { found.append((index, entry)) }
      index += 1
      return found.count < count
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

  func insertEntry(_ entry: ListEntry, at index: Int, in cell: CellAddress) {
    writable(cell.table).insertEntry(entry, at: index, in: cell.column, of: cell.row)
  }

  /// Appends entries to a list, or fills an empty set or map with entries in their order. O(log n + their number).
  func appendEntries(_ entries: [ListEntry], to cell: CellAddress) {
    writable(cell.table).appendEntries(entries, to: cell.column, of: cell.row)
  }

  func removeEntry(at index: Int, from cell: CellAddress) {
    writable(cell.table).removeEntry(at: index, from: cell.column, of: cell.row)
  }

  /// Removes all entries of a collection. O(n) if each link of the column is in it, at most O(n log n).
  func removeAllEntries(from cell: CellAddress) {
    if list(at: cell).count == 0 { return }
    writable(cell.table).removeAllEntries(from: cell.column, of: cell.row)
  }

  /// Assigns another value at an index. The position keeps its identity.
  func assign(_ value: StoredValue, at index: Int, in cell: CellAddress) {
    var entry = list(at: cell)[index]
    if entry.value == value { return }
    entry.value = value
    setEntry(entry, at: index, in: cell)
  }

  func setEntry(_ entry: ListEntry, at index: Int, in cell: CellAddress) {
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

  /// Exchanges two elements. Both are marked as moved, even though adjacent elements take a single move: among results
  /// that don't show all elements, the other one may be the one to move.
  func swap(_ first: Int, _ second: Int, in cell: CellAddress) {
    let (low, high) = (min(first, second), max(first, second))
    move(from: low, to: high, in: cell)
    if high - low > 1 { return move(from: high - 1, to: low, in: cell) }
    if high == low { return }
    var other = list(at: cell)[low]
    other.moved = version
    setEntry(other, at: low, in: cell)
  }

  /// Completes the changes: indexes and backlinks are up to date, and move marks are those of moves. Afterwards, the
  /// tables can be read by other threads.
  func completeChanges() {
    removeSuperfluousMoveMarks()
    updateEntries()
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

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
  // Computed, for the same reason as the properties of ``Table``.
  package var tables: [Table] { storedTables }
  private var storedTables: [Table]
  private var features: Set<StoreFeature> { didSet { deniesDeletions = features.contains(.deny) } }
  /// Whether a link may forbid deleting its target. Read at every deletion (benchmark "delete half").
  private(set) var deniesDeletions: Bool
  /// The application's version of the schema.
  var schemaVersion: UInt64
  /// The annotation that the state gets.
  var annotation: StateAnnotation?
  /// The version that tables, nodes and chunks have which the transaction may change in place: `version` before the
  /// first savepoint, and a higher one in each savepoint. Only `version` itself may be committed; see `settle`.
  private(set) var stamp: Version
  private var lastStamp: Version
  /// The changes of the schema, in order. They are not rolled back with a savepoint: the columns of bound classes stay
  /// valid, and no key of a row is used for two objects.
  private var schemaEdits: [SchemaEdit] = []
  /// The links of tables from which rows were deleted, with the present schema.
  var knownLinks: [DeletionLinks?] = []
  /// The lists in which elements were moved.
  var listsWithMoves: Set<CellAddress> = []
  /// The source of the segments with blocks of the state.
  private var source: BlockSource?
  /// Rows that a cascade skips. Embedded rows are deleted with their owner all the same.
  var exempt: Set<RowAddress> = []
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
    annotation = base.annotation
  }

  /// Whether tables or columns were added or changed.
  var hasChangedSchema: Bool { !schemaEdits.isEmpty }

  /// Whether anything was changed besides rows.
  var hasSchemaChanges: Bool {
    !schemaEdits.isEmpty || schemaVersion != base.schemaVersion || annotation != base.annotation
  }

  /// Whether rows were inserted. Their keys are used again if the transaction is rolled back.
  var hasNewKeys: Bool {
    tables.count != base.tables.count || zip(tables, base.tables).contains { $0.nextRow != $1.nextRow }
  }

  /// The state with all changes so far.
  package var current: Snapshot {
    Snapshot(
      version: version, tables: tables, source: source, features: features,
      schemaVersion: schemaVersion, annotation: annotation, after: base)
  }

  /// A table with all changes so far.
  package subscript(table: TableID) -> Table { tables[table.rawValue] }

  /// The collection in a cell; empty if the row does not exist.
  package func list(at cell: CellAddress) -> ListTree { self[cell.table].list(cell.column, of: cell.row) }

  /// The transaction's own copy of a table, which it may write to.
  func writable(_ id: TableID) -> Table {
    let table = self[id]
    if table.version == stamp { return table }
    let copy = Table(copying: table, version: stamp)
    storedTables[id.rawValue] = copy
    return copy
  }

  /// Notes optional parts of the format that the store uses from now on.
  package func use(_ features: Set<StoreFeature>) { self.features.formUnion(features) }

  /// Replaces the annotation of the state.
  package func annotate(_ annotation: StateAnnotation) { self.annotation = annotation }

  // MARK: Savepoints

  /// A state within a transaction, to which the transaction can return.
  package struct Savepoint {
    fileprivate let tables: [Table]
    fileprivate let stamp: Version
    fileprivate let schemaEditCount: Int

    /// Whether a row existed at the savepoint.
    func contains(_ row: RowKey, in table: TableID) -> Bool {
      table.rawValue < tables.count && tables[table.rawValue].contains(row)
    }
  }

  /// Keeps the current state. O(number of tables). The savepoints of a transaction end in the reverse order.
  package func beginSavepoint() -> Savepoint {
    let savepoint = Savepoint(tables: tables, stamp: stamp, schemaEditCount: schemaEdits.count)
    lastStamp = lastStamp.next
    stamp = lastStamp
    return savepoint
  }

  /// Returns to the state of a savepoint. The keys of rows that were inserted since are not used again, so that no
  /// object mistakes another row for its own.
  func rollBack(to savepoint: Savepoint) {
    let discarded = tables
    (storedTables, stamp) = (savepoint.tables, savepoint.stamp)
    for edit in schemaEdits.dropFirst(savepoint.schemaEditCount) { perform(edit) }
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

  /// Changes the schema. O(rows of the table) if the edit changes their values.
  package func edit(_ edit: SchemaEdit) {
    if edit.isNeedless(in: self) { return }
    use(edit.features)
    knownLinks = []
    perform(edit)
    schemaEdits.append(edit)
    knownLinks = []
  }

  /// Appends a table. Only ``edit(_:)`` calls it.
  func append(_ table: Table) { storedTables.append(table) }

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

  // MARK: Completing

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

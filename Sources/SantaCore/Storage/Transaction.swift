/// The next version of a store while it is being written: a copy-on-write version of a snapshot.
///
/// A transaction belongs to one isolation and is discarded after its commit. Discarding it without a commit is a rollback.
///
/// A transaction copies a table, node or chunk once, and then changes the copy in place. A savepoint therefore has its own
/// stamp: copies made before the savepoint are copied again when they change, so that the earlier state is preserved.
package final class Transaction {
  let base: Snapshot
  package let version: Version
  // Computed for the same reason as the properties of ``Table``.
  package var tables: [Table] { storedTables }
  private var storedTables: [Table]
  private var features: Set<StoreFeature> { didSet { deniesDeletions = features.contains(.deny) } }
  /// Whether a link may forbid deleting its target. It is read on every deletion (benchmark "delete half").
  private(set) var deniesDeletions: Bool
  /// The application's version of the schema.
  var schemaVersion: UInt64
  /// The annotation of the new state.
  var annotation: StateAnnotation?
  /// The description of the commit, and the versions to keep; nil in a store without history.
  package var history: HistoryState?
  /// The author of the commit, in a store with history.
  package var author: String?
  /// The note of the commit, in a store with history.
  package var note: String?
  /// The version of the tables, nodes and chunks that the transaction may change in place: `version` before the first
  /// savepoint, and a higher version in each savepoint. Only `version` itself may be committed; see `settle`.
  private(set) var stamp: Version
  private var lastStamp: Version
  /// The changes to the schema, in order. They aren't rolled back with a savepoint, so that the columns of bound classes remain
  /// valid, and no row key is used for two objects.
  private var schemaEdits: [SchemaEdit] = []
  /// The links of tables from which rows were deleted, under the current schema.
  var knownLinks: [DeletionLinks?] = []
  /// The lists in which elements were moved.
  var listsWithMoves: Set<CellAddress> = []
  /// The source of the segments that contain blocks of the state.
  private var source: BlockSource?
  /// Rows that a cascade skips. Embedded rows are deleted with their owner nevertheless.
  var exempt: Set<RowAddress> = []
  /// Whether ``unlinkedLists`` is maintained.
  var notesUnlinkedLists = false
  /// The lists from which deletions of other objects have removed elements.
  var unlinkedLists: Set<CellAddress> = []
  /// Links of lists and maps to removed rows, if they are kept until ``endDeferringUnlinking()``, so that each collection is
  /// searched only once for all of them. Nil if a deletion removes the links immediately.
  var danglingLinks: DanglingLinks?
  /// Decides when and where changes are moved from memory to files; nil if all changes remain in memory.
  var spill: TransactionSpill?

  /// - Parameters:
  ///   - version: the version of the transaction; by default, the version after the base.
  ///   - stamp: the version of changed tables, nodes and chunks, if it is different, in a state that is never committed.
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
    history = base.history
  }

  /// Whether tables or columns were added or changed.
  var hasChangedSchema: Bool { !schemaEdits.isEmpty }

  /// Whether anything other than rows was changed.
  var hasSchemaChanges: Bool {
    !schemaEdits.isEmpty || schemaVersion != base.schemaVersion || annotation != base.annotation
      || history?.settings != base.history?.settings
  }

  /// Whether rows were inserted. Their keys are used again if the transaction is rolled back.
  var hasNewKeys: Bool {
    tables.count != base.tables.count || zip(tables, base.tables).contains { $0.nextRow != $1.nextRow }
  }

  /// The state with all changes so far.
  package var current: Snapshot {
    Snapshot(
      version: version, tables: tables, source: source, features: features,
      schemaVersion: schemaVersion, annotation: annotation, history: history, after: base)
  }

  /// A table with all changes so far.
  package subscript(table: TableID) -> Table { tables[table.rawValue] }

  /// Returns the collection in a cell. It is empty if the row doesn't exist.
  package func list(at cell: CellAddress) -> ListTree { self[cell.table].list(cell.column, of: cell.row) }

  /// Returns the transaction's own copy of a table, which it may write to.
  func writable(_ id: TableID) -> Table {
    let table = self[id]
    if table.version == stamp { return table }
    let copy = Table(copying: table, version: stamp)
    storedTables[id.rawValue] = copy
    return copy
  }

  /// Records optional parts of the format that the store uses from now on.
  package func use(_ features: Set<StoreFeature>) { self.features.formUnion(features) }

  /// Replaces the annotation of the state.
  package func annotate(_ annotation: StateAnnotation) { self.annotation = annotation }

  // MARK: Savepoints

  /// A state within a transaction, to which the transaction can return.
  package struct Savepoint {
    fileprivate let tables: [Table]
    fileprivate let stamp: Version
    fileprivate let schemaEditCount: Int

    /// Returns whether a row existed at the savepoint.
    func contains(_ row: RowKey, in table: TableID) -> Bool {
      table.rawValue < tables.count && tables[table.rawValue].contains(row)
    }
  }

  /// Saves the current state. O(number of tables). The savepoints of a transaction must end in reverse order.
  package func beginSavepoint() -> Savepoint {
    let savepoint = Savepoint(tables: tables, stamp: stamp, schemaEditCount: schemaEdits.count)
    lastStamp = lastStamp.next
    stamp = lastStamp
    return savepoint
  }

  /// Returns to the state of a savepoint. The keys of rows that were inserted since then aren't used again, so that no object
  /// mistakes another row for its own.
  func rollBack(to savepoint: Savepoint) {
    let discarded = tables
    (storedTables, stamp) = (savepoint.tables, savepoint.stamp)
    for edit in schemaEdits.dropFirst(savepoint.schemaEditCount) { perform(edit) }
    for (index, table) in discarded.enumerated() where table.nextRow > tables[index].nextRow {
      reserveRows(TableID(rawValue: index), upTo: table.nextRow)
    }
  }

  /// Returns the state at a savepoint, with the version before the transaction. Rows that were added since then have higher
  /// keys than its tables expect.
  func state(at savepoint: Savepoint) -> Snapshot {
    Snapshot(version: base.version, tables: savepoint.tables, source: source, features: features)
  }

  /// Whether there was a savepoint, in which case the state may contain stamps that must not be committed.
  var needsSettling: Bool { lastStamp != version }

  /// Replaces the state with an equal state in which all tables, nodes and chunks have the version of the transaction.
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

  /// Appends a table. Only ``edit(_:)`` calls this function.
  func append(_ table: Table) { storedTables.append(table) }

  // MARK: Moving changes out of memory

  /// Moves the changes from memory to files if they may have become large. Must be called between rows or chunks. Chunks that
  /// were read before the call may no longer belong to the transaction afterwards.
  ///
  /// - Parameter rowCount: the number of rows changed since the last call.
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
    // Other tables keep the blocks that were loaded from them.
    for (index, table) in state.tables.enumerated() where table.version == version {
      let copy = Table(copying: table, version: version)
      copy.keepUniqueSuspects(of: self.tables[index])
      storedTables[index] = copy
    }
    return true
  }

  // MARK: Completion

  /// Completes the changes: updates indexes and backlinks, and removes the marks of elements that weren't moved after all.
  /// After that, other threads can read the tables.
  package func completeChanges() {
    removeSuperfluousMoveMarks()
    updateEntries()
  }

  /// Returns a violation of uniqueness by the changes, or nil if there is none.
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

  /// Resets the version of the last move for positions that are in the order of the base after all. The log record contains the
  /// remaining marks, so that these versions are equal in every process. Later differences depend on them.
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

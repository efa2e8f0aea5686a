/// The collection in a cell of a store: what lists, sets and maps in a store share.
final class StoredCollection {
  let context: _ModelContext
  let cell: CellAddress
  /// The write transaction in which the collection was handed out, 0 outside one.
  private var transactionNumber: Int
  /// What was there when it was last looked at or changed, for the collection of a deleted object.
  private var last = ListTree()
  /// The count of changes at that time.
  private var lastChangeCount: UInt64 = 0
  /// What is shown to a callback while that runs.
  private let pinned: Pinned<PinnedElements>?

  init(_ context: _ModelContext, _ cell: CellAddress, pinned: Pinned<PinnedElements>? = nil) {
    self.pinned = pinned
    self.context = context
    self.cell = cell
    transactionNumber = context.transactionNumber
  }

  /// The collection of an object; nil for an object in no store.
  convenience init?(_ object: Object, _ column: Int) {
    guard let context = object._context, let table = object._binding?.table else { return nil }
    self.init(context, CellAddress(table: table, row: object._key, column: ColumnID(column)))
    if object._lacksRow {
      // The chunk that stays with a deleted object has its last collection.
      transactionNumber = object._transactionNumber
      last = object._row.chunk?.list(cell.column, at: object._row.slot) ?? ListTree()
    }
  }

  /// The elements as the store has them; nil where it has none, because the row is gone.
  private var stored: ListTree? {
    context.isRolledBack(cell.row, in: cell.table, transactionNumber: transactionNumber)
      ? nil : context.list(at: cell)
  }

  /// The elements; of a deleted object, the last ones.
  var tree: ListTree {
    if let contents = pinned?.contents { return contents.tree }
    if let stored {
      note(stored)
    } else if !context.isRolledBack(cell.row, in: cell.table, transactionNumber: transactionNumber),
      let state = context.deletedRows.lastState(of: cell.row, in: cell.table),
      state.shownUntil > lastChangeCount
    {
      last = state.snapshot.list(at: cell)
      lastChangeCount = state.shownUntil
    }
    return last
  }

  var isInvalidated: Bool { stored == nil }

  /// The same collection in the snapshot that its store is at, for ever.
  var frozen: StoredCollection {
    if context.isFrozen || isInvalidated { return self }
    return StoredCollection(
      _ModelContext(engine: context.engine, snapshot: context.snapshot, isFrozen: true), cell)
  }

  /// Whether this is the collection of that column of that row.
  func isOf(_ object: Object, _ column: Int) -> Bool {
    context === object._context && cell.table == object._binding?.table && cell.row == object._key
      && cell.column == ColumnID(column)
  }

  /// The snapshot of the elements that a callback is shown.
  var pinnedSnapshot: Snapshot? { pinned?.contents?.snapshot }

  private var table: Table { context.current[cell.table] }

  private var definition: ColumnDefinition { table[cell.column] }

  // MARK: Changing

  /// A change of the collection is made to what it is now, and not to what a callback is shown.
  func unpin() { pinned?.release() }

  func change(_ body: (Transaction) -> Void) {
    unpin()
    _ = context.writing("Changing a collection")
    if isInvalidated { return context.fail(.invalidated("The owner of a collection")) }
    context.change(cell, body)
    if let stored { note(stored) }
  }

  private func note(_ tree: ListTree) {
    (last, lastChangeCount) = (tree, context.changeCount)
  }

  /// Whether a key may be used; fails the transaction where it is too long.
  func admits(key: String) -> Bool {
    guard StoredValue.string(key).isTooLong else { return true }
    let limit = "keys of at most \(ValueType.maximumByteCount) bytes"
    context.fail(.wrongValue(table.name, definition.name, limit))
    return false
  }

  /// Whether a value may be put in; fails the transaction where it may not.
  func admits(_ value: StoredValue) -> Bool {
    // A link that could not be made has failed the transaction already.
    if value.isNull && !definition.isOptional { return false }
    guard !value.isTooLong else {
      context.fail(.wrongValue(table.name, definition.name, definition.typeName))
      return false
    }
    return context.transaction.map { context.mayOwn(value, at: cell, $0) } ?? false
  }
}

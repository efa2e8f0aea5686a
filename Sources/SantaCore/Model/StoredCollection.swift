/// The collection in a cell of a store, shared by lists, sets and maps.
final class StoredCollection {
  let context: _ModelContext
  let cell: CellAddress
  /// The number of the write transaction in which the collection was created; 0 if it was created outside a transaction.
  private var transactionNumber: Int
  /// The elements when they were last read or changed. The collection of a deleted object keeps them.
  private var last = ListTree()
  /// The count of changes when `last` was set.
  private var lastChangeCount: UInt64 = 0
  /// The elements that a callback is shown while it runs; nil for a collection that isn't pinned.
  private let pinned: Pinned<PinnedElements>?
  /// The facts about the column that the last change determined, for the next change.
  private var knownColumn: KnownColumn?

  /// The column of a collection that a transaction has changed. Not used for elements of any type and embedded elements, which
  /// have further rules.
  private struct KnownColumn {
    /// The value of the context's counter when the column was determined. Like the address of a row, it is valid until the
    /// counter changes.
    var generation: UInt64
    var isOptional: Bool
  }

  init(_ context: _ModelContext, _ cell: CellAddress, pinned: Pinned<PinnedElements>? = nil) {
    self.pinned = pinned
    self.context = context
    self.cell = cell
    transactionNumber = context.transactionNumber
  }

  /// Creates the collection of an object. Returns nil for an object that isn't in a store.
  convenience init?(_ object: Object, _ column: Int) {
    guard let context = object._context, let table = object._binding?.table else { return nil }
    self.init(context, CellAddress(table: table, row: object._key, column: ColumnID(column)))
    if object._lacksRow {
      // The chunk of a deleted object contains its last collection.
      transactionNumber = object._transactionNumber
      last = object._row.chunk?.list(cell.column, at: object._row.slot) ?? ListTree()
    }
  }

  /// The stored elements; nil if the row does not exist.
  private var stored: ListTree? {
    context.isRolledBack(cell.row, in: cell.table, transactionNumber: transactionNumber)
      ? nil : context.list(at: cell)
  }

  /// The elements; for a deleted object, the last ones.
  var tree: ListTree {
    if let contents = pinned?.contents { return contents.tree }
    if let stored {
      note(stored)
    } else if !context.isRolledBack(cell.row, in: cell.table, transactionNumber: transactionNumber),
      let state = context.machine.state.deletedRows.lastState(of: cell.row, in: cell.table),
      state.shownUntil > lastChangeCount
    {
      last = state.snapshot.list(at: cell)
      lastChangeCount = state.shownUntil
    }
    return last
  }

  var isInvalidated: Bool { stored == nil }

  /// The same collection in the current snapshot of the store, which never changes.
  var frozen: StoredCollection {
    if context.isFrozen || isInvalidated { return self }
    return StoredCollection(context.frozen(), cell)
  }

  /// The same collection with its current elements, even if it is pinned for a callback.
  var live: StoredCollection { pinned == nil ? self : StoredCollection(context, cell) }

  /// Returns whether this is the collection in a column of an object.
  func isOf(_ object: Object, _ column: Int) -> Bool {
    context === object._context && cell.table == object._binding?.table && cell.row == object._key
      && cell.column == ColumnID(column)
  }

  /// The changes of the callback that received this collection.
  var pinnedChanges: ChangeSet? { pinned?.changes }

  /// The snapshot of the elements that a callback is shown; nil if the collection isn't pinned.
  var pinnedSnapshot: Snapshot? { pinned?.contents?.snapshot }

  private var table: Table { context.transaction?[cell.table] ?? context.snapshot[cell.table] }

  private var definition: ColumnDefinition { table[cell.column] }

  /// Whether the elements are embedded objects, each of which has only one owner. Known only in a transaction; otherwise false.
  var isOwner: Bool { context.transaction?.ownedTable(cell.column, of: cell.table) != nil }

  // MARK: Changing

  /// Stops showing the pinned elements, because a change applies to the current ones.
  func unpin() { pinned?.release() }

  /// Changes the collection.
  ///
  /// - Parameter targets: returns the rows that may lose a link through the change; nil if all targets of the collection may.
  ///   Called before the change, and only if the collection owns embedded objects.
  func change(losing targets: () -> [RowKey]? = { nil }, _ body: (Transaction) -> Void) {
    unpin()
    let transaction = context.writing("Changing a collection")
    if isColumnKnown { return changeInPlace(transaction, body) }
    if isInvalidated { return context.fail(.invalidatedOwner()) }
    context.change(cell, losing: targets, body)
    knownColumn = nil
    guard let stored else { return }
    note(stored)
    // A callback may have ended the transaction.
    if context.transaction == nil || isOwner || definition.type == .any { return }
    knownColumn = KnownColumn(generation: context.counter.value, isOptional: definition.isOptional)
  }

  private var isColumnKnown: Bool { knownColumn?.generation == context.counter.value }

  /// Changes the collection without determining the facts about the column again, because programs change collections in loops
  /// (benchmark "shape list of ints, append").
  private func changeInPlace(_ transaction: Transaction, _ body: (Transaction) -> Void) {
    let before = transaction[cell.table].chunk(of: cell.row)?.identity
    body(transaction)
    let chunk = transaction[cell.table].chunk(of: cell.row)
    if chunk?.identity != before { context.counter.value += 1 }
    context.counter.changes += 1
    note(chunk?.list(cell.column, at: cell.row.slot) ?? ListTree())
    context.tellPropertyObservers(PropertyObservers.Row(table: cell.table, key: cell.row))
  }

  /// Returns the row that the element at an index of a list links to, if it is a link.
  func targets(at index: Int) -> [RowKey] { Self.targets(tree.value(at: index)) }

  /// Returns the row that the value for a key of a map links to, if it is a link.
  func targets(forKey key: String) -> [RowKey] { tree.search(forKey: key).value.map(Self.targets) ?? [] }

  private static func targets(_ value: StoredValue) -> [RowKey] { value.linkedRow.map { [$0] } ?? [] }

  private func note(_ tree: ListTree) {
    (last, lastChangeCount) = (tree, context.changeCount)
  }

  /// Returns whether a key can be stored. A key that is too long fails the transaction.
  func admits(key: String) -> Bool {
    guard StoredValue.string(key).isUnstorable else { return true }
    let limit = "keys of at most \(ValueType.maximumByteCount) bytes"
    context.fail(.wrongValue(table.name, definition.name, limit))
    return false
  }

  /// Returns whether a value can be stored. Otherwise, fails the transaction.
  func admits(_ value: StoredValue) -> Bool {
    if isColumnKnown, let knownColumn, value.isNull ? knownColumn.isOptional : !value.isUnstorable {
      return true
    }
    // If the object of a link couldn't be added, the transaction has already failed.
    if value.isNull && !definition.isOptional { return false }
    guard definition.type == .any ? AnyValue.admits(value) : !value.isUnstorable else {
      context.fail(.wrongValue(table.name, definition.name, "elements of type \(definition.elementTypeName)"))
      return false
    }
    return context.transaction.map { context.mayOwn(value, at: cell, $0) } ?? false
  }
}

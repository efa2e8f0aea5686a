/// The collection that a column of a row holds: what lists, sets and maps in a store share.
final class StoredCollection {
  let context: _ModelContext
  let table: TableID
  let row: RowKey
  let column: ColumnID
  /// The write transaction in which the collection was handed out, 0 outside one.
  private var attempt: Int
  /// What was there when it was last looked at or changed, for the collection of a deleted object.
  private var last = ListTree()

  init(_ context: _ModelContext, _ table: TableID, _ row: RowKey, _ column: ColumnID) {
    self.context = context
    self.table = table
    self.row = row
    self.column = column
    attempt = context.attempt
  }

  /// The collection of an object; nil for an object in no store.
  convenience init?(_ object: Object, _ column: Int) {
    guard let context = object._context, let table = object._binding?.table else { return nil }
    self.init(context, table, object._key, ColumnID(column))
    if object._isGone {
      // The chunk that stays with a deleted object has its last collection.
      attempt = object._attempt
      last = object._row.chunk?.list(self.column, at: object._row.slot) ?? ListTree()
    }
  }

  /// The elements as the store has them; nil where it has none, because the row is gone.
  private var stored: ListTree? {
    context.isRolledBack(row, in: table, attempt: attempt) ? nil : context.list(column, row, table)
  }

  /// The elements; of a deleted object, the last ones.
  var tree: ListTree {
    if let stored { last = stored }
    return last
  }

  var isInvalidated: Bool { stored == nil }

  /// The same collection in the snapshot that its store is at, for ever.
  var frozen: StoredCollection {
    if context.isFrozen || isInvalidated { return self }
    return StoredCollection(
      _ModelContext(engine: context.engine, snapshot: context.snapshot, isFrozen: true), table, row, column)
  }

  /// Whether this is the collection of that column of that row.
  func isOf(_ object: Object, _ column: Int) -> Bool {
    context === object._context && table == object._binding?.table && row == object._key
      && self.column == ColumnID(column)
  }

  private var definition: ColumnDefinition { context.current[table][column] }

  // MARK: Changing

  func change(_ body: (Transaction) -> Void) {
    _ = context.writing("Changing a collection")
    if isInvalidated { return context.fail(.invalidated("The owner of a collection")) }
    context.change(column, row, table, body)
    if let stored { last = stored }
  }

  /// Whether a key may be used; fails the transaction where it is too long.
  func admits(key: String) -> Bool {
    guard StoredValue.string(key).isTooLong else { return true }
    let limit = "keys of at most \(ValueType.maximumByteCount) bytes"
    context.fail(.wrongValue(context.current[table].name, definition.name, limit))
    return false
  }

  /// Whether a value may be put in; fails the transaction where it may not.
  func admits(_ value: StoredValue) -> Bool {
    // A link that could not be made has failed the transaction already.
    if value.isNull && !definition.isOptional { return false }
    guard !value.isTooLong else {
      let owner = context.current[table].name
      context.fail(.wrongValue(owner, definition.name, definition.typeName))
      return false
    }
    return context.transaction.map { context.mayOwn(value, column, table, $0) } ?? false
  }
}

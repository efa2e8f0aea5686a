extension _ModelContext {
  func setValue(_ value: StoredValue, _ column: ColumnID, of object: Object) {
    let transaction = writing("Changing \(a: type(of: object))")
    // If another program has changed the type of the stored property, there is no column to write to. The transaction failed
    // when this was detected.
    guard let table = object._binding?.table, !ColumnHandle.isMissing(column) else { return }
    if setInPlace(value, column, of: object) {
      return tellPropertyObservers(PropertyObservers.Row(table: table, key: object._key))
    }
    let definition = transaction[table][column]
    let old = transaction[table].value(column, of: object._key)
    if old == value && !(definition.isPrimaryKey && object._isNew) { return }
    guard definition.admits(value) else {
      return fail(
        .wrongValue("\(type(of: object))", definition.name, "a value of type \(definition.typeName)"))
    }
    if definition.isPrimaryKey && !object._isNew {
      return fail(.primaryKeyChanged("\(type(of: object))", definition.name))
    }
    var value = value
    if definition.type == .external, !value.isNull {
      guard let own = ownExternalFile(value, as: "\(type(of: object)).\(definition.name)") else { return }
      value = own
    }
    let cell = CellAddress(table: table, row: object._key, column: column)
    if !mayOwn(value, at: cell, transaction) { return }
    if definition.type.usesHeap,
      !transaction[table].hasRoom(for: value, in: column, of: object._key, limit: heapLimit)
    {
      return fail(.tooMuchTogether("\(type(of: object))", definition.name, limit: heapLimit))
    }
    let hasDeleted = relocating(cell, transaction) { transaction.setValue(value, at: cell) }
    _ = attach(object, table)
    tellPropertyObservers(of: cell, hasDeleted: hasDeleted)
  }

  /// Stores a value directly in a chunk that this transaction already owns, if the assignment changes nothing else. Returns
  /// false otherwise.
  private func setInPlace(_ value: StoredValue, _ column: ColumnID, of object: Object) -> Bool {
    guard object._row.isWritable, object._row.isCurrent, let chunk = object._row.chunk else { return false }
    guard chunk.layout.isStoredInPlace[column.rawValue], chunk.admits(value, column),
      !chunk.layout.columns[column.rawValue].usesSlots
        || chunk.hasRoom(
          for: value.byteCount(in: chunk.layout.columns[column.rawValue].type), limit: heapLimit)
    else { return false }
    let address = chunk.address
    chunk.setValue(value, column, at: object._row.slot)
    counter.changes += 1
    if chunk.address != address, let table = object._binding?.table {
      counter.value += 1
      _ = attach(object, table)
    }
    return true
  }

  /// Runs a change of a cell. If the change moves the bytes of the row or deletes embedded objects, all objects look up their
  /// rows again.
  ///
  /// - Returns: whether objects were deleted.
  private func relocating(
    _ cell: CellAddress, _ transaction: Transaction, losing targets: () -> [RowKey]? = { nil },
    _ change: () -> Void
  ) -> Bool {
    let before = transaction[cell.table].chunk(of: cell.row)?.identity
    let hasDeleted = transaction.changingLinks(at: cell, losing: targets, change)
    if hasDeleted || before != transaction[cell.table].chunk(of: cell.row)?.identity {
      counter.value += 1
    }
    counter.changes += 1
    return hasDeleted
  }

  /// Must be the last step of a change, because a callback may end the transaction.
  private func tellPropertyObservers(of cell: CellAddress, hasDeleted: Bool) {
    // A deletion also changes the objects that linked to the deleted object.
    tellPropertyObservers(hasDeleted ? nil : PropertyObservers.Row(table: cell.table, key: cell.row))
  }

  // MARK: Collections

  /// Returns whether a link can be stored. A link to an embedded object must be the only one; a second link fails the
  /// transaction.
  func mayOwn(_ value: StoredValue, at cell: CellAddress, _ transaction: Transaction) -> Bool {
    guard let target = value.linkedRow,
      let owned = transaction.ownedTable(cell.column, of: cell.table),
      transaction.linkCount(to: target, in: owned) > 0
    else { return true }
    fail(.embeddedElsewhere(transaction[owned].name))
    return false
  }

  /// Returns the collection in a cell, or nil if the row doesn't exist.
  func list(at cell: CellAddress) -> ListTree? {
    let tables = transaction?.tables ?? snapshot.tables
    let table = cell.table.rawValue < tables.count ? tables[cell.table.rawValue] : nil
    guard let chunk = table?.chunk(of: cell.row) ?? pendingChunk(of: cell.row, cell.table),
      cell.column.rawValue < chunk.layout.columns.count
    else { return nil }
    return chunk.list(cell.column, at: cell.row.slot) ?? ListTree()
  }

  /// Returns the chunk of a row that doesn't exist yet, because its transaction isn't durable.
  private func pendingChunk(of row: RowKey, _ table: TableID) -> Chunk? {
    guard transaction == nil, let pending = machine.state.pending, pending.contains(row, in: table) else {
      return nil
    }
    // If the key isn't new, the row was deleted.
    if table.rawValue < snapshot.tables.count, row.rawValue < snapshot[table].nextRow { return nil }
    return pending[table].chunk(of: row)
  }

  /// Changes a collection of an existing row. Embedded objects that lose their owner are deleted.
  ///
  /// - Parameter targets: returns the rows that may lose a link through the change; nil if all targets of the collection may.
  func change(_ cell: CellAddress, losing targets: () -> [RowKey]?, _ body: (Transaction) -> Void) {
    let transaction = writing("Changing a collection")
    guard transaction[cell.table].contains(cell.row) else {
      return fail(.invalidatedOwner())
    }
    let hasDeleted = relocating(cell, transaction, losing: targets) { body(transaction) }
    tellPropertyObservers(of: cell, hasDeleted: hasDeleted)
  }
}

extension Chunk {
  /// The identity of a chunk and the address of its bytes.
  struct Identity: Equatable {
    var chunk: ObjectIdentifier
    var base: UInt
  }

  var identity: Identity { Identity(chunk: ObjectIdentifier(self), base: address) }
}

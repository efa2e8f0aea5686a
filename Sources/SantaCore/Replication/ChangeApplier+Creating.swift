import SantaStore

/// Creating objects: one by one, or together if they are new in every respect.
extension ChangeApplier {
  mutating func create(
    _ object: ObjectID, _ values: [LogicalChange.InitialValue]
  ) -> VoidOperation.Reason? {
    guard let id = schema.tables[object.type] else { return .unknownProperty }
    var known: RowKey?
    if object.type.primaryKey != nil {
      guard let value = object.primaryKey, object.type.admits(primaryKey: value),
        transaction[id].primaryKey.map({ schema.property($0, of: id) != nil }) ?? false
      else { return .unsuitableValue }
      known = transaction[id].row(primaryKey: value)
    } else if object.primaryKey != nil {
      return .unsuitableValue
    } else {
      known = transaction[id].row(firstIdentity: object.identity)
    }
    if let known {
      if !isKnown(object.identity, known, in: id) {
        var identities = transaction[id].unitedIdentities(of: known)
        if identities.count >= HiddenColumns.maximumUnitedCount { return .duplicate }
        identities.append(object.identity)
        transaction.setUnitedIdentities(identities, of: .init(table: id, row: known))
      }
      assign(values.filter { !$0.isDefault }, to: .init(table: id, row: known), isNew: false)
      return nil
    }
    // Another object, with another primary key, has the identity.
    guard transaction[id].row(firstIdentity: object.identity) == nil else { return .duplicate }
    let row = insertRow(for: object, in: id)
    let address = RowAddress(table: id, row: row)
    if transaction[id].kind == .embedded { createdEmbedded.append(address) }
    // In a table without rules, a new row conflicts with no other one. Its identity was looked up above.
    if transaction[id].columns.contains(where: { $0.isUnique && !$0.isHidden }) { touched.insert(address) }
    assign(values, to: address, isNew: true)
    return nil
  }

  private mutating func insertRow(for object: ObjectID, in table: TableID) -> RowKey {
    if let own = object.identity.ownRow, isOwn || own.rawValue < shownTable(table)?.nextRow ?? 0,
      mayTake(own, object, in: table)
    {
      // An object of another replica may have taken the row of an object that was not shown. If that object has since been
      // shown in another row, it stays there.
      let known = shownRow(of: object, in: table)
      guard own.rawValue < RowKey.limit, !transaction[table].contains(own), known ?? own == own else {
        return insertForeignRow(for: object, in: table)
      }
      return insertRow(own, object.primaryKey, in: table)
    }
    return insertForeignRow(for: object, in: table)
  }

  /// Returns the row in which an object is shown; nil if it isn't shown.
  private func shownRow(of object: ObjectID, in table: TableID) -> RowKey? {
    guard let shown = shownTable(table) else { return nil }
    if let row = shown.row(firstIdentity: object.identity) {
      return mayTake(row, object, in: table) ? row : nil
    }
    return object.primaryKey.flatMap { shown.row(primaryKey: $0) }.flatMap {
      shown.unitedIdentities(of: $0).contains(object.identity) ? $0 : nil
    }
  }

  /// Returns whether an object can take a row. A shown object with another primary key keeps its row, because the primary key
  /// of a row never changes. Both objects can have the same identity, if the shown object was deleted and `object` was created
  /// afterwards.
  private func mayTake(_ row: RowKey, _ object: ObjectID, in table: TableID) -> Bool {
    guard let shown = shownTable(table), shown.contains(row) else { return true }
    return shown.primaryKey.map { shown.value($0, of: row) } == object.primaryKey
  }

  /// Returns the shown version of a table; nil if the table is new.
  func shownTable(_ table: TableID) -> Table? {
    table.rawValue < shown.tables.count ? shown[table] : nil
  }

  /// Inserts a row with initial values, even where this transaction deleted one.
  private mutating func insertRow(_ key: RowKey?, _ primaryKey: StoredValue?, in table: TableID) -> RowKey {
    if let key { transaction.removeDanglingLinks(beforeAdding: .init(table: table, row: key)) }
    let row = transaction.insertRow(table, key, primaryKey: primaryKey)
    if key == nil { return row }
    if !indexes.isEmpty {
      for index in transaction[table].columns.indices {
        forgetIndex(of: CellAddress(table: table, row: row, column: ColumnID(index)))
      }
    }
    for (index, column) in transaction[table].columns.enumerated()
    where !column.isCollection && !column.isLink && !column.isPrimaryKey {
      let cell = CellAddress(table: table, row: row, column: ColumnID(index))
      if transaction[table].value(cell.column, of: row) != column.initialValue {
        transaction.setValue(column.initialValue, at: cell)
      }
    }
    return row
  }

  private mutating func insertForeignRow(for object: ObjectID, in table: TableID) -> RowKey {
    var shownRow =
      keepsRowsOfKeys ? object.primaryKey.flatMap { shownTable(table)?.row(primaryKey: $0) } : nil
    shownRow = shownRow ?? self.shownRow(of: object, in: table)
    if let row = shownRow, transaction[table].contains(row) { shownRow = nil }
    if !keepsRowsOfKeys { shownRow = shownRow ?? freeRow(in: table) }
    let row = insertRow(shownRow, object.primaryKey, in: table)
    transaction.setFirstIdentity(object.identity, of: .init(table: table, row: row))
    return row
  }

  /// Returns a row for an object that isn't shown: one that a program used before and that is free now; nil if there is none.
  /// Rows that were never used are reserved for the program's next objects.
  private mutating func freeRow(in table: TableID) -> RowKey? {
    guard table.rawValue < shown.tables.count else { return nil }
    var next = nextFreeRows[table] ?? 0
    defer { nextFreeRows[table] = next }
    while next < shown[table].nextRow {
      let row = RowKey(rawValue: next)
      next += 1
      if !shown[table].contains(row), !transaction[table].contains(row) { return row }
    }
    return nil
  }

  /// Assigns values to a row. Skips unknown properties, and values that a property can't have.
  private mutating func assign(
    _ values: [LogicalChange.InitialValue], to address: RowAddress, isNew: Bool
  ) {
    for value in values {
      guard value.property.isPlain, let column = schema.column(value.property, of: address.table),
        value.property.admits(value.value), isNew || !value.property.definition.isClass
      else { continue }
      let cell = CellAddress(table: address.table, row: address.row, column: column)
      let table = transaction[address.table]
      let old = table.value(column, of: address.row)
      if old == value.value { continue }
      if table.columns[column.rawValue].isUnique { touched.note(old, at: cell, of: address) }
      transaction.setValue(value.value, at: cell)
    }
  }

  // MARK: Many objects at once

  /// Applies operations that create objects of one type, if no state has these objects, or others with their primary keys or
  /// identities. The rows and values are the same as with one operation after the other.
  ///
  /// - Parameter operations: the operations that are left.
  /// - Returns: how many of them were applied. If it is 0, the first one must be applied alone.
  mutating func createTogether(_ operations: ArraySlice<LogicalChange.Operation>) -> Int {
    guard case .create(let first, _)? = operations.first, let id = schema.tables[first.type] else { return 0 }
    let count = newObjectCount(operations, first.type, id)
    if count < 2 { return 0 }
    transaction.addHiddenColumns(to: id)
    let table = transaction[id]
    guard let identityColumn = table.column(named: HiddenColumns.identity.name) else { return 0 }
    let (primaryKey, schema) = (table.primaryKey, schema)
    var columns = PropertyColumns()
    let start = transaction.appendRows(id, count) { cells, offset in
      guard case .create(let object, let values) = operations[operations.startIndex + offset] else { return }
      cells.setValue(.unsigned(object.identity.rawValue), identityColumn)
      if let primaryKey, let key = object.primaryKey { cells.setValue(key, primaryKey) }
      for value in values {
        let column = columns.column(value.property) { schema.column($0, of: id) }
        if let column, value.property.admits(value.value) { cells.setValue(value.value, column) }
      }
    }
    let isUnique = table.columns.contains { $0.isUnique && !$0.isHidden }
    guard isUnique || table.kind == .embedded else { return count }
    for offset in 0..<UInt64(count) {
      let address = RowAddress(table: id, row: RowKey(rawValue: start.rawValue + offset))
      if table.kind == .embedded { createdEmbedded.append(address) }
      if isUnique { touched.insert(address) }
    }
    return count
  }

  /// Returns the number of operations at the beginning that create further objects of a type, each of which gets a new row.
  private func newObjectCount(
    _ operations: ArraySlice<LogicalChange.Operation>, _ type: ReplicatedType, _ id: TableID
  ) -> Int {
    let (table, shown) = (transaction[id], shownTable(id))
    // An object may take a row that a program used before.
    if !keepsRowsOfKeys, shown?.nextRow ?? 0 > 0 { return 0 }
    if type.primaryKey != nil, table.primaryKey.flatMap({ schema.property($0, of: id) }) == nil { return 0 }
    let others = [table, shown].compactMap(\.self).filter { $0.count > 0 }
    func isTaken(_ object: ObjectID) -> Bool {
      others.contains { table in
        table.row(firstIdentity: object.identity) != nil
          || object.primaryKey.map { table.row(primaryKey: $0) != nil } ?? false
      }
    }
    func objects(_ count: Int) -> some Sequence<ObjectID> {
      operations.prefix(count).lazy.compactMap {
        if case .create(let object, _) = $0 { object } else { nil }
      }
    }
    var (count, keys, identities) = (0, DistinctValues(), DistinctValues())
    for operation in operations {
      guard case .create(let object, _) = operation, object.type == type, object.identity.ownRow == nil,
        type.admits(primaryKey: object.primaryKey), !isTaken(object),
        identities.insert(
          .unsigned(object.identity.rawValue),
          former: { objects(count).map { .unsigned($0.identity.rawValue) } }),
        object.primaryKey.map({ keys.insert($0, former: { objects(count).compactMap(\.primaryKey) }) })
          ?? true
      else { break }
      count += 1
    }
    return count
  }
}

extension ReplicatedType {
  /// Returns whether an object of the type can have a primary key; nil stands for none.
  fileprivate func admits(primaryKey value: StoredValue?) -> Bool {
    guard let key = primaryKey else { return value == nil }
    return value.map { key.type.admits($0) && !$0.isUnstorable } ?? false
  }
}

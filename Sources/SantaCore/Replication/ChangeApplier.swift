import SantaStore

/// Applies changes to a state, in the order that the server gave them.
///
/// Applying a change is a total function of the state, its schema and the change. It never fails, and its result depends on
/// nothing else, so all replicas reach the same state. Operations that make no sense in the state are rejected and returned.
struct ChangeApplier {
  let transaction: Transaction
  private(set) var schema: ReplicatedSchema
  /// The state that is shown. Its objects keep their rows.
  let shown: Snapshot
  /// Whether an object takes the row of another object with its primary key.
  let keepsRowsOfKeys: Bool
  /// The row at which the search for a free row continues, for each table.
  var nextFreeRows: [TableID: UInt64] = [:]

  /// Created when it is first needed.
  private var local: LocalSchema?
  /// The columns that a change adds, by table and in order. A table gets all of its columns at once.
  private var addedColumns: [TableID: [SchemaEdit.AddedColumn]] = [:]

  /// The number of lookups in each long list without an index.
  private var lookupCounts: [CellAddress: Int] = [:]
  /// The indexes of long lists in which many elements were looked up.
  var indexes: [CellAddress: ListDraft] = [:]

  // The state of the change that is being applied.
  /// Whether this replica made the change. Changes of other replicas never advance this replica's counters. Otherwise the
  /// counters could soon run out of numbers.
  var isOwn = false
  private var voids: [VoidOperation] = []
  var createdEmbedded = RowAddressList()
  var touched = TouchedRows()
  private var deletionCount = 0
  /// The number of uniqueness rules that the change adds to each type. Each rule reads all objects of the type.
  private var ruleCounts: [TableID: Int] = [:]

  init(
    _ transaction: Transaction, _ schema: ReplicatedSchema, shown: Snapshot, keepsRowsOfKeys: Bool = true
  ) {
    self.keepsRowsOfKeys = keepsRowsOfKeys
    self.transaction = transaction
    self.schema = schema
    self.shown = shown
    transaction.keepUnlinkedLists()
  }

  /// Applies one change.
  ///
  /// - Parameter isOwn: whether this replica made the change.
  /// - Returns: the rejected operations.
  mutating func apply(_ change: LogicalChange, isOwn: Bool = false) -> [VoidOperation] {
    self.isOwn = isOwn
    (voids, createdEmbedded, touched) = ([], RowAddressList(), TouchedRows())
    (deletionCount, ruleCounts) = (0, [:])
    for operation in change.schema { note(.addition(operation), addTypeOrProperty(operation)) }
    addColumns()
    // Keep links to deleted objects in lists and maps until the end, so that each collection is searched once per change.
    // Removing them at each deletion would search a long list again and again.
    transaction.deferUnlinking()
    var rest = change.operations[...]
    while let operation = rest.first {
      let created = createTogether(rest)
      if created == 0 { note(.operation(operation), apply(operation)) }
      rest = rest.dropFirst(max(1, created))
    }
    removeUnowned()
    resolveUniqueness()
    transaction.endDeferringUnlinking()
    for operation in change.schema { note(.addition(operation), addUniqueness(operation)) }
    transaction.endExemptions()
    return voids
  }

  /// - Parameter reason: the reason why a part of the change is rejected; nil if it is not.
  private mutating func note(_ part: VoidOperation.Part, _ reason: VoidOperation.Reason?) {
    if let reason { voids.append(VoidOperation(part: part, reason: reason)) }
  }

  // MARK: Schema

  private mutating func addTypeOrProperty(
    _ operation: LogicalChange.SchemaOperation
  ) -> VoidOperation.Reason? {
    switch operation {
    case .type(let type):
      guard type.isValid else { return .unsuitableAddition }
      if schema.tables[type] != nil { return nil }
      guard schema.types.count < ReplicatedSchema.maximumTypeCount else { return .tooMany }
      schema.add(type, table(of: type))
      return nil
    case .property(let property, let type, let fill): return add(property, of: type, fill)
    case .unique: return nil
    }
  }

  /// Adds a uniqueness rule unless objects violate it. It runs after the operations of the change, which may make equal values
  /// different.
  private mutating func addUniqueness(
    _ operation: LogicalChange.SchemaOperation
  ) -> VoidOperation.Reason? {
    guard case .unique(let properties, let type) = operation else { return nil }
    guard let table = schema.tables[type] else { return .unknownProperty }
    let columns = properties.compactMap { schema.column($0, of: table) }.sorted()
    guard columns.count == properties.count else { return .unknownProperty }
    guard !columns.isEmpty, Set(columns).count == columns.count,
      properties.allSatisfy({ $0.definition.mayBeUnique && $0.target?.kind != .embedded })
    else { return .unsuitableAddition }
    if (schema.uniqueSets[table] ?? []).contains(columns) { return nil }
    ruleCounts[table, default: 0] += 1
    guard
      max(schema.uniqueSets[table]?.count ?? 0, ruleCounts[table, default: 0] - 1)
        < ReplicatedSchema.maximumUniqueSetCount
    else { return .tooMany }
    let known = transaction[table].uniqueIndexes.columns
    if !known.contains(columns) {
      transaction.edit(.setUniqueColumns(known + [columns], of: table))
      if transaction[table].uniqueViolation() != nil {
        transaction.edit(.setUniqueColumns(known, of: table))
        return .unique
      }
    }
    schema.addUnique(columns, of: table)
    return nil
  }

  /// Returns the table of a type, and adds it if it doesn't exist.
  private mutating func table(of type: ReplicatedType) -> TableID {
    var local = takeLocal()
    defer { self.local = local }
    if let known = local.table(of: type) { return known }
    let name = local.takeName(ofTable: type.name)
    let key = type.primaryKey.map { ColumnDefinition(name: $0.name, type: $0.type, isPrimaryKey: true) }
    let table = transaction.addTable(name, key.map { [$0] } ?? [], kind: type.kind)
    local.add(type, table, named: name)
    return table
  }

  /// Moves ``local`` out of the property, so that changing it does not copy it.
  private mutating func takeLocal() -> LocalSchema {
    defer { local = nil }
    return local ?? LocalSchema(transaction.current)
  }

  private mutating func add(
    _ property: Property, of type: ReplicatedType, _ fill: StoredValue
  ) -> VoidOperation.Reason? {
    guard let table = schema.tables[type], property.target.map({ schema.tables[$0] != nil }) ?? true else {
      return .unknownProperty
    }
    if schema.column(property, of: table) != nil { return nil }
    // Count only the properties that the order has declared: columns that only this store has must make no difference.
    guard schema.propertyCount(of: table) < ReplicatedSchema.maximumPropertyCount else { return .tooMany }
    guard property.isValid,
      property.definition.isPrimaryKey
        == (type.primaryKey == .init(name: property.name, type: property.definition.type)),
      // The elements of a set are found by their values, but an embedded object is equal only to itself.
      property.definition.kind != .set || property.target?.kind != .embedded,
      // Only one definition of a class column is valid, so that no table gets a second class column.
      !property.definition.isClass || property.definition == .classColumn
    else { return .unsuitableAddition }
    var local = takeLocal()
    defer { self.local = local }
    let isFilled = property.definition.mayBeFilled(with: fill)
    if let known = local.column(property, of: table, transaction[table]) {
      schema.add(property, known, of: table)
      if isFilled { transaction.setValues(known, of: transaction[table].rows, in: table) { _ in fill } }
      return nil
    }
    var definition = property.definition
    definition.name = local.takeName(ofColumn: property.name, of: table, transaction[table])
    definition.target = property.target.flatMap { schema.tables[$0] }.map { transaction[$0].name }
    let column = ColumnID(transaction[table].columns.count + (addedColumns[table]?.count ?? 0))
    addedColumns[table, default: []].append(
      .init(definition, filledWith: isFilled ? fill : nil))
    local.add(property, column, of: table)
    schema.add(property, column, of: table)
    return nil
  }

  private mutating func addColumns() {
    for (table, columns) in addedColumns.sorted(by: { $0.key < $1.key }) {
      transaction.edit(.addColumns(columns, to: table))
    }
    addedColumns = [:]
  }

  // MARK: Operations

  /// - Returns: the reason why the operation is rejected; nil if it is not.
  private mutating func apply(_ operation: LogicalChange.Operation) -> VoidOperation.Reason? {
    switch operation {
    case .delete(let objects, let spared):
      deletionCount += 1
      return deletionCount > LogicalChange.maximumDeletionCount ? .tooMany : delete(objects, sparing: spared)
    case .create(let object, let values): return create(object, values)
    case .set(let object, let property, let value):
      return change(object, property, .single) { applier, cell in applier.set(value, at: cell) }
    case .increment(let object, let property, let number):
      return change(object, property, .single) { applier, cell in applier.increment(cell, by: number) }
    case .editSet(let object, let property, let removed, let inserted):
      return change(object, property, .set) { applier, cell in
        applier.editSet(cell, removed: removed, inserted: inserted)
      }
    case .editMap(let object, let property, let removed, let entries):
      return change(object, property, .map) { applier, cell in
        applier.editMap(cell, removed: removed, set: entries)
      }
    case .editList(let object, let property, let edit):
      return change(object, property, .list) { applier, cell in applier.editList(cell, edit) }
    }
  }

  private mutating func change(
    _ object: ObjectID, _ property: Property, _ kind: CollectionKind,
    _ body: (inout ChangeApplier, CellAddress) -> VoidOperation.Reason?
  ) -> VoidOperation.Reason? {
    guard let table = schema.tables[object.type], let column = schema.column(property, of: table),
      transaction[table][column].kind == kind
    else { return .unknownProperty }
    guard let address = address(of: object) else { return .absent }
    return body(&self, CellAddress(table: table, row: address.row, column: column))
  }

  /// Returns the row of an object; nil if it doesn't exist, or if another incarnation has its primary key.
  func address(of object: ObjectID) -> RowAddress? {
    guard let id = schema.tables[object.type] else { return nil }
    let table = transaction[id]
    guard let key = object.primaryKey else {
      guard object.type.primaryKey == nil else { return nil }
      return table.row(firstIdentity: object.identity).map { .init(table: id, row: $0) }
    }
    guard let row = table.row(primaryKey: key), isKnown(object.identity, row, in: id) else { return nil }
    return .init(table: id, row: row)
  }

  func isKnown(_ identity: Identity, _ row: RowKey, in table: TableID) -> Bool {
    transaction[table].identity(of: row) == identity
      || transaction[table].unitedIdentities(of: row).contains(identity)
  }

  // MARK: Deleting

  private mutating func delete(
    _ objects: [ObjectID], sparing spared: [ObjectID]
  ) -> VoidOperation.Reason? {
    for object in spared {
      if object.type.kind == .topLevel, let address = address(of: object) {
        transaction.exemptFromCascades(address)
      }
    }
    var reason: VoidOperation.Reason?
    // Look up all objects first, because one deletion may delete another of them by a cascade.
    let addresses = objects.map { $0.type.kind == .topLevel ? address(of: $0) : nil }
    if addresses.contains(where: { $0 == nil }) { reason = .absent }
    // Delete the objects of a table together, so that each list is searched only once.
    for (table, addresses) in Dictionary(grouping: addresses.compactMap(\.self), by: \.table)
      .sorted(by: { $0.key < $1.key })
    {
      transaction.delete(addresses.map(\.row), from: table)
    }
    return reason
  }

  // MARK: Values

  /// Returns the stored form of a value; nil if the column can't have it. A link to an object that doesn't exist becomes null.
  ///
  /// - Parameter unknownLinkCount: returns how many more links to a row exist than the transaction knows.
  private func stored(
    _ value: LogicalChange.Value, at cell: CellAddress, unknownLinkCount: (UInt64) -> Int = { _ in 0 }
  ) -> StoredValue? {
    let definition = transaction[cell.table][cell.column]
    switch value {
    case .plain(let value):
      guard case .link = value else {
        return definition.isLink ? (value.isNull ? .null : nil) : definition.admits(value) ? value : nil
      }
      return nil
    case .link(let object):
      guard definition.isLink, schema.property(cell.column, of: cell.table)?.target == object.type,
        let target = schema.tables[object.type]
      else { return nil }
      guard let address = address(of: object) else { return .null }
      // An embedded object has one owner, which it gets in the change that creates it.
      if transaction[target].kind == .embedded,
        !createdEmbedded.addresses.contains(address)
          || transaction.linkCount(to: address.row, in: target) + unknownLinkCount(address.row.rawValue) > 0
      {
        return .null
      }
      return .link(address.row.rawValue)
    }
  }

  /// Returns whether a cell already contains the link that it is to get. If so, an embedded object that it owns stays.
  private func isLink(_ current: StoredValue?, to value: LogicalChange.Value, at cell: CellAddress) -> Bool {
    guard case .link(let object) = value, let row = current?.linkedRow, let address = address(of: object)
    else {
      return false
    }
    return address.row.rawValue == row.rawValue
      && schema.property(cell.column, of: cell.table)?.target == object.type
  }

  private mutating func set(_ value: LogicalChange.Value, at cell: CellAddress) -> VoidOperation.Reason? {
    let definition = transaction[cell.table][cell.column]
    let current = transaction[cell.table].value(cell.column, of: cell.row)
    if isLink(current, to: value, at: cell) { return nil }
    guard !definition.isPrimaryKey, !definition.isClass, let stored = stored(value, at: cell) else {
      return .unsuitableValue
    }
    store(stored, at: cell)
    return nil
  }

  private mutating func increment(_ cell: CellAddress, by number: StoredValue) -> VoidOperation.Reason? {
    let (definition, old) = (
      transaction[cell.table][cell.column], transaction[cell.table].value(cell.column, of: cell.row)
    )
    guard !definition.isPrimaryKey, !definition.isLink, let sum = Increment.sum(old, number, definition.type)
    else { return .unsuitableValue }
    store(sum, at: cell)
    return nil
  }

  private mutating func store(_ value: StoredValue, at cell: CellAddress) {
    let address = RowAddress(table: cell.table, row: cell.row)
    let old = transaction[cell.table].value(cell.column, of: cell.row)
    if old == value { return }
    if transaction[cell.table][cell.column].isUnique { touched.note(old, at: cell, of: address) }
    _ = transaction.changingLinks(at: cell) { transaction.setValue(value, at: cell) }
  }

  // MARK: Sets and maps

  private func editSet(
    _ cell: CellAddress, removed: [LogicalChange.Value], inserted: [LogicalChange.Value]
  ) -> VoidOperation.Reason? {
    var reason: VoidOperation.Reason?
    for value in removed {
      if let stored = stored(value, at: cell), !stored.isNull || !transaction[cell.table][cell.column].isLink
      {
        transaction.removeElement(stored, from: cell)
      }
    }
    for value in inserted {
      guard let stored = stored(value, at: cell) else {
        reason = .unsuitableValue
        continue
      }
      if stored.isNull, transaction[cell.table][cell.column].isLink {
        reason = .absent
      } else {
        transaction.insertElement(stored, in: cell)
      }
    }
    return reason
  }

  private func editMap(
    _ cell: CellAddress, removed: [String], set entries: [LogicalChange.Entry]
  ) -> VoidOperation.Reason? {
    var reason: VoidOperation.Reason?
    transaction.removeDanglingLinks(at: cell)
    let keyType = transaction[cell.table][cell.column].keyType
    func lost() -> [RowKey] {
      (removed + entries.map(\.key)).compactMap {
        transaction.list(at: cell).search(forKey: $0).value?.linkedRow
      }
    }
    _ = transaction.changingLinks(at: cell, losing: lost) {
      for key in removed { transaction.removeElement(forKey: key, from: cell) }
      for entry in entries {
        if case .link = entry.value,
          isLink(transaction.list(at: cell).search(forKey: entry.key).value, to: entry.value, at: cell)
        {
          continue
        }
        guard MapKey.value(of: entry.key, type: keyType) != nil, let stored = stored(entry.value, at: cell)
        else {
          reason = .unsuitableValue
          continue
        }
        transaction.setElement(stored, forKey: entry.key, in: cell)
      }
    }
    return reason
  }

  // MARK: Lists

  private mutating func editList(
    _ cell: CellAddress, _ edit: LogicalChange.ListEdit
  ) -> VoidOperation.Reason? {
    var reason: VoidOperation.Reason?
    var lost: [RowKey] = []
    transaction.removeDanglingLinks(at: cell)
    let count = transaction.list(at: cell).count
    if edit.isRewrite(ofCount: count) {
      forgetIndex(of: cell)
      var draft = ListDraft(transaction.list(at: cell).elements)
      lost = apply(edit, to: &draft, at: cell, &reason)
      transaction.removeAllEntries(from: cell)
      transaction.appendEntries(draft.entries, to: cell)
    } else if var list = indexedList(cell, count, edit) {
      lost = apply(edit, to: &list, at: cell, &reason)
      indexes[cell] = list.index
    } else {
      var list = StoredList(transaction: transaction, cell: cell)
      lost = apply(edit, to: &list, at: cell, &reason)
    }
    transaction.deleteOrphans(lost, at: cell)
    return reason
  }

  /// Returns a list with its index, which is moved out of ``indexes``; nil if a few lookups without an index are faster than
  /// creating one.
  private mutating func indexedList(
    _ cell: CellAddress, _ count: Int, _ edit: LogicalChange.ListEdit
  ) -> IndexedList? {
    if count <= LogicalChange.ListEdit.shortCount { return nil }
    if transaction.takeUnlinkedList(cell) { forgetIndex(of: cell) }
    let list = StoredList(transaction: transaction, cell: cell)
    if let known = indexes.removeValue(forKey: cell) { return IndexedList(list, known) }
    lookupCounts[cell, default: 0] += edit.lookupCount
    // Creating an index takes as long as about twenty lookups that read the whole list.
    if lookupCounts[cell, default: 0] <= 32 { return nil }
    lookupCounts[cell] = nil
    if indexes.values.reduce(count, { $0 + $1.count }) > 4_000_000 { indexes = [:] }
    let indexed = IndexedList(list, nil)
    return indexed.isComplete ? indexed : nil
  }

  mutating func forgetIndex(of cell: CellAddress) {
    indexes[cell] = nil
    lookupCounts[cell] = nil
  }

  /// - Returns: the target rows of the links that were removed.
  private func apply<List: EditableList>(
    _ edit: LogicalChange.ListEdit, to list: inout List, at cell: CellAddress,
    _ reason: inout VoidOperation.Reason?
  ) -> [RowKey] {
    var lost: [RowKey] = []
    for position in edit.removed {
      if let cursor = list.cursor(of: position), let row = list.remove(at: cursor).value.linkedRow {
        lost.append(row)
      }
    }
    for element in edit.assigned {
      guard let cursor = list.cursor(of: element.position) else {
        reason = .absent
        continue
      }
      guard let value = element.value, let stored = storedElement(value, at: cell, list) else {
        reason = .unsuitableValue
        continue
      }
      if let row = list.assign(stored, at: cursor).linkedRow { lost.append(row) }
    }
    insert(edit.runs, in: &list, at: cell, &reason)
    return lost
  }

  /// Returns the stored form of an element; nil if the list can't contain it. Lists don't contain null links.
  private func storedElement(
    _ value: LogicalChange.Value, at cell: CellAddress, _ list: some EditableList
  ) -> StoredValue? {
    guard let stored = stored(value, at: cell, unknownLinkCount: list.unknownLinkCount) else { return nil }
    return stored.isNull && transaction[cell.table][cell.column].isLink ? nil : stored
  }

  private func insert<List: EditableList>(
    _ runs: [LogicalChange.ListEdit.Run], in list: inout List, at cell: CellAddress,
    _ reason: inout VoidOperation.Reason?
  ) {
    // Remove the moved elements first, so that no run is inserted next to an element that moves, too.
    var moved: [Identity: ListEntry] = [:]
    for run in runs {
      for element in run.elements where element.value == nil && moved[element.position] == nil {
        if let cursor = list.cursor(of: element.position) {
          moved[element.position] = list.remove(at: cursor)
        }
      }
    }
    for run in runs {
      var cursor = cursor(for: run, in: list)
      for element in run.elements {
        var entry: ListEntry
        if let value = element.value {
          guard element.position.position.isValid, !list.contains(element.position),
            moved[element.position] == nil, let stored = storedElement(value, at: cell, list)
          else {
            reason = .unsuitableValue
            continue
          }
          entry = ListEntry(id: newPosition(element.position, in: cell.table), value: stored)
        } else if let known = moved.removeValue(forKey: element.position) {
          entry = known
          entry.moved = transaction.version
        } else {
          reason = .absent
          continue
        }
        cursor = list.insert(entry, at: cursor)
      }
    }
  }

  private func cursor<List: EditableList>(
    for run: LogicalChange.ListEdit.Run, in list: List
  ) -> List.Cursor {
    if run.followsOwn, let left = run.left.first, let cursor = list.cursor(of: left) {
      return list.cursor(behind: cursor)
    }
    if run.right.isEmpty { return list.end }
    for neighbour in run.right { if let cursor = list.cursor(of: neighbour) { return cursor } }
    for neighbour in run.left {
      if let cursor = list.cursor(of: neighbour) { return list.cursor(behind: cursor) }
    }
    return list.cursor(at: max(run.index, 0))
  }

  /// Returns the position of a new element.
  private func newPosition(_ identity: Identity, in table: TableID) -> PositionID {
    let isForged =
      !isOwn && identity.replica == .own && identity.counter >= shownTable(table)?.nextPosition ?? 0
    return isForged ? identity.forgedPosition : identity.position
  }

  // MARK: Finishing a change

  /// Removes new embedded objects that no object owns.
  private mutating func removeUnowned() {
    // The cached results stay valid: removing a row without an owner doesn't change which other rows are owned.
    var known: [RowAddress: Bool] = [:]
    for address in createdEmbedded.ordered.reversed()
    where transaction[address.table].contains(address.row) && !transaction.isOwned(address, known: &known) {
      let object = ObjectID(
        type: schema.types[address.table] ?? ReplicatedType(transaction[address.table]), primaryKey: nil,
        identity: transaction[address.table].identity(of: address.row))
      transaction.deleteWithoutCascade(address)
      note(.operation(.create(object, [])), .unowned)
    }
  }

  /// Reverts changes to unique values that another object has, from the last changed object to the first. The values were
  /// unique before the change, so this ends at the latest when everything is reverted.
  private mutating func resolveUniqueness() {
    for index in (0..<touched.count).reversed() {
      var candidates = [index]
      while let last = candidates.max() {
        candidates.removeAll { $0 == last }
        guard let address = touched[last], violates(address) else { continue }
        takeBack(address)
        // Among the later rows, at most one can have the value that this row has again: two would have had the same value
        // before.
        candidates += rivals(of: address).compactMap { touched.index(of: $0) }.filter { $0 > index }
      }
    }
  }

  private mutating func takeBack(_ address: RowAddress) {
    let object = ObjectID(
      type: schema.types[address.table] ?? ReplicatedType(transaction[address.table]),
      primaryKey: transaction[address.table].primaryKey.map {
        transaction[address.table].value($0, of: address.row)
      },
      identity: transaction[address.table].identity(of: address.row))
    guard let values = touched.remove(address) else {
      transaction.deleteWithoutCascade(address)
      return note(.operation(.create(object, [])), .unique)
    }
    for (column, value) in values.sorted(by: { $0.key < $1.key }) {
      let cell = CellAddress(table: address.table, row: address.row, column: column)
      guard let property = schema.property(column, of: address.table) else { continue }
      let current = transaction[address.table].value(column, of: address.row)
      // The former target of a link may have been deleted.
      let isGone = value.linkedRow.flatMap { row in
        transaction.current.target(column, of: address.table).map { !transaction[$0].contains(row) }
      }
      transaction.setValue(isGone == true ? .null : value, at: cell)
      note(.operation(.set(object, property, .plain(current))), .unique)
    }
  }

  private func violates(_ address: RowAddress) -> Bool { !rivals(of: address).isEmpty }

  /// Returns another row with the same values for each uniqueness rule that this row violates.
  private func rivals(of address: RowAddress) -> [RowAddress] {
    let table = transaction[address.table]
    guard table.contains(address.row) else { return [] }
    return table.rivals(of: address.row).map { RowAddress(table: address.table, row: $0) }
  }
}

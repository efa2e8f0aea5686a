import SantaStore

/// Derives a logical change from a transaction of this replica.
struct ChangeRecorder {
  /// The reason why a transaction can't be replicated.
  enum Refusal: Error, Hashable {
    /// The schema was changed by something other than an addition.
    case schemaNotAdditive(String)
    /// The primary key of an object changed.
    case primaryKeyChanged(ObjectID)
  }

  /// The declarations of the program's classes about properties.
  struct Declarations {
    /// Whether the value of a new object is the default of its property. If nil, only initial values count as defaults.
    var isDefault: ((TableID, ColumnID, StoredValue) -> Bool)?
    /// Whether a cell is a counter: its changes are added to the changes that other replicas make.
    var isCounter: (CellAddress) -> Bool = { _ in false }
    /// The start value of a counter in a new object. Any amount beyond it is recorded as an increment, because other replicas
    /// may create the same object. Nil if the cell isn't a counter, or if its value does not consist of this replica's
    /// increments.
    var start: (CellAddress) -> StoredValue? = { _ in nil }

    /// The declarations of a program without classes.
    static var none: Declarations { Declarations() }
  }

  private let old: Snapshot
  private let new: Snapshot
  /// The state that the server knows.
  private let acknowledged: Snapshot
  private let declarations: Declarations
  private let schema: ReplicatedSchema

  private init(
    _ old: Snapshot, _ new: Snapshot, acknowledged: Snapshot, _ declarations: Declarations,
    schema: ReplicatedSchema? = nil
  ) {
    (self.old, self.new, self.acknowledged, self.declarations) = (old, new, acknowledged, declarations)
    self.schema = schema ?? ReplicatedSchema(of: new)
  }

  /// Returns the change from one state of a replica to the next.
  ///
  /// - Complexity: linear in the size of the change, and for each changed list in the size of the parts that its versions don't
  ///   share.
  static func change(
    from old: Snapshot, to new: Snapshot, acknowledged: Snapshot, _ declarations: Declarations = .none
  ) throws(Refusal) -> LogicalChange {
    let recorder = ChangeRecorder(old, new, acknowledged: acknowledged, declarations)
    var change = LogicalChange()
    if !old.hasSameSchema(as: new) || old.tables.count != new.tables.count {
      change.schema = try recorder.schemaOperations()
    } else {
      change.schema = recorder.addedUniqueSets(since: ReplicatedSchema(of: old))
    }
    change.operations = try recorder.operations()
    return change
  }

  /// Returns the change from the state that the order and the pending changes give to the actual state of a replica that was
  /// opened again.
  ///
  /// - Parameters:
  ///   - old: a state with the tables and columns of the new one.
  ///   - declared: the types and properties that the order or a pending change has declared.
  static func rest(
    from old: Snapshot, _ declared: ReplicatedSchema, to new: Snapshot, acknowledged: Snapshot,
    _ declarations: Declarations
  ) throws(Refusal) -> LogicalChange {
    let recorder = ChangeRecorder(old, new, acknowledged: acknowledged, declarations)
    return LogicalChange(
      schema: try recorder.schemaOperations(since: declared), operations: try recorder.operations())
  }

  /// Returns the encoded change that creates a state from an empty one. Its operations that create objects are encoded from the
  /// cells of the objects.
  ///
  /// - Parameters:
  ///   - schema: the types and properties that the change contains.
  ///   - home: the number of this replica.
  static func copy(
    of state: Snapshot, _ schema: ReplicatedSchema, as home: ReplicaNumber
  ) throws(Refusal) -> [UInt8] {
    let recorder = ChangeRecorder(.empty, state, acknowledged: state, .none, schema: schema)
    let types = schema.orderedTables.filter { state[$0.table].count > 0 }
    let tables = types.map {
      (key: $0.table, value: Difference.TableDifference(insertions: state[$0.table].rows))
    }
    let change = LogicalChange(
      schema: try recorder.schemaOperations(),
      operations: recorder.addedIdentities(tables) + (try recorder.editOperations(tables)))
    return change.encoded(
      as: home,
      creating: types.map { AllObjects(of: state[$0.table], $0.type, schema.properties(of: $0.table)) })
  }

  // MARK: Schema

  /// - Parameter declared: the types and properties that are already declared; nil for all of the old state.
  private func schemaOperations(
    since declared: ReplicatedSchema? = nil
  ) throws(Refusal) -> [LogicalChange.SchemaOperation] {
    let known = declared ?? ReplicatedSchema(of: old)
    var operations: [LogicalChange.SchemaOperation] = []
    for (table, type) in known.orderedTables {
      guard schema.types[table] == type else { throw .schemaNotAdditive(type.name) }
      for (column, property) in known.properties(of: table)
      where schema.property(column, of: table) != property {
        throw .schemaNotAdditive("\(type.name).\(property.name)")
      }
    }
    for (table, type) in schema.orderedTables where known.types[table] == nil {
      operations.append(.type(type))
    }
    for (table, type) in schema.orderedTables {
      for (column, property) in schema.properties(of: table) where known.property(column, of: table) == nil {
        // In a column that the old state already has, objects have the initial value there.
        let value =
          declared == nil ? fill(of: column, property, in: table) : property.definition.initialFill
        operations.append(.property(property, of: type, fill: value))
      }
    }
    return operations + addedUniqueSets(since: known)
  }

  /// Returns the value that most objects have in a new column, or the initial value if no value is that frequent. Operations
  /// set the values of all other objects.
  private func fill(of column: ColumnID, _ property: Property, in table: TableID) -> StoredValue {
    let definition = property.definition
    if definition.isCollection || definition.isLink { return .null }
    guard table.rawValue < old.tables.count else { return definition.initialValue }
    // Boyer–Moore majority vote: a value that more than half of the rows have remains.
    var (value, lead) = (definition.initialValue, 0)
    for row in old[table].rows where new[table].contains(row) {
      let next = new[table].value(column, of: row)
      if lead == 0 { value = next }
      lead += value == next ? 1 : -1
    }
    return definition.mayBeFilled(with: value) ? value : definition.initialValue
  }

  private func addedUniqueSets(since known: ReplicatedSchema) -> [LogicalChange.SchemaOperation] {
    var operations: [LogicalChange.SchemaOperation] = []
    for (table, type) in schema.orderedTables {
      for set in schema.uniqueSets[table] ?? []
      where !(known.uniqueSets[table] ?? []).contains(set) {
        operations.append(.unique(set.compactMap { schema.property($0, of: table) }, of: type))
      }
    }
    return operations
  }

  // MARK: Objects

  private func object(_ row: RowKey, in table: TableID, of state: Snapshot) -> ObjectID? {
    guard let type = schema.types[table] else { return nil }
    let rows = state[table]
    return ObjectID(
      type: type, primaryKey: rows.primaryKey.map { rows.value($0, of: row) },
      identity: rows.identity(of: row))
  }

  private func value(_ stored: StoredValue, _ column: ColumnID, of table: TableID) -> LogicalChange.Value {
    guard let row = stored.linkedRow, let target = new.target(column, of: table),
      let object = object(row, in: target, of: new)
    else { return .plain(stored) }
    return .link(object)
  }

  private func operations() throws(Refusal) -> [LogicalChange.Operation] {
    var differences = Difference(from: old, to: new).tables
    let parts = survivingParts(differences)
    for (table, rows) in parts {
      differences[table, default: .init()].insertions += rows.sorted()
      differences[table]?.modifications.removeAll { rows.contains($0.row) }
    }
    let tables = differences.sorted { $0.key < $1.key }.filter { schema.types[$0.key] != nil }
    var operations: [LogicalChange.Operation] = []
    if let deletion = deletion(tables, parts) { operations.append(deletion) }
    for (table, changes) in tables {
      for row in changes.insertions {
        if let object = object(row, in: table, of: new) {
          operations.append(.create(object, initialValues(of: row, in: table)))
        }
      }
    }
    operations += addedIdentities(tables)
    for (table, changes) in tables where new[table].primaryKey != nil {
      for row in changes.insertions { operations += counts(of: row, in: table) }
    }
    return operations + (try editOperations(tables)) + valuesOfAddedColumns()
  }

  /// Returns the operations that set the links and collections of new objects, and change existing objects.
  private func editOperations(
    _ tables: [(key: TableID, value: Difference.TableDifference)]
  ) throws(Refusal) -> [LogicalChange.Operation] {
    var operations: [LogicalChange.Operation] = []
    for (table, changes) in tables {
      let linked = schema.properties(of: table).map(\.column).filter {
        new[table][$0].isLink || new[table][$0].isCollection
      }
      for row in changes.insertions {
        for column in linked { operations += edits(of: row, column, table, isNew: true) }
      }
      let added = table.rawValue < old.tables.count ? old[table].columns.count : 0
      for (row, columns) in changes.modifications {
        for (column, property) in schema.properties(of: table)
        where columns.contains(column) && (column.rawValue < added || property.definition.isCollection) {
          if property.definition.isPrimaryKey, let object = object(row, in: table, of: old) {
            throw .primaryKeyChanged(object)
          }
          operations += edits(of: row, column, table, isNew: false)
        }
      }
    }
    return operations
  }

  /// Returns the embedded objects that are in both states, but whose owner is only in the old one. They are deleted with their
  /// owner and made again. No transaction does this, but states of different orders may differ in this way.
  private func survivingParts(
    _ differences: [TableID: Difference.TableDifference]
  ) -> [TableID: Set<RowKey>] {
    var parts: [TableID: Set<RowKey>] = [:]
    var owners = differences.filter { $0.key.rawValue < old.tables.count }.flatMap { table, changes in
      changes.deletions.map { (table, $0) }
    }
    while let (table, row) = owners.popLast() {
      for column in old[table].columns.indices.map({ ColumnID($0) }) where old[table][column].isLink {
        guard let target = old.target(column, of: table), old[target].kind == .embedded else { continue }
        for part in old[table].targets(column, of: row)
        where new[target].contains(part) && parts[target, default: []].insert(part).inserted {
          owners.append((target, part))
        }
      }
    }
    return parts
  }

  /// Returns operations for objects that have got a further identity, as if they were created with it. It may even be their
  /// first identity, if states of different orders are compared.
  private func addedIdentities(
    _ tables: [(key: TableID, value: Difference.TableDifference)]
  ) -> [LogicalChange.Operation] {
    var operations: [LogicalChange.Operation] = []
    for (table, changes) in tables {
      guard let first = new[table].column(named: HiddenColumns.identity.name),
        let united = new[table].column(named: HiddenColumns.united.name), let type = schema.types[table],
        let primaryKey = new[table].primaryKey
      else { continue }
      func append(_ identities: [Identity], of row: RowKey) {
        if identities.isEmpty { return }
        let key = new[table].value(primaryKey, of: row)
        operations += identities.map { .create(ObjectID(type: type, primaryKey: key, identity: $0), []) }
      }
      for row in changes.insertions { append(new[table].unitedIdentities(of: row), of: row) }
      for (row, columns) in changes.modifications where columns.contains(first) || columns.contains(united) {
        let known = old[table].identities(of: row)
        let identities = [new[table].identity(of: row)] + new[table].unitedIdentities(of: row)
        append(identities.filter { !known.contains($0) }, of: row)
      }
    }
    return operations
  }

  /// Returns operations for the objects whose value in a new column differs from the most frequent one.
  private func valuesOfAddedColumns() -> [LogicalChange.Operation] {
    var operations: [LogicalChange.Operation] = []
    for (table, _) in schema.orderedTables where table.rawValue < old.tables.count {
      for (column, property) in schema.properties(of: table)
      where column.rawValue >= old[table].columns.count && !property.definition.isCollection {
        let fill = fill(of: column, property, in: table)
        for row in old[table].rows where new[table].contains(row) {
          let value = new[table].value(column, of: row)
          guard value != fill, let object = object(row, in: table, of: new) else { continue }
          operations.append(.set(object, property, self.value(value, column, of: table)))
        }
      }
    }
    return operations
  }

  /// - Parameter parts: embedded objects that are deleted with their owners and made again.
  private func deletion(
    _ tables: [(key: TableID, value: Difference.TableDifference)], _ parts: [TableID: Set<RowKey>]
  ) -> LogicalChange.Operation? {
    var (deleted, spared): ([ObjectID], [ObjectID]) = ([], [])
    var known: Set<ObjectID> = []
    for (table, changes) in tables {
      if new[table].kind == .topLevel {
        deleted += changes.deletions.compactMap { object($0, in: table, of: old) }
      }
      guard table.rawValue < old.tables.count else { continue }
      let cascading = old[table].columns.indices.map { ColumnID($0) }
        .filter { old[table][$0].deleteRule == .cascade }
      let rows = changes.deletions + (parts[table] ?? [])
      for column in cascading where !rows.isEmpty {
        guard let target = old.target(column, of: table) else { continue }
        for row in rows {
          for other in old[table].targets(column, of: row) where new[target].contains(other) {
            if let object = object(other, in: target, of: old), known.insert(object).inserted {
              spared.append(object)
            }
          }
        }
      }
    }
    return deleted.isEmpty && spared.isEmpty ? nil : .delete(deleted, sparing: spared)
  }

  private func initialValues(of row: RowKey, in table: TableID) -> [LogicalChange.InitialValue] {
    schema.properties(of: table).compactMap { column, property in
      let definition = property.definition
      if definition.isCollection || definition.isLink || definition.isPrimaryKey { return nil }
      let count = count(CellAddress(table: table, row: row, column: column), property)
      let value = count?.start ?? new[table].value(column, of: row)
      let isInitial = value == definition.initialValue
      let isDefault = declarations.isDefault?(table, column, value) ?? isInitial
      return isInitial && isDefault
        ? nil : LogicalChange.InitialValue(property: property, value: value, isDefault: isDefault)
    }
  }

  /// Returns the start value of a counter in a new object, and the number that was added to it; nil if the cell isn't counted
  /// in this way. Objects without a primary key are made by one replica only.
  private func count(
    _ cell: CellAddress, _ property: Property
  ) -> (start: StoredValue, number: StoredValue)? {
    guard new[cell.table].primaryKey != nil, property.definition.kind == .single,
      let start = declarations.start(cell)
    else { return nil }
    let value = new[cell.table].value(cell.column, of: cell.row)
    if value == start { return nil }
    return Increment.difference(from: start, to: value, property.definition.type).map { (start, $0) }
  }

  private func counts(of row: RowKey, in table: TableID) -> [LogicalChange.Operation] {
    guard let object = object(row, in: table, of: new) else { return [] }
    return schema.properties(of: table).compactMap { column, property in
      count(CellAddress(table: table, row: row, column: column), property).map {
        .increment(object, property, by: $0.number)
      }
    }
  }

  /// Returns the operations that describe the changes in a cell.
  private func edits(
    of row: RowKey, _ column: ColumnID, _ table: TableID, isNew: Bool
  ) -> [LogicalChange.Operation] {
    guard let object = object(row, in: table, of: new), let property = schema.property(column, of: table)
    else { return [] }
    let definition = property.definition
    let cell = CellAddress(table: table, row: row, column: column)
    if definition.kind == .single {
      let before = isNew ? .null : old[table].value(column, of: row)
      let after = new[table].value(column, of: row)
      if before == after || isUnlinked(before, after, cell) { return [] }
      if declarations.isCounter(cell),
        let number = Increment.difference(from: before, to: after, definition.type)
      {
        return [.increment(object, property, by: number)]
      }
      return [.set(object, property, value(after, column, of: table))]
    }
    let (before, after) = (isNew ? ListTree() : old.list(at: cell), new.list(at: cell))
    let difference = ListDifference(from: before, to: after, definition.kind)
    switch definition.kind {
    case .single: return []
    case .list:
      let edit = listEdit(before, after, difference, cell)
      return edit.isEmpty ? [] : [.editList(object, property, edit)]
    case .set:
      let removed = difference.deletions.map { before[$0].value }.filter { !isUnlinked($0, .null, cell) }
      let inserted = difference.insertions.map { after[$0].value }
      if removed.isEmpty && inserted.isEmpty { return [] }
      return [
        .editSet(
          object, property, removed: removed.map { value($0, column, of: table) },
          inserted: inserted.map { value($0, column, of: table) })
      ]
    case .map:
      let removed = difference.deletions.map { before[$0].key }
      let assigned = difference.assignments
        .filter { !isUnlinked(before[$0.old].value, after[$0.new].value, cell) }.map(\.new)
      let set = (difference.insertions + assigned).sorted().map {
        LogicalChange.Entry(key: after[$0].key, value: value(after[$0].value, column, of: table))
      }
      return removed.isEmpty && set.isEmpty ? [] : [.editMap(object, property, removed: removed, set: set)]
    }
  }

  /// Returns whether a link is gone because its target was deleted. Each replica derives this itself. For an embedded object it
  /// is the other way round: the object is gone because the link is.
  private func isUnlinked(_ before: StoredValue, _ after: StoredValue, _ cell: CellAddress) -> Bool {
    guard after.isNull, let row = before.linkedRow, let target = new.target(cell.column, of: cell.table),
      new[target].kind == .topLevel
    else { return false }
    return !new[target].contains(row)
  }

  // MARK: Lists

  private func listEdit(
    _ before: ListTree, _ after: ListTree, _ difference: ListDifference, _ cell: CellAddress
  ) -> LogicalChange.ListEdit {
    var edit = LogicalChange.ListEdit()
    edit.removed = difference.deletions.map { before[$0] }
      .filter { !isUnlinked($0.value, .null, cell) }.map { Identity($0.id) }
    // The indices of inserted and moved elements. True for an inserted one, which has a value.
    var placed: [Int: Bool] = [:]
    for index in difference.insertions { placed[index] = true }
    for pair in difference.moves { placed[pair.new] = false }
    for pair in difference.assignments {
      let entry = after[pair.new]
      // The position is removed with the former target, so it is created again.
      if isUnlinked(before[pair.old].value, .null, cell) {
        placed[pair.new] = true
      } else {
        edit.assigned.append(
          .init(position: Identity(entry.id), value: value(entry.value, cell.column, of: cell.table)))
      }
    }
    for indices in Self.runs(placed.keys.sorted()).reversed() {
      let elements = indices.map { index in
        let entry = after[index]
        return LogicalChange.ListEdit.Element(
          position: Identity(entry.id),
          value: placed[index] == true ? value(entry.value, cell.column, of: cell.table) : nil)
      }
      let (start, end, count) = (
        indices.lowerBound, indices.upperBound, LogicalChange.ListEdit.neighbourCount
      )
      edit.runs.append(
        .init(
          elements: elements,
          left: (max(0, start - count)..<start).reversed().map { Identity(after[$0].id) },
          right: (end..<min(after.count, end + count)).map { Identity(after[$0].id) }, index: start,
          followsOwn: start > 0 && isUnacknowledged(after[start - 1], of: cell)))
    }
    return edit
  }

  /// Returns the ranges of consecutive indices in ascending order.
  private static func runs(_ indices: [Int]) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    for index in indices {
      if let last = runs.last, last.upperBound == index {
        runs[runs.count - 1] = last.lowerBound..<(index + 1)
      } else {
        runs.append(index..<(index + 1))
      }
    }
    return runs
  }

  private func isUnacknowledged(_ entry: ListEntry, of cell: CellAddress) -> Bool {
    // Another replica made the element.
    if entry.id.isAssigned { return false }
    var isKnown = false
    acknowledged.list(at: cell).forEach {
      isKnown = $0.id == entry.id
      return !isKnown
    }
    return !isKnown
  }
}

extension ColumnDefinition {
  /// The value that existing objects get in a new column if none is given.
  fileprivate var initialFill: StoredValue { isCollection || isLink ? .null : initialValue }
}

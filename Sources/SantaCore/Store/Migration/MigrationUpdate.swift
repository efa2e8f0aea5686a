/// Updates the tables of a store to match the classes, together with a migration that provides values.
///
/// A property that the migration must fill is optional until the migration has run, so that missing values can be found.
/// Primary keys and embedded classes take effect at the end, when all rows have their values.
final class MigrationUpdate {
  /// The declared classes. Classes that share a table are combined into one, which has the properties of all of them.
  let classes: [ObjectClass]
  /// The declared classes, each on its own.
  private let declared: [ObjectClass]
  let context: LiveStore
  let transaction: Transaction
  /// Whether the tables have the declared columns.
  private(set) var isPrepared = false
  /// The properties of each class that the migration must fill.
  private var unfilled: [(objectClass: ObjectClass, property: PropertyAccessor)] = []
  /// The properties that were filled and required together, whose options are still missing.
  private var filled: [(objectClass: ObjectClass, property: PropertyAccessor)] = []
  /// The dropped columns that still have values.
  private var uncleared: [(table: TableID, column: ColumnID)] = []
  /// The columns with new types, and the columns that they have replaced.
  private var replaced: [(table: TableID, new: ColumnID, old: ColumnID)] = []
  /// The columns that the migration has renamed.
  private var renamed: [(table: TableID, column: ColumnID)] = []

  init(_ classes: [ObjectClass], _ context: LiveStore, _ transaction: Transaction) {
    self.classes = ObjectClass.tables(of: classes)
    declared = classes
    self.context = context
    self.transaction = transaction
  }

  /// Returns a declared class by its stored name.
  func declaredClass(named name: String) -> ObjectClass? { declared.first { $0.storedName == name } }

  var declaredNames: [String] { declared.map(\.storedName) }

  /// Returns the combined class of the objects in a table.
  func objectClass(named name: String) -> ObjectClass? { classes.first { $0.tableName == name } }

  /// Returns the table of a declared class that shares it with the class that lists it; nil if the name isn't one of these, or if
  /// the store has a table of that name.
  func sharedTable(named name: String) -> (table: String, type: Object.Type)? {
    guard transaction.current.table(named: name) == nil, let found = declaredClass(named: name),
      found.tableName != name
    else { return nil }
    return (found.tableName, found.type)
  }

  /// Adds and replaces columns, if that was not done yet.
  func prepare(progress: (Double) -> Void = { _ in }) throws(StoreError) {
    if isPrepared { return }
    isPrepared = true
    try apply(SchemaPlan(classes, in: transaction.current).steps, progress: progress)
  }

  private func apply(_ steps: [SchemaPlan.Step], progress: (Double) -> Void) throws(StoreError) {
    let refused = steps.map(\.difference).filter { $0.handling == .refused }
    if !refused.isEmpty { throw .schemaMismatch(refused, schemaVersion: transaction.schemaVersion) }
    // Embedded objects that become independent must not be deleted with the links that owned them, so their kind changes first.
    for step in steps where step.objectClass.kind == .topLevel {
      guard case .setKind = step.action,
        let table = transaction.current.table(named: step.objectClass.tableName)
      else { continue }
      transaction.edit(.setKind(.topLevel, of: table))
    }
    for (index, step) in steps.enumerated() {
      let table = transaction.current.table(named: step.objectClass.tableName)
      switch step.action {
      case .retype(let property, let column):
        if let table { retype(property, column, of: table, step.objectClass) }
      case .setPrimaryKey:
        if let table, transaction[table].primaryKey != nil {
          transaction.edit(.setPrimaryKey(nil, of: table))
        }
      case .setUnique: break
      default: SchemaUpdate.apply(step, to: transaction)
      }
      try checkSpill()
      progress(Double(index + 1) / Double(steps.count))
    }
    schemaChanged()
  }

  /// Moves changes to files if they have become large. Called after each changed object, or after several.
  ///
  /// - Parameter rowCount: the number of rows changed since the last call.
  /// - Throws: the error of writing the files.
  func spillIfLarge(rowCount: Int = 1) throws(StoreError) {
    if transaction.spillIfLarge(rowCount: rowCount) { context.counter.value += 1 }
    try checkSpill()
  }

  /// Returns the column with the former type of a column; nil if the type hasn't changed.
  func replacedColumn(by column: ColumnID, of table: TableID) -> ColumnID? {
    replaced.last { $0.table == table && $0.new == column }?.old
  }

  /// Returns the stored rows of a table that have a property of the program, because their classes declare it.
  ///
  /// - Parameter type: a class to which the rows belong, if it shares the table.
  func owners(of property: PropertyAccessor, in table: TableID, type: Object.Type) throws(StoreError)
    -> PropertyOwners
  {
    let classes = ClassIdentity.of(type).hierarchy?.classes ?? [type]
    var (known, owners): (Set<StoredValue>, Set<StoredValue>) = ([], [])
    for other in classes {
      let name: StoredValue = ClassIdentity.of(other).nameInTable.map { .string($0) } ?? .null
      known.insert(name)
      let declares = try ObjectClass.of(other).properties.contains {
        $0.definition.name == property.definition.name
      }
      let isPart = ClassIdentity.of(type).nameInTable == nil || ClassHierarchy.isSubtype(other, of: type)
      if declares && isPart { owners.insert(name) }
    }
    return PropertyOwners(
      classColumn: transaction.base[table].classColumn, known: known, owners: owners)
  }

  /// The rows of a table whose classes declare a property.
  struct PropertyOwners {
    let classColumn: ColumnID?
    let known: Set<StoredValue>
    let owners: Set<StoredValue>

    /// Returns whether a row of the initial state has the property. An object of a class that the program doesn't list is an
    /// object of the class that the table is named after.
    func contains(_ row: RowKey, in chunk: borrowing Chunk) -> Bool {
      var name = StoredValue.null
      // A chunk that was written before the column was added doesn't have it.
      if let classColumn, classColumn.rawValue < chunk.layout.columns.count {
        name = chunk.value(classColumn, at: row.slot)
      }
      return owners.contains(known.contains(name) ? name : .null)
    }
  }

  /// Makes a property required whose values in all rows are about to be assigned. The rows are then written only once.
  ///
  /// - Returns: false if the property is not required, or if rows other than the initial ones could remain without a value.
  func require(_ column: ColumnID, of table: TableID) -> Bool {
    let (current, initial) = (transaction[table], transaction.base[table])
    let known = unfilled.firstIndex {
      $0.objectClass.tableName == current.name && $0.property.definition.name == current[column].name
    }
    guard let index = known, unfilled[index].objectClass.hierarchy == nil, current.nextRow == initial.nextRow
    else { return false }
    filled.append(unfilled.remove(at: index))
    transaction.beginRequiringValues(in: column, of: table)
    return true
  }

  /// Returns whether a dropped column still has values.
  func isUncleared(_ column: ColumnID, of table: TableID) -> Bool {
    uncleared.contains { $0.table == table && $0.column == column }
  }

  /// Records that a dropped column has no values any more.
  func cleared(_ column: ColumnID, of table: TableID) {
    uncleared.removeAll { $0.table == table && $0.column == column }
  }

  /// Called after rows were changed without their objects.
  func rowsChanged() { context.counter.value += 1 }

  func checkSpill() throws(StoreError) {
    if let failure = transaction.spill?.failure { throw failure }
  }

  func schemaChanged() {
    context.classes.forget()
    context.counter.value += 1
  }

  private func retype(
    _ property: PropertyAccessor, _ column: ColumnID, of table: TableID, _ objectClass: ObjectClass
  ) {
    var definition = property.definition
    definition.isPrimaryKey = false
    let isFilled = definition.kind == .single && !definition.isOptional
    if isFilled {
      definition.isOptional = true
      // The index is built later, when all objects have a value.
      definition.isIndexed = false
      unfilled.append((objectClass, property))
    }
    if ColumnConversion.isLossless(from: transaction[table][column], to: definition) {
      if transaction[table].primaryKey == column { transaction.edit(.setPrimaryKey(nil, of: table)) }
      transaction.edit(.replaceColumn(column, in: table, with: definition))
    } else {
      let old = transaction[table][column]
      // The former names say that a renamed property already has its new name.
      definition.formerNames = old.formerNames
      if isFilled, !old.hasSideEffects {
        // No row is written yet. The old values are removed together with the conversion of the values, or at the end.
        transaction.edit(.renameColumn(column, of: table, to: ""))
        transaction.addUnfilledColumn(definition, to: table)
        uncleared.append((table, column))
      } else {
        transaction.edit(.dropColumn(column, of: table))
        transaction.addColumn(definition, to: table)
      }
    }
    replaced.append((table, ColumnID(transaction[table].columns.count - 1), column))
  }

  /// Stores the values of the temporarily optional properties of a new object again, because they were stored as the values of
  /// required properties.
  func completeValues(of object: Object) {
    guard let own = try? ObjectClass.of(type(of: object)) else { return }
    for (objectClass, property) in unfilled where objectClass === own.table {
      let name = property.definition.name
      // The property may belong to another of the classes that share the table.
      if let property = own.properties.first(where: { $0.definition.name == name }) {
        object[property.name] = object[property.name]
      }
    }
  }

  /// Returns the stored name of a property that a class declares under another name. Returns any other name unchanged.
  func storedName(of name: String, ofType typeName: String) -> String {
    guard let objectClass = objectClass(named: typeName),
      !objectClass.properties.contains(where: { $0.definition.name == name })
    else { return name }
    return objectClass.properties.first { $0.name == name }?.definition.name ?? name
  }

  /// Renames a stored property. If the tables already have the declared columns, the renamed column replaces the new one.
  func rename(_ column: ColumnID, of table: TableID, to name: String) throws(StoreError) {
    if isPrepared, let new = transaction[table].column(named: name) {
      transaction.edit(.dropColumn(new, of: table))
      unfilled.removeAll {
        $0.objectClass.tableName == transaction[table].name && $0.property.definition.name == name
      }
    }
    transaction.edit(.renameColumn(column, of: table, to: name))
    renamed.append((table, column))
    if isPrepared, let objectClass = objectClass(named: transaction[table].name) {
      let unfilled = Set(self.unfilled.filter { $0.objectClass === objectClass }.map(\.property.name))
      try apply(
        SchemaPlan([objectClass], in: transaction.current).steps.filter { step in
          step.difference.property.map { !unfilled.contains($0) } ?? false
        }
      ) { _ in }
    }
    schemaChanged()
  }

  // MARK: Completion

  /// Checks the values that the migration has provided, and applies requirements, primary keys, unique columns and embedded
  /// classes.
  func complete() throws(StoreError) {
    for (table, column) in uncleared {
      transaction.clearValues(of: column, in: table)
      try checkSpill()
    }
    uncleared = []
    for (objectClass, property) in unfilled { try require(property, of: objectClass) }
    for (objectClass, property) in filled { setOptions(of: property, objectClass) }
    try checkRenamed()
    for objectClass in classes {
      try identify(objectClass)
      if let table = transaction.current.table(named: objectClass.tableName),
        let columns = objectClass.uniqueColumns(in: transaction[table])
      {
        // Uniqueness is checked when the migration is committed.
        transaction.edit(.setUniqueColumns(columns, of: table))
      }
    }
    for objectClass in classes where objectClass.kind == .embedded {
      guard let table = transaction.current.table(named: objectClass.tableName),
        let row = wasEmbedded(table) ? nil : transaction.rowInCircle(of: table)
      else { continue }
      throw .migratedCircle(objectClass.name, text(row, table))
    }
    let differences = SchemaPlan(classes, in: transaction.current)
    if !differences.refused.isEmpty {
      throw .schemaMismatch(differences.refused, schemaVersion: transaction.base.schemaVersion)
    }
    schemaChanged()
  }

  /// Throws if the final name of a renamed property is not declared. Intermediate names need not be declared.
  private func checkRenamed() throws(StoreError) {
    for (id, columnID) in renamed {
      let (table, column) = (transaction[id], transaction[id][columnID])
      guard let objectClass = objectClass(named: table.name), !column.isDropped,
        !objectClass.properties.contains(where: { $0.definition.name == column.name })
      else { continue }
      throw .noSuchProperty(objectClass.name, column.name, objectClass.properties.map(\.definition.name))
    }
  }

  private func require(_ property: PropertyAccessor, of objectClass: ObjectClass) throws(StoreError) {
    guard let table = transaction.current.table(named: objectClass.tableName),
      let column = transaction[table].column(named: property.definition.name)
    else { return }
    if objectClass.hierarchy != nil { try fill(column, of: table, objectClass) }
    if let row = transaction[table].rowWithoutValue(in: column) {
      throw .missingValue(objectClass.name, property.name, of: text(row, table))
    }
    transaction.edit(.requireValues(in: column, of: table))
    setOptions(of: property, objectClass)
  }

  private func setOptions(of property: PropertyAccessor, _ objectClass: ObjectClass) {
    guard let table = transaction.current.table(named: objectClass.tableName),
      let column = transaction[table].column(named: property.definition.name)
    else { return }
    transaction.edit(.setOptions(of: property.definition, column, in: table))
  }

  /// Assigns the initial value of a column to the objects whose class does not have the property.
  private func fill(_ column: ColumnID, of table: TableID, _ objectClass: ObjectClass) throws(StoreError) {
    guard let classColumn = transaction[table].classColumn else { return }
    let name = transaction[table][column].name
    var owners: Set<StoredValue> = []
    for type in objectClass.hierarchy?.classes ?? [] {
      guard try ObjectClass.of(type).properties.contains(where: { $0.definition.name == name }) else {
        continue
      }
      owners.insert(ClassIdentity.of(type).nameInTable.map { .string($0) } ?? .null)
    }
    let initial = transaction[table][column].type.zero
    for row in transaction[table].rows
    where transaction[table].value(column, of: row).isNull
      && !owners.contains(transaction[table].value(classColumn, of: row))
    {
      transaction.setValue(initial, at: CellAddress(table: table, row: row, column: column))
      try spillIfLarge()
    }
  }

  private func identify(_ objectClass: ObjectClass) throws(StoreError) {
    guard let table = transaction.current.table(named: objectClass.tableName) else { return }
    let property = objectClass.primaryKey.map { objectClass.properties[$0] }
    let key = property.flatMap { transaction[table].column(named: $0.definition.name) }
    if let key, let property, transaction[table].primaryKey != key {
      if let (first, second) = transaction[table].duplicate(in: key) {
        throw .migratedDuplicate(
          objectClass.name, property.name, transaction[table].value(key, of: first).excerpt,
          text(first, table),
          text(second, table))
      }
      transaction.edit(.setPrimaryKey(key, of: table))
    }
    guard transaction[table].kind != objectClass.kind, objectClass.kind == .embedded else { return }
    for row in transaction[table].rows {
      let count = transaction.linkCount(to: row, in: table)
      if count != 1 { throw .migratedOwners(objectClass.name, text(row, table), count) }
    }
    transaction.edit(.setKind(.embedded, of: table))
  }

  private func wasEmbedded(_ table: TableID) -> Bool {
    let base = transaction.base
    return table.rawValue < base.tables.count && base[table].kind == .embedded
  }

  /// Returns a description of an object for messages: its primary key before the migration, or else its number in the order of
  /// creation.
  private func text(_ row: RowKey, _ table: TableID) -> String {
    let base = transaction.base
    let isKnown = table.rawValue < base.tables.count && base[table].contains(row)
    return (isKnown ? base : transaction.current)[table].text(of: row)
  }
}

/// A running migration, which changes the objects of a store from an older schema to the schema of the program.
///
/// ```swift
/// let configuration = Store.Configuration(objectTypes: [Present.self], schemaVersion: 3) { migration, oldVersion in
///   if oldVersion < 2 { try migration.renameProperty(onType: "Present", from: "mass", to: "weight") }
///   if oldVersion < 3 {
///     try migration.enumerateObjects(ofType: Present.self) { old, new in
///       new.size = (old["size"] as? String).flatMap { Int($0) } ?? 0
///     }
///   }
/// }
/// ```
///
/// The whole migration is one transaction. Each object has two sides: an *old* one, with the names and types in the store,
/// which never changes; and a *new* one, of the program's class. In the new object, renamed and converted properties already
/// have their values, and new properties have their defaults. A required property whose values can't be converted to its new
/// type has no value: the migration must assign one to each object.
///
/// ``Store/Configuration/migration`` describes when a migration runs. A `Migration` is valid only in that block.
public final class Migration {
  let update: MigrationUpdate
  private let progress: OpeningProgress.Handler
  private var isEnded = false
  /// The version of the schema of the store.
  public let oldVersion: UInt64
  /// The version of the schema to which the store is migrated.
  public let newVersion: UInt64

  init(_ update: MigrationUpdate, to version: UInt64, progress: @escaping OpeningProgress.Handler) {
    self.update = update
    self.progress = progress
    oldVersion = update.transaction.base.schemaVersion
    newVersion = version
  }

  func end() { isEnded = true }

  private var context: LiveStore { update.context }
  var transaction: Transaction { update.transaction }

  /// Reports the progress of the migration to the progress handler of ``Store/asyncOpen(configuration:isolation:progress:)``.
  ///
  /// - Parameter fraction: the completed fraction, from 0 to 1.
  public func report(_ fraction: Double) {
    progress(OpeningProgress(stage: .migrating, fraction: fraction))
  }

  // MARK: Objects

  /// Calls a block with each stored object of a class, in the order of creation. Objects that the migration has created or
  /// deleted are skipped. The block may delete any object.
  ///
  /// ```swift
  /// try migration.enumerateObjects(ofType: Person.self) { old, new in
  ///   new.name = "\(old["firstName"] as? String ?? "") \(old["lastName"] as? String ?? "")"
  /// }
  /// ```
  ///
  /// - Throws: the error of the block; ``StoreError`` for the first mistake in it.
  /// - Complexity: O(n), where n is the number of objects.
  public func enumerateObjects<T: Object>(
    ofType type: T.Type, _ block: (_ old: StoredRecord, _ new: T) throws -> Void
  ) throws {
    try enumerate(ObjectClass.tableName(of: type)) { old, new in
      if let new = new as? T { try block(old, new) }
    }
  }

  /// Calls a block with each object of a class by name, even if the program no longer declares the class.
  ///
  /// ```swift
  /// try migration.enumerateObjects(ofType: "Invoice") { old, _ in
  ///   migration.create("Document", value: ["title": old["number"] ?? ""])
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - typeName: the name of the class in the store, or of a declared class that shares the table of its superclass.
  ///   - block: receives nil as the new object if the program does not declare the class.
  /// - Throws: the errors of the other form, and ``StoreError`` if the store does not have the class.
  /// - Complexity: O(n), where n is the number of objects.
  @_disfavoredOverload
  public func enumerateObjects(
    ofType typeName: String, _ block: (_ old: StoredRecord, _ new: Object?) throws -> Void
  ) throws { try enumerate(typeName, block) }

  private func enumerate(_ name: String, _ block: (StoredRecord, Object?) throws -> Void) throws {
    try begin()
    if let shared = update.sharedTable(named: name) {
      return try enumerate(shared.table) { old, new in
        if let new, ClassHierarchy.isSubtype(Swift.type(of: new), of: shared.type) { try block(old, new) }
      }
    }
    let base = transaction.base
    guard let table = table(named: name) else {
      throw StoreError.noSuchStoredType(name, base.tables.map(\.name).filter { !$0.isEmpty })
    }
    guard table.rawValue < base.tables.count else { return }
    let type = update.objectClass(named: transaction[table].name)?.type
    for row in base[table].rows {
      let new = type.flatMap { transaction[table].contains(row) ? context.object($0, row) : nil }
      // The migration has deleted the object.
      if new == nil && !transaction[table].contains(row) { continue }
      try block(StoredRecord(base, table, row, update), new)
      if let failure = context.session?.failure { throw failure }
      try update.spillIfLarge()
    }
    try base.checkForDamage()
  }

  /// Returns whether `enumerateObjects` knows a class. `package` because RealmSwift's form of it, in another module, ignores other
  /// classes.
  package func hasType(_ typeName: String) throws -> Bool {
    try begin()
    return update.sharedTable(named: typeName) != nil || table(named: typeName) != nil
  }

  /// The table of a class by its name, or by the name that it had before the migration, because a renamed class keeps its number.
  private func table(named name: String) -> TableID? {
    transaction.current.table(named: name) ?? transaction.base.table(named: name)
  }

  /// Creates an object with values by property name, and with the defaults of all other properties.
  ///
  /// - Throws: ``StoreError`` if a value has the wrong type, or if the primary key is taken.
  @_disfavoredOverload
  @discardableResult
  public func create<T: Object>(_ type: T.Type, value: [String: Any] = [:]) throws -> T {
    try begin()
    let object = try ObjectCreation(context, .error, of: type).object(type, value)
    update.completeValues(of: object)
    if let failure = context.session?.failure { throw failure }
    try update.spillIfLarge()
    return object
  }

  /// Creates an object of a class by name.
  ///
  /// - Throws: ``StoreError`` if the program does not declare the class, if a value has the wrong type, or if the primary key
  ///   is taken.
  @_disfavoredOverload
  @discardableResult
  public func create(_ typeName: String, value: [String: Any] = [:]) throws -> Object {
    guard let found = update.declaredClass(named: typeName) else {
      throw StoreError.noSuchDeclaredType(typeName, update.declaredNames)
    }
    func open<T: Object>(_ type: T.Type) throws -> Object { try create(type, value: value) }
    return try open(found.type)
  }

  /// Deletes an object. Links to it become nil, as in a write.
  ///
  /// - Throws: ``StoreError`` if the object was already deleted, or belongs to another store.
  @_disfavoredOverload
  public func delete(_ object: Object) throws {
    try begin()
    context.delete(object)
    if let failure = context.session?.failure { throw failure }
    try update.spillIfLarge()
  }

  /// Deletes all objects of a class by name. If the program no longer declares the class, the class is removed from the store,
  /// too.
  ///
  /// - Returns: whether the store had the class.
  /// - Throws: ``StoreError`` if another class declares a link to the class that would be removed.
  @_disfavoredOverload
  @discardableResult
  public func deleteData(forType typeName: String) throws -> Bool {
    try begin()
    if let shared = update.sharedTable(named: typeName) {
      guard let table = transaction.current.table(named: shared.table) else { return false }
      for row in transaction[table].rows where transaction[table].contains(row) {
        guard let object = update.objectClass(named: shared.table).flatMap({ context.object($0.type, row) }),
          ClassHierarchy.isSubtype(type(of: object), of: shared.type)
        else { continue }
        try delete(object)
      }
      return true
    }
    guard let table = transaction.current.table(named: typeName) else { return false }
    try transaction.deleteRows(of: table) { count throws(StoreError) in
      update.rowsChanged()
      try update.spillIfLarge(rowCount: count)
    }
    if update.objectClass(named: typeName) == nil {
      for (index, origin) in transaction.tables.enumerated() where index != table.rawValue {
        for (number, column) in origin.columns.enumerated()
        where !column.isDropped && column.target == typeName {
          // A link that no class declares any more is removed with its target.
          if update.objectClass(named: origin.name)?.properties.contains(where: {
            $0.definition.name == column.name
          }) ?? false {
            throw StoreError.typeInUse(typeName, origin.name, column.name)
          }
          transaction.edit(.dropColumn(ColumnID(number), of: TableID(rawValue: index)))
        }
      }
      transaction.dropTable(table)
    }
    update.schemaChanged()
    return true
  }

  // MARK: Names

  /// Renames a stored property and keeps its values. If the type has changed, too, the property is converted or retyped.
  ///
  /// If only the name has changed, use `@Persisted(renamedFrom:)`, which does not need a migration.
  ///
  /// - Parameters:
  ///   - typeName: the name of the class in the program or in the store.
  ///   - oldName: the name in the store.
  ///   - newName: the name in the program.
  /// - Throws: ``StoreError`` if the store does not have the property, if it has another property with the new name, or if the
  ///   new name is not valid. The migration fails if no class declares the final name of the property, so that its values are
  ///   not lost.
  /// - Complexity: O(1), if the type is unchanged.
  @_disfavoredOverload
  public func renameProperty(onType typeName: String, from oldName: String, to newName: String) throws {
    try checkIsRunning()
    let tableName = update.sharedTable(named: typeName)?.table ?? typeName
    guard let table = transaction.current.table(named: tableName) else {
      throw StoreError.noSuchStoredType(typeName, transaction.tables.map(\.name).filter { !$0.isEmpty })
    }
    guard let column = transaction[table].column(named: oldName), transaction[table][column].isProperty else {
      throw StoreError.noSuchProperty(
        typeName, oldName, transaction[table].columns.filter(\.isProperty).map(\.name))
    }
    let storedName = update.storedName(of: newName, ofType: tableName)
    if let why = NameRules.violation(ofProperty: storedName) {
      throw StoreError.unusableName(newName, "\(typeName).\(oldName)", why)
    }
    let base = transaction.base
    if let other = transaction[table].column(named: storedName), table.rawValue < base.tables.count,
      other.rawValue < base[table].columns.count
    {
      throw StoreError.nameInUse("\(typeName).\(newName)", "\(typeName).\(oldName)")
    }
    try update.rename(column, of: table, to: storedName)
  }

  /// Renames a class in the store, and keeps its objects and the links to them.
  ///
  /// Call this before the migration reads or changes objects.
  ///
  /// - Throws: ``StoreError`` if the store does not have a class with the old name, if it has a class with the new name, or if
  ///   the new name is not valid.
  /// - Complexity: O(number of classes).
  public func renameType(from oldName: String, to newName: String) throws {
    try checkIsRunning()
    if update.isPrepared { throw StoreError.lateRenaming(oldName) }
    guard let table = transaction.current.table(named: oldName) else {
      throw StoreError.noSuchStoredType(oldName, transaction.tables.map(\.name).filter { !$0.isEmpty })
    }
    if let why = NameRules.violation(ofType: newName) { throw StoreError.unusableName(newName, oldName, why) }
    if transaction.current.table(named: newName) != nil { throw StoreError.nameInUse(newName, oldName) }
    transaction.renameTable(table, to: newName)
    update.schemaChanged()
  }

  private func checkIsRunning() throws {
    if isEnded { throw StoreError.endedMigration() }
    if let failure = context.session?.failure { throw failure }
  }

  /// Checks that the migration is running, and gives the tables the declared columns.
  func begin() throws {
    try checkIsRunning()
    try update.prepare()
  }
}

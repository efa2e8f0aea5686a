/// Updates the tables of a store to match the declarations of classes.
enum SchemaUpdate {
  /// Returns whether a snapshot differs from the declarations in a way that opening a store can change.
  ///
  /// - Parameter others: further classes of the program, which aren't compared.
  static func isNeeded(
    _ classes: [ObjectClass], in snapshot: Snapshot, besides others: @autoclosure () -> [ObjectClass]
  ) -> Bool {
    SchemaPlan(classes, in: snapshot, besides: others()).isNeeded
  }

  /// Passes the declared defaults of properties to the engine, and the names of the counters. Until the store has a column for
  /// a property, the property reads as its default.
  static func noteDeclarations(_ classes: [ObjectClass], in engine: Engine) {
    for declared in ObjectClass.tables(of: classes) {
      let plain = declared.properties.filter { !$0.definition.isCollection }
      engine.declared.note(
        Dictionary(plain.map { ($0.definition.name, $0.defaultValue) }) { first, _ in first },
        counters: plain.filter(\.isCounter).map(\.definition.name), ofTable: declared.tableName)
    }
  }

  /// Adds missing tables and columns, converts values to wider types, and updates names, indexes and delete rules.
  /// Existing objects get the default of a new property.
  ///
  /// - Parameters:
  ///   - others: further classes of the program, which aren't compared.
  ///   - progress: called after each step, with the completed fraction.
  /// - Throws: `.schemaMismatch` with all differences that need a migration or are rejected.
  static func apply(
    _ classes: [ObjectClass], to transaction: Transaction,
    besides others: @autoclosure () -> [ObjectClass] = [],
    progress: (Double) -> Void = { _ in }
  ) throws(StoreError) {
    try check(classes, in: transaction.current, besides: others())
    let steps = SchemaPlan(classes, in: transaction.current, besides: others()).steps
    for (index, step) in steps.enumerated() {
      apply(step, to: transaction)
      progress(Double(index + 1) / Double(steps.count))
    }
  }

  /// Makes one automatic change.
  static func apply(_ step: SchemaPlan.Step, to transaction: Transaction) {
    let objectClass = step.objectClass
    if case .addType = step.action {
      _ = transaction.addTable(
        objectClass.tableName,
        objectClass.properties.map { PropertyColumns.newColumn($0, of: objectClass) }, kind: objectClass.kind)
    }
    guard let table = transaction.current.table(named: objectClass.tableName) else { return }
    switch step.action {
    case .addProperty(let property):
      var definition = PropertyColumns.newColumn(property, of: objectClass)
      // A migration makes the column the primary key when all rows have their values.
      definition.isPrimaryKey = false
      if property.isUnique, !property.defaultValue.isNull {
        // At most one object can have the value, so later objects of programs without the property must not get it.
        transaction.addColumn(definition, to: table, filledWith: property.defaultValue)
      } else {
        transaction.addColumn(definition, to: table, default: property.defaultValue)
      }
    case .rename(let property, let column):
      transaction.edit(.renameColumn(column, of: table, to: property.definition.name))
    case .setOptions(let property, let column):
      transaction.edit(.setOptions(of: property.definition, column, in: table))
    case .convert(let property, let column):
      transaction.edit(.replaceColumn(column, in: table, with: property.definition))
    case .addType, .setUnique:
      if let columns = objectClass.uniqueColumns(in: transaction[table]) {
        transaction.edit(.setUniqueColumns(columns, of: table))
      }
    case .retype, .setPrimaryKey, .setKind, nil: break
    }
  }

  /// Checks classes against the stored schema.
  ///
  /// - Parameter others: further classes of the program, which aren't compared.
  /// - Throws: `.schemaMismatch` with all differences that need a migration or are rejected.
  static func check(
    _ classes: [ObjectClass], in snapshot: Snapshot, besides others: @autoclosure () -> [ObjectClass] = []
  ) throws(StoreError) {
    let refused = SchemaPlan(classes, in: snapshot, besides: others()).refused
    if !refused.isEmpty { throw .schemaMismatch(refused, schemaVersion: snapshot.schemaVersion) }
  }

  /// Returns the error if classes can no longer be used with a state that another process has made, or nil if they can.
  static func mismatch(_ classes: [ObjectClass], in snapshot: Snapshot) -> StoreError? {
    do throws(StoreError) { try checkReadable(classes, in: snapshot) } catch { return error }
    return nil
  }

  /// Checks whether classes can read a snapshot without changing it. They may have properties that the snapshot lacks, but each
  /// stored property must have the declared name and type.
  ///
  /// - Parameter others: further classes of the program, which aren't compared.
  /// - Throws: `.schemaMismatch` with all other differences, including differences that opening for writing would remove.
  static func checkReadable(
    _ classes: [ObjectClass], in snapshot: Snapshot, besides others: @autoclosure () -> [ObjectClass] = []
  ) throws(StoreError) {
    try check(classes, in: snapshot, besides: others())
    let unconverted = SchemaPlan(classes, in: snapshot, besides: others()).steps.filter { step in
      switch step.action {
      case .convert, .rename: true
      default: false
      }
    }
    if !unconverted.isEmpty { throw .notConverted(unconverted.map(\.difference)) }
  }
}

extension StoreError {
  static func notConverted(_ differences: [SchemaDifference]) -> StoreError {
    StoreError(
      .schemaMismatch,
      "\(differences.map(\.description).joined(separator: " ")) Until the store is converted, they can't be read.",
      remedy: "Open the store for writing, with the class in the configuration's objectTypes.")
  }
}

/// Updates the tables of a store to the declarations of classes.
enum SchemaUpdate {
  /// Whether a snapshot lacks a table or column, or has one with a different declaration.
  static func isNeeded(_ classes: [ObjectClass], in snapshot: Snapshot) -> Bool {
    classes.contains { declared in
      guard let table = snapshot.table(named: declared.name) else { return true }
      return declared.properties.contains { property in
        snapshot[table].column(named: property.name).map { snapshot[table][$0] != property.definition }
          ?? true
      }
    }
  }

  /// Passes the declared defaults of properties to the engine. Until the store has a column for a property, the
  /// property reads as its default.
  static func noteDefaults(_ classes: [ObjectClass], in engine: Engine) {
    for declared in classes {
      let plain = declared.properties.filter { !$0.definition.isCollection }
      engine.noteDefaults(
        Dictionary(plain.map { ($0.name, $0.defaultValue) }) { first, _ in first }, ofClass: declared.name)
    }
  }

  /// Adds missing tables and columns, and updates indexes and delete rules. Existing objects get the default of a new
  /// property.
  ///
  /// - Parameter progress: called after each property, with the part that is done.
  /// - Throws: `.schemaMismatch` if a stored property has another type than the declared one.
  static func apply(
    _ classes: [ObjectClass], to transaction: Transaction, progress: (Double) -> Void = { _ in }
  ) throws(StoreError) {
    try check(classes, in: transaction.current)
    let total = Double(max(1, classes.reduce(0) { $0 + $1.properties.count }))
    var done = 0.0
    for declared in classes {
      if let index = transaction.tables.firstIndex(where: { $0.name == declared.name }) {
        let table = TableID(rawValue: index)
        for property in declared.properties {
          if let column = transaction.tables[index].column(named: property.name) {
            transaction.setOptions(of: property.definition, column, in: table)
          } else {
            transaction.addColumn(property.definition, to: table, filledWith: property.defaultValue)
          }
          done += 1
          progress(done / total)
        }
      } else {
        _ = transaction.addTable(declared.name, declared.properties.map(\.definition), kind: declared.kind)
        done += Double(declared.properties.count)
        progress(done / total)
      }
    }
  }

  /// Checks classes against the stored schema.
  ///
  /// - Throws: `.schemaMismatch` if a stored property has another type than the declared one.
  static func check(_ classes: [ObjectClass], in snapshot: Snapshot) throws(StoreError) {
    for declared in classes {
      guard let table = snapshot.table(named: declared.name) else { continue }
      if snapshot[table].kind != declared.kind {
        throw .kindMismatch(declared.name, isStoredEmbedded: snapshot[table].kind == .embedded)
      }
      for property in declared.properties {
        let definition = property.definition
        guard let column = snapshot[table].column(named: property.name) else {
          if definition.isPrimaryKey {
            throw .schemaMismatch(
              declared.name, property.name, stored: "not there", declared: "it as the primary key")
          }
          continue
        }
        let stored = snapshot[table][column]
        guard stored.hasSameType(as: definition)
        else {
          throw .schemaMismatch(
            declared.name, property.name, stored: stored.description, declared: definition.description)
        }
      }
    }
  }
}

extension ColumnDefinition {
  fileprivate var description: String { typeName + (isPrimaryKey ? ", the primary key" : "") }
}

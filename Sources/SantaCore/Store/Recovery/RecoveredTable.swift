/// A table of a new store, which receives the rows of a table of a damaged store.
struct RecoveredTable {
  /// The number of the table in the damaged store.
  let source: TableID
  var name: String
  let kind: TableKind
  let formerNames: [String]
  /// The columns of the new table, with their numbers in the damaged store.
  var columns: [(source: ColumnID, definition: ColumnDefinition)] = []
  /// The table in the new store; nil until it was added.
  var target: TableID?
  // The numbers of recovered rows, of incomplete rows among them, and of lost links.
  var objectCount = 0
  var incompleteCount = 0
  var lostLinkCount = 0

  /// The column of the primary key in the damaged store.
  var primaryKey: (source: ColumnID, definition: ColumnDefinition)? {
    columns.first { $0.definition.isPrimaryKey }
  }

  /// Returns the tables of a new store. Definitions that break a rule are changed as little as possible.
  ///
  /// - Returns: the tables, and sentences that describe the changes.
  static func tables(of salvaged: [SalvagedTable]) -> (tables: [RecoveredTable], notes: [String]) {
    var tables: [RecoveredTable] = []
    var notes: [String] = []
    var names = Set(salvaged.map(\.name))
    names.insert("")
    // The new name of each table, by the name that links refer to.
    var targets: [String: String] = [:]
    for (index, table) in salvaged.enumerated() where !table.isDropped {
      var name = table.name
      if name.isEmpty || targets[name] != nil {
        name = freeName(name.isEmpty ? "Unnamed" : name, &names)
        notes.append(
          table.name.isEmpty
            ? "A class without a name is called \(name)." : "Another class \(table.name) is called \(name).")
      }
      if !table.name.isEmpty, targets[table.name] == nil { targets[table.name] = name }
      tables.append(
        RecoveredTable(
          source: TableID(rawValue: index), name: name, kind: table.kind,
          formerNames: table.formerNames.filter { !$0.isEmpty }))
    }
    for index in tables.indices {
      let table = salvaged[tables[index].source.rawValue]
      tables[index].addColumns(of: table, targets, &notes)
    }
    return (tables, notes)
  }

  private static func freeName(_ name: String, _ taken: inout Set<String>) -> String {
    if taken.insert(name).inserted { return name }
    var number = 2
    while !taken.insert("\(name)\(number)").inserted { number += 1 }
    return "\(name)\(number)"
  }

  /// The columns with the identities of objects in other stores. The new store does not take part in replication.
  private static let omittedColumns: Set = [NameRules.identityColumn, NameRules.furtherIdentitiesColumn]

  private mutating func addColumns(
    of table: SalvagedTable, _ targets: [String: String], _ notes: inout [String]
  ) {
    var names = Set(table.columns.map(\.name))
    var used: Set<String> = []
    for (index, stored) in table.columns.enumerated()
    where !stored.wasDropped && !Self.omittedColumns.contains(stored.name) {
      var column = stored
      if column.name.isEmpty || !used.insert(column.name).inserted {
        column.name = Self.freeName(column.name.isEmpty ? "unnamed" : column.name, &names)
        notes.append(
          stored.name.isEmpty
            ? "A property of \(name) without a name is called \(column.name)."
            : "Another property \(stored.name) of \(name) is called \(column.name).")
      }
      column.formerNames.removeAll(where: \.isEmpty)
      column.isUnique = false
      if let target = column.target { column.target = targets[target] ?? target }
      if column.isPrimaryKey, kind == .embedded || primaryKey != nil || !column.mayBePrimaryKey {
        column.isPrimaryKey = false
        notes.append("\(name).\(column.name) is not the primary key any more.")
      }
      if column.isClass, columns.contains(where: { $0.definition.isClass }) { column.isClass = false }
      if column.violation() != nil {
        (column.isIndexed, column.isClass, column.targetClass) = (false, false, nil)
      }
      guard column.violation() == nil else {
        notes.append("\(name).\(column.name) is left out, because no property can have its type.")
        continue
      }
      columns.append((ColumnID(index), column))
    }
  }
}

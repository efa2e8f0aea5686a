import SantaStore

/// The tables and columns of a state, looked up by replicated type and property, whether or not the order has declared them.
/// The lookup tables are built once, because one change may declare many types and properties.
struct LocalSchema {
  /// A set of unique names.
  private struct Names {
    private var taken: Set<String>
    private var nextNumbers: [String: Int] = [:]

    init(_ names: some Sequence<String>) { taken = Set(names) }

    /// Returns a free name and reserves it: the given name, or the same name with a number.
    mutating func take(_ name: String) -> String {
      var (candidate, number) = (name, nextNumbers[name] ?? 2)
      while !taken.insert(candidate).inserted {
        candidate = "\(name)\(ReplicatedType.separator)\(number)"
        number += 1
      }
      nextNumbers[name] = number
      return candidate
    }
  }

  private struct Columns {
    var known: [Property: ColumnID] = [:]
    var names: Names
  }

  private var tables: [ReplicatedType: TableID] = [:]
  private var types: [String: ReplicatedType] = [:]
  private var tableNames: Names
  private var columns: [TableID: Columns] = [:]

  init(_ state: Snapshot) {
    tableNames = Names(state.tables.lazy.map(\.name))
    for (index, table) in state.tables.enumerated() where !table.name.isEmpty {
      add(ReplicatedType(table), TableID(rawValue: index), named: table.name)
    }
  }

  func table(of type: ReplicatedType) -> TableID? { tables[type] }

  mutating func takeName(ofTable name: String) -> String { tableNames.take(name) }

  mutating func add(_ type: ReplicatedType, _ table: TableID, named name: String) {
    if tables[type] == nil { tables[type] = table }
    types[name] = type
  }

  mutating func column(_ property: Property, of id: TableID, _ table: Table) -> ColumnID? {
    lookAtColumns(of: id, table)
    return columns[id]?.known[property]
  }

  mutating func takeName(ofColumn name: String, of id: TableID, _ table: Table) -> String {
    lookAtColumns(of: id, table)
    return columns[id]?.names.take(name) ?? name
  }

  mutating func add(_ property: Property, _ column: ColumnID, of table: TableID) {
    columns[table]?.known[property] = column
  }

  private mutating func lookAtColumns(of id: TableID, _ table: Table) {
    if columns[id] != nil { return }
    var found = Columns(names: Names(table.columns.lazy.map(\.name)))
    for (index, column) in table.columns.enumerated() {
      let property = Property(column, target: column.target.flatMap { types[$0] })
      if let property, found.known[property] == nil { found.known[property] = ColumnID(index) }
    }
    columns[id] = found
  }
}

import SantaStore

/// The tables and columns of a state by what replicas call them, whether the order has declared them or not. They are looked
/// for once, because one change may declare many.
struct LocalSchema {
  /// Names of which each is there once.
  private struct Names {
    private var taken: Set<String>
    private var nextNumbers: [String: Int] = [:]

    init(_ names: some Sequence<String>) { taken = Set(names) }

    /// A name that is free, and is not from now on: the given one, or the same with a number.
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

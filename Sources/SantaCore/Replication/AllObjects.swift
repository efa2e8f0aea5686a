import SantaStore

/// All objects of a table, and their values for the operations that create them. A copy has so many of these operations that they
/// are encoded one by one.
struct AllObjects {
  private let table: Table
  let type: ReplicatedType
  private let identityColumn: ColumnID?
  /// The properties whose values an operation can contain. An initial value is left out.
  let properties: [Property]
  private let columns: [(column: ColumnID, initialValue: StoredValue)]

  init(of table: Table, _ type: ReplicatedType, _ properties: [(column: ColumnID, property: Property)]) {
    (self.table, self.type) = (table, type)
    identityColumn = table.column(named: HiddenColumns.identity.name)
    let plain = properties.filter(\.property.isPlain)
    self.properties = plain.map(\.property)
    columns = plain.map { ($0.column, $0.property.definition.initialValue) }
  }

  var count: Int { table.count }

  /// Calls `body` with the primary key and the identity of each object, and with its values and the indices of their properties.
  func forEach(
    _ body: (_ primaryKey: StoredValue?, Identity, _ values: [(property: Int, value: StoredValue)]) -> Void
  ) {
    var values: [(property: Int, value: StoredValue)] = []
    table.readRows { row, cells in
      values.removeAll(keepingCapacity: true)
      for (index, column) in columns.enumerated() {
        let value = cells.value(column.column)
        if value != column.initialValue { values.append((index, value)) }
      }
      var identity = Identity(ownRow: row)
      if let identityColumn, case .unsigned(let number) = cells.value(identityColumn) {
        identity = Identity(rawValue: number)
      }
      body(table.primaryKey.map(cells.value), identity, values)
    }
  }
}

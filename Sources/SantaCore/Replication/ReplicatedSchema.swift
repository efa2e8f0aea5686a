import SantaStore

/// Which types and properties there are, and which tables and columns of a store have them.
///
/// That of a state is either all of its tables, or what the order has declared. Others may have a column already that the
/// order doesn't know yet; operations on it are void.
struct ReplicatedSchema: Sendable {
  private(set) var tables: [ReplicatedType: TableID] = [:]
  private(set) var types: [TableID: ReplicatedType] = [:]
  private var columns: [TableID: [Property: ColumnID]] = [:]
  private var properties: [TableID: [ColumnID: Property]] = [:]
  /// The sets of properties with unique values, as columns.
  private(set) var uniqueSets: [TableID: [[ColumnID]]] = [:]

  /// How many types an order has, at most. Each commit takes a time that grows with the number of tables.
  static let maximumTypeCount = 4_096
  /// How many properties a type has, at most. Each takes a cell in every object.
  static let maximumPropertyCount = 1_024
  /// How many rules of uniqueness a type has, at most, and how many a change may try to add to it. Each reads all objects.
  static let maximumUniqueSetCount = 32

  init() {}

  /// All types and properties of a state.
  init(of state: Snapshot) {
    for (index, table) in state.tables.enumerated() where !table.name.isEmpty {
      let id = TableID(rawValue: index)
      add(ReplicatedType(table), id)
      for (number, column) in table.columns.enumerated() {
        let target = state.target(ColumnID(number), of: id).map { ReplicatedType(state[$0]) }
        if let property = Property(column, target: target) { add(property, ColumnID(number), of: id) }
      }
      for set in table.uniqueIndexes.columns where set.allSatisfy({ self.property($0, of: id) != nil }) {
        addUnique(set, of: id)
      }
    }
  }

  mutating func add(_ type: ReplicatedType, _ table: TableID) {
    tables[type] = table
    types[table] = type
  }

  mutating func add(_ property: Property, _ column: ColumnID, of table: TableID) {
    columns[table, default: [:]][property] = column
    properties[table, default: [:]][column] = property
  }

  mutating func addUnique(_ columns: [ColumnID], of table: TableID) {
    uniqueSets[table, default: []].append(columns)
  }

  func column(_ property: Property, of table: TableID) -> ColumnID? { columns[table]?[property] }

  func property(_ column: ColumnID, of table: TableID) -> Property? { properties[table]?[column] }

  func propertyCount(of table: TableID) -> Int { properties[table]?.count ?? 0 }

  /// The properties of a table in the order of its columns.
  func properties(of table: TableID) -> [(column: ColumnID, property: Property)] {
    (properties[table] ?? [:]).sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  var orderedTables: [(table: TableID, type: ReplicatedType)] {
    types.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }
}

extension Transaction {
  /// Adds the tables and columns that another state has, and takes over its indexes. Both states then have the same
  /// numbers for them. The values of new columns, and rules of uniqueness, come with the changes of the order.
  func matchSchema(of other: Snapshot) {
    for (index, table) in other.tables.enumerated() {
      let id = TableID(rawValue: index)
      if index == tables.count {
        let columns = table.columns.map { column in
          var column = column
          column.isUnique = false
          return column
        }
        _ = addTable(table.name, columns, kind: table.kind)
      }
      let added = table.columns.dropFirst(self[id].columns.count).map { column in
        var plain = column
        plain.isUnique = false
        return SchemaEdit.AddedColumn(plain)
      }
      edit(.addColumns(added, to: id))
      for (number, column) in table.columns.enumerated() {
        if !column.isDropped { edit(.setOptions(of: column, ColumnID(number), in: id)) }
      }
      reserveRows(id, upTo: table.nextRow)
      reservePositions(id, upTo: table.nextPosition)
      // What identifies objects is the matter of a store.
      indexIdentities(of: id)
    }
    use(other.features)
  }
}

extension ColumnDefinition {
  /// How many bytes a value has that all objects get at once, at most. A longer one would be stored in each of them.
  private static let maximumFillByteCount = 256

  /// Whether existing objects can get a value with a new property. Otherwise they have its initial value.
  func mayBeFilled(with value: StoredValue) -> Bool {
    !isCollection && !isPrimaryKey && !isLink && admits(value)
      && value.byteCount(in: type) <= Self.maximumFillByteCount
  }
}

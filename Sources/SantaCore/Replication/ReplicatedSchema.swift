import SantaStore

/// The types and properties of a replicated store, and the tables and columns that store them.
///
/// A schema describes either all tables of a state, or only what the order has declared. A store may already have a column that
/// the order doesn't know yet. Operations on that column are rejected.
struct ReplicatedSchema: Sendable {
  private(set) var tables: [ReplicatedType: TableID] = [:]
  private(set) var types: [TableID: ReplicatedType] = [:]
  /// The properties of each table, by its number.
  private var layouts: [Layout] = []

  private struct Layout {
    var columns: [Property: ColumnID] = [:]
    /// The properties by the number of their column.
    var properties: [Property?] = []
    /// The properties in the order of their columns.
    var ordered: [(column: ColumnID, property: Property)] = []

    mutating func add(_ property: Property, _ column: ColumnID) {
      columns[property] = column
      while properties.count <= column.rawValue { properties.append(nil) }
      properties[column.rawValue] = property
      var place = ordered.endIndex
      while place > 0, ordered[place - 1].column >= column {
        place -= 1
        if ordered[place].column == column { ordered.remove(at: place) }
      }
      ordered.insert((column, property), at: place)
    }
  }
  /// For each table, the sets of columns whose combined values must be unique.
  private(set) var uniqueSets: [TableID: [[ColumnID]]] = [:]

  /// The maximum number of types in an order. The time of a commit grows with the number of tables.
  static let maximumTypeCount = 4_096
  /// The maximum number of properties of a type. Each property takes a cell in every object.
  static let maximumPropertyCount = 1_024
  /// The maximum number of uniqueness rules of a type, and of a change's attempts to add one to it. Each rule reads all
  /// objects.
  static let maximumUniqueSetCount = 32

  init() {}

  /// Creates the schema of all types and properties of a state.
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
    while layouts.count <= table.rawValue { layouts.append(Layout()) }
    layouts[table.rawValue].add(property, column)
  }

  mutating func addUnique(_ columns: [ColumnID], of table: TableID) {
    uniqueSets[table, default: []].append(columns)
  }

  func column(_ property: Property, of table: TableID) -> ColumnID? {
    table.rawValue < layouts.count ? layouts[table.rawValue].columns[property] : nil
  }

  func property(_ column: ColumnID, of table: TableID) -> Property? {
    guard table.rawValue < layouts.count, column.rawValue < layouts[table.rawValue].properties.count else {
      return nil
    }
    return layouts[table.rawValue].properties[column.rawValue]
  }

  func propertyCount(of table: TableID) -> Int { properties(of: table).count }

  /// Returns the properties of a table in the order of its columns.
  func properties(of table: TableID) -> [(column: ColumnID, property: Property)] {
    table.rawValue < layouts.count ? layouts[table.rawValue].ordered : []
  }

  var orderedTables: [(table: TableID, type: ReplicatedType)] {
    types.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }
}

extension Transaction {
  /// Adds the tables and columns of another state that are missing here, and adopts its indexes. Tables and columns then have
  /// the same numbers in both states. The changes of the order provide the values of new columns and the uniqueness rules.
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
      // Each store maintains its own index of identities. It isn't part of the order.
      indexIdentities(of: id)
    }
    use(other.features)
  }
}

extension ColumnDefinition {
  /// The maximum length, in bytes, of a value that all existing objects get at once. A longer value would be stored in each of
  /// them.
  private static let maximumFillByteCount = 256

  /// Returns whether existing objects can get this value together with a new property. Otherwise they have its initial value.
  func mayBeFilled(with value: StoredValue) -> Bool {
    !isCollection && !isPrimaryKey && !isLink && admits(value)
      && value.byteCount(in: type) <= Self.maximumFillByteCount
  }
}

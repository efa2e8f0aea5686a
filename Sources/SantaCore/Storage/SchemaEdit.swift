/// A change of the schema of a store: of its tables, or of the columns of a table.
package enum SchemaEdit {
  /// Adds a table. Its ID is the number of tables before.
  case addTable(String, [ColumnDefinition], TableKind)
  /// Adds columns. Adding several at once is faster, because each chunk is copied once.
  case addColumns([AddedColumn], to: TableID)
  /// Sets the index, the delete rule and the class of the targets of a column. Its type stays the same.
  case setOptions(of: ColumnDefinition, ColumnID, in: TableID)
  /// Replaces a column by one of a wider type, with the same name and the converted values.
  case replaceColumn(ColumnID, in: TableID, with: ColumnDefinition)
  /// Drops a column with its values.
  case dropColumn(ColumnID, of: TableID)
  case renameColumn(ColumnID, of: TableID, to: String)
  /// Replaces the names and the target of a column.
  case setNames(of: ColumnID, in: TableID, as: ColumnDefinition)
  /// Replaces the name of a table. Links to it keep the old one.
  case setName(of: TableID, String, formerNames: [String])
  case setKind(TableKind, of: TableID)
  /// Makes another column the primary key of a table, or none.
  case setPrimaryKey(ColumnID?, of: TableID)
  /// Makes a column required. The transaction must have added the column, and every row must have a value.
  case requireValues(in: ColumnID, of: TableID)
  /// Replaces the sets of columns whose values, taken together, are unique. They are checked at the commit.
  case setUniqueColumns([[ColumnID]], of: TableID)

  /// A new column, and its value in all existing rows.
  package struct AddedColumn {
    let definition: ColumnDefinition
    let value: StoredValue

    /// - Parameter value: nil for the initial value of the column.
    package init(_ definition: ColumnDefinition, filledWith value: StoredValue? = nil) {
      (self.definition, self.value) = (definition, value ?? definition.initialValue)
    }
  }

  /// Whether the edit changes nothing.
  func isNeedless(in transaction: Transaction) -> Bool {
    switch self {
    case .addColumns(let columns, _): columns.isEmpty
    case .setOptions(let definition, let column, let table):
      transaction[table][column].hasSameOptions(as: definition)
    case .setUniqueColumns(let sets, let table): transaction[table].uniqueIndexes.columns == sets
    default: false
    }
  }

  /// The columns that are added or changed.
  private var definitions: [ColumnDefinition] {
    switch self {
    case .addTable(_, let columns, _): columns
    case .addColumns(let columns, _): columns.map(\.definition)
    case .setOptions(let column, _, _), .replaceColumn(_, _, let column): [column]
    case .dropColumn, .renameColumn, .setNames, .setName, .setKind, .setPrimaryKey, .requireValues,
      .setUniqueColumns:
      []
    }
  }

  /// The optional features of the file format that the edit needs.
  var features: Set<StoreFeature> {
    var features: Set<StoreFeature> = []
    for column in definitions {
      if column.deleteRule == .deny { features.insert(.deny) }
      if column.keyType != .string { features.insert(.keys) }
      if column.type == .decimal { features.insert(.decimal) }
      if column.type == .any { features.insert(.any) }
      if column.type == .external { features.insert(.external) }
      if column.isClass || column.targetClass != nil { features.insert(.inheritance) }
    }
    if case .setUniqueColumns(let sets, _) = self, !sets.isEmpty { features.insert(.unique) }
    return features
  }
}

/// A change to the schema of a store: to its tables, or to the columns of a table.
package enum SchemaEdit {
  /// Adds a table. Its ID is the previous number of tables.
  case addTable(String, [ColumnDefinition], TableKind)
  /// Adds columns. Adding several columns at once is faster, because each chunk is copied only once.
  case addColumns([AddedColumn], to: TableID)
  /// Sets the index, the delete rule and the target class of a column. Its type stays the same.
  case setOptions(of: ColumnDefinition, ColumnID, in: TableID)
  /// Replaces a column with a column of a wider type, with the same name and the converted values.
  case replaceColumn(ColumnID, in: TableID, with: ColumnDefinition)
  /// Drops a column with its values.
  case dropColumn(ColumnID, of: TableID)
  case renameColumn(ColumnID, of: TableID, to: String)
  /// Replaces the names and the target of a column.
  case setNames(of: ColumnID, in: TableID, as: ColumnDefinition)
  /// Replaces the name of a table. Links to the table keep the old name.
  case setName(of: TableID, String, formerNames: [String])
  case setKind(TableKind, of: TableID)
  /// Makes another column, or no column, the primary key of a table.
  case setPrimaryKey(ColumnID?, of: TableID)
  /// Makes a column required. The transaction must have added the column, and every row must have a value.
  case requireValues(in: ColumnID, of: TableID)
  /// Replaces the sets of columns whose combined values are unique. Uniqueness is checked at the commit.
  case setUniqueColumns([[ColumnID]], of: TableID)

  /// A new column, and its value in all existing rows.
  package struct AddedColumn {
    let definition: ColumnDefinition
    let value: StoredValue
    /// Whether the transaction removes the column's default before it commits, so that the store doesn't need the feature.
    let isTemporary: Bool

    /// - Parameter value: the value, or nil for the column's default, or for its initial value if it has none.
    package init(
      _ definition: ColumnDefinition, filledWith value: StoredValue? = nil, isTemporary: Bool = false
    ) {
      self.definition = definition
      self.value = value ?? definition.defaultValue ?? definition.initialValue
      self.isTemporary = isTemporary
    }
  }

  /// Returns whether the edit has no effect.
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
    case .addColumns(let columns, _):
      columns.map { column in
        var definition = column.definition
        if column.isTemporary { definition.defaultValue = nil }
        return definition
      }
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
      if column.defaultValue != nil { features.insert(.defaults) }
      if column.isClass || column.targetClass != nil { features.insert(.inheritance) }
    }
    if case .setUniqueColumns(let sets, _) = self, !sets.isEmpty { features.insert(.unique) }
    return features
  }
}

/// The mapping of a class to a store: its table, and the column of each property.
final class ClassBinding {
  let objectClass: ObjectClass
  let table: TableID?
  /// The column of each property; nil if the store has none yet.
  let columns: [ColumnID?]
  /// The handle for the wrapper of each property, and then of each linking property.
  let handles: [Int]
  let isComplete: Bool
  /// Whether the table has the indexes, delete rules and unique properties that the class declares.
  let hasDeclaredOptions: Bool
  /// The column with the class of each object; nil if the class neither lists subclasses nor is listed, or if the store doesn't
  /// have the column yet.
  let classColumn: ColumnID?
  /// The string in `classColumn` for objects of this class; nil for the class that the table is named after.
  let nameInTable: String?
  /// The class and its subclasses, by their strings in `classColumn`.
  let subtypes: [String: Object.Type]
  /// The properties whose values are written to the row of an added object: all properties except the primary key, which a row
  /// has from the start.
  let writtenProperties: [WrittenProperty]
  /// The defaults of the columns that no class of the table declares, because another program has added them.
  let undeclaredDefaults: [ColumnDefault]

  /// - Parameters:
  ///   - observedTables: the tables whose values aren't written directly to memory, because an observer must be called.
  ///   - isUpdated: whether the table was updated to match the class. If another program has since reverted the change, the
  ///     table isn't updated again: otherwise the two programs would keep undoing each other's changes.
  init(
    _ objectClass: ObjectClass, in snapshot: Snapshot, observedTables: Set<TableID> = [],
    isUpdated: Bool = false
  ) {
    self.objectClass = objectClass
    table = snapshot.table(named: objectClass.tableName)
    let isObserved = table.map(observedTables.contains) ?? false
    columns = objectClass.properties.map { [table] property in
      table.flatMap { snapshot[$0].column(named: property.definition.name) }
    }
    // The table may have an index that another program declares and this one doesn't. Values are written directly to memory
    // only if neither declares an index.
    handles = objectClass.handles { [table, columns] index in
      guard let table, let column = columns[index] else {
        return ColumnHandle.make(missing: index)
      }
      return ColumnHandle.make(
        column,
        isPlain: !isObserved && objectClass.properties[index].definition.isPlain
          && snapshot[table][column].isPlain)
    }
    let isShared = objectClass.hierarchy != nil
    classColumn = isShared ? table.flatMap { snapshot[$0].classColumn } : nil
    nameInTable = isShared ? ClassIdentity.of(objectClass.type).nameInTable : nil
    subtypes = objectClass.subtypesByName
    isComplete = columns.allSatisfy { $0 != nil } && isShared == (classColumn != nil)
    // In a migration, a declared primary key that isn't the table's primary key yet is assigned like any other property.
    let primaryKey = table.flatMap { snapshot[$0].primaryKey }
    writtenProperties = zip(objectClass.properties, columns).compactMap { [table] property, column in
      guard let table, let column, column != primaryKey else { return nil }
      return WrittenProperty(property, column, of: snapshot[table])
    }
    undeclaredDefaults =
      table.map { [columns] in objectClass.undeclaredDefaults(in: snapshot[$0], columns) } ?? []
    hasDeclaredOptions = isUpdated || table.map { objectClass.hasOptions(of: snapshot[$0]) } ?? true
  }

  /// Returns whether the two bindings are interchangeable for objects.
  func isSame(as other: ClassBinding) -> Bool {
    objectClass === other.objectClass && table == other.table && columns == other.columns
      && classColumn == other.classColumn && handles == other.handles
      && hasDeclaredOptions == other.hasDeclaredOptions && undeclaredDefaults == other.undeclaredDefaults
  }

  /// Returns the column of a property, or nil if the store has none yet.
  func column(of property: PropertyAccessor) -> ColumnID? {
    objectClass.properties.firstIndex { $0 === property }.flatMap { columns[$0] }
  }

  /// Returns the property of a column.
  func property(of column: ColumnID) -> PropertyAccessor? {
    columns.firstIndex(of: column).map { objectClass.properties[$0] }
  }
}

extension ObjectClass {
  /// Returns whether a table has the indexes, delete rules and unique properties of the class.
  fileprivate func hasOptions(of table: Table) -> Bool {
    let columns = PropertyColumns(properties, in: table)
    return properties.allSatisfy { property in
      columns[property].map { table[$0].hasSameOptions(as: property.definition) } ?? true
    } && uniqueColumns(in: table).map { Set($0) == Set(table.uniqueIndexes.columns) } ?? true
  }

  /// Returns the defaults of columns that neither this class nor another class of the table declares. The properties of other
  /// classes stay nil.
  ///
  /// - Parameter columns: the columns that this class declares.
  fileprivate func undeclaredDefaults(in table: Table, _ columns: [ColumnID?]) -> [ColumnDefault] {
    table.storedDefaults.filter { known in
      !columns.contains(known.column)
        && !self.table.properties.contains { $0.definition.name == table[known.column].name }
    }
  }
}

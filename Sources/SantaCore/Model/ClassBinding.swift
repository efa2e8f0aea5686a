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
  /// The column with the class of each object, if the class lists subclasses or is listed; nil also if the store has none
  /// yet.
  let classColumn: ColumnID?
  /// The text in that column for objects of this class; nil for the class that the table is named after.
  let nameInTable: String?
  /// The class and its subclasses by the texts in that column.
  let subtypes: [String: Object.Type]
  /// The properties whose values are written to the row of an object that was added: all except the primary key,
  /// which a row has from the start.
  let writtenProperties: [WrittenProperty]

  /// - Parameter observedTables: the tables whose values are not written directly to memory, because an observer is to
  ///   be called.
  ///   - isUpdated: whether the table was brought up to date with the class. If another program has changed it back since,
  ///     that is left as it is: the two would otherwise do so in turn.
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
    // Another program may have declared a column as indexed that this one does not. Values are written directly to
    // memory only if neither has an index.
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
    // In a migration, the values of another primary key are assigned like those of other properties.
    let primaryKey = table.flatMap { snapshot[$0].primaryKey }
    writtenProperties = zip(objectClass.properties, columns).compactMap { [table] property, column in
      guard let table, let column, column != primaryKey else { return nil }
      return WrittenProperty(property, column, of: snapshot[table])
    }
    hasDeclaredOptions = isUpdated || table.map { objectClass.hasOptions(of: snapshot[$0]) } ?? true
  }

  /// Whether objects can use either binding.
  func isSame(as other: ClassBinding) -> Bool {
    objectClass === other.objectClass && table == other.table && columns == other.columns
      && classColumn == other.classColumn && handles == other.handles
      && hasDeclaredOptions == other.hasDeclaredOptions
  }

  /// The column of a property; nil if the store has none yet.
  func column(of property: PropertyAccessor) -> ColumnID? {
    objectClass.properties.firstIndex { $0 === property }.flatMap { columns[$0] }
  }

  /// The property of a column.
  func property(of column: ColumnID) -> PropertyAccessor? {
    columns.firstIndex(of: column).map { objectClass.properties[$0] }
  }
}

extension ObjectClass {
  /// Whether a table has the indexes, delete rules and unique properties of the class.
  fileprivate func hasOptions(of table: Table) -> Bool {
    properties.allSatisfy { property in
      table.column(for: property).map { table[$0].hasSameOptions(as: property.definition) } ?? true
    } && uniqueColumns(in: table).map { Set($0) == Set(table.uniqueIndexes.columns) } ?? true
  }
}

extension Table {
  /// The column of a property, by its name or by the one that it had before; nil if there is none.
  func column(for property: PropertyAccessor) -> ColumnID? {
    column(named: property.definition.name) ?? property.formerName.flatMap { column(named: $0) }
  }
}

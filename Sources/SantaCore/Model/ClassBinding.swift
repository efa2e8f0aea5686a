/// A class as one store holds it: which table, and which column each property is.
final class ClassBinding {
  let objectClass: ObjectClass
  let table: TableID?
  /// For each property its column, nil where the store has none yet.
  let columns: [ColumnID?]
  /// For each property, and then each linking property, the word that its wrapper gets.
  let handles: [Int]
  let isComplete: Bool
  /// The properties whose values are written to the row of an object that was added: all except the primary key, which a
  /// row has from the start.
  let writtenProperties: [(property: PropertyAccessor, column: ColumnID)]

  init(_ objectClass: ObjectClass, in snapshot: Snapshot) {
    self.objectClass = objectClass
    table = snapshot.table(named: objectClass.name)
    columns = objectClass.properties.map { [table] property in
      table.flatMap { snapshot[$0].column(named: property.name) }
    }
    // Another program may have declared a column as indexed that this one does not: bytes alone are written only where
    // both know none.
    handles = objectClass.handles { [table, columns] index in
      guard let table, let column = columns[index] else {
        return ColumnHandle.make(missing: index)
      }
      return ColumnHandle.make(
        column,
        isPlain: objectClass.properties[index].definition.isPlain && snapshot[table][column].isPlain)
    }
    isComplete = columns.allSatisfy { $0 != nil }
    writtenProperties = zip(objectClass.properties, columns).compactMap { property, column in
      column.flatMap { property.definition.isPrimaryKey ? nil : (property, $0) }
    }
  }

  /// Whether an object that is bound by one is bound by the other just as well.
  func isSame(as other: ClassBinding) -> Bool {
    objectClass === other.objectClass && table == other.table && columns == other.columns
      && handles == other.handles
  }

  /// The property that a column of the table is.
  func property(of column: ColumnID) -> PropertyAccessor? {
    columns.firstIndex(of: column).map { objectClass.properties[$0] }
  }
}

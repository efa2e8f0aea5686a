/// The value that new rows get in a column for which their program has no value, because it doesn't declare the column.
struct ColumnDefault: Equatable {
  let column: ColumnID
  let value: StoredValue
}

extension Table {
  /// The defaults that the columns store, except initial values.
  ///
  /// - Complexity: O(number of columns).
  var storedDefaults: [ColumnDefault] {
    var result: [ColumnDefault] = []
    for index in columns.indices {
      // Most columns have no default, and are not copied.
      guard let value = columns[index].defaultValue else { continue }
      let column = columns[index]
      // A damaged store can have a default that its column doesn't allow.
      guard column.isProperty, !column.isCollection, !column.isPrimaryKey, column.mayHaveDefault(value),
        value != column.initialValue
      else { continue }
      result.append(ColumnDefault(column: ColumnID(index), value: value))
    }
    return result
  }

  /// The defaults for imported objects. None in a table of several classes, because the columns of other classes stay nil.
  var importDefaults: [ColumnDefault] { classColumn == nil ? storedDefaults : [] }
}

extension Transaction {
  /// Stores the defaults of columns in a new row.
  ///
  /// - Returns: false if the strings of its chunk would be too long. The transaction must be discarded then.
  func fill(_ row: RowKey, of table: TableID, with defaults: [ColumnDefault]) -> Bool {
    for known in defaults {
      guard self[table].hasRoom(for: known.value, in: known.column, of: row) else { return false }
      setValue(known.value, at: CellAddress(table: table, row: row, column: known.column))
    }
    return true
  }
}

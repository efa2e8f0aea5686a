extension Difference {
  /// Whether a column was added to a table that exists in both snapshots.
  var addsColumns: Bool {
    zip(old.tables, new.tables).contains { $0.columns.count < $1.columns.count }
  }

  /// Returns the difference without unchanged cells of added columns, and without rows in which nothing else changed.
  ///
  /// - Parameter isUnchanged: returns whether a cell has the value that the property had before the column was added. It isn't
  ///   called for collections, which were empty.
  func withoutAddedCells(
    _ isUnchanged: (_ table: Table, _ column: ColumnDefinition, _ value: StoredValue) -> Bool
  ) -> Difference {
    var kept = tables
    for (id, difference) in tables where id.rawValue < old.tables.count {
      let (before, table) = (old[id], new[id])
      let added = (before.columns.count..<table.columns.count).map { ColumnID($0) }
        .filter { !table[$0].isCollection }
      if added.isEmpty { continue }
      var rest = difference
      rest.modifications = difference.modifications.compactMap { row, columns in
        var columns = columns
        for column in added where columns.contains(column) {
          if isUnchanged(table, table[column], table.value(column, of: row)) { columns.remove(column) }
        }
        return columns.isEmpty ? nil : (row, columns)
      }
      kept[id] = rest.isEmpty ? nil : rest
    }
    return Difference(from: old, to: new, known: kept)
  }
}

extension Difference {
  /// Whether a table that is on both sides got a column in between.
  var addsColumns: Bool {
    zip(old.tables, new.tables).contains { $0.columns.count < $1.columns.count }
  }

  /// The difference without the cells of added columns that changed nothing, and without the rows of which nothing else
  /// changed.
  ///
  /// - Parameter isUnchanged: whether a cell holds what its row had before the column was added. Not called for
  ///   collections, which were empty.
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

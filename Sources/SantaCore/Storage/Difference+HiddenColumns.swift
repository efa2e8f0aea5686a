extension Difference {
  /// The difference without cells of hidden columns, and without rows in which nothing else changed.
  var withoutHiddenColumns: Difference {
    var kept = tables
    for (id, difference) in tables where !difference.modifications.isEmpty {
      let table = new[id]
      let hidden = table.columns.indices.map { ColumnID($0) }.filter { table[$0].isHidden }
      if hidden.isEmpty { continue }
      var rest = difference
      rest.modifications = difference.modifications.compactMap { row, columns in
        var columns = columns
        for column in hidden { columns.remove(column) }
        return columns.isEmpty ? nil : (row, columns)
      }
      kept[id] = rest.isEmpty ? nil : rest
    }
    return Difference(from: old, to: new, known: kept)
  }
}

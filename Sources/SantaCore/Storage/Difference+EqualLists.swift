extension Difference {
  /// The difference without lists whose elements are equal, index by index, although a transaction moved the elements or
  /// replaced them with equal ones. Rows in which nothing else changed are omitted.
  var withoutEqualLists: Difference {
    var kept = tables
    for (id, difference) in tables where !difference.modifications.isEmpty {
      guard id.rawValue < old.tables.count else { continue }
      let (before, after) = (old[id], new[id])
      let lists = before.columns.indices.map { ColumnID($0) }.filter { after[$0].kind == .list }
      if lists.isEmpty { continue }
      var hasEqual = false
      let modifications = difference.modifications.compactMap { row, columns -> (RowKey, ColumnSet)? in
        var rest = columns
        for column in lists
        where columns.contains(column)
          && ListTree.haveEqualElements(before.list(column, of: row), after.list(column, of: row))
        {
          rest.remove(column)
          hasEqual = true
        }
        return rest.isEmpty ? nil : (row, rest)
      }
      guard hasEqual else { continue }
      var rest = difference
      rest.modifications = modifications
      kept[id] = rest.isEmpty ? nil : rest
    }
    return Difference(from: old, to: new, known: kept)
  }
}

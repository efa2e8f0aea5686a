@testable import SantaStore

extension Snapshot {
  /// All contents of the snapshot as a string, including the identities and last moves of list positions, and the indexes.
  var contents: String {
    tables.map { table in
      var lines = ["\(table.name) \(table.kind): \(table.columns.map { "\($0.name) \($0.typeName)" })"]
      for (column, index) in table.orderedIndexes.sorted(by: { $0.key < $1.key }) {
        lines.append("by \(table[column].name): \(index.all.map { "\($0.value.text) \($0.row.rawValue)" })")
      }
      for set in table.uniqueIndexes.sets {
        lines.append("unique: \(set.columns.map { table[$0].name }), \(set.index.count) entries")
      }
      for row in table.rows {
        let cells = table.columns.indices.map { index in
          let column = ColumnID(index)
          return table[column].isCollection
            ? "[\(table.list(column, of: row).elements.map { "\($0.id.rawValue)m\($0.moved.rawValue)\($0.key)=\($0.value.text)" }.joined(separator: ","))]"
            : table.value(column, of: row).text
        }
        lines.append("\(row.rawValue) \(cells.joined(separator: "; "))")
      }
      return lines.joined(separator: "\n")
    }.joined(separator: "\n\n")
  }
}

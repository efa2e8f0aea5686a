@testable import SantaCore

extension Snapshot {
  /// Everything in the snapshot as text, with the identities and move marks of list positions.
  var contents: String {
    tables.map { table in
      var lines = ["\(table.name): \(table.columns.map { "\($0.name) \($0.typeName)" })"]
      for row in table.rows {
        let cells = table.columns.indices.map { index in
          let column = ColumnID(index)
          return table[column].isList
            ? "[\(table.list(column, of: row).elements.map { "\($0.id.rawValue)m\($0.moved.rawValue)=\($0.value.text)" }.joined(separator: ","))]"
            : table.value(column, of: row).text
        }
        lines.append("\(row.rawValue) \(cells.joined(separator: "; "))")
      }
      return lines.joined(separator: "\n")
    }.joined(separator: "\n\n")
  }
}

/// A property path bound to the columns of one snapshot: the links to follow, and the column at the end.
struct ColumnPath {
  private let snapshot: Snapshot
  /// The link columns, each with its target table.
  private let links: [(column: ColumnID, target: TableID)]
  /// The table and the column at the end of the path.
  private let table: TableID
  private let column: ColumnID

  /// Creates a column path, or returns nil if the snapshot lacks one of the columns, for example before the first object of a
  /// class is stored.
  init?(_ path: PropertyPath, from table: TableID, in snapshot: Snapshot) {
    self.snapshot = snapshot
    var table = table
    var links: [(ColumnID, TableID)] = []
    for name in path.names.dropLast() {
      guard let column = snapshot[table].column(named: name), let target = snapshot.target(column, of: table)
      else { return nil }
      links.append((column, target))
      table = target
    }
    guard let name = path.names.last, let column = snapshot[table].column(named: name),
      !snapshot[table][column].isCollection
    else { return nil }
    self.links = links
    self.table = table
    self.column = column
  }

  /// The column at the end of the path; nil if the path follows links.
  var ownColumn: ColumnID? { links.isEmpty ? column : nil }

  /// The definition of the column at the end of the path.
  var definition: ColumnDefinition { snapshot[table][column] }

  /// Returns the value at the end of the path, or null if a link along the path is nil.
  func value(_ chunk: Chunk, _ slot: Int) -> StoredValue {
    var (chunk, slot) = (chunk, slot)
    for (column, target) in links {
      guard let row = chunk.value(column, at: slot).linkedRow,
        let next = snapshot[target].chunk(of: row)
      else { return .null }
      (chunk, slot) = (next, row.slot)
    }
    return chunk.value(column, at: slot)
  }
}

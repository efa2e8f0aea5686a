/// The whole content of a store at one version.
///
/// An immutable value: taking one costs O(1), holding one holds nobody up, and it may cross isolations. Two
/// snapshots share what did not change between them, so that their difference costs what did.
public struct Snapshot: Sendable {
  /// The number of the commit that led here.
  let version: Version
  let tables: [Table]
  /// The segments that blocks of this snapshot may lie in; nil for one that never came from files.
  let source: BlockSource?

  init(version: Version, tables: [Table], source: BlockSource? = nil) {
    self.version = version
    self.tables = tables
    self.source = source
  }

  static let empty = Snapshot(version: .zero, tables: [])

  /// What was found damaged of what was looked at; whatever was read since may lack it.
  var damage: StoreError? { source?.damage }

  /// Throws what was found damaged: what lies there looks as if it were not there, and is not to be stored as if it were
  /// so.
  func checkForDamage() throws(StoreError) { if let damage { throw damage } }

  func table(named name: String) -> TableID? {
    tables.firstIndex { $0.name == name }.map { TableID(rawValue: $0) }
  }

  subscript(table: TableID) -> Table { tables[table.rawValue] }

  /// Whether a row is there. A table may be none of this snapshot's: a transaction under way, or rolled back, made it.
  func contains(_ row: RowKey, in table: TableID) -> Bool {
    table.rawValue < tables.count && self[table].contains(row)
  }

  /// The collection in a cell; empty if its row is not there.
  func list(at cell: CellAddress) -> ListTree {
    guard cell.table.rawValue < tables.count, cell.column.rawValue < self[cell.table].columns.count else {
      return ListTree()
    }
    return self[cell.table].list(cell.column, of: cell.row)
  }

  /// What kind of collection a column holds.
  func kind(of column: ColumnID, in table: TableID) -> CollectionKind {
    guard table.rawValue < tables.count, column.rawValue < self[table].columns.count else { return .list }
    return self[table][column].kind
  }

  /// The table that a link column leads to.
  func target(_ column: ColumnID, of table: TableID) -> TableID? {
    guard column.rawValue < self[table].columns.count else { return nil }
    return self[table][column].target.flatMap { self.table(named: $0) }
  }
}

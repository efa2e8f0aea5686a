/// The definition of a table in a damaged store. It may break the rules of ``TableRules``.
struct SalvagedTable {
  /// The name of the table; empty for a dropped table.
  var name: String
  var formerNames: [String] = []
  var kind = TableKind.topLevel
  var columns: [ColumnDefinition] = []
  /// The sets of columns with unique values.
  var uniqueSets: [[ColumnID]] = []
  /// Whether the definition can't be read. The table is then only kept so that the tables after it keep their numbers.
  var isUnreadable = false
  /// The number of rows that can't be reached because the root of their tree can't be read.
  var unreachableCount = 0

  /// Whether the table was dropped: it doesn't have a name, but used to have one.
  var isDropped: Bool { isUnreadable || name.isEmpty && !formerNames.isEmpty }

  /// Creates a table from a header.
  init(_ header: TableHeader) {
    (name, formerNames, kind, columns) = (header.name, header.formerNames, header.kind, header.columns)
    uniqueSets = header.uniqueSets.map(\.columns)
  }

  init(name: String, kind: TableKind) { (self.name, self.kind) = (name, kind) }

  /// A stand-in for a table whose header can't be read.
  static var unreadable: SalvagedTable {
    var table = SalvagedTable(name: "", kind: .topLevel)
    table.isUnreadable = true
    return table
  }
}

extension ColumnDefinition {
  /// The column as a column of plain values, which can be read and changed without indexes and backlinks. A link becomes the
  /// key of its target's row, which has the same bytes.
  var plain: ColumnDefinition {
    var column = self
    (column.isPrimaryKey, column.isIndexed, column.isUnique, column.isClass) = (false, false, false, false)
    (column.deleteRule, column.target, column.targetClass) = (.nullify, nil, nil)
    if isLink {
      column.type = .uint64
      if defaultValue != nil { column.defaultValue = .null }
    }
    return column
  }

  /// Whether the column was dropped: it doesn't have a name, but used to have one. Any other column without a name has never
  /// had one, which SantaCore 0.2.0 allowed.
  var wasDropped: Bool { name.isEmpty && formerNames.contains { !$0.isEmpty } }
}

extension Table {
  /// Creates a table with the rows of a damaged table as plain values.
  ///
  /// - Throws: an error if the root of the rows can't be read.
  convenience init(salvaging header: TableHeader, source: BlockSource) throws(StoreError) {
    var plain = TableHeader(
      name: header.name, kind: header.kind, version: header.version, columns: header.columns.map(\.plain))
    plain.count = header.count
    (plain.nextRow, plain.nextPosition) = (header.nextRow, header.nextPosition)
    plain.chunks = header.chunks
    try self.init(plain, source: source)
  }
}

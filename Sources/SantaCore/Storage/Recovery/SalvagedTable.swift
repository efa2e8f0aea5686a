/// The definition of a table in a damaged store. It may break rules; see ``TableRules``.
struct SalvagedTable {
  /// Empty for a dropped table.
  var name: String
  var formerNames: [String] = []
  var kind = TableKind.topLevel
  var columns: [ColumnDefinition] = []
  /// The sets of columns with unique values.
  var uniqueSets: [[ColumnID]] = []
  /// Whether the definition can't be read. The table then only keeps the numbers of the tables after it.
  var isUnreadable = false
  /// The number of rows that can't be reached, because the root of their tree can't be read.
  var unreachableCount = 0

  /// Whether it was dropped: it has no name, but had one.
  var isDropped: Bool { isUnreadable || name.isEmpty && !formerNames.isEmpty }

  /// The table of a header.
  init(_ header: TableHeader) {
    (name, formerNames, kind, columns) = (header.name, header.formerNames, header.kind, header.columns)
    uniqueSets = header.uniqueSets.map(\.columns)
  }

  init(name: String, kind: TableKind) { (self.name, self.kind) = (name, kind) }

  /// Stands in for a table whose header can't be read.
  static var unreadable: SalvagedTable {
    var table = SalvagedTable(name: "", kind: .topLevel)
    table.isUnreadable = true
    return table
  }
}

extension ColumnDefinition {
  /// The column as one of plain values, which can be read and changed without indexes and backlinks. A link is the key of its
  /// target's row, which has the same bytes.
  var plain: ColumnDefinition {
    var column = self
    (column.isPrimaryKey, column.isIndexed, column.isUnique, column.isClass) = (false, false, false, false)
    (column.deleteRule, column.target, column.targetClass) = (.nullify, nil, nil)
    if isLink { column.type = .uint64 }
    return column
  }

  /// Whether it was dropped: it has no name, but had one. Another column without a name was never given one, which
  /// SantaCore 0.2.0 allowed.
  var wasDropped: Bool { name.isEmpty && formerNames.contains { !$0.isEmpty } }
}

extension Table {
  /// The rows of a table as plain values.
  ///
  /// - Throws: if the root of the rows can't be read.
  convenience init(salvaging header: TableHeader, source: BlockSource) throws(StoreError) {
    var plain = TableHeader(
      name: header.name, kind: header.kind, version: header.version, columns: header.columns.map(\.plain))
    plain.count = header.count
    (plain.nextRow, plain.nextPosition) = (header.nextRow, header.nextPosition)
    plain.chunks = header.chunks
    try self.init(plain, source: source)
  }
}

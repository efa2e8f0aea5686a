extension TableHeader {
  /// Decodes the header of a table that may break rules. The only tree that is used is the tree of the rows, because indexes
  /// and backlinks are rebuilt.
  ///
  /// - Throws: an error if the names and types of the columns, or the root of the rows, can't be decoded.
  init(salvaging reader: inout ByteReader, format: UInt32) throws(ByteReader.Malformed) {
    let name = try reader.string()
    let kind = TableKind(rawValue: try reader.byte()) ?? .topLevel
    let version = Version(rawValue: try reader.unsigned())
    var columns: [ColumnDefinition] = []
    for _ in 0..<(try reader.count()) {
      columns.append(try ColumnDefinition(unchecked: &reader, format: format))
    }
    guard columns.count <= TableRules.maximumColumnCount else {
      throw reader.malformed("a table has too many columns")
    }
    self.init(name: name, kind: kind, version: version, columns: columns)
    count = try reader.index()
    (nextRow, nextPosition) = (try reader.unsigned(), try reader.unsigned())
    _ = try reader.unsigned()
    chunks = try Self.tree(&reader)
    try? decodeRest(&reader, format: format)
  }

  private mutating func decodeRest(
    _ reader: inout ByteReader, format: UInt32
  ) throws(ByteReader.Malformed) {
    _ = try Self.tree(&reader)
    (_, _) = (try reader.index(), try reader.index())
    for column in columns where column.isLink { _ = (column, try reader.unsigned(), try reader.unsigned()) }
    for column in columns where column.isIndexed {
      _ = (column, try reader.unsigned(), try reader.unsigned())
    }
    guard format > 1 else { return }
    while let (tag, contents) = try reader.section() {
      var part = contents
      switch tag {
      case Self.formerNamesTag: formerNames = try part.names()
      case Self.uniqueTag:
        while !part.isAtEnd {
          let set = try part.uniqueColumns(of: columns)
          let buckets = try Self.tree(&part)
          uniqueSets.append(
            UniqueSet(
              columns: set, buckets: buckets, bucketCount: try part.index(), entryCount: try part.index()))
        }
      default: break
      }
    }
  }
}

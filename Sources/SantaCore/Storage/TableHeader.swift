/// The header of a table, which a reader needs to find the table's blocks in segments.
///
/// ```
/// name (text), kind (byte), version, number of columns and a `ColumnDefinition` each,
/// count, next row, next position, superseded bytes                                   LEB128, as all that follows
/// chunks     root (0: none), height
/// buckets    root, height, number of buckets, number of entries
/// backlinks  for each link column in order: root, number of entries
/// indexes    for each indexed column in order: root, number of entries
/// sections   in format 2, to the end:
///            tag 1  former names, texts
///            tag 2  unique: for each set: number of columns, columns ascending, root of the buckets (0: none), height,
///                   number of buckets, number of entries
/// ```
struct TableHeader {
  /// The root and height of a radix tree.
  struct Tree {
    var root: BlockReference?
    var height: Int

    init(_ root: BlockReference?, height: Int) {
      self.root = root
      self.height = height
    }
  }

  /// The root and count of a sequence tree.
  struct Sequence {
    var root: BlockReference?
    var count: Int

    init(_ root: BlockReference?, count: Int) {
      self.root = root
      self.count = count
    }
  }

  /// Columns with unique values, and the hash index of the rows.
  struct UniqueSet {
    var columns: [ColumnID]
    var buckets: Tree
    var bucketCount: Int
    var entryCount: Int
  }

  /// The name of the class; empty for a dropped table.
  let name: String
  var formerNames: [String] = []
  let kind: TableKind
  let version: Version
  private(set) var columns: [ColumnDefinition]
  var count = 0
  var nextRow: UInt64 = 0
  var nextPosition: UInt64 = 1
  var supersededByteCount = 0
  var chunks = Tree(nil, height: 0)
  var buckets = Tree(nil, height: 0)
  var bucketCount = 1
  var indexedCount = 0
  var backlinks: [(column: ColumnID, tree: Sequence)] = []
  var orderedIndexes: [(column: ColumnID, tree: Sequence)] = []
  var uniqueSets: [UniqueSet] = []

  init(name: String, kind: TableKind, version: Version, columns: [ColumnDefinition]) {
    self.name = name
    self.kind = kind
    self.version = version
    self.columns = columns
  }

  // MARK: Encoding

  func encode(into writer: inout ByteWriter) {
    writer.string(name)
    writer.byte(kind.rawValue)
    writer.unsigned(version.rawValue)
    writer.count(columns.count)
    for column in columns { column.encode(into: &writer) }
    writer.count(count)
    writer.unsigned(nextRow)
    writer.unsigned(nextPosition)
    writer.count(supersededByteCount)
    encode(chunks, into: &writer)
    encode(buckets, into: &writer)
    writer.count(bucketCount)
    writer.count(indexedCount)
    for (_, tree) in backlinks + orderedIndexes {
      writer.unsigned(tree.root?.rawValue ?? 0)
      writer.count(tree.count)
    }
    if !formerNames.isEmpty { writer.section(Self.formerNamesTag, ByteWriter.names(formerNames)) }
    if !uniqueSets.isEmpty { encodeUniqueSets(into: &writer) }
  }

  private func encodeUniqueSets(into writer: inout ByteWriter) {
    var section = ByteWriter()
    for set in uniqueSets {
      section.columns(set.columns)
      encode(set.buckets, into: &section)
      section.count(set.bucketCount)
      section.count(set.entryCount)
    }
    writer.section(Self.uniqueTag, section.bytes)
  }

  static let formerNamesTag: UInt8 = 1
  static let uniqueTag: UInt8 = 2

  private func encode(_ tree: Tree, into writer: inout ByteWriter) {
    writer.unsigned(tree.root?.rawValue ?? 0)
    writer.count(tree.height)
  }

  /// - Parameters:
  ///   - byteCount: the total length of the segments, which limits the counts.
  ///   - state: the version of the state to which the table belongs.
  ///   - format: the format of the bytes. In format 2, the bytes end with the table.
  init(
    _ reader: inout ByteReader, byteCount: Int, state: Version, format: UInt32
  ) throws(ByteReader.Malformed) {
    name = try reader.string()
    guard let kind = TableKind(rawValue: try reader.byte()) else {
      throw reader.malformed("a kind of table is unknown")
    }
    self.kind = kind
    version = Version(rawValue: try reader.unsigned())
    var columns: [ColumnDefinition] = []
    for _ in 0..<(try reader.count()) { columns.append(try ColumnDefinition(from: &reader, format: format)) }
    guard version <= state else { throw reader.malformed("a table is newer than the state it belongs to") }
    self.columns = columns
    count = try reader.index()
    (nextRow, nextPosition) = (try reader.unsigned(), try reader.unsigned())
    guard nextRow <= RowKey.limit, nextPosition <= PositionID.limit.rawValue else {
      throw reader.malformed("a next key is out of range")
    }
    // A chunk of 256 rows takes at least 64 bytes.
    guard count <= nextRow, count / 4 <= byteCount else {
      throw reader.malformed("a table has more rows than its store has room for")
    }
    supersededByteCount = try reader.index()
    guard supersededByteCount <= Self.maximumSupersededByteCount else {
      throw reader.malformed("the number of superseded bytes is out of range")
    }
    chunks = try Self.tree(&reader)
    guard (chunks.root == nil) == (count == 0) else {
      throw reader.malformed("a table without rows has chunks, or a table with rows has no chunks")
    }
    buckets = try Self.tree(&reader)
    (bucketCount, indexedCount) = (try reader.index(), try reader.index())
    guard bucketCount > 0, bucketCount <= HashIndex.maximumBucketCount else {
      throw reader.malformed("the number of buckets of an index is out of range")
    }
    guard indexedCount == (columns.contains(where: \.isPrimaryKey) ? count : 0) else {
      throw reader.malformed("an index does not have as many entries as its table has rows")
    }
    for (index, column) in columns.enumerated() where column.isLink {
      let tree = try Self.sequence(&reader)
      guard tree.count <= byteCount else {
        throw reader.malformed("there are more backlinks than the store has room for")
      }
      backlinks.append((ColumnID(index), tree))
    }
    for (index, column) in columns.enumerated() where column.isIndexed {
      let tree = try Self.sequence(&reader)
      guard tree.count == count else {
        throw reader.malformed("an index does not have as many entries as its table has rows")
      }
      orderedIndexes.append((ColumnID(index), tree))
    }
    if format > 1 { try decodeSections(&reader) }
    guard !name.isEmpty || count == 0 else { throw reader.malformed("a table without a name has rows") }
    let rules = TableRules(name: name, formerNames: formerNames, kind: kind, columns: columns)
    if let violation = rules.violation(format: format) { throw reader.malformed(violation.what) }
  }

  private mutating func decodeSections(_ reader: inout ByteReader) throws(ByteReader.Malformed) {
    while let (tag, contents) = try reader.section() {
      var part = contents
      switch tag {
      case Self.formerNamesTag where formerNames.isEmpty: formerNames = try part.names()
      case Self.uniqueTag where uniqueSets.isEmpty: try decodeUniqueSets(&part)
      default: throw reader.malformed("section \(tag) of a table is unknown, or occurs twice")
      }
    }
  }

  private mutating func decodeUniqueSets(_ reader: inout ByteReader) throws(ByteReader.Malformed) {
    while !reader.isAtEnd {
      let columns = try reader.uniqueColumns(of: self.columns)
      let set = UniqueSet(
        columns: columns, buckets: try Self.tree(&reader), bucketCount: try reader.index(),
        entryCount: try reader.index())
      // Buckets remain when their last entries are removed.
      guard set.bucketCount > 0, set.bucketCount <= HashIndex.maximumBucketCount, set.entryCount <= count,
        set.buckets.root != nil || set.entryCount == 0
      else { throw reader.malformed("the index of unique values is out of range") }
      uniqueSets.append(set)
    }
    let sets = uniqueSets.map(\.columns)
    guard !sets.isEmpty, Set(sets).count == sets.count else {
      throw reader.malformed("a table has no sets of unique values, or the same set twice")
    }
    for index in self.columns.indices {
      self.columns[index].isUnique = sets.contains { $0.contains(ColumnID(index)) }
    }
  }

  /// A limit that exceeds what any store has ever written.
  private static let maximumSupersededByteCount = 1 << 48

  private static func sequence(_ reader: inout ByteReader) throws(ByteReader.Malformed) -> Sequence {
    let (root, count) = (BlockReference(rawValue: try reader.unsigned()), try reader.index())
    guard (root == nil) == (count == 0) else {
      throw reader.malformed("a tree has a root but no elements, or elements but no root")
    }
    return Sequence(root, count: count)
  }

  static func tree(_ reader: inout ByteReader) throws(ByteReader.Malformed) -> Tree {
    let (root, height) = (BlockReference(rawValue: try reader.unsigned()), try reader.index())
    guard (root == nil) == (height == 0), height <= RadixNode.maximumHeight else {
      throw reader.malformed("the height of a tree is out of range")
    }
    return Tree(root, height: height)
  }
}

extension Snapshot {
  /// Appends the blocks that are not in a kept segment to a new segment. Returns the encoded table headers, which a
  /// manifest or the record of a large transaction contains.
  ///
  /// - Parameter isWhole: whether no other segments are kept, so that no bytes in them are superseded.
  func write(to writer: inout SegmentWriter, isWhole: Bool = false) throws(StoreError) -> [UInt8] {
    var header = ByteWriter()
    header.unsigned(version.rawValue)
    header.count(tables.count)
    for table in tables {
      var table = try table.write(to: &writer)
      if isWhole { table.supersededByteCount = 0 }
      table.encode(into: &header)
    }
    return header.bytes
  }

  /// The approximate number of superseded bytes in segments since these were last rewritten.
  var supersededByteCount: Int { tables.reduce(0) { $0 + $1.supersededByteCount } }

  /// Reads a snapshot from its encoded table headers. Of the trees, only the roots are read.
  ///
  /// - Throws: `.corruptFile`, with the location of the bytes from `path` and `offset`.
  init(_ header: [UInt8], source: BlockSource, path: String, offset: Int) throws(StoreError) {
    var headers: [TableHeader] = []
    let version: Version
    do throws(ByteReader.Malformed) {
      var reader = ByteReader(header)
      version = Version(rawValue: try reader.unsigned())
      for _ in 0..<(try reader.count()) {
        headers.append(try TableHeader(&reader, byteCount: source.byteCount, state: version))
      }
      guard reader.isAtEnd else { throw reader.malformed("a snapshot is longer than its tables") }
      guard Set(headers.map(\.name)).count == headers.count else {
        throw reader.malformed("a table is duplicated")
      }
    } catch {
      throw .corrupt(path, offset: offset + error.offset, error.what)
    }
    var tables: [Table] = []
    for header in headers { tables.append(try Table(header, source: source)) }
    self.init(version: version, tables: tables, source: source)
  }
}

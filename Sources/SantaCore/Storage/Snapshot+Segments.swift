extension Snapshot {
  /// Appends to a segment what lies in none yet, and says where everything is found: what a manifest, or the record of a
  /// large transaction, keeps.
  ///
  /// - Parameter isWhole: whether nothing stays in other segments, so that nothing in them is superseded any more.
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

  /// About how many bytes in segments are needed no more, since these were last written as a whole.
  var supersededByteCount: Int { tables.reduce(0) { $0 + $1.supersededByteCount } }

  /// The snapshot that such bytes tell of. Reads the root of each tree, and nothing else.
  ///
  /// - Throws: `.corruptFile`; `path` and `offset` say where the bytes lie.
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
        throw reader.malformed("a table is there twice")
      }
    } catch {
      throw .corrupt(path, offset: offset + error.offset, error.what)
    }
    var tables: [Table] = []
    for header in headers { tables.append(try Table(header, source: source)) }
    self.init(version: version, tables: tables, source: source)
  }
}

extension Snapshot {
  /// Appends the blocks that aren't in a kept segment to a new segment. Returns the headers of the tables, for a manifest or
  /// for the record of a large transaction.
  ///
  /// - Parameter isWhole: whether no other segments are kept, so that they have no superseded bytes.
  func write(to writer: inout SegmentWriter, isWhole: Bool = false) throws(StoreError) -> [TableHeader] {
    var headers: [TableHeader] = []
    for table in tables {
      var header = try table.write(to: &writer)
      if isWhole { header.supersededByteCount = 0 }
      headers.append(header)
    }
    return headers
  }

  /// The approximate number of superseded bytes in segments since the segments were last rewritten.
  var supersededByteCount: Int {
    // A forged manifest may contain any number of tables.
    tables.reduce(0) { sum, table in
      let (result, isTooLarge) = sum.addingReportingOverflow(table.supersededByteCount)
      return isTooLarge ? .max : result
    }
  }

  /// Creates a snapshot of tables in segments. Only the roots of the trees are read.
  ///
  /// - Parameter hasMixedChunks: whether a transaction is still changing the columns of the tables.
  init(
    version: Version, _ headers: [TableHeader], source: BlockSource, features: Set<StoreFeature>,
    schemaVersion: UInt64, annotation: StateAnnotation? = nil, history: HistoryState? = nil,
    hasMixedChunks: Bool = false
  ) throws(StoreError) {
    var tables: [Table] = []
    for header in headers {
      tables.append(try Table(header, source: source, hasMixedChunks: hasMixedChunks))
    }
    self.init(
      version: version, tables: tables, source: source, features: features,
      schemaVersion: schemaVersion, annotation: annotation, history: history)
  }
}

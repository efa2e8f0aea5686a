extension SegmentStore {
  /// Returns the state after a record.
  ///
  /// - Parameter snapshot: the state before it, or a later one, which already contains the record.
  func state(after record: LogFile.Record, _ snapshot: Snapshot) throws(StoreError) -> Snapshot {
    try state(after: record, snapshot, named: nil)
  }

  /// Returns the state after a record, like ``state(after:_:)``.
  ///
  /// - Parameter named: called with the rows that the record names, if these are the only changes.
  func state(
    after record: LogFile.Record, _ snapshot: Snapshot,
    named: ((_ rows: [TableID: Difference.TableDifference]) -> Void)?
  ) throws(StoreError) -> Snapshot {
    // Skip records whose contents are already in the segments.
    if record.version <= snapshot.version { return snapshot }
    let start = record.offset + LogFile.recordHeaderByteCount
    let features: Set<StoreFeature>
    let written = try manifest(in: record)
    do throws(ByteReader.Malformed) { features = try LogRecord.features(record.payload) } catch {
      throw .corrupt(record.path, offset: start + error.offset, error.what)
    }
    try StoreFeature.check(features, path: record.path)
    if let written {
      let found = try self.snapshot(of: written, in: record.path, at: start)
      guard found.version == record.version else {
        throw .corrupt(record.path, offset: start, "a record names the segment of another version")
      }
      return found
    }
    guard record.version == snapshot.version.next else {
      throw .corrupt(
        record.path, offset: start, "version \(snapshot.version.next.rawValue) is missing before this record")
    }
    let transaction = Transaction(base: snapshot)
    do {
      if let named {
        if let rows = try LogRecord.applyCommit(record.payload, to: transaction) { named(rows) }
      } else {
        try LogRecord.apply(record.payload, to: transaction, isCommit: true)
      }
    } catch {
      // A record can fail because a block that it changes is damaged. In that case, the block is reported instead of the
      // record.
      try snapshot.checkForDamage()
      throw .corrupt(record.path, offset: start + error.offset, error.what)
    }
    // A record that changed an unreadable block was applied to placeholders, so its result is wrong.
    try snapshot.checkForDamage()
    return transaction.current
  }

  /// Returns the manifest in the record of a commit that was written as a segment; nil for any other record.
  func manifest(in record: LogFile.Record) throws(StoreError) -> Manifest? {
    do throws(ByteReader.Malformed) { return try LogRecord.manifest(record.payload) } catch {
      throw .corrupt(
        record.path, offset: record.offset + LogFile.recordHeaderByteCount + error.offset, error.what)
    }
  }
}

/// The files of a store in one of its earlier states, which never changes.
struct PastBackend: Backend {
  let path: String
  let external: ExternalFiles
  var history: HistoryFiles? { nil }
  var isInPlace: Bool { true }
  func isOpen(at path: String) -> Bool { false }
  var isFull: Bool { false }

  func lock() throws(StoreError) { throw .pastVersion(path) }
  func tryLock() throws(StoreError) -> Bool { throw .pastVersion(path) }
  func waitForLock() throws(StoreError) { throw .pastVersion(path) }
  func begin(after snapshot: Snapshot) throws(StoreError) -> Snapshot { throw .pastVersion(path) }
  func append(_ difference: Difference) throws(StoreError) -> Snapshot { throw .pastVersion(path) }
  func spill(from base: Snapshot) -> SegmentSpill? { nil }
  func append(_ state: Snapshot, movedBy spill: SegmentSpill) throws(StoreError) -> Snapshot {
    throw .pastVersion(path)
  }
  func sync(upTo version: Version, _ durability: Durability) throws(StoreError) -> LogEnd? { nil }
  func publish(_ end: LogEnd) throws(StoreError) {}
  func syncPublished() throws(StoreError) {}
  func pruneHistory(demandedBy latest: Snapshot) throws(StoreError) {}
  func rotate(isForced: Bool) -> Bool { false }
  func end() throws(StoreError) {}
  func newerSnapshot(than snapshot: Snapshot) throws(StoreError) -> Snapshot { snapshot }
  func hasCommit(after version: Version) -> Bool { false }
  func checkpoint(
    _ latest: () throws(StoreError) -> Snapshot, isWhole: Bool, waits: Bool
  ) throws(StoreError) -> Snapshot? { throw .pastVersion(path) }
}

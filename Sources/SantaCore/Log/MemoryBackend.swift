/// Keeps commits in memory only, until the last store that uses the engine is released.
struct MemoryBackend: Backend {
  let external = ExternalFiles(.memory)
  var history: HistoryFiles? { nil }
  var isInPlace: Bool { true }
  func isOpen(at path: String) -> Bool { false }
  var isFull: Bool { false }

  func lock() throws(StoreError) {}
  func tryLock() throws(StoreError) -> Bool { true }
  func waitForLock() throws(StoreError) {}
  func begin(after snapshot: Snapshot) throws(StoreError) -> Snapshot { snapshot }
  func append(_ difference: Difference) throws(StoreError) -> Snapshot { difference.new }
  func spill(from base: Snapshot) -> SegmentSpill? { nil }
  func append(_ state: Snapshot, movedBy spill: SegmentSpill) throws(StoreError) -> Snapshot { state }
  func sync(upTo version: Version, _ durability: Durability) throws(StoreError) -> LogEnd? { nil }
  func publish(_ end: LogEnd) throws(StoreError) {}
  func syncPublished() throws(StoreError) {}
  func pruneHistory(demandedBy latest: Snapshot) throws(StoreError) {}
  func rotate(isForced: Bool) -> Bool { false }
  func end() throws(StoreError) {}
  func newerSnapshot(than snapshot: Snapshot) throws(StoreError) -> Snapshot { snapshot }
  func hasCommit(after version: Version) -> Bool { false }
  func checkpoint(_ latest: () throws(StoreError) -> Snapshot, isWhole: Bool, waits: Bool) throws(StoreError)
    -> Snapshot?
  {
    nil
  }
}

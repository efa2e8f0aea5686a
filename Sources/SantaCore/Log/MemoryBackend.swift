/// Commits stay in memory, and go with the last store that has this one open.
struct MemoryBackend: Backend {
  let path: String
  var isInPlace: Bool { true }
  func isOpen(at path: String) -> Bool { false }
  var isFull: Bool { false }
  var mayHaveNews: Bool { false }

  func lock() throws(StoreError) {}
  func tryLock() throws(StoreError) -> Bool { true }
  func waitForLock() throws(StoreError) {}
  func begin(after snapshot: Snapshot) throws(StoreError) -> Snapshot { snapshot }
  func append(_ difference: Difference) throws(StoreError) -> Snapshot { difference.new }
  func flush(
    upTo version: Version, _ durability: Durability,
    announcing: (() throws(StoreError) -> Void) throws(StoreError) -> Void
  ) throws(StoreError) { try announcing { () throws(StoreError) in } }
  func rotate(isForced: Bool) -> Bool { false }
  func end() throws(StoreError) {}
  func news(after snapshot: Snapshot) throws(StoreError) -> Snapshot { snapshot }
  func checkpoint(_ latest: () throws(StoreError) -> Snapshot, isWhole: Bool, waits: Bool) throws(StoreError)
    -> Snapshot?
  {
    nil
  }
  func segmentsOfOthers(for snapshot: Snapshot) throws(StoreError) -> Snapshot? { nil }
}

/// Commits stay in memory, and go with the last store that has this one open.
struct MemoryBackend: Backend {
  let path: String
  var isRemoved: Bool { false }
  var isFull: Bool { false }

  func lock() throws(StoreError) {}
  func tryLock() throws(StoreError) -> Bool { true }
  func waitForLock() throws(StoreError) {}
  func begin() throws(StoreError) -> Log.News { .records([]) }
  func append(_ difference: Difference) throws(StoreError) {}
  func flush(_ durability: Durability) throws(StoreError) {}
  func rotateIfFull() {}
  func end() throws(StoreError) {}
  func news() throws(StoreError) -> Log.News { .records([]) }
}

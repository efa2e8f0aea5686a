/// Commits stay in memory, and go with the last store that has this one open.
struct MemoryBackend: Backend {
  let path: String
  var isRemoved: Bool { false }

  func begin() throws(StoreError) -> [LogFile.Record] { [] }
  func append(_ difference: Difference) throws(StoreError) {}
  func end() throws(StoreError) {}
  func news() throws(StoreError) -> [LogFile.Record] { [] }
}

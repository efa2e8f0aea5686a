/// Where commits go: nowhere but memory, or to a directory.
///
/// An engine calls these from one thread at a time between `begin` and `end`, and `news` from any.
protocol Backend: Sendable {
  /// Takes whatever locks writers of other processes out, and returns the records this one has not seen.
  func begin() throws(StoreError) -> [LogFile.Record]
  /// Makes a commit durable.
  func append(_ difference: Difference) throws(StoreError)
  func end() throws(StoreError)
  /// The records that other processes committed and this one has not seen.
  func news() throws(StoreError) -> [LogFile.Record]
  var path: String { get }
  /// Whether the store's files were deleted, or can't be asked any more.
  var isRemoved: Bool { get }
}

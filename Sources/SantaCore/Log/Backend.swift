/// Where commits go: nowhere but memory, or to a directory.
///
/// An engine calls `begin`, `append` and `end` from one thread at a time, while it has the lock; `flush` from one, and
/// `news` from any.
protocol Backend: Sendable {
  var path: String { get }
  /// Whether the store's files were deleted, or can't be asked any more.
  var isRemoved: Bool { get }
  /// Waits for the lock that keeps writers of other processes out.
  func lock() throws(StoreError)
  /// The same where it can be had at once; false where another process has it.
  func tryLock() throws(StoreError) -> Bool
  /// Waits until no other process has the lock, and does not take it.
  func waitForLock() throws(StoreError)
  /// Returns what others committed and this one has not seen. The lock is held.
  func begin() throws(StoreError) -> Log.News
  /// Adds a commit, which nobody sees before it is flushed.
  func append(_ difference: Difference) throws(StoreError)
  /// Makes what was appended durable, and shows it to other processes.
  func flush(_ durability: Durability) throws(StoreError)
  /// Whether the log is longer than it should become.
  var isFull: Bool { get }
  /// Begins another log where this one is full. The lock is held, and everything flushed.
  func rotateIfFull()
  /// Gives up the lock.
  func end() throws(StoreError)
  /// What other processes committed and this one has not seen.
  func news() throws(StoreError) -> Log.News
}

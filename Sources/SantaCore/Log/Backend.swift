/// Where commits go: nowhere but memory, or to a directory.
///
/// An engine calls `begin`, `append` and `end` from one thread at a time, while it has the lock; `flush` from one, and
/// `news` from any.
protocol Backend: Sendable {
  var path: String { get }
  /// Whether the store's path still leads to its files: they were not deleted, nor renamed with their directory.
  var isInPlace: Bool { get }
  /// Whether a path leads to the store's files, whatever path they were opened by.
  func isOpen(at path: String) -> Bool
  /// Waits for the lock that keeps writers of other processes out.
  func lock() throws(StoreError)
  /// The same where it can be had at once; false where another process has it.
  func tryLock() throws(StoreError) -> Bool
  /// Waits until no other process has the lock, and does not take it.
  func waitForLock() throws(StoreError)
  /// The state with what others committed after a snapshot. The lock is held.
  func begin(after snapshot: Snapshot) throws(StoreError) -> Snapshot
  /// Adds a commit, which nobody sees before it is flushed.
  ///
  /// - Returns: the state after it, of which as little as can be is in memory.
  func append(_ difference: Difference) throws(StoreError) -> Snapshot
  /// Makes what was appended durable, and shows it to other processes: all up to a version, and nothing beyond it, which
  /// may have been appended meanwhile and promise more.
  ///
  /// - Parameter announcing: does the last step, which shows it and waits for nothing.
  func flush(
    upTo version: Version, _ durability: Durability,
    announcing: (() throws(StoreError) -> Void) throws(StoreError) -> Void
  ) throws(StoreError)
  /// Whether the log is longer than it should become.
  var isFull: Bool { get }
  /// Begins another log, where this one is full or `isForced`; whether it did. The lock is held, and everything flushed.
  func rotate(isForced: Bool) -> Bool
  /// Gives up the lock.
  func end() throws(StoreError)
  /// Whether others may have committed something: asked at every wake-up, most of which this process itself brought about,
  /// so it takes no lock that a writer holds.
  var mayHaveNews: Bool { get }
  /// The state with what other processes committed after a snapshot.
  func news(after snapshot: Snapshot) throws(StoreError) -> Snapshot
  /// Puts into segments what is not in them yet, and drops the logs that nobody needs then.
  ///
  /// - Parameters:
  ///   - latest: the newest durable state, asked for when nobody else makes segments any more.
  ///   - isWhole: whether everything is written anew.
  ///   - waits: whether to wait where somebody makes segments now.
  /// - Returns: that state as the segments have it; nil where somebody else is at it, or there are no files.
  func checkpoint(
    _ latest: () throws(StoreError) -> Snapshot, isWhole: Bool, waits: Bool
  ) throws(StoreError) -> Snapshot?
  /// The state that other processes' checkpoint put into segments, which a snapshot does not lie in yet; nil where there
  /// is none.
  func segmentsOfOthers(for snapshot: Snapshot) throws(StoreError) -> Snapshot?
}

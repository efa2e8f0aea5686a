/// Where commits go: nowhere but memory, or to a directory.
///
/// An engine calls `begin`, `append` and `end` from one thread at a time, while it has the lock; `sync` and `publish` from
/// one, and `news` from any.
protocol Backend: Sendable {
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
  /// Adds a commit, which other processes see once it is published.
  ///
  /// - Returns: the state after it, of which as little as can be is in memory.
  func append(_ difference: Difference) throws(StoreError) -> Snapshot
  /// Puts on the disk what was appended, if the durability asks for that: all up to a version, and nothing beyond it,
  /// which may have been appended meanwhile and promise more. May take long.
  ///
  /// - Returns: what `publish` is to be given next; nil if other processes see all that already.
  func sync(upTo version: Version, _ durability: Durability) throws(StoreError) -> LogEnd?
  /// Shows other processes what was appended up to an end. Waits for nothing.
  func publish(_ end: LogEnd) throws(StoreError)
  /// Whether the log is longer than it should become.
  var isFull: Bool { get }
  /// Begins another log, where this one is full or `isForced`; whether it did. The lock is held, and everything published.
  func rotate(isForced: Bool) -> Bool
  /// Gives up the lock.
  func end() throws(StoreError)
  /// The state with what other processes committed after a snapshot.
  func newerSnapshot(than snapshot: Snapshot) throws(StoreError) -> Snapshot
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
}

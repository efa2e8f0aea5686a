/// The storage of commits: only memory, or a directory.
///
/// An engine calls `begin`, `append` and `end` from one thread at a time, which holds the lock. It calls `sync` and
/// `publish` from one thread at a time, and `newerSnapshot` from any.
protocol Backend: Sendable {
  /// The files of external data.
  var external: ExternalFiles { get }
  /// Whether the store's path still leads to its files, which were neither deleted nor moved.
  var isInPlace: Bool { get }
  /// Whether a path leads to the store's files, which may have been opened by another path.
  func isOpen(at path: String) -> Bool
  /// Waits for the lock that excludes writers of other processes.
  func lock() throws(StoreError)
  /// Takes the lock if it is free; returns false if another process holds it.
  func tryLock() throws(StoreError) -> Bool
  /// Waits until no other process holds the lock, without taking it.
  func waitForLock() throws(StoreError)
  /// The newest state: a snapshot, and all later commits of other processes, with a lease on its external files. The caller
  /// holds the lock.
  func begin(after snapshot: Snapshot) throws(StoreError) -> Snapshot
  /// Appends a commit, which other processes see when it is published.
  ///
  /// - Returns: the state after the commit, with as little of it in memory as possible.
  func append(_ difference: Difference) throws(StoreError) -> Snapshot
  /// What a transaction needs in order to move changes from memory to files; nil if there are no files.
  ///
  /// - Parameter base: the state on which the transaction is based.
  func spill(from base: Snapshot) -> SegmentSpill?
  /// Appends a commit whose changes were moved to files.
  ///
  /// - Returns: the state after the commit.
  func append(_ state: Snapshot, movedBy spill: SegmentSpill) throws(StoreError) -> Snapshot
  /// Writes the appended commits up to a version to the disk, if the durability requires it. Commits beyond that
  /// version may have been appended meanwhile with another durability, and are not included. May take long.
  ///
  /// - Returns: the argument for `publish`; nil if other processes see these commits already.
  func sync(upTo version: Version, _ durability: Durability) throws(StoreError) -> LogEnd?
  /// Makes the appended commits up to an end visible to other processes. Does not wait.
  func publish(_ end: LogEnd) throws(StoreError)
  /// Writes published commits to the disk that were not synced, because they were relaxed.
  func syncPublished() throws(StoreError)
  /// Whether the log has exceeded its bound.
  var isFull: Bool { get }
  /// Begins another log if this one is full or if `isForced`, and returns whether it did. The caller holds the lock,
  /// and has published all commits.
  func rotate(isForced: Bool) -> Bool
  /// Releases the lock.
  func end() throws(StoreError)
  /// The newest state: a snapshot, and all later commits of other processes, with a lease on its external files. The caller
  /// need not hold the lock.
  func newerSnapshot(than snapshot: Snapshot) throws(StoreError) -> Snapshot
  /// Whether a commit after a version was published, by any process. Does not wait.
  func hasCommit(after version: Version) -> Bool
  /// Writes everything that is only in logs to segments, and removes the logs that are no longer needed.
  ///
  /// - Parameters:
  ///   - latest: returns the newest durable state. It is called when nobody else writes segments.
  ///   - isWhole: whether everything is rewritten.
  ///   - waits: whether to wait while somebody else writes segments.
  /// - Returns: that state, read from the segments; nil if somebody else writes segments, or if there are no files.
  func checkpoint(
    _ latest: () throws(StoreError) -> Snapshot, isWhole: Bool, waits: Bool
  ) throws(StoreError) -> Snapshot?
}

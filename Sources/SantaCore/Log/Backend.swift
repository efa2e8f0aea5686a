/// The storage for commits: either memory only, or a directory.
///
/// An engine calls `begin`, `append` and `end` from one thread at a time, the thread that holds the lock. It also calls `sync`
/// and `publish` from one thread at a time. It can call `newerSnapshot` from any thread.
protocol Backend: Sendable {
  /// The files that hold external data.
  var external: ExternalFiles { get }
  /// The kept states; nil if there are no files.
  var history: HistoryFiles? { get }
  /// Whether the store's path still leads to its files. False once they have been deleted or moved.
  var isInPlace: Bool { get }
  /// Returns whether a path leads to the store's files, even if they were opened by a different path.
  func isOpen(at path: String) -> Bool
  /// Acquires the lock that excludes writers in other processes, and waits until it is free.
  func lock() throws(StoreError)
  /// Acquires the lock if it is free. Returns false if another process holds it.
  func tryLock() throws(StoreError) -> Bool
  /// Waits until no other process holds the lock, without acquiring it.
  func waitForLock() throws(StoreError)
  /// Returns the newest state: `snapshot` and all later commits by other processes, with a lease on its external files. The
  /// caller must hold the lock.
  func begin(after snapshot: Snapshot) throws(StoreError) -> Snapshot
  /// Appends a commit. Other processes don't see it before it is published.
  ///
  /// - Returns: the state after the commit, with as little of it in memory as possible.
  func append(_ difference: Difference) throws(StoreError) -> Snapshot
  /// Returns the object with which a transaction moves changes from memory to files; nil if there are no files.
  ///
  /// - Parameter base: the state on which the transaction is based.
  func spill(from base: Snapshot) -> SegmentSpill?
  /// Appends a commit whose changes have already been moved to files.
  ///
  /// - Returns: the state after the commit.
  func append(_ state: Snapshot, movedBy spill: SegmentSpill) throws(StoreError) -> Snapshot
  /// Writes the appended commits up to a version to the disk, if `durability` requires it. Later commits, which may have been
  /// appended with a different durability by then, are not included. This can take a long time.
  ///
  /// - Returns: the argument for `publish`; nil if other processes already see these commits.
  func sync(upTo version: Version, _ durability: Durability) throws(StoreError) -> LogEnd?
  /// Makes the appended commits up to `end` visible to other processes. Does not wait.
  func publish(_ end: LogEnd) throws(StoreError)
  /// Writes published commits to the disk that were not synced because they were relaxed.
  func syncPublished() throws(StoreError)
  /// Whether the log has exceeded its bound.
  var isFull: Bool { get }
  /// Begins a new log if the current one is full or if `isForced` is true, and returns whether it did. The caller must hold the
  /// lock, and must have published all commits.
  func rotate(isForced: Bool) -> Bool
  /// Releases the lock.
  func end() throws(StoreError)
  /// Returns the newest state: `snapshot` and all later commits by other processes, with a lease on its external files. The
  /// caller doesn't need the lock.
  func newerSnapshot(than snapshot: Snapshot) throws(StoreError) -> Snapshot
  /// Returns whether any process has published a commit after a version. Does not wait.
  func hasCommit(after version: Version) -> Bool
  /// Writes everything that is only in logs to segments, then removes the logs that are no longer needed.
  ///
  /// - Parameters:
  ///   - latest: returns the newest durable state. It is called while no other writer can write segments.
  ///   - isWhole: whether to rewrite everything.
  ///   - waits: whether to wait while another writer is writing segments.
  /// - Returns: the state that `latest` returned, read from the segments; nil if another writer is writing segments, or if
  ///   there are no files.
  func checkpoint(
    _ latest: () throws(StoreError) -> Snapshot, isWhole: Bool, waits: Bool
  ) throws(StoreError) -> Snapshot?
  /// Removes the kept states that no program demands any more, without writing a segment, for which a full disk may have no
  /// space.
  ///
  /// - Parameter latest: the newest state.
  func pruneHistory(demandedBy latest: Snapshot) throws(StoreError)
}

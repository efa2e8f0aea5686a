/// The segments to which a large transaction moves its changes. From the first segment on, the transaction holds the right to
/// write segments, so that no other process removes them as leftovers.
///
/// Belongs to the thread that holds the engine's write lock.
// Guard of the unchecked conformance: the rule above.
final class SegmentSpill: @unchecked Sendable {
  private let segments: SegmentStore
  private let timeout: Duration
  /// Returns whether another process has replaced the segments of the state that the transaction is based on.
  private let isOutdated: () throws(StoreError) -> Bool
  private var lock: (any DiskFile)?
  /// The segments that nothing names yet.
  private var unnamed: [SegmentNumber] = []

  /// - Parameter timeout: how long the transaction waits for the right to write segments.
  init(
    _ segments: SegmentStore, timeout: Duration, isOutdated: @escaping () throws(StoreError) -> Bool
  ) {
    self.segments = segments
    self.timeout = timeout
    self.isOutdated = isOutdated
  }

  /// Writes the current state of the transaction to a further segment, and returns the same state, read from that segment.
  ///
  /// - Returns: nil if another writer is writing segments, or has replaced the segments of the transaction. The changes then
  ///   stay in memory.
  func move(_ state: Snapshot) throws(StoreError) -> Snapshot? {
    if lock == nil {
      lock = try segments.lock(within: timeout)
      guard let lock else { return nil }
      if try isOutdated() {
        try release(lock)
        return nil
      }
    }
    let manifest = try segments.write(state, merges: false)
    unnamed += manifest.segments.suffix(1).map(\.number)
    return try segments.snapshot(of: manifest, after: state.source, isUnfinished: true)
  }

  /// Writes the final state, and calls `append` to store a record that names its segments.
  func commit(
    _ state: Snapshot, _ append: (Manifest) throws(StoreError) -> Void
  ) throws(StoreError) -> Snapshot {
    let manifest = try segments.write(state)
    try segments.check(manifest)
    let moved = unnamed
    // A record can be recovered even if appending it failed. In that case its segments must exist. If they are not needed, the
    // next checkpoint removes them.
    unnamed = []
    try append(manifest)
    unnamed = moved.filter { number in !manifest.segments.contains { $0.number == number } }
    return try segments.snapshot(of: manifest)
  }

  /// Removes the segments that nothing names, and releases the right to write segments. If either fails, the next checkpoint
  /// removes the segments, and the lock is released with its file.
  func end() {
    guard let lock else { return }
    try? segments.remove(unnamed)
    try? release(lock)
  }

  private func release(_ lock: any DiskFile) throws(StoreError) {
    self.lock = nil
    do { try lock.unlock() } catch { throw .system("Unlocking", segments.lockPath, error) }
  }
}

/// The segments to which a large transaction moves its changes. From the first one on, it has the right to write segments,
/// so that nobody else removes them as leftovers.
///
/// Belongs to the thread that holds the engine's write lock.
// Guard of the unchecked conformance: the rule above.
final class SegmentSpill: @unchecked Sendable {
  private let segments: SegmentStore
  private let timeout: Duration
  /// Whether another process has replaced the segments of the state on which the transaction is based.
  private let isOutdated: () throws(StoreError) -> Bool
  private var lock: (any DiskFile)?
  /// The segments that nothing names.
  private var unnamed: [SegmentNumber] = []

  /// - Parameter timeout: how long the transaction waits for the right to write segments.
  init(
    _ segments: SegmentStore, timeout: Duration, isOutdated: @escaping () throws(StoreError) -> Bool
  ) {
    self.segments = segments
    self.timeout = timeout
    self.isOutdated = isOutdated
  }

  /// Writes a state of the transaction to a further segment, and returns the same state, read from there.
  ///
  /// - Returns: nil if somebody else writes segments, or has replaced those of the transaction. The changes then stay in
  ///   memory.
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

  /// Writes the final state, and names its segments by `append`.
  func commit(
    _ state: Snapshot, _ append: (Manifest) throws(StoreError) -> Void
  ) throws(StoreError) -> Snapshot {
    let manifest = try segments.write(state)
    try segments.check(manifest)
    let moved = unnamed
    // A record may be recovered even if appending it failed. Then its segments must exist, and if they are not needed,
    // the next checkpoint removes them.
    unnamed = []
    try append(manifest)
    unnamed = moved.filter { number in !manifest.segments.contains { $0.number == number } }
    return try segments.snapshot(of: manifest)
  }

  /// Removes segments that nothing names, and lets others write segments. If either fails, the next checkpoint removes
  /// them, and the lock is released with its file.
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

/// The last states of rows that were deleted, so that their objects keep the values that the store showed last,
/// instead of those that each object happened to read last.
///
/// Only a few recent states with a limited number of rows are kept, because an old state occupies memory and superseded
/// files. The objects of rows that were deleted earlier keep the values that they read last.
struct DeletedRows {
  static let maximumStateCount = 64
  static let maximumRowCount = 10_000

  /// A state after which rows were deleted.
  struct State {
    let snapshot: Snapshot
    /// The count of changes until which the store showed the state.
    let shownUntil: UInt64
    fileprivate let deletedCount: Int
  }

  private var states: [State] = []

  /// Records that a store moves from one snapshot to another.
  ///
  /// - Complexity: O(number of tables).
  mutating func note(from old: Snapshot, to new: Snapshot, shownUntil: UInt64) {
    if old.source !== new.source, !states.isEmpty {
      // A segment that is no longer used occupies the disk as long as a snapshot retains it.
      let kept = Set(new.source?.segments.keys.map { $0 } ?? [])
      states.removeAll { !kept.isSuperset(of: $0.snapshot.source?.segments.keys.map { $0 } ?? []) }
    }
    let count = zip(old.tables, new.tables).reduce(0) { sum, tables in
      let inserted = Int(clamping: tables.1.nextRow) - Int(clamping: tables.0.nextRow)
      return sum + max(0, tables.0.count + inserted - tables.1.count)
    }
    if count == 0 || count > Self.maximumRowCount { return }
    var kept = old
    // External data of deleted objects takes too much space to keep it for objects that are no longer used.
    kept.lease = nil
    states.append(State(snapshot: kept, shownUntil: shownUntil, deletedCount: count))
    while states.count > Self.maximumStateCount
      || states.reduce(0, { $0 + $1.deletedCount }) > Self.maximumRowCount
    {
      states.removeFirst()
    }
  }

  /// The last state with a row; nil if it is no longer kept.
  func lastState(of row: RowKey, in table: TableID) -> State? {
    states.last { $0.snapshot.contains(row, in: table) }
  }
}

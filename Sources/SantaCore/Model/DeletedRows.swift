/// The last states of deleted rows, so that their objects keep the values that the store showed last, rather than the values
/// that each object happened to read last.
///
/// Only a few recent states with a limited number of rows are kept, because an old state occupies memory and superseded files.
/// Objects of rows that were deleted earlier keep the values that they read last.
struct DeletedRows {
  static let maximumStateCount = 64
  static let maximumRowCount = 10_000

  /// The state before a commit that deleted rows.
  struct State {
    let snapshot: Snapshot
    /// The count of changes up to which the store showed the state.
    let shownUntil: UInt64
    fileprivate let deletedCount: Int
  }

  private var states: [State] = []

  /// Records that a store moves from one snapshot to another, if rows were deleted in between.
  ///
  /// - Complexity: O(number of tables).
  mutating func note(from old: Snapshot, to new: Snapshot, shownUntil: UInt64) {
    if old.source !== new.source, !states.isEmpty {
      // A segment that is no longer used occupies the disk for as long as a snapshot retains it.
      let kept = Set(new.source?.segments.keys.map { $0 } ?? [])
      states.removeAll { !kept.isSuperset(of: $0.snapshot.source?.segments.keys.map { $0 } ?? []) }
    }
    let count = zip(old.tables, new.tables).reduce(0) { sum, tables in
      let inserted = Int(clamping: tables.1.nextRow) - Int(clamping: tables.0.nextRow)
      return sum + max(0, tables.0.count + inserted - tables.1.count)
    }
    if count == 0 || count > Self.maximumRowCount { return }
    var kept = old
    // External data takes too much space to keep it for deleted objects that may no longer be in use.
    kept.lease = nil
    states.append(State(snapshot: kept, shownUntil: shownUntil, deletedCount: count))
    while states.count > Self.maximumStateCount
      || states.reduce(0, { $0 + $1.deletedCount }) > Self.maximumRowCount
    {
      states.removeFirst()
    }
  }

  /// Returns the last state with a row, or nil if the state is no longer kept.
  func lastState(of row: RowKey, in table: TableID) -> State? {
    states.last { $0.snapshot.contains(row, in: table) }
  }
}

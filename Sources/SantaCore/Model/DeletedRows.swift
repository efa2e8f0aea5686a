/// The states in which a store last showed rows that have been deleted since, so that their objects keep the values that the
/// store showed last, and not those that each of them happened to read last.
///
/// A few recent states are kept, of a bounded number of rows: an old state holds memory, and files that were compacted since.
/// The object of a row that was deleted longer ago keeps the values that it read last.
struct DeletedRows {
  static let maximumStateCount = 64
  static let maximumRowCount = 10_000

  /// A state that was followed by one without some of its rows.
  struct State {
    let snapshot: Snapshot
    /// The count of changes up to which the store showed it.
    let shownUntil: UInt64
    fileprivate let deletedCount: Int
  }

  private var states: [State] = []

  /// Takes note that a store moves from one snapshot to another.
  ///
  /// - Complexity: O(number of tables).
  mutating func note(from old: Snapshot, to new: Snapshot, shownUntil: UInt64) {
    if old.source !== new.source, !states.isEmpty {
      // A segment that is not in use any more takes room on the disk for as long as somebody holds it.
      let kept = Set(new.source?.segments.keys.map { $0 } ?? [])
      states.removeAll { !kept.isSuperset(of: $0.snapshot.source?.segments.keys.map { $0 } ?? []) }
    }
    let count = zip(old.tables, new.tables).reduce(0) { sum, tables in
      let inserted = Int(clamping: tables.1.nextRow) - Int(clamping: tables.0.nextRow)
      return sum + max(0, tables.0.count + inserted - tables.1.count)
    }
    if count == 0 || count > Self.maximumRowCount { return }
    states.append(State(snapshot: old, shownUntil: shownUntil, deletedCount: count))
    while states.count > Self.maximumStateCount
      || states.reduce(0, { $0 + $1.deletedCount }) > Self.maximumRowCount
    {
      states.removeFirst()
    }
  }

  /// The last state that had a row; nil if that is not known any more.
  func lastState(of row: RowKey, in table: TableID) -> State? {
    states.last { $0.snapshot.contains(row, in: table) }
  }
}

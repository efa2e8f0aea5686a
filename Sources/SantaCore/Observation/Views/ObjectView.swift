/// One observed object at one snapshot, and what its observer was told last.
struct ObjectView: Sendable {
  /// Which properties the observer wants to hear of.
  enum Interest: Sendable {
    case all
    case only([PropertyPath])
    case ignoring([PropertyPath])
  }

  enum Change: Sendable {
    case deleted
    /// What changed, with the snapshots that hold the old and new values.
    case change([PropertyPath], from: Snapshot, to: Snapshot)
  }

  let table: TableID
  private(set) var row: RowKey
  let interest: Interest
  private(set) var snapshot: Snapshot
  private(set) var isDeleted = false
  /// The version that brings the row, where it was added in a write transaction that is still under way, or not durable
  /// yet. Before that, its absence is no deletion.
  private var birth: Version

  /// - Parameter birth: the version that brings the row, where the snapshot has none.
  init(table: TableID, row: RowKey, interest: Interest, snapshot: Snapshot, birth: Version) {
    self.table = table
    self.row = row
    self.interest = interest
    self.snapshot = snapshot
    self.birth = snapshot.contains(row, in: table) ? snapshot.version : birth
  }

  /// Lets go of a row that a transaction made which was rolled back: another object may get its key.
  mutating func rolledBack(to snapshot: Snapshot) {
    if snapshot.contains(row, in: table) || birth <= snapshot.version { return }
    row = .none
    birth = .zero
  }

  func advanced(to new: Snapshot, _ readings: DifferenceReadings) -> (view: ObjectView, change: Change?) {
    var view = self
    view.snapshot = new
    if isDeleted || new.version < birth { return (view, nil) }
    guard new.contains(row, in: table) else {
      view.isDeleted = true
      return (view, .deleted)
    }
    let paths = changedPaths(readings.reader(from: snapshot, to: new).difference)
    return (view, paths.isEmpty ? nil : .change(paths, from: snapshot, to: new))
  }

  /// In the order of declaration, or, where paths were named, in theirs.
  private func changedPaths(_ difference: Difference) -> [PropertyPath] {
    let own = (difference.tables[table]?.columns(of: row)?.columns ?? []).map {
      PropertyPath(names: [difference.new[table][$0].name])
    }
    switch interest {
    case .all: return own
    case .ignoring(let ignored): return own.filter { !ignored.contains($0) }
    case .only(let wanted):
      return wanted.filter { ChangedRows(difference, in: table, paths: [$0]).columns[row] != nil }
    }
  }
}

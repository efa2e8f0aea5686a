/// An observed object at the snapshot of its observer's last notification.
struct ObjectView: Sendable {
  enum Change: Sendable {
    /// The first snapshot with the object, which was created by a transaction that was still running when the observation
    /// began. This change is only for sequences, because callbacks of objects have no initial call.
    case initial(Snapshot)
    /// The object was deleted. The snapshot is the last delivered one, which still contains the object.
    case deleted(from: Snapshot)
    /// The paths that changed, with the snapshots that contain the old and new values.
    case change([PropertyPath], from: Snapshot, to: Snapshot)
  }

  let table: TableID
  let row: RowKey
  let interest: Interest
  private(set) var snapshot: Snapshot
  private(set) var isDeleted = false
  /// The version that adds the row, whose write transaction may still be running or not be durable yet. Before this version,
  /// the absence of the row isn't a deletion.
  private let birth: Version
  /// Whether the first snapshot with the object must still be reported.
  private var awaitsInitial: Bool

  /// - Parameters:
  ///   - birth: the version that adds the row, if the snapshot doesn't contain the row.
  ///   - isSequence: whether the observer receives the initial state.
  init(
    table: TableID, row: RowKey, interest: Interest, snapshot: Snapshot, birth: Version,
    isSequence: Bool = false
  ) {
    awaitsInitial = isSequence && !snapshot.contains(row, in: table)
    self.table = table
    self.row = row
    self.interest = interest
    self.snapshot = snapshot
    self.birth = snapshot.contains(row, in: table) ? snapshot.version : birth
  }

  /// Returns whether the object's row was added by a transaction that was rolled back. Another object may receive the key of
  /// the row.
  func isRolledBack(in snapshot: Snapshot) -> Bool {
    snapshot.hasNotReached(row, of: table) && birth > snapshot.version
  }

  /// Whether the object was created by a write transaction that is still running.
  var isUnborn: Bool { birth > snapshot.version }

  /// Begins at the state of a finished transaction if that transaction created the object. Later modifications are reported as
  /// changes, even if they are delivered together with this state.
  ///
  /// - Returns: false if the transaction is an earlier one, which didn't create the object.
  mutating func begin(at made: Snapshot) -> Bool {
    if !isUnborn { return true }
    guard made.version >= birth else { return false }
    if made.contains(row, in: table) {
      snapshot = made
      snapshot.lease = nil
    }
    return true
  }

  /// Moves the view to a later snapshot in which nothing that it depends on has changed. O(1).
  mutating func move(to new: Snapshot) {
    if snapshot.version < new.version { snapshot = new }
  }

  func advanced(to new: Snapshot, _ readings: EvaluationCache) -> (view: ObjectView, change: Change?) {
    var view = self
    // The view may have begun at a state that wasn't durable yet.
    view.move(to: new)
    if isDeleted || new.version < birth { return (view, nil) }
    guard new.contains(row, in: table) else {
      view.isDeleted = true
      return (view, .deleted(from: snapshot))
    }
    if awaitsInitial {
      view.awaitsInitial = false
      return (view, .initial(new))
    }
    // A new object hasn't changed, regardless of changes to the objects that it links to.
    guard snapshot.contains(row, in: table), snapshot.version < new.version else { return (view, nil) }
    let paths = changedPaths(readings.reader(from: snapshot, to: new))
    return (view, paths.isEmpty ? nil : .change(paths, from: snapshot, to: new))
  }

  /// Returns the changed paths, in the order of the observed paths, or in the order of the columns if there are none.
  private func changedPaths(_ reader: DifferenceAnalysis) -> [PropertyPath] {
    let difference = reader.difference
    let own = (difference.tables[table]?.columns(of: row)?.columns ?? [])
      .filter { difference.new[table][$0].isProperty }
      .map { PropertyPath(names: [difference.new[table][$0].name]) }
    switch interest {
    case .all: return own
    case .ignoring(let ignored): return own.filter { !ignored.contains($0) }
    case .only(let wanted):
      return wanted.filter { reader.changedRows(in: table, along: [$0]).contains(row) }
    }
  }
}

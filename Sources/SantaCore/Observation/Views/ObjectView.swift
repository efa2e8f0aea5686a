/// An observed object at the snapshot of its observer's last notification.
struct ObjectView: Sendable {
  enum Change: Sendable {
    /// The first snapshot with the object, which was made by a transaction that was still running when the observation
    /// began. Only for a sequence: other observers of an object get no initial call.
    case initial(Snapshot)
    /// The snapshot is the last one that was delivered, which has the object.
    case deleted(from: Snapshot)
    /// The paths that changed, with the snapshots that hold the old and new values.
    case change([PropertyPath], from: Snapshot, to: Snapshot)
  }

  let table: TableID
  let row: RowKey
  let interest: Interest
  private(set) var snapshot: Snapshot
  private(set) var isDeleted = false
  /// The version that adds the row, if that is done by a write transaction which is still running or not durable yet.
  /// Before this version, the absence of the row is no deletion.
  private let birth: Version
  /// Whether the first snapshot with the object is reported.
  private var awaitsInitial: Bool

  /// - Parameters:
  ///   - birth: the version that adds the row, if the snapshot does not have it.
  ///   - isSequence: whether the observer is to get the initial state.
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

  /// Whether the object's row was added by a transaction that was rolled back. Another object may get its key.
  func isRolledBack(in snapshot: Snapshot) -> Bool {
    snapshot.hasNotReached(row, of: table) && birth > snapshot.version
  }

  /// Whether the object was made by a write transaction that is still running.
  var isUnborn: Bool { birth > snapshot.version }

  /// Begins at the state that a transaction has made, if that is the one which has made the object. What is changed later is
  /// a change, also if it is delivered together with this state.
  ///
  /// - Returns: false if the transaction is another one.
  mutating func begin(at made: Snapshot) -> Bool {
    if !isUnborn { return true }
    guard made.version >= birth else { return false }
    if made.contains(row, in: table) {
      snapshot = made
      snapshot.lease = nil
    }
    return true
  }

  /// Takes the view to a later snapshot in which nothing differs that it depends on. O(1).
  mutating func move(to new: Snapshot) {
    if snapshot.version < new.version { snapshot = new }
  }

  func advanced(to new: Snapshot, _ readings: EvaluationCache) -> (view: ObjectView, change: Change?) {
    var view = self
    // It may have begun at a state that is not durable yet.
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
    // A new object has not changed, whatever its links lead to.
    guard snapshot.contains(row, in: table), snapshot.version < new.version else { return (view, nil) }
    let paths = changedPaths(readings.reader(from: snapshot, to: new))
    return (view, paths.isEmpty ? nil : .change(paths, from: snapshot, to: new))
  }

  /// In the order of the columns, or of the paths if there are any.
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

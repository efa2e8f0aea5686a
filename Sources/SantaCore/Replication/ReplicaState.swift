import SantaStore

/// The two states of a replica, and the changes between them.
///
/// What is shown is always the downloaded state with the pending changes on top. Both have the same numbers of tables and
/// columns, and an object has the same row in both.
struct ReplicaState: Sendable {
  /// The state after all changes of the order that this replica knows.
  private(set) var downloaded: Snapshot
  /// The types and properties that the order has declared.
  private(set) var schema = ReplicatedSchema()
  /// What programs see.
  private(set) var shown: Snapshot
  /// The replica's own changes that are not in the order yet, the oldest first.
  private(set) var pending: [LogicalChange] = []
  /// The versions of what only the downloaded state has. Blocks of one version count as equal, so none of them is ever the
  /// version of a commit.
  private var nextStamp = Version(rawValue: Version.limit.rawValue / 2)

  /// - Parameter state: the state of a store that was never replicated. It becomes the first pending change.
  init(_ state: Snapshot = .empty) throws(ChangeRecorder.Refusal) {
    downloaded = .empty
    shown = .empty
    try commit(state)
  }

  /// The state of a replica whose store was opened again.
  ///
  /// - Parameters:
  ///   - downloaded: what the order's changes make of an empty state, or of a copy: `apply` applies them in turn.
  ///   - pending: the replica's own changes, the oldest first.
  ///   - lost: the indices of those that `shown` does not contain, because the store has lost its last commits.
  ///   - shown: the state of the store. What it has beyond all of these becomes the last pending change.
  init(
    shown: Snapshot, pending: [LogicalChange], lost: Set<Int> = [],
    _ declarations: ChangeRecorder.Declarations,
    downloaded apply: (inout ChangeApplier) throws -> Void
  ) throws {
    // Otherwise an object of the order would be in the row of another one, which replaced it in the lost changes.
    try self.init(shown: shown, rows: shown, pending: pending, keepsRowsOfKeys: false, downloaded: apply)
    let again = Transaction(base: downloaded, version: shown.version.next, stamp: takeStamp())
    var pendingApplier = ChangeApplier(again, schema, shown: shown, keepsRowsOfKeys: false)
    for (index, change) in pending.enumerated() where !lost.contains(index) {
      _ = pendingApplier.apply(change, isOwn: true)
    }
    again.completeChanges()
    // Only what has moved against the pending changes is a move. Its mark is newer than theirs.
    let marked = Transaction(base: shown, version: again.version.next, stamp: takeStamp())
    marked.markMoves(since: again.current)
    marked.completeChanges()
    let rest = try ChangeRecorder.rest(
      from: again.current, pendingApplier.schema, to: marked.current, acknowledged: downloaded,
      declarations)
    if !rest.isEmpty { self.pending.append(rest) }
    shareIfLevel()
  }

  /// The state of a replica that begins anew with an order, with its pending changes done again.
  ///
  /// - Parameters:
  ///   - shown: the state of the store.
  ///   - pending: the replica's own changes, the oldest first.
  ///   - renamed: the identities in the order of objects that have others in `shown`; nil if there are none.
  ///   - apply: applies the changes of the order.
  init(
    beginningAnewFrom shown: Snapshot, pending: [LogicalChange],
    renamed: ((Identity, ReplicatedType) -> Identity)? = nil,
    downloaded apply: (inout ChangeApplier) throws -> Void
  ) throws {
    var rows = shown
    if let renamed {
      // Only to find rows in. No other state may have blocks of it: they have the version of the commit that follows.
      let transaction = Transaction(base: shown)
      transaction.renameObjects(renamed)
      transaction.completeChanges()
      rows = transaction.current
    }
    try self.init(shown: shown, rows: rows, pending: pending, keepsRowsOfKeys: true, downloaded: apply)
    _ = try receive([], rows: rows)
  }

  /// The state of a replica before its pending changes are done again.
  ///
  /// - Parameters:
  ///   - shown: the state of the store.
  ///   - rows: the same, with the identities by which the order knows its objects.
  ///   - keepsRowsOfKeys: whether an object of the order takes the row of the one with its primary key, which may be
  ///     another one. It does where both are one object as soon as the pending changes are done again.
  private init(
    shown: Snapshot, rows: Snapshot, pending: [LogicalChange], keepsRowsOfKeys: Bool,
    downloaded apply: (inout ChangeApplier) throws -> Void
  ) throws {
    self.shown = shown
    downloaded = shown
    let transaction = Transaction(base: .empty, version: shown.version.next, stamp: takeStamp())
    transaction.matchSchema(of: shown)
    var applier = ChangeApplier(
      transaction, ReplicatedSchema(), shown: rows, keepsRowsOfKeys: keepsRowsOfKeys)
    try apply(&applier)
    transaction.keepLocalParts(of: shown, named: rows)
    transaction.completeChanges()
    schema = applier.schema
    // From now on, the downloaded state shares what it has in common with the shown one.
    downloaded = try transaction.current.onTop(of: shown, stamp: takeStamp())
    self.pending = pending
  }

  /// The state of a replica that begins, whose store has no objects yet: what the order makes is shown as it is, so that a
  /// large copy is applied once and not compared with anything.
  ///
  /// - Returns: nil if the store has more than tables without rules, or something is pending besides them.
  init?(
    empty state: Snapshot, pending: [LogicalChange], downloaded apply: (inout ChangeApplier) throws -> Void
  ) rethrows {
    guard pending.allSatisfy(\.operations.isEmpty),
      state.tables.allSatisfy({ $0.count == 0 && $0.uniqueIndexes.columns.isEmpty })
    else { return nil }
    let transaction = Transaction(base: state)
    var applier = ChangeApplier(transaction, ReplicatedSchema(), shown: state)
    try apply(&applier)
    schema = applier.schema
    transaction.keepLocalParts(of: state, named: state)
    transaction.completeChanges()
    (downloaded, shown) = (transaction.current, transaction.current)
    self.pending = pending
  }

  /// The state of a replica whose store is exactly what it has downloaded.
  init(level state: Snapshot) {
    (downloaded, shown) = (state, state)
    schema = ReplicatedSchema(of: state)
  }

  /// Notes that the state that is shown was committed.
  mutating func committed(_ state: Snapshot) {
    shown = state
    shareIfLevel()
  }

  /// Whether the downloaded state is what is shown. An older program may have removed rules of uniqueness from the store
  /// that hold in the order.
  var isLevel: Bool {
    pending.isEmpty
      && zip(downloaded.tables, shown.tables).allSatisfy {
        Set($0.uniqueIndexes.columns) == Set($1.uniqueIndexes.columns)
      }
  }

  /// Whether the downloaded state has columns that what is shown lacks, such as those of identities that an object got which
  /// is not shown. Receiving no changes adds them. Until then, a column that a program adds would replace them.
  var lacksColumns: Bool {
    downloaded.tables.count > shown.tables.count
      || zip(downloaded.tables, shown.tables).contains { $0.columns.count > $1.columns.count }
  }

  /// If both states are equal, keeps only one of them in memory.
  private mutating func shareIfLevel() { if isLevel { downloaded = shown } }

  /// What a transaction of this replica did.
  ///
  /// - Parameter state: the state after its commit.
  func change(
    to state: Snapshot, _ declarations: ChangeRecorder.Declarations = .none
  ) throws(ChangeRecorder.Refusal) -> LogicalChange {
    try ChangeRecorder.change(from: shown, to: state, acknowledged: downloaded, declarations)
  }

  /// Takes over a transaction of this replica, after its commit.
  ///
  /// - Returns: the change, which is pending now; nil if there is none.
  @discardableResult
  mutating func commit(
    _ state: Snapshot, _ declarations: ChangeRecorder.Declarations = .none
  ) throws(ChangeRecorder.Refusal) -> LogicalChange? {
    let change = try change(to: state, declarations)
    commit(state, change)
    return change.isEmpty ? nil : change
  }

  /// Takes over a transaction of this replica, after its commit.
  ///
  /// - Parameter change: what it did, which is pending now if it is anything.
  mutating func commit(_ state: Snapshot, _ change: LogicalChange) {
    shown = state
    if !change.schema.isEmpty {
      let transaction = Transaction(base: downloaded, version: state.version, stamp: takeStamp())
      transaction.matchSchema(of: state)
      transaction.completeChanges()
      downloaded = transaction.current
    }
    if !change.isEmpty { pending.append(change) }
  }

  /// Empties pending changes that the order has already, because others have sent them. They are still acknowledged in turn.
  mutating func voidPending(_ indices: [Int]) { for index in indices { pending[index] = LogicalChange() } }

  /// A stamp for a transaction with at most one savepoint.
  private mutating func takeStamp() -> Version {
    defer { nextStamp = nextStamp.next.next }
    return nextStamp
  }

  /// A change of the order.
  struct Ordered: Sendable {
    var change: LogicalChange
    /// Whether it is this replica's own: its oldest pending one, or one that was.
    var isOwn: Bool
  }

  /// Takes over changes in the order of the server.
  ///
  /// If all of them are the replica's own, what is shown stays as it is; if parts of them are void or others than the pending ones,
  /// or if it lacks columns then, it has to be calculated, which receiving no changes does. Otherwise it becomes the new downloaded state
  /// with the pending changes done again, as one further version; also if there are no changes.
  ///
  /// - Parameter rows: the state that is shown, with other identities than it has; nil if they are the same.
  /// - Returns: the void operations of the replica's own changes among them, which no replica will show.
  mutating func receive(_ changes: [Ordered], rows: Snapshot? = nil) throws -> [VoidOperation] {
    require(changes.count(where: \.isOwn) <= pending.count, "Only pending changes are acknowledged.")
    let isOnlyOwn = !changes.isEmpty && changes.allSatisfy(\.isOwn)
    let version = isOnlyOwn ? shown.version : shown.version.next
    let transaction = Transaction(base: downloaded, version: version, stamp: takeStamp())
    transaction.matchSchema(of: shown)
    var applier = ChangeApplier(transaction, schema, shown: rows ?? shown)
    var voids: [VoidOperation] = []
    var isShown = true
    for ordered in changes {
      let reasons = applier.apply(ordered.change, isOwn: ordered.isOwn)
      if ordered.isOwn {
        if pending.removeFirst() != ordered.change { isShown = false }
        voids += reasons
      }
    }
    transaction.completeChanges()
    downloaded = transaction.current
    schema = applier.schema
    if isOnlyOwn {
      if voids.isEmpty, isShown { shareIfLevel() }
      return voids
    }
    _ = transaction.beginSavepoint()
    for change in pending { _ = applier.apply(change, isOwn: true) }
    transaction.keepLocalParts(of: shown, named: rows ?? shown)
    transaction.completeChanges()
    shown = try transaction.current.rebased(on: shown)
    shareIfLevel()
    return voids
  }
}

extension Snapshot {
  /// The same state on top of the blocks of another. What it has of its own gets a stamp, and no version of a commit.
  fileprivate func onTop(of base: Snapshot, stamp: Version) throws -> Snapshot {
    let record = LogRecord.encode(Difference(from: base, to: self))
    let transaction = Transaction(base: base, version: version, stamp: stamp)
    try LogRecord.apply(record, to: transaction)
    transaction.completeChanges()
    return transaction.current
  }
}

extension Transaction {
  /// Takes over from a state before what no change says: external data, and which positions of lists have moved.
  ///
  /// - Parameter named: the state before, with the identities that its objects have in this one.
  fileprivate func keepLocalParts(of before: Snapshot, named: Snapshot) {
    completeChanges()
    let difference = Difference(from: before, to: current)
    keepExternalData(of: before, named: named, difference)
    markMoves(difference)
  }

  /// Gives objects the external data that they had in a state before. All others have none: the downloaded state may name
  /// files that were removed since, because it has objects that were deleted here.
  private func keepExternalData(of before: Snapshot, named: Snapshot, _ difference: Difference) {
    for (table, changes) in difference.tables {
      let columns = self[table].columns.indices.map { ColumnID($0) }.filter {
        self[table][$0].isProperty && self[table][$0].type == .external
      }
      func set(_ value: StoredValue, _ column: ColumnID, of row: RowKey) {
        if self[table].value(column, of: row) == value { return }
        setValue(value, at: CellAddress(table: table, row: row, column: column))
      }
      for column in columns {
        for row in changes.insertions { set(self[table][column].initialValue, column, of: row) }
        for (row, changed) in changes.modifications where changed.contains(column) {
          // Another object may have the row of one with its primary key.
          let isSame = !named[table].identities(of: row).isDisjoint(with: self[table].identities(of: row))
          set(
            isSame ? before[table].value(column, of: row) : self[table][column].initialValue, column, of: row)
        }
      }
    }
  }

  /// Marks the positions of lists as moved that are in another order than in a state before. All others get the mark that
  /// they had there: without a newer one, a position counts as standing still.
  fileprivate func markMoves(since before: Snapshot) {
    completeChanges()
    markMoves(Difference(from: before, to: current))
  }

  private func markMoves(_ difference: Difference) {
    let before = difference.old
    for (table, changes) in difference.tables {
      let lists = self[table].columns.indices.filter { self[table].columns[$0].kind == .list }
      for (row, columns) in changes.modifications {
        for column in lists where columns.contains(ColumnID(column)) {
          markMoves(at: CellAddress(table: table, row: row, column: ColumnID(column)), since: before)
        }
      }
      for row in changes.insertions {
        for column in lists {
          markMoves(at: CellAddress(table: table, row: row, column: ColumnID(column)), since: before)
        }
      }
    }
  }

  private func markMoves(at cell: CellAddress, since before: Snapshot) {
    let (old, new) = (before.list(at: cell).elements, list(at: cell).elements)
    let marks = Dictionary(old.map { ($0.id, $0.moved) }) { first, _ in first }
    let kept = Set(
      LongestCommonSubsequence.pairs(ofPositions: old.map(\.id), new.map(\.id)).map(\.new))
    for (index, entry) in new.enumerated() {
      let mark = marks[entry.id].map { kept.contains(index) ? $0 : version } ?? .zero
      if entry.moved == mark { continue }
      var entry = entry
      entry.moved = mark
      setEntry(entry, at: index, in: cell)
    }
  }
}

import SantaStore

/// The two states of a replica, and the changes between them.
///
/// The shown state is always the downloaded state with the pending changes on top. A table or column has the same number in
/// both states, and an object has the same row.
struct ReplicaState: Sendable {
  /// The state after all changes of the order that this replica knows.
  private(set) var downloaded: Snapshot
  /// The types and properties that the order has declared.
  private(set) var schema = ReplicatedSchema()
  /// The state that programs see.
  private(set) var shown: Snapshot
  /// The replica's own changes that are not in the order yet, the oldest first.
  private(set) var pending: [LogicalChange] = []
  /// Whether the last of ``pending`` is not sent. It declares the types and properties of a replica without the right to write.
  private(set) var isWithholding = false
  /// The next version for blocks that only the downloaded state has. Blocks with the same version count as equal, so it is
  /// never the version of a commit.
  private var nextStamp = Version(rawValue: Version.limit.rawValue / 2)

  /// - Parameter state: the state of a store that was never replicated. It becomes the first pending change.
  init(_ state: Snapshot = .empty) throws(ChangeRecorder.Refusal) {
    downloaded = .empty
    shown = .empty
    try commit(state)
  }

  /// Creates the state of a replica whose store is opened again.
  ///
  /// - Parameters:
  ///   - shown: the state of the store. Any changes beyond the order and `pending` become the last pending change.
  ///   - pending: the replica's own changes, the oldest first.
  ///   - lost: the indices of pending changes that `shown` does not contain, because the store lost its last commits.
  ///   - apply: applies the changes of the order to an empty state. The first of them may be a copy.
  init(
    shown: Snapshot, pending: [LogicalChange], lost: Set<Int> = [],
    _ declarations: ChangeRecorder.Declarations,
    downloaded apply: (inout ChangeApplier) throws -> Void
  ) throws {
    // Otherwise an object of the order would be in the row of another object, which replaced it in the lost changes.
    try self.init(shown: shown, rows: shown, pending: pending, keepsRowsOfKeys: false, downloaded: apply)
    let again = Transaction(base: downloaded, version: shown.version.next, stamp: takeStamp())
    var pendingApplier = ChangeApplier(again, schema, shown: shown, keepsRowsOfKeys: false)
    for (index, change) in pending.enumerated() where !lost.contains(index) {
      _ = pendingApplier.apply(change, isOwn: true)
    }
    again.completeChanges()
    // Only elements that moved relative to the pending changes count as moved. Their mark is newer than the marks of these
    // changes.
    let marked = Transaction(base: shown, version: again.version.next, stamp: takeStamp())
    marked.markMoves(since: again.current)
    marked.completeChanges()
    let rest = try ChangeRecorder.rest(
      from: again.current, pendingApplier.schema, to: marked.current, acknowledged: downloaded,
      declarations)
    if !rest.isEmpty { self.pending.append(rest) }
    shareIfLevel()
  }

  /// Creates the state of a replica that restarts with an order, with its pending changes applied again.
  ///
  /// - Parameters:
  ///   - shown: the state of the store.
  ///   - pending: the replica's own changes, the oldest first.
  ///   - renamed: returns the identity in the order of an object that has another one in `shown`; nil if all are the same.
  ///   - apply: applies the changes of the order.
  init(
    beginningAnewFrom shown: Snapshot, pending: [LogicalChange],
    renamed: ((Identity, ReplicatedType) -> Identity)? = nil,
    downloaded apply: (inout ChangeApplier) throws -> Void
  ) throws {
    var rows = shown
    if let renamed {
      // Used only to find rows. No other state may share its blocks, because they have the version of the commit that follows.
      let transaction = Transaction(base: shown)
      transaction.renameObjects(renamed)
      transaction.completeChanges()
      rows = transaction.current
    }
    try self.init(shown: shown, rows: rows, pending: pending, keepsRowsOfKeys: true, downloaded: apply)
    _ = try receive([], rows: rows)
  }

  /// Creates the state of a replica before its pending changes are applied again.
  ///
  /// - Parameters:
  ///   - shown: the state of the store.
  ///   - rows: the same state with the identities that the order uses for its objects.
  ///   - keepsRowsOfKeys: whether an object of the order takes the row of the object with its primary key, even if this is
  ///     another object. Both become one object when the pending changes are applied again.
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
    // From here on, the downloaded state shares everything that it has in common with the shown state.
    downloaded = try transaction.current.onTop(of: shown, stamp: takeStamp())
    self.pending = pending
  }

  /// Creates the state of a new replica whose store has no objects yet. The result of the order is shown directly, so that a
  /// large copy is applied once and not compared with anything.
  ///
  /// - Returns: nil if the store contains more than tables without rules, or if pending changes do more than declare them.
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

  /// Creates the state of a replica whose store equals its downloaded state.
  init(level state: Snapshot) {
    (downloaded, shown) = (state, state)
    schema = ReplicatedSchema(of: state)
  }

  /// Takes over the shown state after its commit.
  mutating func committed(_ state: Snapshot) {
    shown = state
    shareIfLevel()
  }

  /// Whether the downloaded state equals the shown state. An older program may have removed uniqueness rules from the store
  /// that are still part of the order.
  var isLevel: Bool {
    pending.isEmpty
      && zip(downloaded.tables, shown.tables).allSatisfy {
        Set($0.uniqueIndexes.columns) == Set($1.uniqueIndexes.columns)
      }
  }

  /// Whether the downloaded state has columns that the shown state lacks, for example identity columns for an object that isn't
  /// shown. `receive([])` adds them. Until then, a column that a program adds would replace them.
  var lacksColumns: Bool {
    downloaded.tables.count > shown.tables.count
      || zip(downloaded.tables, shown.tables).contains { $0.columns.count > $1.columns.count }
  }

  /// Keeps only one of the two states in memory if they are equal.
  private mutating func shareIfLevel() { if isLevel { downloaded = shown } }

  /// Returns the change that a transaction of this replica made.
  ///
  /// - Parameter state: the state after its commit.
  func change(
    to state: Snapshot, _ declarations: ChangeRecorder.Declarations = .none
  ) throws(ChangeRecorder.Refusal) -> LogicalChange {
    try ChangeRecorder.change(from: shown, to: state, acknowledged: downloaded, declarations)
  }

  /// Takes over a transaction of this replica after its commit.
  ///
  /// - Returns: the change, which is now pending; nil if the transaction changed nothing.
  @discardableResult
  mutating func commit(
    _ state: Snapshot, _ declarations: ChangeRecorder.Declarations = .none
  ) throws(ChangeRecorder.Refusal) -> LogicalChange? {
    let change = try change(to: state, declarations)
    commit(state, change)
    return change.isEmpty ? nil : change
  }

  /// Takes over a transaction of this replica after its commit.
  ///
  /// - Parameter change: the change that the transaction made. It becomes pending unless it is empty.
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

  /// Empties pending changes that the order already contains because other replicas sent them. They are still acknowledged in
  /// turn.
  mutating func voidPending(_ indices: [Int]) { for index in indices { pending[index] = LogicalChange() } }

  /// Keeps only the declarations of the last pending changes, as one change at the end that is not sent. The types and
  /// properties of the program's classes therefore remain in the store. Call `receive([])` afterwards, which undoes the
  /// operations, and commit the shown state.
  ///
  /// - Parameter count: the number of pending changes that remain as they are.
  /// - Returns: the removed changes that have operations.
  mutating func withhold(after count: Int) -> [LogicalChange] {
    let removed = pending[count...]
    let schema = removed.flatMap(\.schema)
    pending.removeSubrange(count...)
    isWithholding = !schema.isEmpty
    if isWithholding { pending.append(LogicalChange(schema: schema)) }
    return removed.filter { !$0.operations.isEmpty }
  }

  /// Lets the withheld declarations become an ordinary pending change.
  ///
  /// - Returns: the change; nil if nothing was withheld.
  mutating func declareWithheld() -> LogicalChange? {
    guard isWithholding else { return nil }
    isWithholding = false
    return pending.last
  }

  /// Returns a stamp for a transaction with at most one savepoint.
  private mutating func takeStamp() -> Version {
    defer { nextStamp = nextStamp.next.next }
    return nextStamp
  }

  /// A change of the order.
  struct Ordered: Sendable {
    var change: LogicalChange
    /// Whether the change is this replica's own: its oldest pending change, or one that was pending before.
    var isOwn: Bool
  }

  /// Takes over changes in the order of the server.
  ///
  /// If all changes are this replica's own, the shown state does not change. Call `receive([])` afterwards to calculate it if
  /// operations were rejected, if the changes differ from the pending ones, or if the shown state lacks columns.
  ///
  /// In all other cases, including an empty array, the shown state becomes the new downloaded state with the pending changes
  /// applied again, as one further version.
  ///
  /// - Parameter rows: the shown state with the identities that its objects have in the order; nil if they are the same.
  /// - Returns: the rejected operations of this replica's own changes. No replica will show them.
  mutating func receive(_ changes: [Ordered], rows: Snapshot? = nil) throws -> [VoidOperation] {
    require(changes.count(where: \.isOwn) <= pending.count, "Only pending changes are acknowledged.")
    if pending.isEmpty, rows == nil, downloaded.sharesTables(with: shown) {
      receiveLevel(changes)
      return []
    }
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

  /// Takes over changes of other replicas in a state without pending changes, whose two states are one. They remain one, so that a
  /// large change is applied once.
  private mutating func receiveLevel(_ changes: [Ordered]) {
    let transaction = Transaction(base: shown)
    transaction.matchSchema(of: shown)
    var applier = ChangeApplier(transaction, schema, shown: shown)
    for ordered in changes { _ = applier.apply(ordered.change) }
    transaction.keepLocalParts(of: shown, named: shown)
    transaction.completeChanges()
    (downloaded, shown, schema) = (transaction.current, transaction.current, applier.schema)
  }
}

extension Snapshot {
  /// Returns whether the tables of both states are the same ones, and not only equal.
  fileprivate func sharesTables(with other: Snapshot) -> Bool {
    tables.count == other.tables.count && zip(tables, other.tables).allSatisfy { $0 === $1 }
  }

  /// Returns the same state on top of the blocks of another. Its own blocks get a stamp instead of the version of a commit.
  fileprivate func onTop(of base: Snapshot, stamp: Version) throws -> Snapshot {
    let record = LogRecord.encode(Difference(from: base, to: self))
    let transaction = Transaction(base: base, version: version, stamp: stamp)
    try LogRecord.apply(record, to: transaction)
    transaction.completeChanges()
    return transaction.current
  }
}

extension Transaction {
  /// Takes over from a former state what changes do not describe: external data, and which positions of lists have moved.
  ///
  /// - Parameter named: the former state with the identities that its objects have in this one.
  fileprivate func keepLocalParts(of before: Snapshot, named: Snapshot) {
    completeChanges()
    let difference = Difference(from: before, to: current)
    keepExternalData(of: before, named: named, difference)
    markMoves(difference)
  }

  /// Gives objects the external data that they had in a former state. All other objects get none: the downloaded state contains
  /// objects that were deleted here, and may refer to their removed files.
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
          // The row may contain another object with the same primary key.
          let isSame = !named[table].identities(of: row).isDisjoint(with: self[table].identities(of: row))
          set(
            isSame ? before[table].value(column, of: row) : self[table][column].initialValue, column, of: row)
        }
      }
    }
  }

  /// Marks the list positions as moved whose order differs from a former state. All other positions get the mark that they had
  /// there. A position without a newer mark counts as unmoved.
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

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

  /// Takes over a transaction of this replica, after its commit.
  ///
  /// - Parameters:
  ///   - increments: what the transaction has added to numbers, which others add to theirs.
  ///   - isDefault: whether the value of a new object is the default of its property.
  /// - Returns: the change, which is pending now; nil if there is none.
  @discardableResult
  mutating func commit(
    _ state: Snapshot, increments: [CellAddress: StoredValue] = [:],
    isDefault: ChangeRecorder.IsDefault? = nil
  ) throws(ChangeRecorder.Refusal) -> LogicalChange? {
    let change = try ChangeRecorder.change(
      from: shown, to: state, acknowledged: downloaded, increments: increments, isDefault: isDefault)
    shown = state
    if !change.schema.isEmpty {
      let transaction = Transaction(base: downloaded, version: state.version, stamp: takeStamp())
      transaction.matchSchema(of: state)
      transaction.completeChanges()
      downloaded = transaction.current
    }
    if change.isEmpty { return nil }
    pending.append(change)
    return change
  }

  /// A stamp for a transaction with at most one savepoint.
  private mutating func takeStamp() -> Version {
    defer { nextStamp = nextStamp.next.next }
    return nextStamp
  }

  /// A change of the order.
  struct Ordered: Sendable {
    var change: LogicalChange
    /// Whether it is this replica's oldest pending one.
    var isOwn: Bool
  }

  /// Takes over changes in the order of the server.
  ///
  /// If all of them are the replica's own, what is shown stays as it is. Otherwise it becomes the new downloaded state
  /// with the pending changes done again, as one further version.
  ///
  /// - Returns: the void operations of the replica's own changes among them, which no replica will show.
  mutating func receive(_ changes: [Ordered]) throws -> [VoidOperation] {
    require(changes.count(where: \.isOwn) <= pending.count, "Only pending changes are acknowledged.")
    if changes.isEmpty { return [] }
    let isOnlyOwn = changes.allSatisfy(\.isOwn)
    let version = isOnlyOwn ? shown.version : shown.version.next
    let transaction = Transaction(base: downloaded, version: version, stamp: takeStamp())
    transaction.matchSchema(of: shown)
    var applier = ChangeApplier(transaction, schema, shown: shown)
    var voids: [VoidOperation] = []
    for ordered in changes {
      let reasons = applier.apply(ordered.change)
      if ordered.isOwn {
        pending.removeFirst()
        voids += reasons
      }
    }
    transaction.completeChanges()
    downloaded = transaction.current
    schema = applier.schema
    if isOnlyOwn {
      // Shares the memory of what is shown again.
      if pending.isEmpty { downloaded = shown }
      return voids
    }
    _ = transaction.beginSavepoint()
    for change in pending { _ = applier.apply(change) }
    transaction.markMoves(since: shown)
    transaction.completeChanges()
    shown = try transaction.current.rebased(on: shown)
    if pending.isEmpty { downloaded = shown }
    return voids
  }
}

extension Transaction {
  /// Marks the positions of lists as moved that are in another order than in a state before. All others get the mark that
  /// they had there: without a newer one, a position counts as standing still.
  fileprivate func markMoves(since before: Snapshot) {
    completeChanges()
    let difference = Difference(from: before, to: current)
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
      LongestCommonSubsequence.pairs(old.map(\.id), new.map(\.id)).map(\.new))
    for (index, entry) in new.enumerated() {
      let mark = marks[entry.id].map { kept.contains(index) ? $0 : version } ?? .zero
      if entry.moved == mark { continue }
      var entry = entry
      entry.moved = mark
      setEntry(entry, at: index, in: cell)
    }
  }
}

/// One observed collection at one snapshot, and what its observer was told last.
///
/// A value: the next state is computed beside it, on any thread, and takes its place once it was delivered.
struct CollectionView: Sendable {
  enum Subject: Sendable {
    case results(ResultsQuery)
    case list(TableID, RowKey, ColumnID)
  }

  /// What the observer is to be told.
  enum Change: Sendable {
    case initial
    case update(ChangeSet)
  }

  private(set) var subject: Subject
  /// What counts as a modification; nil: whatever changed within reach.
  let paths: [PropertyPath]?
  /// Nil until the first evaluation.
  private(set) var snapshot: Snapshot?
  /// The rows of results.
  private(set) var rows: [RowKey] = []

  init(_ subject: Subject, paths: [PropertyPath]? = nil) {
    self.subject = subject
    self.paths = paths
  }

  /// Lets go of the list of a row that a transaction made which was rolled back: another object may get its key.
  mutating func rolledBack(to snapshot: Snapshot) {
    guard case .list(let table, let row, let column) = subject,
      table.rawValue >= snapshot.tables.count || row.rawValue >= snapshot[table].nextRow
    else { return }
    subject = .list(table, .none, column)
  }

  /// The same collection at another snapshot, and what to tell of it; nil where there is nothing to tell.
  func advanced(to new: Snapshot) -> (view: CollectionView, change: Change?) {
    var view = self
    view.snapshot = new
    guard let snapshot else {
      if case .results(let query) = subject { view.rows = query.rows(in: new) }
      return (view, .initial)
    }
    let difference = Difference(from: snapshot, to: new)
    if difference.isEmpty { return (view, nil) }
    let changes: ChangeSet
    switch subject {
    case .results(let query):
      view.rows = query.rows(in: new)
      changes = change(of: query, from: rows, to: view.rows, difference)
    case .list(let table, let row, let column):
      changes = change(of: (table, row, column), from: snapshot, difference)
    }
    return (view, changes.isEmpty ? nil : .update(changes))
  }

  private func change(
    of query: ResultsQuery, from old: [RowKey], to new: [RowKey], _ difference: Difference
  ) -> ChangeSet {
    guard let table = difference.new.table(named: query.className) else { return ChangeSet() }
    let changed = changedRows(difference, table)
    // What results are sorted by may lie along links, whatever the observer wants to hear of.
    let sorting =
      query.order.isEmpty ? nil : ChangedRows(difference, in: table, paths: query.order.map(\.path))
    return ChangeSet(
      from: old, to: new, mayMove: { sorting?.columns[$0] != nil },
      changed: { row in changed.columns[row].map { names($0, table, difference.new) } })
  }

  private func changedRows(_ difference: Difference, _ table: TableID) -> ChangedRows {
    paths.map { ChangedRows(difference, in: table, paths: $0) } ?? ChangedRows(difference, in: table)
  }

  private func names(_ columns: ColumnSet, _ table: TableID, _ snapshot: Snapshot) -> [String] {
    columns.columns.map { snapshot[table][$0].name }
  }

  private func change(
    of list: (table: TableID, row: RowKey, column: ColumnID), from old: Snapshot, _ difference: Difference
  ) -> ChangeSet {
    let before = old.list(list.column, of: list.row, in: list.table)
    // The list of a deleted owner is empty: everything in it is told as deleted.
    let after = difference.new.list(list.column, of: list.row, in: list.table)
    let change = ListDifference(from: before, to: after, .list)
    guard list.table.rawValue < difference.new.tables.count,
      let target = difference.new.target(list.column, of: list.table)
    else { return ChangeSet(change, changed: []) }
    let changed = changedRows(difference, target)
    if changed.columns.isEmpty { return ChangeSet(change, changed: []) }
    let oldIndices = Dictionary(
      before.elements.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    var rows: [(old: Int, new: Int, names: [String])] = []
    for (index, entry) in after.elements.enumerated() {
      guard let row = entry.value.linkedRow, let columns = changed.columns[row],
        let old = oldIndices[entry.id]
      else { continue }
      rows.append((old, index, names(columns, target, difference.new)))
    }
    return ChangeSet(change, changed: rows)
  }
}

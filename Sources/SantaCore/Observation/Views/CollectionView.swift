/// An observed collection at the snapshot of its observer's last notification.
///
/// A view is a value. Its successor can be computed on any thread, and replaces it when the observer is notified.
struct CollectionView: Sendable {
  enum Subject: Sendable {
    case results(ResultsQuery)
    case list(TableID, RowKey, ColumnID)
    /// The results of a query for values of a collection.
    case values(ValueQuery, CellAddress)
  }

  /// A change for the observer.
  enum Change: Sendable {
    case initial
    case update(ChangeSet)
  }

  private(set) var subject: Subject
  /// The changes that count as modifications.
  let interest: Interest
  /// Whether the results are divided into sections. If so, every change to a row matters, because it might move the row to
  /// another section.
  private let isSectioned: Bool
  /// The snapshot of the view; nil until the first evaluation.
  private(set) var snapshot: Snapshot?
  /// The rows, if the subject is the results of a query for objects.
  private(set) var live: LiveQuery?
  /// The values, if the subject is the results of a query for values.
  private(set) var values: FoundValues?
  /// The elements, if the subject is a collection of objects.
  private var elements: PositionedCollection?

  init(_ subject: Subject, _ interest: Interest = .all, isSectioned: Bool = false) {
    self.subject = subject
    self.interest = interest
    self.isSectioned = isSectioned
  }

  /// The paths whose changes must be known; nil for every change within reach.
  var paths: Set<PropertyPath>? { isSectioned ? nil : interest.paths }

  /// Returns whether the collection belongs to a row that no transaction has committed. Another object may receive the key of
  /// the row.
  func isRolledBack(in snapshot: Snapshot) -> Bool {
    switch subject {
    case .results(let query): query.rolledBack(to: snapshot) != query
    case .list(let table, let row, _): snapshot.hasNotReached(row, of: table)
    // If the owner of the values was deleted before, the values don't belong to a row.
    case .values(_, let cell): cell.row != .none && snapshot.hasNotReached(cell.row, of: cell.table)
    }
  }

  /// Moves the view to a later snapshot in which nothing that it depends on has changed. O(1).
  mutating func move(to new: Snapshot, _ cache: EvaluationCache) {
    guard let snapshot, snapshot.version < new.version else { return }
    self.snapshot = new
    live = live.map { cache.move($0, to: new) }
  }

  /// Returns the collection at another snapshot, and the change for its observer; the change is nil if nothing changed.
  func advanced(to new: Snapshot, _ reading: EvaluationCache) -> (view: CollectionView, change: Change?) {
    var view = self
    view.snapshot = new
    guard let snapshot else {
      switch subject {
      case .results(let query): view.live = reading.evaluate(query, in: new)
      case .list(let table, let row, let column):
        view.elements = Self.elements(table, row, column, in: new)
      case .values(let query, let cell): view.values = FoundValues(query, in: new.list(at: cell))
      }
      return (view, .initial)
    }
    // The same version may have moved from memory to segments.
    if snapshot.version == new.version && snapshot.source === new.source { return (self, nil) }
    let reader = reading.reader(from: snapshot, to: new)
    if reader.difference.isEmpty && snapshot.tables.count == new.tables.count {
      view.live = live.map { reading.advance($0, by: reader).after }
      return (view, nil)
    }
    let changes: ChangeSet
    switch subject {
    case .results(let query):
      let step = reading.advance(live ?? reading.evaluate(query, in: snapshot), by: reader)
      view.live = step.after
      changes = reading.changes(of: step, interest, isSectioned: isSectioned) { change(by: step, reader) }
    case .list(let table, let row, let column):
      changes = view.advanceList(table, row, column, from: snapshot, reader)
    case .values(let query, let cell): changes = view.advanceValues(query, cell, from: snapshot, to: new)
    }
    return (view, changes.isEmpty ? nil : .update(changes))
  }

  private func change(by step: LiveStep, _ reader: DifferenceAnalysis) -> ChangeSet {
    guard let table = step.after.source.table else { return ChangeSet() }
    let observed = reader.changedRows(in: table, interest)
    var rows = isSectioned ? reader.changedRows(in: table, .all) : observed
    if isSectioned {
      // The property that defines the sections may be more links away than `ChangedRows.depth`.
      rows.formUnion(reader.changedRows(in: table, along: step.after.query.paths))
      // An observed property may be as far away, and its path may lead through linking objects.
      if interest.paths != nil { rows.formUnion(observed) }
    }
    var names = ColumnNames(table, reader.difference.new)
    let modified = step.modified(rows).map { old, new, columns in
      (old: old, new: new, names: names.of(columns))
    }
    var changes = ChangeSet(
      deletions: step.deletions, insertions: step.insertions, movable: step.movable, modified: modified)
    if isSectioned {
      var counted = ChangedRows.Cursor(observed)
      changes.names = PropertyNames()
      for index in (changes.modifications + changes.moves).map(\.new).sorted() {
        guard let columns = counted.columns(of: step.after[index]) else {
          changes.uncounted.insert(index)
          continue
        }
        let own = names.of(columns)
        if !own.isEmpty { changes.names.insert(own, at: index) }
      }
      changes.movable = step.movable.map { ($0.old, $0.new) }
    }
    return changes
  }

  // MARK: Collections

  /// Returns the elements of a collection of objects; nil for a collection of values, because values only change together with
  /// their collection.
  private static func elements(
    _ table: TableID, _ row: RowKey, _ column: ColumnID, in snapshot: Snapshot
  ) -> PositionedCollection? {
    guard snapshot.contains(row, in: table), snapshot.target(column, of: table) != nil else { return nil }
    return PositionedCollection(snapshot.list(at: CellAddress(table: table, row: row, column: column)))
  }

  private mutating func advanceList(
    _ table: TableID, _ row: RowKey, _ column: ColumnID, from old: Snapshot, _ reader: DifferenceAnalysis
  ) -> ChangeSet {
    let new = reader.difference.new
    let before = old.list(at: CellAddress(table: table, row: row, column: column))
    // If the owner was deleted, its list is empty, so all elements are reported as deleted.
    let after = new.list(at: CellAddress(table: table, row: row, column: column))
    let change = ListDifference(shownFrom: before, to: after, new.kind(of: column, in: table))
    guard let was = elements, table.rawValue < new.tables.count, let target = new.target(column, of: table)
    else {
      elements = Self.elements(table, row, column, in: new)
      return ChangeSet(change, modified: [])
    }
    var positions: [SourcePosition: SourcePosition] = [:]
    if !change.isUntouched {
      let (now, changes) = was.advanced(by: change, to: after)
      elements = now
      for change in changes { if let new = change.new { positions[new] = change.old } }
    }
    guard let now = elements else { return ChangeSet(change, modified: []) }
    let rows = reader.changedRows(in: target, interest)
    // Inserted and replaced elements don't count as modified.
    let other = Set(change.insertions + change.assignments.map(\.new))
    var modified: [(old: Int, new: Int, names: [String])] = []
    var names = ColumnNames(target, new)
    for (row, columns) in rows.entries {
      for position in now.positions(of: row) {
        let index = now.index(of: position)
        if other.contains(index) { continue }
        modified.append((was.index(of: positions[position] ?? position), index, names.of(columns)))
      }
    }
    return ChangeSet(change, modified: modified)
  }

  private mutating func advanceValues(
    _ query: ValueQuery, _ cell: CellAddress, from old: Snapshot, to new: Snapshot
  ) -> ChangeSet {
    let (before, after) = (old.list(at: cell), new.list(at: cell))
    let change = ListDifference(shownFrom: before, to: after, new.kind(of: cell.column, in: cell.table))
    if values != nil, change.isUntouched { return ChangeSet() }
    let (found, next) = (values ?? FoundValues(query, in: before), FoundValues(query, in: after))
    values = next
    return ChangeSet(from: found, to: next, by: change)
  }
}

/// The names of the columns of a table. Most rows of a transaction change in the same columns, so the names are only looked up
/// when the columns differ from the previous row.
private struct ColumnNames {
  private let table: Table
  private var last: (columns: ColumnSet, names: [String])?

  init(_ table: TableID, _ snapshot: Snapshot) { self.table = snapshot[table] }

  mutating func of(_ columns: ColumnSet) -> [String] {
    if let last, last.columns == columns { return last.names }
    let names = columns.columns.map { table[$0].name }.filter { !$0.isEmpty }
    last = (columns, names)
    return names
  }
}

extension Snapshot {
  /// Returns whether no transaction has committed a row with this key or a later one.
  func hasNotReached(_ row: RowKey, of table: TableID) -> Bool {
    table.rawValue >= tables.count || row.rawValue >= self[table].nextRow
  }
}

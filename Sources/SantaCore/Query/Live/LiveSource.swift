/// The source of a live query at one snapshot.
struct LiveSource: Sendable {
  let source: ResultsQuery.Source
  let snapshot: Snapshot
  /// The table of the members; nil before its first object is stored.
  let table: TableID?
  /// The members, if the source is a collection.
  private(set) var collection: PositionedCollection?

  init(_ query: ResultsQuery, in snapshot: Snapshot) {
    source = query.source
    self.snapshot = snapshot
    table = snapshot.table(named: query.className)
    if case .collection(let cell) = source {
      collection = PositionedCollection(snapshot.list(at: cell))
    }
  }

  private init(
    _ other: LiveSource, at snapshot: Snapshot, _ table: TableID?, _ collection: PositionedCollection?
  ) {
    source = other.source
    self.snapshot = snapshot
    self.table = table
    self.collection = collection
  }

  /// Returns the source at a later snapshot in which its members are the same.
  func moved(to snapshot: Snapshot) -> LiveSource { LiveSource(self, at: snapshot, table, collection) }

  /// Whether the position of a row is its key. If so, positions are in the order of the rows.
  var hasRowsAsPositions: Bool { collection == nil }

  /// All members in order. O(n).
  var members: [Member] {
    guard let table else { return [] }
    return collection?.links ?? source.members(in: snapshot, table)
  }

  @inline(__always)
  func row(at position: SourcePosition) -> RowKey {
    collection?.row(at: position) ?? RowKey(rawValue: position.rawValue)
  }

  /// Returns whether a row is a member of a source whose positions are rows.
  func contains(_ row: RowKey) -> Bool { !positions(of: row).isEmpty }

  /// Returns the positions of a row; empty if the row isn't a member.
  func positions(of row: RowKey) -> [SourcePosition] {
    if let collection { return collection.positions(of: row) }
    guard let table else { return [] }
    switch source {
    case .table: return snapshot[table].contains(row) ? [SourcePosition(row)] : []
    case .origins(_, let target, let property):
      guard let column = snapshot[table].column(named: property) else { return [] }
      return snapshot[table].links(row, to: target, through: column) ? [SourcePosition(row)] : []
    case .collection: return []
    }
  }

  /// Returns the source at the newer snapshot of a difference, and the members that were added, removed or moved.
  func advanced(
    by difference: Difference, className: String
  ) -> (source: LiveSource, changes: [MemberChange]) {
    let new = difference.new
    let table = table ?? new.table(named: className)
    switch source {
    case .table:
      let next = LiveSource(self, at: new, table, nil)
      guard let rows = table.flatMap({ difference.tables[$0] }) else { return (next, []) }
      return (next, MemberChange.merged(rows.deletions, rows.insertions))
    case .origins(_, let target, let property):
      let next = LiveSource(self, at: new, table, nil)
      guard let table, let rows = difference.tables[table] else { return (next, []) }
      let (old, new) = (snapshot[table], new[table])
      // If the target has few origins, comparing all of them is faster.
      if let column = old.column(named: property), let known = old.backlinks[column],
        known.count(to: target) + (new.backlinks[column]?.count(to: target) ?? 0) < rows.count / 4
      {
        let (before, after) = (known.origins(of: target), new.origins(of: target, through: column))
        let (left, entered) = (Set(before).subtracting(after), Set(after).subtracting(before))
        return (next, MemberChange.merged(left.sorted(), entered.sorted()))
      }
      var changes: [MemberChange] = []
      for row in rows.rows {
        let (old, new) = (positions(of: row).first, next.positions(of: row).first)
        if old != new { changes.append(MemberChange(old: old, new: new)) }
      }
      return (next, changes)
    case .collection(let cell):
      let collection = collection ?? PositionedCollection(snapshot.list(at: cell))
      let list = new.list(at: cell)
      let change = ListDifference(
        shownFrom: snapshot.list(at: cell), to: list,
        new.kind(of: cell.column, in: cell.table))
      if change.isUntouched { return (LiveSource(self, at: new, table, collection), []) }
      let (next, changes) = collection.advanced(by: change, to: list)
      let after = LiveSource(self, at: new, table, next)
      // Elements that aren't links aren't members.
      return (
        after,
        changes.compactMap { change in
          var change = change
          if let old = change.old, collection.row(at: old) == .none { change.old = nil }
          if let new = change.new, next.row(at: new) == .none { change.new = nil }
          return change.old == nil && change.new == nil ? nil : change
        }
      )
    }
  }
}

extension Table {
  /// Returns whether a row links to another through a column. O(log n).
  func links(_ origin: RowKey, to target: RowKey, through column: ColumnID) -> Bool {
    backlinks[column]?.contains(target: target, origin: origin) ?? false
  }
}

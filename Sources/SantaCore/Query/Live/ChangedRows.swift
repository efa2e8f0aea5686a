/// The rows of one table that count as modified between two snapshots.
///
/// They are found by following links backwards from the objects that changed.
struct ChangedRows: Sendable {
  /// The maximum number of links from an observed object to a changed object that makes the observed object count as modified.
  static let depth = 3

  /// A row, the columns that changed, and the columns through which the row reaches a changed object.
  typealias Entry = (row: RowKey, columns: ColumnSet)

  /// The modified rows in ascending order. They are in an array instead of a dictionary, because a commit may change most of a
  /// table (benchmark "live filtered, 100,000 changed").
  private(set) var entries: [Entry]

  /// Finds the rows that changed, and the rows that reach a changed object over at most `depth` links.
  init(_ difference: Difference, in table: TableID) {
    entries = difference.tables[table]?.modifications ?? []
    var reached: [RowKey: ColumnSet] = [:]
    let near = Self.tables(near: table, in: difference.new)
    // Rows that changed themselves are in the first frontier, and are not followed again.
    var seen: [TableID: Set<RowKey>] = [:]
    var frontier = difference.tables.mapValues { rows in rows.modifications.map(\.row) }
    for distance in 0..<Self.depth where !frontier.isEmpty {
      var next: [TableID: [RowKey]] = [:]
      for (target, rows) in frontier where !rows.isEmpty {
        for (origin, column) in Self.links(to: target, in: difference.new)
        where near[origin].map({ $0 + distance < Self.depth }) ?? false {
          for row in rows {
            for source in difference.new[origin].origins(of: row, through: column) {
              if origin == table { reached[source, default: ColumnSet()].insert(column) }
              if difference.tables[origin]?.columns(of: source) == nil,
                seen[origin, default: []].insert(source).inserted
              {
                next[origin, default: []].append(source)
              }
            }
          }
        }
      }
      frontier = next
    }
    merge(reached)
  }

  /// Finds the rows for which the value along one of the paths changed.
  ///
  /// This is the case if a link along the path points to another object, if a linking object was added or removed, or if the
  /// last property of the path has another value.
  init(_ difference: Difference, in table: TableID, paths: some Sequence<PropertyPath>) {
    var search = PathSearch(difference: difference, table: table)
    for path in paths { search.follow(path.names[...], table, []) }
    entries = []
    for (row, changed) in difference.tables[table]?.modifications ?? [] where !search.own.isEmpty {
      let columns = changed.intersection(search.own)
      if !columns.isEmpty { entries.append((row, columns)) }
    }
    merge(search.reached)
  }

  mutating func formUnion(_ other: ChangedRows) { merge(other.entries) }

  /// Returns the rows without some of the columns, and without the rows that changed only in these columns.
  func ignoring(_ ignored: [ColumnID]) -> ChangedRows {
    var rows = self
    rows.entries = entries.compactMap { row, changed in
      var rest = changed
      for column in ignored { rest.remove(column) }
      // An entry without columns is kept: its row reaches a change through linking objects.
      return rest.isEmpty && !changed.isEmpty ? nil : (row, rest)
    }
    return rows
  }

  private mutating func merge(_ reached: [RowKey: ColumnSet]) {
    if !reached.isEmpty { merge(reached.map { ($0, $1) }.sorted { $0.0 < $1.0 }) }
  }

  private mutating func merge(_ others: [Entry]) {
    if others.isEmpty { return }
    var result: [Entry] = []
    result.reserveCapacity(entries.count + others.count)
    var index = 0
    for entry in entries {
      while index < others.count, others[index].row < entry.row {
        result.append(others[index])
        index += 1
      }
      if index < others.count, others[index].row == entry.row {
        result.append((entry.row, entry.columns.union(others[index].columns)))
        index += 1
      } else {
        result.append(entry)
      }
    }
    entries = result + others[index...]
  }

  // MARK: Looking up

  func contains(_ row: RowKey) -> Bool {
    let index = firstIndex(from: row, in: 0..<entries.count)
    return index < entries.count && entries[index].row == row
  }

  /// Returns the index of the first entry that is not before a row. O(log n).
  private func firstIndex(from row: RowKey, in range: Range<Int>) -> Int {
    var (low, high) = (range.lowerBound, range.upperBound)
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].row < row { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Looks up one row after the other. Ascending lookups take O(n) together, and less for fewer rows.
  struct Cursor {
    private let rows: ChangedRows
    private var index = 0

    init(_ rows: ChangedRows) { self.rows = rows }

    /// Returns the columns of a row; nil if the row isn't among the modified rows.
    mutating func columns(of row: RowKey) -> ColumnSet? {
      let count = rows.entries.count
      if index > 0, rows.entries[index - 1].row >= row {
        index = rows.firstIndex(from: row, in: 0..<index)
      } else {
        // Galloping search: the step doubles until it is too far.
        var (start, step) = (index, 1)
        while start + step < count, rows.entries[start + step].row < row {
          start += step
          step *= 2
        }
        index = rows.firstIndex(from: row, in: start..<min(start + step + 1, count))
      }
      guard index < count, rows.entries[index].row == row else { return nil }
      return rows.entries[index].columns
    }
  }

  // MARK: Links

  /// Returns the tables that objects of `table` reach over at most `depth` links, with the smallest number of links to each.
  static func tables(near table: TableID, in snapshot: Snapshot) -> [TableID: Int] {
    var result = [table: 0]
    var frontier = [table]
    for distance in 1...depth {
      var next: [TableID] = []
      for origin in frontier {
        for column in snapshot[origin].columns.indices {
          if let target = snapshot.target(ColumnID(column), of: origin), result[target] == nil {
            result[target] = distance
            next.append(target)
          }
        }
      }
      frontier = next
    }
    return result
  }

  private static func links(to table: TableID, in snapshot: Snapshot) -> [(TableID, ColumnID)] {
    let name = snapshot[table].name
    return snapshot.tables.enumerated().flatMap { index, origin in
      origin.columns.indices.filter { origin.columns[$0].target == name }
        .map { (TableID(rawValue: index), ColumnID($0)) }
    }
  }
}

// MARK: Paths

/// A search for the rows for which the value along some paths changed.
private struct PathSearch {
  let difference: Difference
  let table: TableID
  /// The columns of the table with which a path begins. Rows that changed in one of them need no search.
  var own = ColumnSet()
  /// The rows from which a path leads to a change, with their columns.
  var reached: [RowKey: ColumnSet] = [:]

  init(difference: Difference, table: TableID) {
    self.difference = difference
    self.table = table
  }

  /// A step along a path, with the table in which the step begins.
  enum Step {
    case link(TableID, ColumnID)
    /// A step from a row to the rows of a table that link to it through a column.
    case linking(TableID, ColumnID)
  }

  mutating func follow(_ names: ArraySlice<String>, _ table: TableID, _ followed: [Step]) {
    guard let name = names.first else { return }
    if let linking = PropertyPath.linking(name) {
      guard let origin = difference.new.table(named: linking.className),
        let column = difference.new[origin].column(named: linking.property)
      else { return }
      for target in Self.targets(ofChanged: column, in: origin, difference) {
        record(target, nil, back: followed[...])
      }
      return follow(names.dropFirst(), origin, followed + [.linking(origin, column)])
    }
    guard let column = difference.new[table].column(named: name) else { return }
    if followed.isEmpty {
      own.insert(column)
    } else {
      for (row, changed) in difference.tables[table]?.modifications ?? [] where changed.contains(column) {
        record(row, column, back: followed[...])
      }
    }
    if let target = difference.new.target(column, of: table), names.count > 1 {
      follow(names.dropFirst(), target, followed + [.link(table, column)])
    }
  }

  /// Records the rows from which the followed path leads to this row.
  private mutating func record(_ row: RowKey, _ column: ColumnID?, back: ArraySlice<Step>) {
    switch back.last {
    case nil:
      // The columns may be empty: the row may reach a change only through linking objects.
      var columns = reached[row] ?? ColumnSet()
      if let column { columns.insert(column) }
      reached[row] = columns
    case .link(let table, let column):
      for origin in difference.new[table].origins(of: row, through: column) {
        record(origin, column, back: back.dropLast())
      }
    case .linking(let table, let column):
      for target in difference.new[table].targets(column, of: row) {
        record(target, nil, back: back.dropLast())
      }
    }
  }

  /// Returns the rows that were added to or removed from the targets of a column, for all changed rows of the table.
  private static func targets(
    ofChanged column: ColumnID, in origin: TableID, _ difference: Difference
  ) -> Set<RowKey> {
    guard let rows = difference.tables[origin] else { return [] }
    func targets(_ row: RowKey, _ snapshot: Snapshot) -> Set<RowKey> {
      guard origin.rawValue < snapshot.tables.count, column.rawValue < snapshot[origin].columns.count else {
        return []
      }
      return Set(snapshot[origin].targets(column, of: row))
    }
    var result: Set<RowKey> = []
    for row in rows.deletions { result.formUnion(targets(row, difference.old)) }
    for row in rows.insertions { result.formUnion(targets(row, difference.new)) }
    for (row, changed) in rows.modifications where changed.contains(column) {
      result.formUnion(targets(row, difference.old).symmetricDifference(targets(row, difference.new)))
    }
    return result
  }
}

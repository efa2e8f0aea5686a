/// A live query before and after a difference, and the changes to its results.
struct LiveStep {
  let before: LiveQuery
  let after: LiveQuery
  /// The members that entered or left the results, or might have moved.
  let shown: [SortedPositions.Shown]
  /// The old ranks of removed members, ascending.
  let deletions: [Int]
  /// The new ranks of added members, ascending.
  let insertions: [Int]
  /// The members that might have moved, by ascending new rank.
  let movable: [ListDifference.IndexPair]

  init(before: LiveQuery, after: LiveQuery, shown: [SortedPositions.Shown]) {
    self.before = before
    self.after = after
    self.shown = shown
    var (deletions, insertions): ([Int], [Int]) = ([], [])
    var movable: [ListDifference.IndexPair] = []
    for item in shown {
      if item.change.new == nil {
        if let rank = item.oldRank { deletions.append(rank) }
      } else if item.change.old == nil {
        if let rank = item.newRank { insertions.append(rank) }
      } else if item.mayMove, let old = item.oldRank, let new = item.newRank {
        movable.append(ListDifference.IndexPair(old: old, new: new))
      }
    }
    self.deletions = NumberSort.sorted(deletions)
    self.insertions = NumberSort.sorted(insertions)
    self.movable = Self.sorted(movable) { $0.new }
  }

  /// Returns the members whose row is among `rows` and that are in the results before and after, with the columns that changed,
  /// by ascending new rank.
  func modified(_ rows: ChangedRows) -> [(old: Int, new: Int, columns: ColumnSet)] {
    guard after.source.table != nil, before.source.table != nil, !rows.entries.isEmpty else { return [] }
    let known = ShownPositions(shown)
    var cursor = ShownPositions.Cursor(known)
    var result: [(old: Int, new: Int, columns: ColumnSet)] = []
    // The members that didn't move. Their ranks are looked up together at the end.
    var unmoved: [(position: SourcePosition, columns: ColumnSet)] = []
    func note(_ position: SourcePosition, _ columns: ColumnSet, of row: RowKey? = nil) {
      guard let item = cursor.item(at: position) else {
        // If all elements of a collection received new positions, another element can have had this one.
        if let row, before.source.row(at: position) != row { return }
        return unmoved.append((position, columns))
      }
      // The member left the results.
      if item.change.new == nil { return }
      if let old = item.oldRank, let new = item.newRank {
        result.append((old, new, columns))
      } else if item.change.old == position {
        unmoved.append((position, columns))
      }
    }
    if after.source.hasRowsAsPositions {
      // If the results have few members, checking each of them is faster.
      if after.count < rows.entries.count / 4 {
        var changed = ChangedRows.Cursor(rows)
        for position in after.output.positions.sorted() {
          if let columns = changed.columns(of: after.source.row(at: position)) { note(position, columns) }
        }
      } else {
        for (row, columns) in rows.entries { note(SourcePosition(row), columns) }
      }
    } else {
      for (row, columns) in rows.entries {
        for position in after.source.positions(of: row) { note(position, columns, of: row) }
      }
    }
    let ranks = unmovedRanks(unmoved.map(\.position))
    for (item, rank) in zip(unmoved, ranks) {
      if let rank { result.append((rank.old, rank.new, item.columns)) }
    }
    return Self.sorted(result) { $0.new }
  }

  /// Returns the old and new ranks of members that are not among the changes, and have therefore kept their order.
  private func unmovedRanks(_ positions: [SourcePosition]) -> [(old: Int, new: Int)?] {
    let order = PositionOrder(before.output.descriptors, before.source)
    let ranks = before.output.ranks(of: positions, order)
    if shown.isEmpty { return ranks.map { rank in rank.map { ($0, $0) } } }
    // The ranks of members that were removed from the order, and of members that were inserted into it.
    let replaced = shown.lazy.filter { $0.mayMove || $0.change.old != $0.change.new }
    let removed = NumberSort.sorted(replaced.compactMap(\.oldRank))
    let inserted = NumberSort.sorted(replaced.compactMap(\.newRank))
    return ranks.map { old in
      guard let old else { return nil }
      let kept = old - removed.partitionIndex { $0 >= old }
      // Find the number of insertions before the member: `inserted[i] - i` kept members precede insertion `i`.
      var (low, high) = (0, inserted.count)
      while low < high {
        let middle = (low + high) / 2
        if inserted[middle] - middle > kept { high = middle } else { low = middle + 1 }
      }
      let new = kept + low
      // In a forged store, an index may contradict the rows.
      return new < after.count ? (old, new) : nil
    }
  }

  /// Returns elements sorted by a number. Elements that are already in order are returned unchanged.
  private static func sorted<Element>(_ elements: [Element], by number: (Element) -> Int) -> [Element] {
    if zip(elements, elements.dropFirst()).allSatisfy({ number($0) <= number($1) }) { return elements }
    var items = elements.enumerated().map {
      NumberSort.Item(number: UInt64(number($1)), index: UInt32($0))
    }
    NumberSort.sort(&items)
    return items.map { elements[Int($0.index)] }
  }
}

/// The changes of a step, by the new positions of the members, or the old positions of members that left.
private struct ShownPositions {
  private let shown: [SortedPositions.Shown]
  /// Indices in `shown`, by ascending position.
  private let items: [NumberSort.Item]

  init(_ shown: [SortedPositions.Shown]) {
    self.shown = shown
    var items: [NumberSort.Item] = []
    items.reserveCapacity(shown.count)
    var isSorted = true
    for (index, item) in shown.enumerated() {
      guard let position = (item.change.new ?? item.change.old)?.rawValue else { continue }
      if let last = items.last, last.number > position { isSorted = false }
      items.append(NumberSort.Item(number: position, index: UInt32(index)))
    }
    if !isSorted { NumberSort.sort(&items) }
    self.items = items
  }

  /// Looks up one position after the other. Ascending lookups are fast.
  struct Cursor {
    private let known: ShownPositions
    private var index = 0

    init(_ known: ShownPositions) { self.known = known }

    /// Returns the change of the member that is or was at a position; nil if there is none.
    mutating func item(at position: SourcePosition) -> SortedPositions.Shown? {
      let items = known.items
      let isHere =
        (index == 0 || items[index - 1].number < position.rawValue)
        && (index == items.count || items[index].number >= position.rawValue)
      if !isHere { index = items.partitionIndex { $0.number >= position.rawValue } }
      var found: SortedPositions.Shown?
      while index < items.count, items[index].number == position.rawValue {
        let item = known.shown[Int(items[index].index)]
        // A new member may be at the position of a member that left, and takes precedence.
        if found == nil || item.change.new != nil { found = item }
        index += 1
      }
      return found
    }
  }
}

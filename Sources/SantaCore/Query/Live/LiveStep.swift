/// A live query before and after a difference, and the changes to its results.
struct LiveStep {
  let before: LiveQuery
  let after: LiveQuery
  /// The members that entered or left the results, or may have moved.
  let shown: [SortedPositions.Shown]

  /// The old ranks of removed members, ascending.
  var deletions: [Int] {
    shown.lazy.filter { $0.change.new == nil }.compactMap(\.oldRank).sorted()
  }

  /// The new ranks of added members, ascending.
  var insertions: [Int] {
    shown.lazy.filter { $0.change.old == nil }.compactMap(\.newRank).sorted()
  }

  /// The members that may have moved, by ascending new rank.
  var movable: [ListDifference.IndexPair] {
    shown.compactMap { item in
      guard item.mayMove, let old = item.oldRank, let new = item.newRank else { return nil }
      return ListDifference.IndexPair(old: old, new: new)
    }.sorted { $0.new < $1.new }
  }

  /// The members that are in the results before and after, and whose row is among `rows`. By ascending new rank, with
  /// the columns that changed.
  func modified(_ rows: ChangedRows) -> [(old: Int, new: Int, columns: ColumnSet)] {
    guard after.source.table != nil, before.source.table != nil else { return [] }
    var known: [SourcePosition: SortedPositions.Shown] = [:]
    for item in shown {
      if let position = item.change.new { known[position] = item }
    }
    var result: [(old: Int, new: Int, columns: ColumnSet)] = []
    // The ranks of members that did not move are still to be looked up.
    var unmoved: [(position: SourcePosition, columns: ColumnSet)] = []
    for (row, columns) in rows.columns {
      for position in after.source.positions(of: row) {
        guard let item = known[position] else {
          unmoved.append((position, columns))
          continue
        }
        if let old = item.oldRank, let new = item.newRank {
          result.append((old, new, columns))
        } else if item.change.old == position {
          unmoved.append((position, columns))
        }
      }
    }
    let positions = unmoved.map(\.position)
    let old = before.output.ranks(of: positions, PositionOrder(before.output.descriptors, before.source))
    let new = after.output.ranks(of: positions, PositionOrder(after.output.descriptors, after.source))
    for (index, item) in unmoved.enumerated() {
      if let old = old[index], let new = new[index] { result.append((old, new, item.columns)) }
    }
    return result.sorted { $0.new < $1.new }
  }
}

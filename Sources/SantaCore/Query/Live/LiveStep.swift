/// A live query before and after a difference, and what that changed in what it finds.
struct LiveStep {
  let before: LiveQuery
  let after: LiveQuery
  /// Whatever came, went or may have moved.
  let shown: [OrderedPlaces.Shown]

  /// Old ranks of what is gone, ascending.
  var deletions: [Int] {
    shown.lazy.filter { $0.change.new == nil }.compactMap(\.oldRank).sorted()
  }

  /// New ranks of what came, ascending.
  var insertions: [Int] {
    shown.lazy.filter { $0.change.old == nil }.compactMap(\.newRank).sorted()
  }

  /// What may have moved, by ascending new rank.
  var movable: [ListDifference.IndexPair] {
    shown.compactMap { item in
      guard item.mayMove, let old = item.oldRank, let new = item.newRank else { return nil }
      return ListDifference.IndexPair(old: old, new: new)
    }.sorted { $0.new < $1.new }
  }

  /// What is shown before and after and counts as modified, for its row is among these: by ascending new rank, with the
  /// columns that changed.
  func modified(_ rows: ChangedRows) -> [(old: Int, new: Int, columns: ColumnSet)] {
    guard after.source.table != nil, before.source.table != nil else { return [] }
    var known: [Place: OrderedPlaces.Shown] = [:]
    for item in shown {
      if let place = item.change.new { known[place] = item }
    }
    var result: [(old: Int, new: Int, columns: ColumnSet)] = []
    // What stands where it stood has its rank still to be found.
    var standing: [(place: Place, columns: ColumnSet)] = []
    for (row, columns) in rows.columns {
      for place in after.source.places(of: row) {
        guard let item = known[place] else {
          standing.append((place, columns))
          continue
        }
        if let old = item.oldRank, let new = item.newRank {
          result.append((old, new, columns))
        } else if item.change.old == place {
          standing.append((place, columns))
        }
      }
    }
    let places = standing.map(\.place)
    let old = before.output.ranks(of: places, PlaceOrder(before.output.descriptors, before.source))
    let new = after.output.ranks(of: places, PlaceOrder(after.output.descriptors, after.source))
    for (index, item) in standing.enumerated() {
      if let old = old[index], let new = new[index] { result.append((old, new, item.columns)) }
    }
    return result.sorted { $0.new < $1.new }
  }
}

/// A live query before and after a difference, and what that changed in what it finds.
struct LiveStep {
  let before: LiveQuery
  let after: LiveQuery
  /// Whatever came, went, may have moved or is another row.
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

  /// What is shown before and after and counts as modified: that stands for another row, or whose row is among these.
  /// By ascending new rank, with the columns that changed; none where it is another row.
  func modified(_ rows: ChangedRows) -> [(old: Int, new: Int, columns: ColumnSet)] {
    guard after.source.table != nil, before.source.table != nil else { return [] }
    var known: [Place: MemberChange] = [:]
    for item in shown {
      if let place = item.change.new { known[place] = item.change }
    }
    var new = shown.compactMap { $0.change.isAssigned ? $0.change.new : nil }
    for row in rows.columns.keys {
      for place in after.source.places(of: row) where !(known[place]?.isAssigned ?? false) {
        new.append(place)
      }
    }
    new = new.filter { place in known[place].map { $0.old != nil } ?? true }
    let old = new.map { known[$0]?.old ?? $0 }
    let newRanks = after.output.ranks(of: new, PlaceOrder(after.output.descriptors, after.source))
    let oldRanks = before.output.ranks(of: old, PlaceOrder(before.output.descriptors, before.source))
    return new.indices.compactMap { index in
      guard let oldRank = oldRanks[index], let newRank = newRanks[index] else { return nil }
      let isAssigned = known[new[index]]?.isAssigned ?? false
      let columns = isAssigned ? nil : rows.columns[after.source.row(at: new[index])]
      return (oldRank, newRank, columns ?? ColumnSet())
    }.sorted { $0.1 < $1.1 }
  }
}

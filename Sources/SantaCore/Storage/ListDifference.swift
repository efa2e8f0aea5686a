/// What happened to a list between two of its versions, by the identity of its positions.
struct ListDifference: Sendable {
  /// Old indices of positions that are gone, ascending.
  var deletions: [Int] = []
  /// New indices of positions that came, ascending.
  var insertions: [Int] = []
  /// Positions that were moved, by ascending new index.
  var moves: [IndexPair] = []
  /// Positions to which another value was assigned, by ascending new index.
  var assignments: [IndexPair] = []

  struct IndexPair: Hashable, Sendable {
    var old: Int
    var new: Int
  }

  var isEmpty: Bool { deletions.isEmpty && insertions.isEmpty && moves.isEmpty && assignments.isEmpty }

  /// Costs what the versions don't share. Positions never change order but by being moved, so those that
  /// carry no newer move stand still.
  init(from old: ListTree, to new: ListTree) {
    let (oldRuns, newRuns) = ListTree.unsharedRuns(old, new)
    var before: [PositionID: (index: Int, entry: ListEntry)] = [:]
    for run in oldRuns {
      for (offset, entry) in run.elements.enumerated() { before[entry.id] = (run.start + offset, entry) }
    }
    var kept: [PositionID: Int] = [:]
    var movable: [IndexPair] = []
    for run in newRuns {
      for (offset, entry) in run.elements.enumerated() {
        let index = run.start + offset
        guard let (oldIndex, oldEntry) = before[entry.id] else {
          insertions.append(index)
          continue
        }
        kept[entry.id] = index
        if entry.moved != oldEntry.moved { movable.append(IndexPair(old: oldIndex, new: index)) }
        if entry.value != oldEntry.value { assignments.append(IndexPair(old: oldIndex, new: index)) }
      }
    }
    for run in oldRuns {
      for (offset, entry) in run.elements.enumerated() where kept[entry.id] == nil {
        deletions.append(run.start + offset)
      }
    }
    moves = Reordering.movers(among: movable, deletions: deletions, insertions: insertions)
  }
}

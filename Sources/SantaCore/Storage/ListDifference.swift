/// What happened to a collection between two of its versions, by the identity of its elements: in a list that of the
/// position, in a map the key, in a set the element itself.
struct ListDifference: Sendable {
  /// Old indices of positions that are gone, ascending.
  var deletions: [Int] = []
  /// New indices of positions that came, ascending.
  var insertions: [Int] = []
  /// Positions that were moved, by ascending new index.
  var moves: [IndexPair] = []
  /// Those among which the moved are: all that anybody moved, some of which stand among the others as they stood.
  var movable: [IndexPair] = []
  /// Positions to which another value was assigned, by ascending new index.
  var assignments: [IndexPair] = []

  struct IndexPair: Hashable, Sendable {
    var old: Int
    var new: Int
  }

  /// Whether nothing was done that could be told of, also of some of the positions alone.
  var isUntouched: Bool { isEmpty && movable.isEmpty }

  var isEmpty: Bool { deletions.isEmpty && insertions.isEmpty && moves.isEmpty && assignments.isEmpty }

  /// Costs what the versions don't share. Positions never change order but by being moved, so those that
  /// carry no newer move stand still; and nothing ever moves in a set or a map.
  init(from old: ListTree, to new: ListTree, _ kind: CollectionKind) {
    switch kind {
    case .single, .list: self.init(from: old, to: new, by: \.id)
    case .set: self.init(from: old, to: new, by: \.value)
    // As a stored value, for `String`'s == takes different bytes for one.
    case .map: self.init(from: old, to: new) { StoredValue.string($0.key) }
    }
  }

  private init<Identity: Hashable>(
    from old: ListTree, to new: ListTree, by identity: (ListEntry) -> Identity
  ) {
    let (oldRuns, newRuns) = ListTree.unsharedRuns(old, new)
    var before: [Identity: (index: Int, entry: ListEntry)] = [:]
    for run in oldRuns {
      for (offset, entry) in run.elements.enumerated() {
        before[identity(entry)] = (run.start + offset, entry)
      }
    }
    // Old indices. In a forged list two elements may have one identity: only one of them can have become another.
    var kept: Set<Int> = []
    for run in newRuns {
      for (offset, entry) in run.elements.enumerated() {
        let index = run.start + offset
        guard let (oldIndex, oldEntry) = before[identity(entry)], kept.insert(oldIndex).inserted else {
          insertions.append(index)
          continue
        }
        if entry.moved != oldEntry.moved { movable.append(IndexPair(old: oldIndex, new: index)) }
        if entry.value != oldEntry.value { assignments.append(IndexPair(old: oldIndex, new: index)) }
      }
    }
    for run in oldRuns {
      for index in run.start..<(run.start + run.elements.count) where !kept.contains(index) {
        deletions.append(index)
      }
    }
    moves = Reordering.movers(among: movable, deletions: deletions, insertions: insertions)
  }
}

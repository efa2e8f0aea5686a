/// The differences between two versions of a collection, by the identity of its elements: the position in a list, the
/// key in a map, the element itself in a set.
struct ListDifference: Sendable {
  /// Old indices of removed elements, ascending.
  var deletions: [Int] = []
  /// New indices of inserted elements, ascending.
  var insertions: [Int] = []
  /// The elements that the difference moves, by ascending new index: the smallest set of movable elements that explains
  /// the new order. If two elements were exchanged, the first of them moves.
  var moves: [IndexPair] = []
  /// All elements that a transaction moved, by ascending new index. Some of them may be in their old order.
  var movable: [IndexPair] = []

  /// The movable elements whose order changed relative to any other element.
  var reordered: [IndexPair] {
    Reordering.reordered(among: movable, deletions: deletions, insertions: insertions)
  }
  /// Elements to which another value was assigned, by ascending new index.
  var assignments: [IndexPair] = []

  struct IndexPair: Hashable, Sendable {
    var old: Int
    var new: Int
  }

  /// Whether nothing changed, and nothing was moved to its old index either.
  var isUntouched: Bool { isEmpty && movable.isEmpty }

  var isEmpty: Bool { deletions.isEmpty && insertions.isEmpty && moves.isEmpty && assignments.isEmpty }

  /// Takes a time proportional to what the versions don't share. Only moves change the order of positions, so all
  /// positions without a newer move are in their old order. Elements of sets and maps are never moved.
  init(from old: ListTree, to new: ListTree, _ kind: CollectionKind) {
    switch kind {
    case .single, .list: self.init(from: old, to: new, by: \.id)
    case .set: self.init(from: old, to: new, by: \.value)
    // Compared as stored values, because `==` of `String` considers canonically equivalent texts equal.
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
    // Old indices. In a forged list, two elements may have the same identity. Only the first of them is matched.
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
    moves = Reordering.movers(
      among: movable, deletions: deletions, insertions: insertions, preferringFirst: true)
  }
}

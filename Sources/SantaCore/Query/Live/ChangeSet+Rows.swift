extension ChangeSet {
  /// Creates the change set of ordered rows.
  ///
  /// - Parameters:
  ///   - deletions: the old indices of deleted rows, ascending.
  ///   - insertions: the new indices of inserted rows, ascending.
  ///   - movable: the rows whose order might have changed, by ascending new index. All remaining rows keep their order.
  ///   - modified: the modified rows, by ascending new index.
  /// - Complexity: O(k log k) for k indices.
  init(
    deletions: [Int], insertions: [Int], movable: [ListDifference.IndexPair],
    modified: [(old: Int, new: Int, names: [String])]
  ) {
    self.deletions = deletions
    self.insertions = insertions
    moves = Reordering.movers(among: movable, deletions: deletions, insertions: insertions)
      .map { ($0.old, $0.new) }
    for item in modified { note((item.old, item.new), item.names) }
    takeOutMoves()
  }

  /// Creates the change set of a list. Elements are identified by position, so replacing one object with another is a
  /// modification.
  init(_ difference: ListDifference, modified: [(old: Int, new: Int, names: [String])]) {
    deletions = difference.deletions
    insertions = difference.insertions
    moves = difference.moves.map { ($0.old, $0.new) }
    let known = Set(modified.map(\.new))
    let pairs =
      modified + difference.assignments.filter { !known.contains($0.new) }.map { ($0.old, $0.new, []) }
    for pair in pairs.sorted(by: { $0.new < $1.new }) { note((pair.old, pair.new), pair.names) }
    takeOutMoves()
    if moves.isEmpty || difference.assignments.isEmpty { return }
    // The element that moved is gone if another one was assigned to its new index.
    let replaced = Set(difference.assignments.map(\.new))
    moves.removeAll { replaced.contains($0.new) }
  }

  private mutating func note(_ pair: (old: Int, new: Int), _ names: [String]) {
    modifications.append(pair)
    if !names.isEmpty { self.names.insert(names, at: pair.new) }
  }

  /// Removes moved rows from the modifications, because a move is a deletion and an insertion.
  private mutating func takeOutMoves() {
    if moves.isEmpty { return }
    // Modifications and moves both ascend by new index.
    var rest = moves[...]
    modifications.removeAll { pair in
      while let move = rest.first, move.new < pair.new { rest.removeFirst() }
      return rest.first?.new == pair.new
    }
    deletions = NumberSort.sorted(deletions + moves.map(\.old))
    insertions = NumberSort.sorted(insertions + moves.map(\.new))
  }
}

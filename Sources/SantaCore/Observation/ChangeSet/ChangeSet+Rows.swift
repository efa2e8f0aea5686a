extension ChangeSet {
  /// What happened to rows in an order.
  ///
  /// - Parameters:
  ///   - deletions: old indices, ascending.
  ///   - insertions: new indices, ascending.
  ///   - movable: those whose place could have changed, by ascending new index. What is not among them stands still.
  ///   - modified: what counts as modified, by ascending new index.
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

  /// The change of a list: positions by their identity, and what stands there where it is an object.
  init(_ difference: ListDifference, modified: [(old: Int, new: Int, names: [String])]) {
    deletions = difference.deletions
    insertions = difference.insertions
    moves = difference.moves.map { ($0.old, $0.new) }
    let known = Set(modified.map(\.new))
    let pairs =
      modified + difference.assignments.filter { !known.contains($0.new) }.map { ($0.old, $0.new, []) }
    for pair in pairs.sorted(by: { $0.new < $1.new }) { note((pair.old, pair.new), pair.names) }
    takeOutMoves()
  }

  private mutating func note(_ pair: (old: Int, new: Int), _ names: [String]) {
    modifications.append(pair)
    if !names.isEmpty { self.names[pair.new] = names }
  }

  /// A row that moves is one deletion and one insertion, whether it also changed or not.
  private mutating func takeOutMoves() {
    if moves.isEmpty { return }
    let moved = Set(moves.map(\.new))
    modifications.removeAll { moved.contains($0.new) }
    deletions = (deletions + moves.map(\.old)).sorted()
    insertions = (insertions + moves.map(\.new)).sorted()
  }
}

extension ChangeSet {
  /// The change between two orders of rows, each row at most once in each.
  ///
  /// - Parameters:
  ///   - mayMove: rows whose place could have changed. What changed neither itself nor what it is sorted by
  ///     stands still.
  ///   - changed: for a row that counts as modified the properties to name; nil for any other.
  /// - Complexity: O(n + k log k) for k rows that differ.
  init(
    from old: [RowKey], to new: [RowKey], mayMove: (RowKey) -> Bool, changed: (RowKey) -> [String]?
  ) {
    var oldIndices: [RowKey: Int] = [:]
    // Where nothing moved, most rows are in order, and no index of them all is needed.
    let (prefix, suffix) = Self.commonEnds(old, new)
    for index in prefix..<(old.count - suffix) { oldIndices[old[index]] = index }
    var movable: [ListDifference.IndexPair] = []
    var kept: [(old: Int, new: Int)] = []
    for index in prefix..<(new.count - suffix) {
      if let oldIndex = oldIndices.removeValue(forKey: new[index]) {
        kept.append((oldIndex, index))
        if mayMove(new[index]) { movable.append(.init(old: oldIndex, new: index)) }
      } else {
        insertions.append(index)
      }
    }
    deletions = oldIndices.values.sorted()
    for pair in Reordering.movers(
      among: movable.map { .init(old: $0.old, new: $0.new) }, deletions: deletions, insertions: insertions)
    {
      moves.append((pair.old, pair.new))
    }
    for index in new.indices {
      guard let names = changed(new[index]) else { continue }
      if index < prefix {
        note((index, index), names)
      } else if index >= new.count - suffix {
        note((index - new.count + old.count, index), names)
      } else if let pair = Self.pair(at: index, in: kept) {
        note(pair, names)
      }
    }
    takeOutMoves()
  }

  /// The change of a list: positions by their identity, and what stands there where it is an object.
  init(_ difference: ListDifference, changed: [(old: Int, new: Int, names: [String])]) {
    deletions = difference.deletions
    insertions = difference.insertions
    moves = difference.moves.map { ($0.old, $0.new) }
    var pairs = changed
    let known = Set(changed.map(\.new))
    pairs += difference.assignments.filter { !known.contains($0.new) }.map { ($0.old, $0.new, []) }
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

  private static func commonEnds(_ old: [RowKey], _ new: [RowKey]) -> (prefix: Int, suffix: Int) {
    let limit = min(old.count, new.count)
    var prefix = 0
    while prefix < limit, old[prefix] == new[prefix] { prefix += 1 }
    var suffix = 0
    while suffix < limit - prefix, old[old.count - 1 - suffix] == new[new.count - 1 - suffix] { suffix += 1 }
    return (prefix, suffix)
  }

  private static func pair(at new: Int, in pairs: [(old: Int, new: Int)]) -> (old: Int, new: Int)? {
    var (low, high) = (0, pairs.count)
    while low < high {
      let middle = (low + high) / 2
      if pairs[middle].new < new { low = middle + 1 } else { high = middle }
    }
    return low < pairs.count && pairs[low].new == new ? pairs[low] : nil
  }
}

extension ChangeSet {
  /// Creates the change set between the results of a query for values, before and after a change to their collection.
  ///
  /// A value is identified by its element in the collection, so an assignment is a modification, or a move if it changes the
  /// order. Distinct values are identified by the value itself: it is not a change if a different element now represents
  /// several equal values. O(n).
  ///
  /// - Parameter difference: the difference between the two states of the collection.
  init(from old: FoundValues, to new: FoundValues, by difference: ListDifference) {
    let sources = difference.sources(oldCount: old.sourceCount, newCount: new.sourceCount)
    let query = new.query
    var ranks = Ranks(old)
    var (pairs, insertions): ([ListDifference.IndexPair], [Int]) = ([], [])
    for (rank, element) in new.elements.enumerated() {
      if let old = ranks.take(element, from: sources[element.index]) {
        pairs.append(.init(old: old, new: rank))
      } else {
        insertions.append(rank)
      }
    }
    let moved = Set(difference.movable.map(\.new))
    let movable = pairs.filter { pair in
      let (before, after) = (old.elements[pair.old], new.elements[pair.new])
      if query.ascending != nil,
        query.comesBefore(before.value, after.value) || query.comesBefore(after.value, before.value)
      {
        return true
      }
      return moved.contains(after.index) || sources[after.index] != before.index
    }
    let modified = pairs.filter { old.elements[$0.old].value != new.elements[$0.new].value }
    self.init(
      deletions: ranks.untaken, insertions: insertions, movable: movable,
      modified: modified.map { ($0.old, $0.new, []) })
  }

  /// The indices of the old results. Each index is taken by the same value in the new results.
  private struct Ranks {
    private var byIndex: [Int: Int] = [:]
    private var byValue: [DistinctValue: Int] = [:]
    private var isTaken: [Bool]
    private let isDistinct: Bool

    init(_ values: FoundValues) {
      isTaken = Array(repeating: false, count: values.elements.count)
      isDistinct = values.query.isDistinct
      for (rank, element) in values.elements.enumerated() {
        if isDistinct { byValue[DistinctValue(element.value)] = rank } else { byIndex[element.index] = rank }
      }
    }

    /// - Parameter source: the old index in the collection; nil for an inserted element.
    mutating func take(_ element: FoundValues.Element, from source: Int?) -> Int? {
      let rank = isDistinct ? byValue[DistinctValue(element.value)] : source.flatMap { byIndex[$0] }
      if let rank { isTaken[rank] = true }
      return rank
    }

    var untaken: [Int] { isTaken.indices.filter { !isTaken[$0] } }
  }
}

extension ListDifference {
  /// Returns the old index of the element at each new index; nil for inserted elements. O(n).
  fileprivate func sources(oldCount: Int, newCount: Int) -> [Int?] {
    let removed = Set(deletions + moves.map(\.old))
    var added: [Int: Int?] = [:]
    for index in insertions { added[index] = .some(nil) }
    for pair in moves { added[pair.new] = pair.old }
    var kept = (0..<oldCount).lazy.filter { !removed.contains($0) }.makeIterator()
    return (0..<newCount).map { index in if let source = added[index] { source } else { kept.next() } }
  }
}

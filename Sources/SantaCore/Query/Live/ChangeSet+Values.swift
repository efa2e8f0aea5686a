extension ChangeSet {
  /// Creates the change set between the values that a query finds before and after a change of their collection.
  ///
  /// A value is identified by the element of the collection, so that an assignment is a modification, or a move if it
  /// changes the order. Distinct values are identified by themselves: if another of several equal values now stands
  /// for them, that is no change. O(n).
  ///
  /// - Parameter difference: the change of the collection.
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

  /// The indices in the old results, each of which is taken by the same value in the new ones.
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

    /// - Parameter source: the old index in the collection; nil for an element that was inserted.
    mutating func take(_ element: FoundValues.Element, from source: Int?) -> Int? {
      let rank = isDistinct ? byValue[DistinctValue(element.value)] : source.flatMap { byIndex[$0] }
      if let rank { isTaken[rank] = true }
      return rank
    }

    var untaken: [Int] { isTaken.indices.filter { !isTaken[$0] } }
  }
}

extension ListDifference {
  /// The old index of the element at each new index; nil for those that were inserted. O(n).
  fileprivate func sources(oldCount: Int, newCount: Int) -> [Int?] {
    let removed = Set(deletions + moves.map(\.old))
    var added: [Int: Int?] = [:]
    for index in insertions { added[index] = .some(nil) }
    for pair in moves { added[pair.new] = pair.old }
    var kept = (0..<oldCount).lazy.filter { !removed.contains($0) }.makeIterator()
    return (0..<newCount).map { index in if let source = added[index] { source } else { kept.next() } }
  }
}

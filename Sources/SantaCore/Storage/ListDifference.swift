/// The differences between two versions of a collection, by the identity of its elements: the position in a list, the key in a
/// map, or the element itself in a set.
package struct ListDifference: Sendable {
  /// The old indices of removed elements, in ascending order.
  package var deletions: [Int] = []
  /// The new indices of inserted elements, in ascending order.
  package var insertions: [Int] = []
  /// The elements that the difference moves, by ascending new index: the smallest set of movable elements that explains the new
  /// order. If two elements were exchanged, the first one moves.
  package var moves: [IndexPair] = []
  /// All elements that a transaction moved, by ascending new index. Some of them may be in their old order.
  var movable: [IndexPair] = []

  /// The movable elements whose order changed relative to any other element.
  var reordered: [IndexPair] {
    Reordering.reordered(among: movable, deletions: deletions, insertions: insertions)
  }
  /// Elements to which another value was assigned, by ascending new index.
  package var assignments: [IndexPair] = []

  package struct IndexPair: Hashable, Sendable {
    package var old: Int
    package var new: Int
  }

  /// Whether nothing changed and no element was moved, not even to its old index.
  var isUntouched: Bool { isEmpty && movable.isEmpty }

  var isEmpty: Bool { deletions.isEmpty && insertions.isEmpty && moves.isEmpty && assignments.isEmpty }

  /// Computes the difference in time proportional to the parts that the versions don't share. Only moves change the order of
  /// positions, so all positions without a newer move are in their old order. Elements of sets and maps are never moved.
  package init(from old: ListTree, to new: ListTree, _ kind: CollectionKind) {
    switch kind {
    case .single, .list: self.init(from: old, to: new, by: \.id)
    case .set: self.init(from: old, to: new, by: \.value)
    // Keys are compared as stored values, because `==` of `String` considers canonically equivalent strings equal.
    case .map: self.init(from: old, to: new) { StoredValue.string($0.key) }
    }
  }

  /// Creates the difference that is delivered to observers. It is empty if the elements are equal, index by index, even if
  /// elements were moved or replaced in between.
  init(shownFrom old: ListTree, to new: ListTree, _ kind: CollectionKind) {
    let isUnchanged = kind == .list && ListTree.haveEqualElements(old, new)
    self.init(from: isUnchanged ? new : old, to: new, kind)
  }

  private init<Identity: Hashable>(
    from old: ListTree, to new: ListTree, by identity: (ListEntry) -> Identity
  ) {
    let (oldRuns, newRuns) = ListTree.unsharedRuns(old, new)
    if oldRuns.isEmpty || newRuns.isEmpty {
      insertions = newRuns.flatMap(\.indices)
      deletions = oldRuns.flatMap(\.indices)
      return
    }
    var (oldElements, newElements) = (Self.elements(of: oldRuns), Self.elements(of: newRuns))
    // Most changes leave the elements before and after them unchanged. Matching these elements doesn't require a dictionary.
    while let before = oldElements.first, let after = newElements.first,
      identity(before.entry) == identity(after.entry)
    {
      match(oldElements.removeFirst(), newElements.removeFirst())
    }
    var commonEnd: [(old: IndexedEntry, new: IndexedEntry)] = []
    while let before = oldElements.last, let after = newElements.last,
      identity(before.entry) == identity(after.entry)
    {
      commonEnd.append((oldElements.removeLast(), newElements.removeLast()))
    }
    matchRest(oldElements, newElements, by: identity)
    for pair in commonEnd.reversed() { match(pair.old, pair.new) }
    moves = Reordering.movers(
      among: movable, deletions: deletions, insertions: insertions, preferringFirst: true)
  }

  private struct IndexedEntry {
    var index: Int
    var entry: ListEntry
  }

  private static func elements(of runs: [ListTree.Run]) -> ArraySlice<IndexedEntry> {
    var result: [IndexedEntry] = []
    result.reserveCapacity(runs.reduce(0) { $0 + $1.elements.count })
    for run in runs {
      for (offset, entry) in run.elements.enumerated() {
        result.append(IndexedEntry(index: run.start + offset, entry: entry))
      }
    }
    return result[...]
  }

  /// Records the changes of an element that is in both versions.
  private mutating func match(_ old: IndexedEntry, _ new: IndexedEntry) {
    let pair = IndexPair(old: old.index, new: new.index)
    if new.entry.moved != old.entry.moved { movable.append(pair) }
    if new.entry.value != old.entry.value { assignments.append(pair) }
  }

  private mutating func matchRest<Identity: Hashable>(
    _ old: ArraySlice<IndexedEntry>, _ new: ArraySlice<IndexedEntry>, by identity: (ListEntry) -> Identity
  ) {
    if old.isEmpty || new.isEmpty {
      insertions += new.map(\.index)
      deletions += old.map(\.index)
      return
    }
    var before: [Identity: IndexedEntry] = [:]
    before.reserveCapacity(old.count)
    for element in old { before[identity(element.entry)] = element }
    // Contains old indices. In a forged list, two elements may have the same identity. Only the first of them is matched.
    var kept: Set<Int> = []
    for element in new {
      guard let was = before[identity(element.entry)], kept.insert(was.index).inserted else {
        insertions.append(element.index)
        continue
      }
      match(was, element)
    }
    for element in old where !kept.contains(element.index) { deletions.append(element.index) }
  }
}

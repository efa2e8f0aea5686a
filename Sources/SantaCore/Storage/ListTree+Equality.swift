// Comparisons of the elements of collections, regardless of the identities of their positions. Commits record positions, but
// observers are notified only of changed elements.
extension SequenceTree where Element == ListEntry {
  /// Returns whether two versions of a collection have equal elements, index by index.
  ///
  /// - Complexity: The same as for the difference, or O(n) if the versions share leaves at different indices and are equal
  ///   before these leaves.
  static func haveEqualElements(_ old: ListTree?, _ new: ListTree?) -> Bool {
    if old?.root === new?.root { return true }
    let (old, new) = (old ?? ListTree(), new ?? ListTree())
    if old.count != new.count { return false }
    let (before, after) = unsharedRuns(old, new)
    if haveSameIndices(before, after) { return haveEqualElements(before, after) }
    guard let first = [before.first, after.first].compactMap({ $0?.start }).min(),
      let last = [before.last, after.last].compactMap({ $0?.indices.upperBound }).max()
    else { return false }
    return haveEqualElements(old.runs(in: first..<last), new.runs(in: first..<last))
  }

  /// Returns whether two lists of leaves have equal elements. They must have elements at the same indices, or be all leaves of
  /// both versions.
  static func haveEqualElements(_ before: [Run], _ after: [Run]) -> Bool {
    forEachCommonRange(before, after) { old, oldOffset, new, newOffset, count in
      old.elements.hasEqualElements(at: oldOffset, as: new.elements, at: newOffset, count: count)
    }
  }

  private static func haveSameIndices(_ before: [Run], _ after: [Run]) -> Bool {
    forEachCommonRange(before, after) { _, _, _, _, _ in true }
  }

  /// Calls `body` with the parts of two lists of leaves that have elements at the same indices.
  ///
  /// - Returns: false if `body` returned false, or if an index is in only one of the lists.
  private static func forEachCommonRange(
    _ before: [Run], _ after: [Run],
    _ body: (_ old: Run, _ oldOffset: Int, _ new: Run, _ newOffset: Int, _ count: Int) -> Bool
  ) -> Bool {
    var (old, new) = (0, 0)
    var (oldOffset, newOffset) = (0, 0)
    while old < before.count, new < after.count {
      guard before[old].start + oldOffset == after[new].start + newOffset else { return false }
      let count = min(before[old].elements.count - oldOffset, after[new].elements.count - newOffset)
      guard body(before[old], oldOffset, after[new], newOffset, count) else { return false }
      (oldOffset, newOffset) = (oldOffset + count, newOffset + count)
      if oldOffset == before[old].elements.count { (old, oldOffset) = (old + 1, 0) }
      if newOffset == after[new].elements.count { (new, newOffset) = (new + 1, 0) }
    }
    return old == before.count && new == after.count
  }

  /// Returns the leaves with elements in a range, cut to the range.
  private func runs(in range: Range<Int>) -> [Run] {
    var result: [Run] = []
    var start = range.lowerBound
    forEachRun(in: range) { leaf, indices in
      var elements = leaf
      elements.removeSubrange(indices.upperBound..<leaf.count)
      elements.removeSubrange(0..<indices.lowerBound)
      result.append(Run(start: start, elements: elements))
      start += indices.count
    }
    return result
  }
}

extension ListLeaf {
  /// Returns whether a part of a leaf has the same values and keys as a part of another leaf.
  fileprivate func hasEqualElements(at start: Int, as other: ListLeaf, at otherStart: Int, count: Int) -> Bool
  {
    if keys.isEmpty, other.keys.isEmpty, values.kind == other.values.kind, values.kind != .others {
      return values.words[start..<start + count] == other.values.words[otherStart..<otherStart + count]
    }
    return (0..<count).allSatisfy { offset in
      let (index, otherIndex) = (start + offset, otherStart + offset)
      return values[index] == other.values[otherIndex]
        && (keys.isEmpty && other.keys.isEmpty
          || key(at: index).utf8.elementsEqual(other.key(at: otherIndex).utf8))
    }
  }
}

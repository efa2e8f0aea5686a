// The set algebra of Swift's `Set`, with any sequence as operand.
extension MutableSet {
  /// Inserts the elements of a sequence.
  public func formUnion(_ other: some Sequence<Element>) {
    for element in Array(other) { insert(element) }
  }

  /// Removes all elements that are not in a sequence.
  public func formIntersection(_ other: some Sequence<Element>) {
    let others = MutableSet(other)
    for element in Array(self) where !others.contains(element) { remove(element) }
  }

  /// Removes the elements of a sequence.
  public func subtract(_ other: some Sequence<Element>) {
    for element in Array(other) { remove(element) }
  }

  /// Removes the elements of a sequence that are in the set, and inserts the others.
  public func formSymmetricDifference(_ other: some Sequence<Element>) {
    for element in Array(MutableSet(other)) where !insert(element).inserted { remove(element) }
  }

  /// Whether all elements of the set are in a sequence.
  public func isSubset(of other: some Sequence<Element>) -> Bool {
    let others = MutableSet(other)
    return allSatisfy(others.contains)
  }

  /// Whether all elements of a sequence are in the set.
  public func isSuperset(of other: some Sequence<Element>) -> Bool { other.allSatisfy(contains) }

  /// Whether any element of a sequence is in the set.
  public func intersects(_ other: some Sequence<Element>) -> Bool { other.contains(where: contains) }
}

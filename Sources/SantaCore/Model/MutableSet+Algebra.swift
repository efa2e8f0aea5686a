// The set algebra of Swift's `Set`, with any sequence as the operand.
extension MutableSet {
  /// Inserts the elements of a sequence.
  public func formUnion(_ other: some Sequence<Element>) {
    for element in Array(other) { insert(element) }
  }

  /// Removes all elements that aren't in a sequence.
  public func formIntersection(_ other: some Sequence<Element>) {
    let others = MutableSet(other)
    location?.unpin()
    for element in Array(self) where !others.contains(element) { remove(element) }
  }

  /// Removes the elements of a sequence.
  public func subtract(_ other: some Sequence<Element>) {
    for element in Array(other) { remove(element) }
  }

  /// Removes the elements of a sequence that are in the set, and inserts the elements that aren't.
  public func formSymmetricDifference(_ other: some Sequence<Element>) {
    for element in Array(MutableSet(other)) where !insert(element).inserted { remove(element) }
  }

  /// Returns whether all elements of the set are in a sequence.
  public func isSubset(of other: some Sequence<Element>) -> Bool {
    let others = MutableSet(other)
    return allSatisfy(others.contains)
  }

  /// Returns whether all elements of a sequence are in the set.
  public func isSuperset(of other: some Sequence<Element>) -> Bool { other.allSatisfy(contains) }

  /// Returns whether any element of a sequence is in the set.
  public func intersects(_ other: some Sequence<Element>) -> Bool { other.contains(where: contains) }

  /// Returns whether no element of a sequence is in the set.
  public func isDisjoint(with other: some Sequence<Element>) -> Bool { !intersects(other) }

  /// Returns whether all elements of the set are in a sequence that also has additional elements.
  public func isStrictSubset(of other: some Sequence<Element>) -> Bool {
    let others = MutableSet(other)
    return count < others.count && allSatisfy(others.contains)
  }

  /// Returns whether all elements of a sequence are in the set, and the set also has additional elements.
  public func isStrictSuperset(of other: some Sequence<Element>) -> Bool {
    MutableSet(other).isStrictSubset(of: self)
  }

  /// Returns whether the set and a sequence have the same elements.
  public func isEqual(to other: some Sequence<Element>) -> Bool {
    let others = MutableSet(other)
    return count == others.count && allSatisfy(others.contains)
  }

  // MARK: New sets

  /// Returns a new set of the elements of the set and a sequence. The new set isn't in a store.
  public func union(_ other: some Sequence<Element>) -> MutableSet {
    let result = MutableSet(self)
    result.formUnion(other)
    return result
  }

  /// Returns a new set of the elements that are both in the set and in a sequence. The new set isn't in a store.
  public func intersection(_ other: some Sequence<Element>) -> MutableSet {
    MutableSet(filter(MutableSet(other).contains))
  }

  /// Returns a new set of the elements of the set that aren't in a sequence. The new set isn't in a store.
  public func subtracting(_ other: some Sequence<Element>) -> MutableSet {
    let others = MutableSet(other)
    return MutableSet(filter { !others.contains($0) })
  }

  /// Returns a new set of the elements that are either in the set or in a sequence, but not in both. The new set isn't in a
  /// store.
  public func symmetricDifference(_ other: some Sequence<Element>) -> MutableSet {
    let result = MutableSet(self)
    result.formSymmetricDifference(other)
    return result
  }

  // MARK: Removing

  /// Removes the elements that satisfy a condition. Objects stay in the store.
  ///
  /// - Parameter condition: called once for each element, before any element is removed. It must not change the set. If it
  ///   throws, no element is removed.
  public func removeAll(where condition: (Element) throws -> Bool) rethrows {
    location?.unpin()
    subtract(try Array(self).filter(condition))
  }

  /// Removes and returns the first element, or returns nil if the set is empty.
  public func popFirst() -> Element? {
    location?.unpin()
    return first.flatMap { remove($0) }
  }
}

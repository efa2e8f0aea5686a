// The set algebra of Swift's `Set`, with any sequence as operand.
extension MutableSet {
  /// Inserts the elements of a sequence.
  public func formUnion(_ other: some Sequence<Element>) {
    for element in Array(other) { insert(element) }
  }

  /// Removes all elements that are not in a sequence.
  public func formIntersection(_ other: some Sequence<Element>) {
    let others = MutableSet(other)
    location?.unpin()
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

  /// Whether no element of a sequence is in the set.
  public func isDisjoint(with other: some Sequence<Element>) -> Bool { !intersects(other) }

  /// Whether all elements of the set are in a sequence that has others, too.
  public func isStrictSubset(of other: some Sequence<Element>) -> Bool {
    let others = MutableSet(other)
    return count < others.count && allSatisfy(others.contains)
  }

  /// Whether all elements of a sequence are in the set, and the set has others, too.
  public func isStrictSuperset(of other: some Sequence<Element>) -> Bool {
    MutableSet(other).isStrictSubset(of: self)
  }

  /// Whether the set and a sequence have the same elements.
  public func isEqual(to other: some Sequence<Element>) -> Bool {
    let others = MutableSet(other)
    return count == others.count && allSatisfy(others.contains)
  }

  // MARK: New sets, in no store

  /// A new set, in no store, of the elements of the set and of a sequence.
  public func union(_ other: some Sequence<Element>) -> MutableSet {
    let result = MutableSet(self)
    result.formUnion(other)
    return result
  }

  /// A new set, in no store, of the elements that are in the set and in a sequence.
  public func intersection(_ other: some Sequence<Element>) -> MutableSet {
    MutableSet(filter(MutableSet(other).contains))
  }

  /// A new set, in no store, of the elements of the set that are not in a sequence.
  public func subtracting(_ other: some Sequence<Element>) -> MutableSet {
    let others = MutableSet(other)
    return MutableSet(filter { !others.contains($0) })
  }

  /// A new set, in no store, of the elements that are either in the set or in a sequence, but not in both.
  public func symmetricDifference(_ other: some Sequence<Element>) -> MutableSet {
    let result = MutableSet(self)
    result.formSymmetricDifference(other)
    return result
  }

  // MARK: Removing

  /// Removes the elements that meet a condition; objects stay in the store.
  ///
  /// - Parameter condition: called once for each element, before any is removed. It must not change the set. If it
  ///   throws, no element is removed.
  public func removeAll(where condition: (Element) throws -> Bool) rethrows {
    location?.unpin()
    subtract(try Array(self).filter(condition))
  }

  /// Removes and returns the first element; nil if the set is empty.
  public func popFirst() -> Element? {
    location?.unpin()
    return first.flatMap { remove($0) }
  }
}

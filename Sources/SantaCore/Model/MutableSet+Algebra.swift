// Named and meant as in Swift's own sets. The other side may be any sequence.
extension MutableSet {
  /// Puts these elements in, too.
  public func formUnion(_ other: some Sequence<Element>) {
    for element in Array(other) { insert(element) }
  }

  /// Takes all elements out that are not among these.
  public func formIntersection(_ other: some Sequence<Element>) {
    let others = MutableSet(other)
    for element in Array(self) where !others.contains(element) { remove(element) }
  }

  /// Takes these elements out.
  public func subtract(_ other: some Sequence<Element>) {
    for element in Array(other) { remove(element) }
  }

  /// Takes those of these elements out that are in the set, and puts the others in.
  public func formSymmetricDifference(_ other: some Sequence<Element>) {
    for element in Array(MutableSet(other)) where !insert(element).inserted { remove(element) }
  }

  /// Whether all elements are among these.
  public func isSubset(of other: some Sequence<Element>) -> Bool {
    let others = MutableSet(other)
    return allSatisfy(others.contains)
  }

  /// Whether all of these are in the set.
  public func isSuperset(of other: some Sequence<Element>) -> Bool { other.allSatisfy(contains) }

  /// Whether any of these is in the set.
  public func intersects(_ other: some Sequence<Element>) -> Bool { other.contains(where: contains) }
}

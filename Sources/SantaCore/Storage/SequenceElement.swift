/// An element of a ``SequenceTree``.
package protocol SequenceElement: Sendable {
  /// The collection that contains the elements of a leaf.
  associatedtype Leaf: SequenceLeaf & Sendable = [Self] where Leaf.Element == Self

  /// The maximum number of elements of a leaf.
  static var maximumLeafCount: Int { get }

  /// Whether the element's sequence is sorted. If so, each branch contains the last element of each child, so that a search
  /// reads only one node per level.
  var isSorted: Bool { get }
}

extension SequenceElement {
  static var maximumLeafCount: Int { 64 }
  var isSorted: Bool { false }
}

/// The elements of a leaf of a ``SequenceTree``.
package protocol SequenceLeaf: RandomAccessCollection, MutableCollection, RangeReplaceableCollection
where Index == Int {}

extension Array: SequenceLeaf {}

extension RandomAccessCollection where Index == Int {
  /// Returns the index of the first element that satisfies a predicate, or the end index if there is none. The elements must be
  /// partitioned by the predicate. O(log n).
  @inlinable @inline(__always)
  package func partitionIndex(where isAtOrAfter: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = (low + high) / 2
      if isAtOrAfter(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

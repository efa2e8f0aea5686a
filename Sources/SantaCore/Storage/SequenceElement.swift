/// An element of a ``SequenceTree``.
package protocol SequenceElement: Sendable {
  /// What a leaf holds its elements in.
  associatedtype Leaf: SequenceLeaf & Sendable = [Self] where Leaf.Element == Self

  /// The maximum number of elements of a leaf.
  static var maximumLeafCount: Int { get }

  /// Whether the sequence of the element is sorted. Each branch then has the last element of each child, so that a search
  /// reads one node of each level.
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
  /// The index of the first element that meets a condition by which the elements are partitioned; the end index if there is
  /// none. O(log n).
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

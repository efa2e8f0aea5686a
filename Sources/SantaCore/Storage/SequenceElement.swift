/// An element of a ``SequenceTree``.
protocol SequenceElement: Sendable {
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
protocol SequenceLeaf: RandomAccessCollection, MutableCollection, RangeReplaceableCollection
where Index == Int {}

extension Array: SequenceLeaf {}

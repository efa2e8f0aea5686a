/// The encoding of a sequence's elements in a segment.
protocol SequenceCoding<Element>: Sendable {
  associatedtype Element: SequenceElement

  /// The stand-in for an element of a damaged block. The damage is recorded, so a placeholder is never mistaken for a stored
  /// element.
  var placeholder: Element { get }

  /// Whether the order of elements must be checked with `mayPrecede`.
  var isOrdered: Bool { get }

  /// Returns whether `element` may be directly before `next`.
  func mayPrecede(_ element: Element, _ next: Element) -> Bool

  func encode(_ element: Element, into writer: inout ByteWriter)
  func decode(from reader: inout ByteReader) throws(ByteReader.Malformed) -> Element

  /// Encodes the elements of a leaf together.
  func encodeLeaf(_ elements: Element.Leaf, into writer: inout ByteWriter)
  /// Decodes a leaf written by ``encodeLeaf(_:into:)``. The caller checks the order of the elements.
  func decodeLeaf(count: Int, from reader: inout ByteReader) throws(ByteReader.Malformed) -> Element.Leaf
}

extension SequenceCoding {
  var isOrdered: Bool { true }

  func encodeLeaf(_ elements: Element.Leaf, into writer: inout ByteWriter) {
    for element in elements { encode(element, into: &writer) }
  }

  func decodeLeaf(count: Int, from reader: inout ByteReader) throws(ByteReader.Malformed) -> Element.Leaf {
    var elements = Element.Leaf()
    for _ in 0..<count { elements.append(try decode(from: &reader)) }
    return elements
  }
}

/// The encoding of a sequence's elements in a segment.
protocol SequenceCoding<Element>: Sendable {
  associatedtype Element: Sendable

  /// The value that replaces an element of a damaged block. The damage is recorded, so that it is never mistaken for
  /// a stored element.
  var placeholder: Element { get }

  /// Whether `element` may be directly before `next`.
  func mayPrecede(_ element: Element, _ next: Element) -> Bool

  func encode(_ element: Element, into writer: inout ByteWriter)
  func decode(from reader: inout ByteReader) throws(ByteReader.Malformed) -> Element
}

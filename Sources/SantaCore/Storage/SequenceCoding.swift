/// How the elements of a sequence lie in a segment.
protocol SequenceCoding<Element>: Sendable {
  associatedtype Element: Sendable

  /// Stands for an element of a damaged block. The damage is noted, so that nobody takes it for a stored one.
  var placeholder: Element { get }

  /// Whether an element may stand right before another.
  func mayPrecede(_ element: Element, _ next: Element) -> Bool

  func encode(_ element: Element, into writer: inout ByteWriter)
  func decode(from reader: inout ByteReader) throws(ByteReader.Malformed) -> Element
}

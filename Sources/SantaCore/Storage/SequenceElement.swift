/// What a sequence tree holds: a value that can be put into a block.
protocol SequenceElement: Sendable {
  /// What reading and writing one takes beside its bytes.
  associatedtype Shape: Sendable

  /// What stands where a block is damaged. Nobody is served it without being told.
  static var placeholder: Self { get }

  /// Whether this may stand right before another in a sequence of a shape.
  func mayPrecede(_ other: Self, _ shape: Shape) -> Bool

  func encode(into writer: inout ByteWriter, _ shape: Shape)
  init(from reader: inout ByteReader, _ shape: Shape) throws(ByteReader.Malformed)
}

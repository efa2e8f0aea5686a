/// What a sequence tree holds: a value that can be put into a block.
protocol SequenceElement: Sendable {
  /// What reading and writing one takes beside its bytes.
  associatedtype Shape: Sendable

  /// What stands where a block is damaged. Nobody is served it without being told.
  static var placeholder: Self { get }

  func encode(into writer: inout ByteWriter, _ shape: Shape)
  init(from reader: inout ByteReader, _ shape: Shape) throws(ByteReader.Malformed)
}

// A live query's trees are never written to a segment; were they, this is how.

extension Place: SequenceElement {
  static let placeholder = Place(.none)

  /// In whichever order a query has them.
  func mayPrecede(_ other: Place, _ shape: Void) -> Bool { true }

  func encode(into writer: inout ByteWriter, _ shape: Void) { writer.unsigned(rawValue) }

  init(from reader: inout ByteReader, _ shape: Void) throws(ByteReader.Malformed) {
    self.init(rawValue: try reader.unsigned())
  }
}

extension Member: SequenceElement {
  static let placeholder = Member(.none)

  /// The same.
  func mayPrecede(_ other: Member, _ shape: Void) -> Bool { true }

  func encode(into writer: inout ByteWriter, _ shape: Void) {
    writer.unsigned(row.rawValue)
    writer.unsigned(place.rawValue)
  }

  init(from reader: inout ByteReader, _ shape: Void) throws(ByteReader.Malformed) {
    self.init(
      row: RowKey(rawValue: try reader.unsigned()), place: Place(rawValue: try reader.unsigned()))
  }
}

extension ListEntry: SequenceElement {
  static let placeholder = ListEntry(id: PositionID(rawValue: 0), moved: .zero, value: .null)

  func encode(_ column: ColumnDefinition, into writer: inout ByteWriter) {
    writer.unsigned(id.rawValue)
    writer.unsigned(moved.rawValue)
    writer.value(value, type: column.type, isOptional: column.isOptional)
  }

  init(_ reader: inout ByteReader, _ column: ColumnDefinition) throws(ByteReader.Malformed) {
    let (id, moved) = (try reader.unsigned(), try reader.unsigned())
    guard id < UInt64.max >> 8 else { throw reader.malformed("a position's identity is too large") }
    self.id = PositionID(rawValue: id)
    self.moved = Version(rawValue: moved)
    value = try reader.value(type: column.type, isOptional: column.isOptional)
  }
}

extension OrderedIndex.Entry: SequenceElement {
  static let placeholder = OrderedIndex.Entry(value: .null, row: .none)

  func mayPrecede(_ other: OrderedIndex.Entry, _ column: ColumnDefinition) -> Bool { precedes(other) }

  func encode(into writer: inout ByteWriter, _ column: ColumnDefinition) {
    writer.value(value, type: column.type, isOptional: column.isOptional)
    writer.unsigned(row.rawValue)
  }

  init(from reader: inout ByteReader, _ column: ColumnDefinition) throws(ByteReader.Malformed) {
    let value = try reader.value(type: column.type, isOptional: column.isOptional)
    let row = try reader.unsigned()
    guard row < RowKey.limit else { throw reader.malformed("a key is too large") }
    self.init(value: value, row: RowKey(rawValue: row))
  }
}

extension OrderedIndex {
  struct EntryCoding: SequenceCoding {
    let column: ColumnDefinition

    init(_ column: ColumnDefinition) { self.column = column }

    var placeholder: Entry { Entry(value: .null, row: .none) }

    func mayPrecede(_ entry: Entry, _ next: Entry) -> Bool { entry.precedes(next) }

    func encode(_ entry: Entry, into writer: inout ByteWriter) {
      writer.value(entry.value, type: column.type, isOptional: column.isOptional)
      writer.unsigned(entry.row.rawValue)
    }

    func decode(from reader: inout ByteReader) throws(ByteReader.Malformed) -> Entry {
      let value = try reader.value(type: column.type, isOptional: column.isOptional)
      let row = try reader.unsigned()
      guard row < RowKey.limit else { throw reader.malformed("a key is too large") }
      return Entry(value: value, row: RowKey(rawValue: row))
    }
  }
}

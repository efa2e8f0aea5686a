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

    /// Encodes, for each entry, its row times 2, and then its value. If the value is the same as the previous one, encodes only
    /// the difference between the rows, times 2, plus 1.
    func encodeLeaf(_ entries: [Entry], into writer: inout ByteWriter) {
      var last: Entry?
      for entry in entries {
        if let last, last.value == entry.value {
          writer.unsigned((entry.row.rawValue &- last.row.rawValue) << 1 | 1)
        } else {
          writer.unsigned(entry.row.rawValue << 1)
          writer.value(entry.value, type: column.type, isOptional: column.isOptional)
        }
        last = entry
      }
    }

    func decodeLeaf(count: Int, from reader: inout ByteReader) throws(ByteReader.Malformed) -> [Entry] {
      var entries: [Entry] = []
      for _ in 0..<count {
        let word = try reader.unsigned()
        var (row, value) = (word >> 1, StoredValue.null)
        if word & 1 == 0 {
          value = try reader.value(type: column.type, isOptional: column.isOptional)
        } else if let last = entries.last, row < RowKey.limit {
          (row, value) = (row + last.row.rawValue, last.value)
        } else {
          throw reader.malformed("an entry of an index has no value")
        }
        guard row < RowKey.limit else { throw reader.malformed("a key is too large") }
        entries.append(Entry(value: value, row: RowKey(rawValue: row)))
      }
      return entries
    }
  }
}

/// The encoding of a collection's entries in log records and blocks. It includes only the fields that the kind of
/// collection uses.
struct ListEntryCoding: SequenceCoding {
  let column: ColumnDefinition

  init(_ column: ColumnDefinition) { self.column = column }

  var placeholder: ListEntry { ListEntry(value: .null) }

  func mayPrecede(_ entry: ListEntry, _ next: ListEntry) -> Bool {
    switch column.kind {
    case .single, .list: true
    case .set: entry.value.precedesExactly(next.value)
    case .map: entry.key.utf8.lexicographicallyPrecedes(next.key.utf8)
    }
  }

  func encode(_ entry: ListEntry, into writer: inout ByteWriter) {
    switch column.kind {
    case .single, .list:
      writer.unsigned(entry.id.rawValue)
      writer.unsigned(entry.moved.rawValue)
    case .set: break
    case .map: writer.string(entry.key)
    }
    writer.value(entry.value, type: column.type, isOptional: column.isOptional)
  }

  func decode(from reader: inout ByteReader) throws(ByteReader.Malformed) -> ListEntry {
    var (id, moved, key) = (PositionID.none, Version.zero, "")
    switch column.kind {
    case .single, .list:
      id = PositionID(rawValue: try reader.unsigned())
      moved = Version(rawValue: try reader.unsigned())
      guard id != .none, id < .limit else {
        throw reader.malformed("the identity of a position is out of range")
      }
    case .set: break
    case .map: key = try reader.string()
    }
    let value = try reader.value(type: column.type, isOptional: column.isOptional)
    return ListEntry(id: id, moved: moved, key: key, value: value)
  }
}

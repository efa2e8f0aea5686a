// How an entry lies in a log record and in a block: what its kind of collection needs, and no more.
extension ListEntry: SequenceElement {
  static let placeholder = ListEntry(value: .null)

  func encode(into writer: inout ByteWriter, _ column: ColumnDefinition) {
    switch column.kind {
    case .single, .list:
      writer.unsigned(id.rawValue)
      writer.unsigned(moved.rawValue)
    case .set: break
    case .map: writer.string(key)
    }
    writer.value(value, type: column.type, isOptional: column.isOptional)
  }

  init(from reader: inout ByteReader, _ column: ColumnDefinition) throws(ByteReader.Malformed) {
    var (id, moved, key) = (PositionID.none, Version.zero, "")
    switch column.kind {
    case .single, .list:
      id = PositionID(rawValue: try reader.unsigned())
      moved = Version(rawValue: try reader.unsigned())
      guard id != .none, id < .limit else { throw reader.malformed("a position's identity can't be") }
    case .set: break
    case .map: key = try reader.string()
    }
    self.init(
      id: id, moved: moved, key: key,
      value: try reader.value(type: column.type, isOptional: column.isOptional))
  }
}

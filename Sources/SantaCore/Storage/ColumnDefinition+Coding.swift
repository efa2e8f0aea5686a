extension ColumnDefinition {
  func encode(into writer: inout ByteWriter) {
    writer.string(name)
    writer.byte(type.rawValue)
    writer.byte((isOptional ? 1 : 0) | (isList ? 2 : 0) | (isPrimaryKey ? 4 : 0) | (isIndexed ? 8 : 0))
    writer.byte(deleteRule.rawValue)
    writer.string(target ?? "")
  }

  init(_ reader: inout ByteReader) throws(ByteReader.Malformed) {
    let name = try reader.string()
    guard let type = ValueType(rawValue: try reader.byte()) else {
      throw reader.malformed("a type is unknown")
    }
    let flags = try reader.byte()
    guard let rule = DeleteRule(rawValue: try reader.byte()) else {
      throw reader.malformed("a delete rule is unknown")
    }
    let target = try reader.string()
    guard flags < 16, (type == .link) == !target.isEmpty else {
      throw reader.malformed("a column can't be so")
    }
    self.init(
      name: name, type: type, isOptional: flags & 1 != 0, isList: flags & 2 != 0,
      isPrimaryKey: flags & 4 != 0,
      isIndexed: flags & 8 != 0, deleteRule: rule, target: target.isEmpty ? nil : target)
    guard !isPrimaryKey || !isList && !isOptional && !isLink, !isLink || isList || isOptional else {
      throw reader.malformed("a column can't be so")
    }
  }
}

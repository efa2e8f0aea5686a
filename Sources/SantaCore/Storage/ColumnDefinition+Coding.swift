/// ```
/// name (text), type (byte), flags (byte: 1 optional, 2 primary key, 4 indexed), kind of collection (byte),
/// delete rule (byte), target (text), and in format 2: length (LEB128) and sections
/// ```
extension ColumnDefinition {
  func encode(into writer: inout ByteWriter) {
    writer.string(name)
    writer.byte(type.rawValue)
    writer.byte((isOptional ? 1 : 0) | (isPrimaryKey ? 2 : 0) | (isIndexed ? 4 : 0))
    writer.byte(kind.rawValue)
    writer.byte(deleteRule.rawValue)
    writer.string(target ?? "")
    // No section is defined so far.
    writer.count(0)
  }

  init(from reader: inout ByteReader, format: UInt32) throws(ByteReader.Malformed) {
    let name = try reader.string()
    guard let type = ValueType(rawValue: try reader.byte()) else {
      throw reader.malformed("a type is unknown")
    }
    let flags = try reader.byte()
    guard let kind = CollectionKind(rawValue: try reader.byte()) else {
      throw reader.malformed("a kind of collection is unknown")
    }
    guard let rule = DeleteRule(rawValue: try reader.byte()), rule != .deny || format > 1 else {
      throw reader.malformed("a delete rule is unknown")
    }
    let target = try reader.string()
    if format > 1 {
      var options = try reader.part(try reader.count())
      if let (tag, _) = try options.section() {
        throw reader.malformed("option \(tag) of a column is unknown")
      }
    }
    guard flags < 8, (type == .link) == !target.isEmpty else {
      throw reader.malformed("the options or target of a column are invalid")
    }
    self.init(
      name: name, type: type, isOptional: flags & 1 != 0, kind: kind, isPrimaryKey: flags & 2 != 0,
      isIndexed: flags & 4 != 0, deleteRule: rule, target: target.isEmpty ? nil : target)
    let isCollectionOrLink = isCollection || isLink
    guard !isPrimaryKey || !isCollectionOrLink && !isOptional, !isIndexed || !isCollectionOrLink,
      // Deleting an object sets single links and values of maps to nil, and removes the elements of lists and sets.
      !isLink || isOptional == [.single, .map].contains(kind)
    else { throw reader.malformed("the options of a column do not fit its type") }
  }
}

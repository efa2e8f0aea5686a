/// ```
/// name (text), type (byte), flags (byte: 1 optional, 2 primary key, 4 indexed), kind of collection (byte),
/// delete rule (byte), target (text), and in format 2: length (LEB128) and sections:
///
/// tag 1  former names   texts
/// tag 2  type of keys   of a map, unless they are texts (byte)
/// tag 3  class          the column has the classes of objects; no contents
/// tag 4  target class   the subclass to whose objects a link leads, if not to all of its target table (text)
/// tag 5  default        the value of rows whose chunks lack the column; nothing for a collection, which is empty
/// ```
extension ColumnDefinition {
  package func encode(into writer: inout ByteWriter) {
    writer.string(name)
    writer.byte(type.rawValue)
    writer.byte((isOptional ? 1 : 0) | (isPrimaryKey ? 2 : 0) | (isIndexed ? 4 : 0))
    writer.byte(kind.rawValue)
    writer.byte(deleteRule.rawValue)
    writer.string(target ?? "")
    var options = ByteWriter()
    if !formerNames.isEmpty { options.section(Self.formerNamesTag, ByteWriter.names(formerNames)) }
    if keyType != .string { options.section(Self.keyTypeTag, [keyType.rawValue]) }
    if isClass { options.section(Self.classTag, []) }
    if let targetClass { options.section(Self.targetClassTag, ByteWriter.names([targetClass])) }
    if let defaultValue {
      var value = ByteWriter()
      if !isCollection { value.value(defaultValue, type: type, isOptional: isOptional) }
      options.section(Self.defaultTag, value.bytes)
    }
    writer.count(options.bytes.count)
    writer.append(options.bytes)
  }

  private static let formerNamesTag: UInt8 = 1
  private static let keyTypeTag: UInt8 = 2
  private static let classTag: UInt8 = 3
  private static let targetClassTag: UInt8 = 4
  private static let defaultTag: UInt8 = 5

  init(from reader: inout ByteReader, format: UInt32) throws(ByteReader.Malformed) {
    try self.init(unchecked: &reader, format: format)
    if let violation = violation(format: format) { throw reader.malformed(violation) }
  }

  /// Decodes a definition that may break the rules of ``violation(format:)``.
  package init(unchecked reader: inout ByteReader, format: UInt32) throws(ByteReader.Malformed) {
    let name = try reader.string()
    guard let type = ValueType(rawValue: try reader.byte()), type.isKnown(inFormat: format) else {
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
    var formerNames: [String] = []
    var keyType = ValueType.string
    var isClass = false
    var targetClass: String?
    var defaultValue: StoredValue?
    if format > 1 {
      var options = try reader.part(try reader.count())
      while let (tag, contents) = try options.section() {
        var part = contents
        switch tag {
        case Self.formerNamesTag where formerNames.isEmpty: formerNames = try part.names()
        case Self.keyTypeTag where keyType == .string:
          guard let type = ValueType(rawValue: try part.byte()), part.isAtEnd, type != .string else {
            throw reader.malformed("the type of the keys of a column is invalid")
          }
          keyType = type
        case Self.classTag where !isClass && part.isAtEnd: isClass = true
        case Self.targetClassTag where targetClass == nil:
          let names = try part.names()
          guard names.count == 1 else { throw reader.malformed("a link leads to several classes") }
          targetClass = names[0]
        case Self.defaultTag where defaultValue == nil:
          defaultValue = kind == .single ? try part.value(type: type, isOptional: flags & 1 != 0) : .null
          guard part.isAtEnd else { throw reader.malformed("the default of a column is invalid") }
        default: throw reader.malformed("option \(tag) of a column is unknown, or occurs twice")
        }
      }
    }
    guard flags < 8 else { throw reader.malformed("the options of a column are unknown") }
    self.init(
      name: name, type: type, isOptional: flags & 1 != 0, kind: kind, isPrimaryKey: flags & 2 != 0,
      isIndexed: flags & 4 != 0, deleteRule: rule, keyType: keyType, target: target.isEmpty ? nil : target,
      targetClass: targetClass, isClass: isClass, formerNames: formerNames, defaultValue: defaultValue)
  }
}

extension ByteWriter {
  /// Returns the encoded former names of a column or table.
  static func names(_ names: [String]) -> [UInt8] {
    var writer = ByteWriter()
    for name in names { writer.string(name) }
    return writer.bytes
  }
}

extension ByteWriter {
  /// Appends the columns of a set with unique values.
  mutating func columns(_ columns: [ColumnID]) {
    count(columns.count)
    for column in columns { count(column.rawValue) }
  }
}

extension ByteReader {
  /// Reads the columns of a set with unique values: at least one, in ascending order, and none that is dropped or can't be
  /// unique.
  mutating func uniqueColumns(of known: [ColumnDefinition]) throws(Malformed) -> [ColumnID] {
    var columns: [ColumnID] = []
    for _ in 0..<(try count()) {
      let column = try index()
      guard known.indices.contains(column), known[column].mayBeUnique,
        columns.last.map({ $0.rawValue < column }) ?? true
      else { throw malformed("a column can't be unique") }
      columns.append(ColumnID(column))
    }
    guard !columns.isEmpty else { throw malformed("a set of unique values has no columns") }
    return columns
  }

  /// Reads the former names of a column or table, up to the end of the bytes.
  mutating func names() throws(Malformed) -> [String] {
    var names: [String] = []
    while !isAtEnd { names.append(try string()) }
    guard !names.isEmpty, !names.contains("") else { throw malformed("a former name is missing or empty") }
    return names
  }
}

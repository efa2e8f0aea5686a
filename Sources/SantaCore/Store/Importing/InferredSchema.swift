/// The columns of a new type, as they are found in imported records.
///
/// Whole numbers become `int64`, other numbers `double`. What is missing in a record, or is null, is optional. An array of
/// values becomes a list, and an object of values a map. In a table, a column of which one cell is no number is a text; so is
/// one with numbers that would not come back as they were written: with zeros in front, as postal codes have, or with more
/// digits than a number holds.
///
/// No number is rounded. Those of JSON that are too long for a `double`, or of which one has a fraction and another is a long
/// integer, become `uint64` or `decimal`. What no type has is an error.
struct InferredSchema {
  private enum Scalar: Equatable {
    case bool, text
    /// Numbers, and the types that have all of them exactly.
    case number([ValueType])

    var type: ValueType {
      switch self {
      case .bool: .bool
      case .number(let types): types.first ?? .string
      case .text: .string
      }
    }
  }

  private struct Column {
    var name: String
    var kind: CollectionKind?
    var scalar: Scalar?
    var isOptional = false
    var count = 0
  }

  private var columns: [Column] = []
  private var indexes: [String: Int] = [:]
  private(set) var recordCount = 0

  mutating func add(_ record: ImportedRecord) throws(ImportFailure) {
    for member in record.members {
      let index = indexes[member.name] ?? columns.count
      if index == columns.count {
        guard columns.count < TableRules.maximumColumnCount else {
          throw ImportFailure(
            location: member.location,
            reason: "there are more than \(TableRules.maximumColumnCount) names, which is the limit")
        }
        if let why = NameRules.violation(ofProperty: member.name) {
          throw ImportFailure(
            location: member.location,
            reason: "\(member.name.isEmpty ? "a name" : "the name \(member.name.prefix(40))") \(why), "
              + "and a new type can have no such property")
        }
        indexes[member.name] = index
        columns.append(Column(name: member.name))
      }
      columns[index].count += 1
      try Self.add(member, to: &columns[index])
    }
    recordCount += 1
  }

  private static func add(_ member: ImportedRecord.Member, to column: inout Column) throws(ImportFailure) {
    let kind: CollectionKind
    let values: [ImportedValue]
    switch member.value {
    case .null:
      column.isOptional = true
      return
    case .array(let elements): (kind, values) = (.list, elements)
    case .object(let entries): (kind, values) = (.map, entries.map(\.value))
    case let value: (kind, values) = (.single, [value])
    }
    guard kind == column.kind ?? kind else {
      throw ImportFailure(
        location: member.location,
        reason: "\(member.name) is \(member.value.kind), but something else in an earlier record")
    }
    column.kind = kind
    for value in values {
      guard let scalar = scalar(of: value) else {
        throw ImportFailure(
          location: member.location,
          reason:
            "\(member.name) has \(value.kind) in \(member.value.kind), for which a new type can have no property. Import into "
            + "a store that has the type")
      }
      guard let both = union(column.scalar ?? scalar, scalar, ofCells: value.isCell) else {
        throw ImportFailure(
          location: member.location,
          reason: "\(member.name) is \(value.kind), but a value of another type in an earlier record")
      }
      guard both != .number([]) else {
        throw ImportFailure(
          location: member.location,
          reason:
            "\(member.name) is \(value.kind), and no type of number has this one and those of earlier records without "
            + "rounding them. Write them as texts")
      }
      column.scalar = both
    }
  }

  private static func scalar(of value: ImportedValue) -> Scalar? {
    switch value {
    case .bool: .bool
    case .number(let text): .number(ImportedNumber.types(of: text))
    case .text: .text
    case .cell("true"), .cell("false"): .bool
    case .cell(let text):
      switch ImportedNumber.types(ofCell: text) {
      case []: .text
      case let types: .number(types)
      }
    case .null, .array, .object: nil
    }
  }

  private static func union(_ first: Scalar, _ second: Scalar, ofCells: Bool) -> Scalar? {
    if first == second { return first }
    if case .number(let types) = first, case .number(let others) = second {
      let both = types.filter(others.contains)
      return both.isEmpty && ofCells ? .text : .number(both)
    }
    return ofCells ? .text : nil
  }

  /// The definitions of the columns, the primary key first.
  func definitions(primaryKey key: String?) throws(ImportFailure) -> [ColumnDefinition] {
    var definitions = columns.map { column in
      // What is never given is unknown; a text can take anything later.
      var definition = ColumnDefinition(name: column.name, type: column.scalar?.type ?? .string)
      definition.kind = column.kind ?? .single
      definition.isOptional = !definition.isCollection && (column.isOptional || column.count < recordCount)
      return definition
    }
    guard let key else { return definitions }
    guard let index = definitions.firstIndex(where: { $0.name == key }) else {
      throw ImportFailure(
        location: ImportLocation(), reason: "no record has '\(key)', which is to be the primary key")
    }
    var definition = definitions.remove(at: index)
    guard [.int64, .string].contains(definition.type), !definition.isCollection else {
      throw ImportFailure(
        location: ImportLocation(),
        reason: "'\(key)' is \(definition.swiftType), but a primary key is a whole number or a text")
    }
    // A record without it is an error of its own, with the line.
    (definition.isOptional, definition.isPrimaryKey) = (false, true)
    return [definition] + definitions
  }
}

extension InferredSchema {
  /// Whether a property whose type was found in other records has a value as it is written, if it is a number.
  static func holds(_ value: ImportedValue, _ type: ValueType) -> Bool {
    guard ImportedNumber.types.contains(type) else { return true }
    return switch value {
    case .number(let text): type == .double ? ImportedNumber.types(of: text).contains(type) : true
    case .cell(let text): ImportedNumber.types(ofCell: text).contains(type)
    default: true
    }
  }
}

extension ImportedValue {
  fileprivate var isCell: Bool { if case .cell = self { true } else { false } }
}

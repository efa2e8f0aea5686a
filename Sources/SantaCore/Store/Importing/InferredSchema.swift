/// The columns of a new type, as they are found in imported records.
///
/// Whole numbers become `int64`, other numbers `double`. What is missing in a record, or is null, is optional. An array of
/// values becomes a list, and an object of values a map. In a table, a column of which one cell is no number is a text; so is
/// one with numbers that would not come back as they were written: with zeros in front, as postal codes have, or with more
/// digits than a number holds.
struct InferredSchema {
  private enum Scalar {
    case bool, int, double, text

    var type: ValueType {
      switch self {
      case .bool: .bool
      case .int: .int64
      case .double: .double
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
    /// Whether a cell has a whole number that a `Double` would round.
    var hasLongInteger = false
  }

  private var columns: [Column] = []
  private var indexes: [String: Int] = [:]
  private(set) var recordCount = 0

  mutating func add(_ record: ImportedRecord) throws(ImportFailure) {
    for member in record.members {
      let index = indexes[member.name] ?? columns.count
      if index == columns.count {
        guard columns.count < TableHeader.maximumColumnCount else {
          throw ImportFailure(
            location: member.location,
            reason: "there are more than \(TableHeader.maximumColumnCount) names, which is the limit")
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
    case .object(let entries): (kind, values) = (.map, Array(entries.values))
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
      column.scalar = both
      if case .cell(let text) = value, let integer = Int64(text), Double(exactly: integer) == nil {
        column.hasLongInteger = true
      }
    }
  }

  private static func scalar(of value: ImportedValue) -> Scalar? {
    switch value {
    case .bool: .bool
    case .number(let text): Int64(text) == nil ? .double : .int
    case .text: .text
    case .cell("true"), .cell("false"): .bool
    case .cell(let text):
      if text.isExactInteger { .int } else if text.isExactDouble { .double } else { .text }
    case .null, .array, .object: nil
    }
  }

  private static func union(_ first: Scalar, _ second: Scalar, ofCells: Bool) -> Scalar? {
    if first == second { return first }
    if Set([first, second]) == [.int, .double] { return .double }
    return ofCells ? .text : nil
  }

  /// The definitions of the columns, the primary key first.
  func definitions(primaryKey key: String?) throws(ImportFailure) -> [ColumnDefinition] {
    var definitions = columns.map { column in
      // What is never given is unknown; a text can take anything later.
      let isRounded = column.scalar == .double && column.hasLongInteger
      let scalar = isRounded ? .text : column.scalar ?? .text
      var definition = ColumnDefinition(name: column.name, type: scalar.type)
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
        reason: "'\(key)' is \(definition.declaration), but a primary key is a whole number or a text")
    }
    // A record without it is an error of its own, with the line.
    (definition.isOptional, definition.isPrimaryKey) = (false, true)
    return [definition] + definitions
  }
}

extension ImportedValue {
  fileprivate var isCell: Bool { if case .cell = self { true } else { false } }
}

extension String {
  /// Whether this is a whole number as a property of type `Int64` gives it back.
  fileprivate var isExactInteger: Bool { Int64(self).map { "\($0)" == self } ?? false }

  /// Whether this is a number with a fraction, without zeros in front, or as Swift writes a `Double`. Neither hexadecimal
  /// numbers nor whole ones in scientific notation are: 12E5 and 0x1F may be codes.
  fileprivate var isExactDouble: Bool {
    guard let number = Double(self), number.isFinite else { return false }
    if "\(number)" == self { return true }
    let parts = drop { $0 == "-" }.split(separator: ".", omittingEmptySubsequences: false)
    return utf8.allSatisfy {
      $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: ".") || (0x30...0x39).contains($0)
    }
      && parts.count == 2 && !parts[0].isEmpty && !parts[1].isEmpty
      && (parts[0] == "0" || parts[0].first != "0")
  }
}

/// The columns of a new type, inferred from imported records.
///
/// Whole numbers become `int64`, and other numbers `double`. A value that is null, or missing in a record, makes its column
/// optional. An array of values becomes a list, and an object of values a map. A CSV column becomes a string if one of its
/// cells is not a number, or would be written differently after it was stored: with leading zeros, as in a postal code, or with
/// more digits than a number holds.
///
/// Numbers are never rounded. JSON numbers become `uint64` or `decimal` if they are too long for a `double`, or if one number
/// of a column has a fraction and another is a long integer. A column that no type can represent is an error.
struct InferredSchema {
  enum InferredScalar: Equatable {
    case bool, text
    /// Numbers, with the types that represent all of them exactly.
    case number([ValueType])

    var type: ValueType {
      switch self {
      case .bool: .bool
      case .number(let types): types.first ?? .string
      case .text: .string
      }
    }
  }

  struct Column {
    var name: String
    var kind: CollectionKind?
    var scalar: InferredScalar?
    /// The location of the first null.
    var firstNull: ImportLocation?
    var count = 0
    /// The kinds of values that are in `scalar` already.
    var seen: ScalarKinds = []
    /// The type, if it is not inferred.
    var given: ValueType?
  }

  var columns: [Column] = []
  private var indexes: [String: Int] = [:]
  var recordCount = 0

  private let given: [String: GivenType]

  /// - Parameter given: the types of columns that are not inferred.
  init(given: [String: GivenType] = [:]) { self.given = given }

  /// The index of a column; nil if no record had the name yet.
  func index(of name: String) -> Int? { indexes[name] }

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
              + "so a property of a new type can't have it")
        }
        indexes[member.name] = index
        columns.append(Column(name: member.name, given: given[member.name]?.type))
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
      column.firstNull = column.firstNull ?? member.location
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
    if column.given != nil {
      guard kind == .single else {
        throw ImportFailure(
          location: member.location,
          reason: "\(member.name) is \(member.value.kind), which can't have a type that is given by its name")
      }
      return
    }
    for value in values {
      guard let scalar = scalar(of: value) else {
        throw ImportFailure(
          location: member.location,
          reason:
            "\(member.name) has \(value.kind) in \(member.value.kind), which a property of a new type can't have. Import into "
            + "a store that has the type")
      }
      guard let both = union(column.scalar ?? scalar, scalar, ofCells: value.isCell) else {
        throw ImportFailure(
          location: member.location,
          reason: "\(member.name) is \(value.kind), but another value of it has another type")
      }
      guard both != .number([]) else {
        throw ImportFailure(
          location: member.location,
          reason:
            "\(member.name) is \(value.kind), but every type of number would round this one or a number of an earlier "
            + "record. Write them as strings")
      }
      column.scalar = both
    }
  }

  static func scalar(of value: ImportedValue) -> InferredScalar? {
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

  static func union(_ first: InferredScalar, _ second: InferredScalar, ofCells: Bool) -> InferredScalar? {
    if first == second { return first }
    if case .number(let types) = first, case .number(let others) = second {
      let both = types.filter(others.contains)
      return both.isEmpty && ofCells ? .text : .number(both)
    }
    return ofCells ? .text : nil
  }

  /// Throws for the first null that stands for a list or a map. These properties are never null in a store.
  private func checkNulls() throws(ImportFailure) {
    let wrong = columns.filter { $0.kind != nil && $0.kind != .single && $0.firstNull != nil }
    let first = wrong.min { ($0.firstNull ?? ImportLocation()) < ($1.firstNull ?? ImportLocation()) }
    guard let first, let location = first.firstNull else { return }
    let (kind, empty) = first.kind == .map ? ("an object", "{}") : ("an array", "[]")
    throw ImportFailure(
      location: location,
      reason:
        "\(first.name) is null, but \(kind) in another record. Write \(empty), or leave out the name, if it has "
        + "no values")
  }

  /// Returns the definitions of the columns, the primary key first.
  ///
  /// - Parameter skipsErrors: whether records with a null for a collection are left out later, instead of being an error.
  func definitions(
    primaryKey key: String?, skipsErrors: Bool = false
  ) throws(ImportFailure) -> [ColumnDefinition] {
    if !skipsErrors { try checkNulls() }
    var definitions = columns.map { column in
      // The type of a column without values is unknown. A string column accepts anything later.
      var definition = ColumnDefinition(
        name: column.name, type: column.given ?? column.scalar?.type ?? .string)
      definition.kind = column.kind ?? .single
      definition.isOptional =
        !definition.isCollection && (column.firstNull != nil || column.count < recordCount)
      return definition
    }
    for name in given.keys.sorted() where indexes[name] == nil {
      throw ImportFailure(
        location: ImportLocation(), reason: "no record has '\(name)', for which a type is given")
    }
    guard let key else { return definitions }
    guard let index = definitions.firstIndex(where: { $0.name == key }) else {
      throw ImportFailure(
        location: ImportLocation(), reason: "no record has '\(key)', the chosen primary key")
    }
    var definition = definitions.remove(at: index)
    guard [.int64, .string].contains(definition.type) || given[key] != nil && definition.type.mayBeKey,
      !definition.isCollection
    else {
      throw ImportFailure(
        location: ImportLocation(),
        reason:
          "'\(key)' is \(definition.swiftType), but a primary key must be an integer\(given[key] == nil ? "" : ", a UUID") or a string"
      )
    }
    // A record without the primary key fails later, with an error that names its line.
    (definition.isOptional, definition.isPrimaryKey) = (false, true)
    return [definition] + definitions
  }
}

extension InferredSchema {
  /// Returns whether a property whose type was inferred from other records keeps a value as it is written, if it is a number.
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

extension ValueType {
  /// Whether values can identify objects.
  fileprivate var mayBeKey: Bool { ColumnDefinition(name: "key", type: self).mayBePrimaryKey }
}

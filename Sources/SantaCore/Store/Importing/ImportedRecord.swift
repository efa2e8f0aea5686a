/// An object of imported data, whose values have no type yet.
struct ImportedRecord {
  struct Member {
    var name: String
    var value: ImportedValue
    var location: ImportLocation
  }

  var location: ImportLocation
  /// The values by name. No name occurs twice.
  var members: [Member]
}

/// A value of imported data.
indirect enum ImportedValue: Equatable {
  case null
  case bool(Bool)
  /// A number as it is written.
  case number(String)
  case text(String)
  /// The text of a cell of a table, which may also be a number, a truth value, or JSON.
  case cell(String)
  case array([ImportedValue])
  /// The entries as they are written. Names that are canonically equivalent can be two keys of a map.
  case object([Entry])

  struct Entry: Equatable {
    var key: String
    var value: ImportedValue
  }

  /// The kind of the value, for messages.
  var kind: String {
    switch self {
    case .null: "null (or an empty cell)"
    case .bool: "a truth value"
    case .number(let text): "the number \(text.prefix(40))"
    case .text: "a text"
    case .cell(let text): "'\(text.prefix(40))'"
    case .array: "an array"
    case .object: "an object"
    }
  }
}

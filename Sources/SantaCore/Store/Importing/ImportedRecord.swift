/// An object in imported data, whose values don't have types yet.
struct ImportedRecord: Sendable {
  struct Member: Sendable {
    var name: String
    var value: ImportedValue
    var location: ImportLocation
  }

  var location: ImportLocation
  /// The values by name. Each name occurs only once.
  var members: [Member]
}

/// A value in imported data.
indirect enum ImportedValue: Equatable, Sendable {
  case null
  case bool(Bool)
  /// A number, as it is written.
  case number(String)
  case text(String)
  /// The contents of a CSV cell, which can be a string, a number, a truth value, or JSON.
  case cell(String)
  case array([ImportedValue])
  /// The entries, as they are written. Names that are canonically equivalent can be different keys of a map.
  case object([Entry])

  struct Entry: Equatable, Sendable {
    var key: String
    var value: ImportedValue
  }

  /// The kind of the value, for messages.
  var kind: String {
    switch self {
    case .null: "null (or an empty cell)"
    case .bool: "a Boolean"
    case .number(let text): "the number \(text.prefix(40))"
    case .text: "a string"
    case .cell(let text): "'\(text.prefix(40))'"
    case .array: "an array"
    case .object: "an object"
    }
  }

  /// The text of a value that may be a number; nil for other kinds of values.
  var numberText: String? {
    switch self {
    case .number(let text), .cell(let text): text
    default: nil
    }
  }
}

/// The value of an option.
enum OptionValue: Sendable {
  case none
  /// A string with this placeholder. The command parses it later, as a place, file or time.
  case text(String)
  /// A number with this placeholder.
  case number(String, NumberLimits)
  /// One of these words.
  case choice([String])
  /// One of these words, which are too many for a usage line, so that it has this placeholder.
  case listedChoice([String], String)
  /// One of these words, which are too long for a usage line, with a placeholder for them. The command parses it later.
  case named([String], String)
  /// The name of a place, or its coordinates, with this placeholder.
  case place(String)
  /// One of these words, or another string with this placeholder, which the command parses later.
  case choiceOrText([String], String)

  /// Returns a choice of the raw values of a type.
  static func choice<Choice: CaseIterable & RawRepresentable<String>>(of type: Choice.Type) -> OptionValue {
    .choice(type.allCases.map(\.rawValue))
  }

  /// Whether the value can be the path of a file or folder.
  var isPath: Bool {
    if case .text(let placeholder) = self {
      ["PATH", "FILE", "FILE|URL"].contains(placeholder)
    } else {
      false
    }
  }

  /// Whether the value is a place.
  var isPlace: Bool { if case .place = self { true } else { false } }

  /// The words to choose from; nil if the value isn't a choice.
  var words: [String]? {
    switch self {
    case .choice(let words), .choiceOrText(let words, _), .listedChoice(let words, _), .named(let words, _):
      words
    case .none, .text, .number, .place: nil
    }
  }

  /// The value as it appears in usage lines; nil if the option has no value.
  var placeholder: String? {
    switch self {
    case .none: nil
    case .text(let placeholder), .number(let placeholder, _), .place(let placeholder): placeholder
    case .listedChoice(_, let placeholder), .named(_, let placeholder): placeholder
    case .choice(let words): words.joined(separator: "|")
    case .choiceOrText(let words, let placeholder): (words + [placeholder]).joined(separator: "|")
    }
  }
}

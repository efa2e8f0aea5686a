/// The value of an option.
enum OptionValue: Sendable {
  case none
  /// Text with this placeholder. The command reads it later, as a place, file or time.
  case text(String)
  /// A number with this placeholder.
  case number(String, NumberLimits)
  /// One of these words.
  case choice([String])
  /// One of these words, or other text with this placeholder, which the command reads later.
  case choiceOrText([String], String)

  /// One of the raw values of a type.
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

  /// The words to choose from; nil if the value is not one of several words.
  var words: [String]? {
    switch self {
    case .choice(let words), .choiceOrText(let words, _): words
    case .none, .text, .number: nil
    }
  }

  /// The value in usage lines; nil if the option takes none.
  var placeholder: String? {
    switch self {
    case .none: nil
    case .text(let placeholder), .number(let placeholder, _): placeholder
    case .choice(let words): words.joined(separator: "|")
    case .choiceOrText(let words, let placeholder): (words + [placeholder]).joined(separator: "|")
    }
  }
}

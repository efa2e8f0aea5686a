/// What may follow an option.
enum OptionValue: Sendable {
  case none
  /// Text under this placeholder, understood later by whoever knows places, files and times.
  case text(String)
  /// A number under this placeholder.
  case number(String, NumberLimits)
  /// One of these words.
  case choice([String])

  /// One of the words of a type.
  static func choice<Choice: CaseIterable & RawRepresentable<String>>(of type: Choice.Type) -> OptionValue {
    .choice(type.allCases.map(\.rawValue))
  }

  /// Whether it may be the path of a file or folder.
  var isPath: Bool {
    if case .text(let placeholder) = self { ["PATH", "FILE|URL"].contains(placeholder) } else { false }
  }

  /// The words to choose from; nil where others will do.
  var words: [String]? { if case .choice(let words) = self { words } else { nil } }

  /// How usage lines write the value; nil when there is none.
  var placeholder: String? {
    switch self {
    case .none: nil
    case .text(let placeholder), .number(let placeholder, _): placeholder
    case .choice(let words): words.joined(separator: "|")
    }
  }
}

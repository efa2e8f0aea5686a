/// An option as one command has it. Reading, usage lines, help screens, the manual and completions all derive from it.
///
/// Two are equal when they are spelt alike: what `--format` may be differs from command to command.
struct Option: Hashable, Sendable {
  /// The groups in which the list of all options shows them.
  enum Group: Int, Comparable, Sendable {
    /// Which flight, place, time or type is meant.
    case subject
    /// Which of many are shown, and in which order.
    case selection
    case format
    case screen
    /// The language and the units of the output.
    case reader
    /// Options that stand alone.
    case program

    static func < (first: Group, second: Group) -> Bool { first.rawValue < second.rawValue }
  }

  /// The word after the two dashes.
  let name: String
  var value: OptionValue
  /// A one-letter spelling, without its dash.
  var letter: Character?
  /// Whether the command can't do without it.
  var isRequired: Bool
  var group: Group
  /// One line for the help screens.
  var summary: Wording

  init(
    _ name: String, _ value: OptionValue = .none, letter: Character? = nil, isRequired: Bool = false,
    in group: Group, _ summary: Wording
  ) {
    self.name = name
    self.value = value
    self.letter = letter
    self.isRequired = isRequired
    self.group = group
    self.summary = summary
  }

  static func == (first: Option, second: Option) -> Bool { first.name == second.name }

  func hash(into hasher: inout Hasher) { hasher.combine(name) }

  /// As written on the command line.
  var spelling: String { "--\(name)" }

  /// The option with its value as usage lines write it.
  var spellingWithPlaceholder: String { value.placeholder.map { "\(spelling) \($0)" } ?? spelling }

  /// All spellings, the letter first.
  var spellings: [String] { (letter.map { ["-\($0)"] } ?? []) + [spelling] }
}

extension Option {
  /// Every command takes it.
  static let help = Option(
    "help", letter: "h", in: .program,
    Wording(
      "explain the program, or the command it is given with", japanese: "プログラムまたは指定したコマンドの説明を表示する"))
}

/// An option of a command. Parsing, usage lines, help screens, the manual and completions all derive from it.
///
/// Two options are equal if their names are, because the values of `--format` differ between commands.
struct Option: Hashable, Sendable {
  /// The groups in the list of all options, in order.
  enum Group: Int, Comparable, Sendable {
    /// Options that select a flight, place, time or type.
    case subject
    /// Options that select the rows to show, and their order.
    case selection
    case format
    case screen
    /// The language and the units of the output.
    case reader
    /// Options that are given without a command.
    case program

    static func < (first: Group, second: Group) -> Bool { first.rawValue < second.rawValue }
  }

  /// The name after the two dashes.
  let name: String
  var value: OptionValue
  /// A one-letter alternative, without its dash.
  var letter: Character?
  /// Whether the command requires it.
  var isRequired: Bool
  var group: Group
  /// The description on help screens, which is one line.
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

  /// The option as it is typed on the command line.
  var spelling: String { "--\(name)" }

  /// The option with the placeholder of its value, for usage lines.
  var spellingWithPlaceholder: String { value.placeholder.map { "\(spelling) \($0)" } ?? spelling }

  /// All spellings, starting with the letter.
  var spellings: [String] { (letter.map { ["-\($0)"] } ?? []) + [spelling] }
}

extension Option {
  /// The option that every command takes.
  static let help = Option(
    "help", letter: "h", in: .program,
    Wording("show help for the program or the given command"))
}

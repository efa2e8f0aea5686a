/// One row of the table of options, from which reading, usage lines and help screens all derive.
struct OptionDescription: Sendable {
  var value: OptionValue = .none
  /// The commands that take it. An option of no command stands alone on the command line.
  var commands: [CommandName] = []
  /// A one-letter spelling, without its dash.
  var letter: Character?
  /// One line for the help screens.
  var summary: String
}

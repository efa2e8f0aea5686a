/// The strings of help screens that are not in the table of commands.
struct HelpWords: Sendable {
  var title: String
  var commands: String
  var options: String
  var exitCodes: String
  var examples: String
  /// The last line of the overview.
  var more: String

  init(_ table: WordTable) {
    title = table.text("Follow Santa from the terminal.")
    commands = table.text("commands:")
    options = table.text("options:")
    exitCodes = table.text("exit codes:")
    examples = table.text("examples:")
    more = table.phrase("'{program} help COMMAND' explains a command. '--' ends the options.")(
      ["program": Program.name])
  }
}

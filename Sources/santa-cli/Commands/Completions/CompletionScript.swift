/// A script that makes a shell complete command lines of the program, generated from the table of commands.
struct CompletionScript: Sendable {
  let table: CommandTable

  init(_ table: CommandTable) { self.table = table }

  func text(for shell: Shell) -> String {
    switch shell {
    case .bash: bash
    case .zsh: zsh
    case .fish: fish
    }
  }

  /// The commands, sorted by the length of their names in descending order, so that `store dump` is recognised before `store`.
  var commandsBySpecificity: [CommandDescription] {
    table.commands.sorted { $0.name.rawValue.count > $1.name.rawValue.count }
  }

  /// The options that are given without a command.
  var standaloneOptions: [Option] { [.help] + table.standaloneOptions.map(\.option) }

  /// The spellings of the options that take a value.
  var spellingsWithValue: [String] {
    table.options.filter { $0.value.placeholder != nil }.flatMap(\.spellings)
  }

  /// Returns the words that can follow a command: its subcommands, or the words of its argument.
  func words(after command: CommandDescription) -> [String] {
    if command.takesTopic { return table.mainCommands.map(\.name.rawValue) }
    return table.subcommands(of: command).map(\.name.lastWord) + (command.argumentWords ?? [])
  }

  /// The command that prints the places that begin with its argument.
  static let placeCommand = "\(Program.name) \(CommandName.completePlace.rawValue) --"

  /// Returns a string in single quotes, for bash and zsh.
  static func quoted(_ text: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
  }
}

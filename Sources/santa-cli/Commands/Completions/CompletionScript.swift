/// A script with which a shell completes command lines of the program, made from the table of commands.
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

  /// The commands from the longest to the shortest name, so that `store dump` is recognised before `store`.
  var commandsBySpecificity: [CommandDescription] {
    table.commands.sorted { $0.name.rawValue.count > $1.name.rawValue.count }
  }

  /// The options without a command.
  var standaloneOptions: [Option] { [.help] + table.standaloneOptions.map(\.option) }

  /// The spellings of the options that take a value.
  var spellingsWithValue: [String] {
    table.options.filter { $0.value.placeholder != nil }.map(\.spelling)
  }

  /// The words that may follow a command: its subcommands, or the words of its argument.
  func words(after command: CommandDescription) -> [String] {
    if command.takesTopic { return table.mainCommands.map(\.name.rawValue) }
    return table.subcommands(of: command).map(\.name.lastWord) + (command.argumentWords ?? [])
  }

  /// A text in single quotes, for bash and zsh.
  static func quoted(_ text: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
  }
}

/// What a shell reads to complete our command lines, made from the tables of commands and options.
enum CompletionScript {
  static func text(for shell: Shell) -> String {
    switch shell {
    case .bash: bash
    case .zsh: zsh
    case .fish: fish
    }
  }

  /// The commands from the longest to the shortest, so that `store dump` is recognised before `store`.
  static var commandsBySpecificity: [CommandName] {
    CommandName.allCases.sorted { $0.rawValue.count > $1.rawValue.count }
  }

  /// The options that stand without a command.
  static var loneOptions: [OptionName] {
    OptionName.allCases.filter { $0.description.commands.isEmpty || $0 == .help }
  }

  /// The spellings of an option.
  static func spellings(of option: OptionName) -> [String] {
    (option.description.letter.map { ["-\($0)"] } ?? []) + [option.spelling]
  }

  /// The words that may follow a command: of which it is the beginning, or which it takes.
  static func words(after command: CommandName) -> [String] {
    if command == .help { return CommandName.main.map(\.rawValue) }
    return command.parts.map(\.lastWord) + (command.description.argumentChoices ?? [])
  }

  /// A text in single quotes, as bash and zsh read it.
  static func quoted(_ text: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
  }
}

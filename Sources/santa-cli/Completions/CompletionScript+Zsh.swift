extension CompletionScript {
  static var zsh: String {
    """
    #compdef \(HelpText.program)
    # zsh completion for \(HelpText.program), made by '\(HelpText.program) completions zsh'.

    _santa-cli() {
      local -a commands
      local command= i
      for ((i = 2; i < CURRENT; i++)); do
        case $words[i] in
          \(zshOptionsWithValue.joined(separator: "|"))) ((i++)) ;;
          -*) ;;
          *) command="${command:+$command }$words[i]" ;;
        esac
      done
      case $command in
    \(commandsBySpecificity.map(zshCase).joined(separator: "\n"))
        *)
    \(zshCommands(CommandName.main))
          _arguments \(loneOptions.map(zshOption(for: nil)).joined(separator: " ")) '*: :( )' ;;
      esac
    }

    if [[ $funcstack[1] == _santa-cli ]]; then _santa-cli "$@"; else compdef _santa-cli \(HelpText.program); fi

    """
  }

  private static var zshOptionsWithValue: [String] {
    OptionName.allCases.filter { $0.description.value.placeholder != nil }.map(\.spelling)
  }

  private static func zshCase(_ command: CommandName) -> String {
    let options = command.options.map(zshOption(for: command)).joined(separator: " \\\n        ")
    let rest = command.description.argument == "DIR" ? "'*:DIR:_files -/'" : "'*: :( )'"
    var lines = ["    '\(command.rawValue)'|'\(command.rawValue) '*)"]
    if !command.parts.isEmpty { lines.append(zshCommands(command.parts)) }
    if command == .help { lines.append(zshCommands(CommandName.main)) }
    if let words = command.description.argumentChoices {
      lines.append("      compadd -- \(words.joined(separator: " "))")
    }
    lines.append("      _arguments \(options) \(rest) ;;")
    return lines.joined(separator: "\n")
  }

  private static func zshCommands(_ commands: [CommandName]) -> String {
    let rows = commands.map { quoted("\($0.lastWord):\($0.description.summary)") }
    return """
            commands=(\(rows.joined(separator: " ")))
            _describe command commands
      """
  }

  /// As `_arguments` reads it: `'--format=[summary]:format:(plain json)'`.
  private static func zshOption(for command: CommandName?) -> (OptionName) -> String {
    { option in
      let description = option.description(for: command)
      let summary = escaped(description.summary)
      guard let placeholder = description.value.placeholder else {
        return spellings(of: option).map { quoted("\($0)[\(summary)]") }.joined(separator: " ")
      }
      let action =
        description.value.words.map { "(\($0.joined(separator: " ")))" }
        ?? (description.value.isPath ? "_files" : " ")
      return quoted("\(option.spelling)=[\(summary)]:\(escaped(placeholder)):\(action)")
    }
  }

  /// Brackets end a summary, and colons a placeholder.
  private static func escaped(_ text: String) -> String {
    text.reduce(into: "") { $0 += "[]:\\".contains($1) ? "\\\($1)" : String($1) }
  }
}

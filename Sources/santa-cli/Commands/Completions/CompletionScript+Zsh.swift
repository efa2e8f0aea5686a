extension CompletionScript {
  var zsh: String {
    """
    #compdef \(Program.name)
    # zsh completion for \(Program.name), made by '\(Program.name) completions zsh'.

    _santa-cli() {
      local -a commands
      local command= i
      for ((i = 2; i < CURRENT; i++)); do
        case $words[i] in
          \(spellingsWithValue.joined(separator: "|"))) ((i++)) ;;
          -*) ;;
          *) command="${command:+$command }$words[i]" ;;
        esac
      done
      case $command in
    \(commandsBySpecificity.map(zshCase).joined(separator: "\n"))
        *)
    \(zshCommands(table.mainCommands))
          _arguments \(standaloneOptions.map(zshOption).joined(separator: " ")) '*: :( )' ;;
      esac
    }

    _santa-cli_places() {
      # -U shows names that begin with other letters than the word, such as an accented one.
      compadd -U -M 'm:{a-z}={A-Z}' -- ${(f)"$(\(Self.placeCommand) "${(Q)PREFIX}" 2>/dev/null)"}
    }

    if [[ $funcstack[1] == _santa-cli ]]; then _santa-cli "$@"; else compdef _santa-cli \(Program.name); fi

    """
  }

  private func zshCase(_ command: CommandDescription) -> String {
    let name = command.name.rawValue
    let options = command.options.map(zshOption).joined(separator: " \\\n        ")
    let rest =
      command.takesFolder ? "'*:DIR:_files -/'" : command.takesFile ? "'*:FILE:_files'" : "'*: :( )'"
    var lines = ["    '\(name)'|'\(name) '*)"]
    let parts = command.takesTopic ? table.mainCommands : table.subcommands(of: command)
    if !parts.isEmpty { lines.append(zshCommands(parts)) }
    if let words = command.argumentWords { lines.append("      compadd -- \(words.joined(separator: " "))") }
    lines.append("      _arguments \(options) \(rest) ;;")
    return lines.joined(separator: "\n")
  }

  private func zshCommands(_ commands: [CommandDescription]) -> String {
    let rows = commands.map { Self.quoted("\($0.name.lastWord):\($0.summary.english)") }
    return """
            commands=(\(rows.joined(separator: " ")))
            _describe command commands
      """
  }

  /// Returns an option in the syntax of `_arguments`: `'--format=[summary]:format:(plain json)'`.
  private func zshOption(_ option: Option) -> String {
    let summary = escaped(option.summary.english)
    guard let placeholder = option.value.placeholder else {
      return option.spellings.map { Self.quoted("\($0)[\(summary)]") }.joined(separator: " ")
    }
    let words = option.value.words.map { "(\($0.joined(separator: " ")))" }
    let action = words ?? (option.value.isPath ? "_files" : option.value.isPlace ? "_santa-cli_places" : " ")
    return option.spellings.map { spelling in
      // A one-letter option takes its value in the next word.
      let start = spelling.hasPrefix("--") ? "\(spelling)=" : spelling
      return Self.quoted("\(start)[\(summary)]:\(escaped(placeholder)):\(action)")
    }.joined(separator: " ")
  }

  /// Escapes brackets, which would end a summary, and colons, which would end a placeholder.
  private func escaped(_ text: String) -> String {
    text.reduce(into: "") { $0 += "[]:\\".contains($1) ? "\\\($1)" : String($1) }
  }
}

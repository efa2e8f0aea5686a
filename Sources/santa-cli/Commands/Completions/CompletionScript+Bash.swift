extension CompletionScript {
  /// The script for bash 3.2 and later. It doesn't need the bash-completion package.
  var bash: String {
    let mainWords = table.mainCommands.map(\.name.rawValue) + standaloneOptions.flatMap(\.spellings)
    return """
      # bash completion for \(Program.name), made by '\(Program.name) completions bash'.

      _santa_cli() {
        local word=${COMP_WORDS[COMP_CWORD]} option=${COMP_WORDS[COMP_CWORD-1]} command= words= paths= places= i=1
        # bash takes '--format=json' apart into three words.
        if [[ $word == = ]]; then word=; elif [[ $option == = ]]; then option=${COMP_WORDS[COMP_CWORD-2]}; fi
        while ((i < COMP_CWORD)); do
          case ${COMP_WORDS[i]} in
            \(spellingsWithValue.joined(separator: "|"))) ((i++)); [[ ${COMP_WORDS[i]} == = ]] && ((i++)) ;;
            -*) ;;
            *) command="${command:+$command }${COMP_WORDS[i]}" ;;
          esac
          ((i++))
        done
        COMPREPLY=()
        case $command in
      \(commandsBySpecificity.map(bashCase).joined(separator: "\n"))
          *)
            words=\(Self.quoted(mainWords.joined(separator: " "))) ;;
        esac
        local IFS=$' \\t\\n'
        COMPREPLY=($(compgen -W "$words" -- "$word"))
        if [[ -n $places ]]; then
          # The program gets the word without quotes. With 'filenames', bash quotes the spaces of the chosen name itself.
          word=${word//\\\\/} word=${word#[\\\"\\']}
          IFS=$'\\n'
          COMPREPLY=($(\(Self.placeCommand) "$word" 2>/dev/null))
          compopt -o filenames 2>/dev/null
        elif [[ -n $paths ]]; then
          IFS=$'\\n'
          COMPREPLY+=($(compgen -f -- "$word"))
          compopt -o filenames 2>/dev/null
        fi
      }

      complete -F _santa_cli \(Program.name)

      """
  }

  private func bashCase(_ command: CommandDescription) -> String {
    let name = command.name.rawValue
    var values: [String] = []
    for option in command.options where option.value.placeholder != nil {
      let words = option.value.words.map { "words=\(Self.quoted($0.joined(separator: " ")))" }
      let action = words ?? (option.value.isPath ? "paths=1" : option.value.isPlace ? "places=1" : ":")
      values.append("          \(option.spellings.joined(separator: "|"))) \(action) ;;")
    }
    let words = words(after: command) + command.options.flatMap(\.spellings)
    return """
          '\(name)'|'\(name) '*)
            case $option in
      \(values.joined(separator: "\n"))
              *) words=\(Self.quoted(words.joined(separator: " ")))\(command.takesFolder || command.takesFile ? " paths=1" : "") ;;
            esac ;;
      """
  }
}

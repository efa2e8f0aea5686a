extension CompletionScript {
  /// Needs nothing but bash itself, from 3.2 on.
  static var bash: String {
    let withValue = OptionName.allCases.filter { $0.description.value.placeholder != nil }.map(\.spelling)
    return """
      # bash completion for \(HelpText.program), made by '\(HelpText.program) completions bash'.

      _santa_cli() {
        local word=${COMP_WORDS[COMP_CWORD]} option=${COMP_WORDS[COMP_CWORD-1]} command= words= paths= i=1
        # bash takes '--format=json' apart into three words.
        if [[ $word == = ]]; then word=; elif [[ $option == = ]]; then option=${COMP_WORDS[COMP_CWORD-2]}; fi
        while ((i < COMP_CWORD)); do
          case ${COMP_WORDS[i]} in
            \(withValue.joined(separator: "|"))) ((i++)); [[ ${COMP_WORDS[i]} == = ]] && ((i++)) ;;
            -*) ;;
            *) command="${command:+$command }${COMP_WORDS[i]}" ;;
          esac
          ((i++))
        done
        COMPREPLY=()
        case $command in
      \(commandsBySpecificity.map(bashCase).joined(separator: "\n"))
          *)
            words=\(quoted((CommandName.main.map(\.rawValue) + loneOptions.flatMap(spellings)).joined(separator: " "))) ;;
        esac
        local IFS=$' \\t\\n'
        COMPREPLY=($(compgen -W "$words" -- "$word"))
        if [[ -n $paths ]]; then
          IFS=$'\\n'
          COMPREPLY+=($(compgen -f -- "$word"))
          compopt -o filenames 2>/dev/null
        fi
      }

      complete -F _santa_cli \(HelpText.program)

      """
  }

  private static func bashCase(_ command: CommandName) -> String {
    var values: [String] = []
    for option in command.options {
      let value = option.description(for: command).value
      guard value.placeholder != nil else { continue }
      let action =
        value.words.map { "words=\(quoted($0.joined(separator: " ")))" } ?? (value.isPath ? "paths=1" : ":")
      values.append("          \(option.spelling)) \(action) ;;")
    }
    let words = words(after: command) + command.options.flatMap(spellings)
    let takesPath = command.description.argument == "DIR" ? " paths=1" : ""
    return """
          '\(command.rawValue)'|'\(command.rawValue) '*)
            case $option in
      \(values.joined(separator: "\n"))
              *) words=\(quoted(words.joined(separator: " ")))\(takesPath) ;;
            esac ;;
      """
  }
}

extension CompletionScript {
  static var fish: String {
    let lines =
      [
        "# fish completion for \(HelpText.program), made by '\(HelpText.program) completions fish'.",
        "complete -c \(HelpText.program) -f",
      ]
      + CommandName.allCases.map(fishCommand)
      + loneOptions.map { fishOption($0, nil, "__fish_use_subcommand") }
      + CommandName.allCases.flatMap { command in
        command.options.map { fishOption($0, command, fishCondition(on: command)) }
          + fishArguments(of: command)
      }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func fishCommand(_ command: CommandName) -> String {
    let first = command.rawValue.split(separator: " ").first.map(String.init) ?? ""
    let isPart = first != command.rawValue
    let condition = isPart ? "__fish_seen_subcommand_from \(first)" : "__fish_use_subcommand"
    return "complete -c \(HelpText.program) -n '\(condition)' -a \(command.lastWord) "
      + "-d \(fishQuoted(command.description.summary))"
  }

  /// What must stand on the command line: each of the command's words, and none of its parts'.
  private static func fishCondition(on command: CommandName) -> String {
    let seen = command.rawValue.split(separator: " ").map { "__fish_seen_subcommand_from \($0)" }
    let unseen = command.parts.map { "not __fish_seen_subcommand_from \($0.lastWord)" }
    return (seen + unseen).joined(separator: "; and ")
  }

  private static func fishOption(_ option: OptionName, _ command: CommandName?, _ condition: String) -> String
  {
    let description = option.description(for: command)
    var words = ["complete -c \(HelpText.program) -n '\(condition)'"]
    if let letter = description.letter { words.append("-s \(letter)") }
    words.append("-l \(option.rawValue)")
    if let choices = description.value.words {
      words.append("-x -a \(fishQuoted(choices.joined(separator: " ")))")
    } else if description.value.isPath {
      words.append("-r -F")
    } else if description.value.placeholder != nil {
      words.append("-x")
    }
    words.append("-d \(fishQuoted(description.summary))")
    return words.joined(separator: " ")
  }

  private static func fishArguments(of command: CommandName) -> [String] {
    let start = "complete -c \(HelpText.program) -n '\(fishCondition(on: command))'"
    if command.description.argument == "DIR" && command.parts.isEmpty { return ["\(start) -F"] }
    let words = command.parts.isEmpty ? words(after: command) : []
    return words.isEmpty ? [] : ["\(start) -a \(fishQuoted(words.joined(separator: " ")))"]
  }

  private static func fishQuoted(_ text: String) -> String {
    "'" + text.reduce(into: "") { $0 += "'\\".contains($1) ? "\\\($1)" : String($1) } + "'"
  }
}

extension CompletionScript {
  var fish: String {
    let lines =
      [
        "# fish completion for \(Program.name), made by '\(Program.name) completions fish'.",
        "complete -c \(Program.name) -f",
      ]
      + table.commands.map(fishCommand)
      + standaloneOptions.map { fishOption($0, "__fish_use_subcommand") }
      + table.commands.flatMap { command in
        command.options.map { fishOption($0, fishCondition(on: command)) } + fishArguments(of: command)
      }
    return lines.joined(separator: "\n") + "\n"
  }

  private func fishCommand(_ command: CommandDescription) -> String {
    let name = command.name
    let words = name.rawValue.split(separator: " ").dropLast().map { "__fish_seen_subcommand_from \($0)" }
    let condition = words.isEmpty ? "__fish_use_subcommand" : words.joined(separator: "; and ")
    return "complete -c \(Program.name) -n '\(condition)' -a \(name.lastWord) "
      + "-d \(fishQuoted(command.summary.english))"
  }

  /// Returns a condition that the command line contains each word of the command and none of its subcommands.
  private func fishCondition(on command: CommandDescription) -> String {
    let words = command.name.rawValue.split(separator: " ")
    let seen = words.map { "__fish_seen_subcommand_from \($0)" }
    let unseen = table.subcommands(of: command).map { "not __fish_seen_subcommand_from \($0.name.lastWord)" }
    return (seen + unseen).joined(separator: "; and ")
  }

  private func fishOption(_ option: Option, _ condition: String) -> String {
    var words = ["complete -c \(Program.name) -n '\(condition)'"]
    if let letter = option.letter { words.append("-s \(letter)") }
    words.append("-l \(option.name)")
    if let choices = option.value.words {
      words.append("-x -a \(fishQuoted(choices.joined(separator: " ")))")
    } else if option.value.isPath {
      words.append("-r -F")
    } else if option.value.isPlace {
      // The token may be '--home=Lyo'.
      let typed = #"commandline -ct | string replace -r "^--[a-z]+=" "" | string unescape"#
      words.append("-x -a '(\(Self.placeCommand) (\(typed)) 2>/dev/null)'")
    } else if option.value.placeholder != nil {
      words.append("-x")
    }
    words.append("-d \(fishQuoted(option.summary.english))")
    return words.joined(separator: " ")
  }

  private func fishArguments(of command: CommandDescription) -> [String] {
    let start = "complete -c \(Program.name) -n '\(fishCondition(on: command))'"
    if command.takesFolder || command.takesFile { return ["\(start) -F"] }
    let words = table.subcommands(of: command).isEmpty ? words(after: command) : []
    return words.isEmpty ? [] : ["\(start) -a \(fishQuoted(words.joined(separator: " ")))"]
  }

  private func fishQuoted(_ text: String) -> String {
    "'" + text.reduce(into: "") { $0 += "'\\".contains($1) ? "\\\($1)" : String($1) } + "'"
  }
}

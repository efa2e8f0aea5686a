import SantaCore

extension UsageError {
  /// Describes the error in a sentence or two. Strings that the user typed are made safe for a terminal.
  func message(in table: CommandTable) -> String {
    switch cause {
    case .unknownCommand(let word):
      "Unknown command '\(word.terminalSafe)'. \(table.suggestCommand(for: word))"
    case .unknownTopic(let word):
      "No help for '\(word.terminalSafe)'. \(table.suggestCommand(for: word))"
    case .unknownSubcommand(let word, let command):
      "Unknown command '\(command.rawValue) \(word.terminalSafe)'. \(table.suggestSubcommand(for: word, of: command))"
    case .missingOption(let option):
      "'\(option.spellingWithPlaceholder)' is required."
    case .unknownOption(let word):
      "Unknown option '\(word.terminalSafe)'." + didYouMean(table.nearestOption(to: word, for: command))
    case .missingCommand(let option):
      "Missing command: '\(option.spelling)' is an option of \(CommandTable.list(table.commands(taking: option)))."
    case .unexpectedArgument(let word):
      "Unexpected argument '\(word.terminalSafe)'."
    case .missingArgument(let words):
      "Missing argument: it must be one of \(words.joined(separator: ", "))."
    case .missingWord(let placeholder):
      "Missing argument: '\(placeholder)'."
    case .missingFile(let placeholder):
      "Missing file: '\(placeholder)'."
    case .missingFolder(let placeholder):
      "Missing folder: '\(placeholder)'."
    case .invalidArgument(let word, let words):
      "'\(word.terminalSafe)' is not valid: it must be one of \(words.joined(separator: ", "))."
        + didYouMean(Spelling.nearest(to: word, among: words))
    case .repeatedOption(let option):
      "'\(option.spelling)' is given more than once."
    case .missingValue(let option):
      "'\(option.spelling)' needs a value: '\(option.spellingWithPlaceholder)'."
    case .unexpectedValue(let option, let value):
      "'\(option.spelling)' doesn't take a value, but has '\(value.terminalSafe)'."
    case .optionOfOtherCommand(let option, let command):
      "'\(option.spelling)' is not an option of '\(command.rawValue)'; \(table.owners(of: option))."
    case .conflict(let first, let second, let reason):
      "'\(first.spelling)' cannot be combined with '\(second.spelling)': \(reason)."
    case .invalidValue(let option, let value, let requirement, let suggestion):
      "'\(option.spelling) \(value.terminalSafe)' is not valid: \(requirement.terminalSafe.asSentence)"
        + didYouMean(suggestion)
    case .unreadable(let option, let why):
      "'\(option.spelling)' is not valid. \(why.terminalSafe)"
    case .contradictsFlight(let option, let value, let underWay):
      "'\(option.spelling)\(value.map { " \($0.terminalSafe)" } ?? "")' contradicts the flight under way: "
        + "\(underWay.terminalSafe)."
    }
  }

  /// Advice on what to do next.
  var hint: String {
    if case .contradictsFlight = cause {
      return "Omit the option to follow that flight, or start another flight with '--store PATH'."
    }
    guard let command else {
      return "'\(Program.name) help' lists the commands and options."
    }
    return "'\(Program.name) help \(command.rawValue)' explains the command and its options."
  }

  /// Returns the lines to print to the error stream.
  ///
  /// - Parameter columns: The width of the terminal; nil without one.
  func report(in table: CommandTable, _ language: Language = .english, columns: Int? = nil) -> String {
    let help = HelpText(table, in: language)
    return """
      \(language.labels.error) \(ErrorWords.text(message(in: table), in: language))
      \(help.usage(of: command, columns: columns ?? HelpText.width))
      \(language.labels.hint) \(ErrorWords.text(hint, in: language))
      """
  }

  private func didYouMean(_ suggestion: String?) -> String {
    suggestion.map { " Did you mean '\($0.terminalSafe)'?" } ?? ""
  }
}

/// Suggestions for unknown words.
extension CommandTable {
  /// Returns the option with the nearest spelling. If two are equally near, the command's own option is preferred.
  fileprivate func nearestOption(to word: String, for command: CommandName?) -> String? {
    let bareWord = String(word.drop { $0 == "-" })
    let own = command.flatMap { self[$0]?.options } ?? []
    let others = options.filter { !own.contains($0) }
    return Spelling.nearest(to: bareWord, among: (own + others).map(\.name)).map { "--\($0)" }
  }

  fileprivate func suggestCommand(for word: String) -> String {
    let names = commands.map(\.name)
    if let nearest = Spelling.nearest(to: word, among: names.map(\.rawValue)) {
      return "Did you mean '\(nearest)'?"
    }
    // The user typed only the second word of a subcommand.
    if let name = names.first(where: { $0.lastWord == word }) { return "Did you mean '\(name.rawValue)'?" }
    // The user typed only the beginning of a command, such as 'weather'.
    let beginnings = mainCommands.map(\.name).filter { word.count > 2 && $0.rawValue.hasPrefix(word) }
    if beginnings.count == 1 { return "Did you mean '\(beginnings[0].rawValue)'?" }
    return "The commands are \(Self.list(mainCommands.map(\.name)))."
  }

  fileprivate func suggestSubcommand(for word: String, of command: CommandName) -> String {
    let names = self[command].map { subcommands(of: $0).map(\.name) } ?? []
    let nearest = Spelling.nearest(to: word, among: names.map(\.lastWord))
    if let name = names.first(where: { $0.lastWord == nearest }) {
      return "Did you mean '\(name.rawValue)'?"
    }
    return "The commands are \(Self.list(names))."
  }

  fileprivate func owners(of option: Option) -> String {
    let commands = commands(taking: option)
    return commands.isEmpty ? "it must be used alone" : "it belongs to \(Self.list(commands))"
  }

  fileprivate static func list(_ commands: [CommandName]) -> String {
    let words = commands.map { "'\($0.rawValue)'" }
    guard let last = words.last, words.count > 1 else { return words.joined() }
    return words.dropLast().joined(separator: ", ") + " and " + last
  }
}

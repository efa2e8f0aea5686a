import SantaCore

extension UsageError {
  /// What is wrong, in a sentence or two. Whatever the user typed is made safe to show.
  var message: String {
    switch cause {
    case .unknownCommand(let word):
      "Unknown command '\(word.terminalSafe)'. \(Self.offerCommand(for: word))"
    case .unknownTopic(let word):
      "There is no help on '\(word.terminalSafe)'. \(Self.offerCommand(for: word))"
    case .unknownPart(let word, let command):
      "Unknown command '\(command.rawValue) \(word.terminalSafe)'. \(Self.offerPart(for: word, of: command))"
    case .missingOption(let option):
      "'\(option.spellingWithPlaceholder)' is needed."
    case .unknownOption(let word):
      "Unknown option '\(word.terminalSafe)'." + offer(nearestOption(to: word))
    case .missingCommand(let option):
      "No command is given; '\(option.spelling)' belongs to \(Self.list(option.description.commands))."
    case .unexpectedArgument(let word):
      "Unexpected argument '\(word.terminalSafe)'."
    case .missingArgument(let words):
      "A word is missing: one of \(words.joined(separator: ", "))."
    case .invalidArgument(let word, let words):
      "'\(word.terminalSafe)' is not possible: it is one of \(words.joined(separator: ", "))."
        + offer(Spelling.nearest(to: word, among: words))
    case .repeatedOption(let option):
      "'\(option.spelling)' is given more than once."
    case .missingValue(let option):
      "'\(option.spelling)' needs a value: '\(option.spellingWithPlaceholder(for: command))'."
    case .unexpectedValue(let option, let value):
      "'\(option.spelling)' takes no value, but '\(value.terminalSafe)' is given."
    case .optionOfOtherCommand(let option, let command):
      "'\(option.spelling)' is not an option of '\(command.rawValue)'; \(Self.belonging(of: option))."
    case .conflict(let first, let second, let reason):
      "'\(first.spelling)' cannot be combined with '\(second.spelling)': \(reason)."
    case .invalidValue(let option, let value, let requirement, let suggestion):
      "'\(option.spelling) \(value.terminalSafe)' is not possible: \(requirement.terminalSafe)."
        + offer(suggestion)
    case .unreadable(let option, let why):
      "'\(option.spelling)' is not possible. \(why.terminalSafe)"
    case .contradictsFlight(let option, let value, let underWay):
      "'\(option.spelling)\(value.map { " \($0.terminalSafe)" } ?? "")' contradicts the flight under way: "
        + "\(underWay.terminalSafe)."
    }
  }

  /// What to do next.
  var hint: String {
    if case .contradictsFlight = cause {
      return "Leave the option out to follow that flight, or start another one with '--store PATH'."
    }
    guard let command else {
      return "'\(HelpText.program) help' lists the commands and options."
    }
    return "'\(HelpText.program) help \(command.rawValue)' explains the command and its options."
  }

  /// The lines for the error stream.
  var report: String {
    """
    error: \(message)
    \(HelpText.usage(of: command))
    hint: \(hint)
    """
  }

  private func offer(_ suggestion: String?) -> String {
    suggestion.map { " Did you mean '\($0.terminalSafe)'?" } ?? ""
  }

  /// The command's own options come first, so that they win where another's is as near.
  private func nearestOption(to word: String) -> String? {
    let bareWord = String(word.drop { $0 == "-" })
    let own = command?.options ?? []
    let others = OptionName.allCases.filter { !own.contains($0) }
    let nearest = Spelling.nearest(to: bareWord, among: (own + others).map(\.rawValue))
    return nearest.flatMap(OptionName.init(rawValue:))?.spelling
  }

  private static func offerCommand(for word: String) -> String {
    let names = CommandName.allCases.map(\.rawValue)
    if let nearest = Spelling.nearest(to: word, among: names) { return "Did you mean '\(nearest)'?" }
    // Somebody who remembers what the command does, and not the word before it.
    if let command = CommandName.allCases.first(where: { $0.lastWord == word }) {
      return "Did you mean '\(command.rawValue)'?"
    }
    return "The commands are \(list(CommandName.main))."
  }

  private static func offerPart(for word: String, of command: CommandName) -> String {
    let nearest = Spelling.nearest(to: word, among: command.parts.map(\.lastWord))
    if let nearest, let part = command.part(nearest) { return "Did you mean '\(part.rawValue)'?" }
    return "The commands are \(list(command.parts))."
  }

  private static func belonging(of option: OptionName) -> String {
    let commands = option.description.commands
    return commands.isEmpty ? "it stands alone" : "it belongs to \(list(commands))"
  }

  private static func list(_ commands: [CommandName]) -> String {
    let words = commands.map { "'\($0.rawValue)'" }
    guard let last = words.last, words.count > 1 else { return words.joined() }
    return words.dropLast().joined(separator: ", ") + " and " + last
  }
}

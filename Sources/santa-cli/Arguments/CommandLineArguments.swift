/// A command line taken apart by the tables of commands and options.
///
/// Options may stand anywhere, as `--name value` or `--name=value`; `--` ends them. A value that starts with a dash
/// is taken only when a digit follows, so that `--home -33.9,151.2` works while `--home --demo` is a missing value.
struct CommandLineArguments {
  private(set) var command: CommandName?
  private(set) var topic: CommandName?
  /// What a command was given: a folder, or the name of a shell.
  private(set) var argument: String?
  /// The value of each option given; empty for an option that takes none.
  private(set) var values: [OptionName: String] = [:]

  init(_ arguments: [String]) throws(UsageError) {
    var remaining = arguments[...]
    var optionsHaveEnded = false
    while let argument = remaining.popFirst() {
      if !optionsHaveEnded && argument == "--" {
        optionsHaveEnded = true
      } else if !optionsHaveEnded && argument.hasPrefix("-") && argument != "-" {
        try readOption(argument, remaining: &remaining)
      } else {
        try readWord(argument)
      }
    }
    try checkCommandTakesOptions()
  }

  private mutating func readWord(_ word: String) throws(UsageError) {
    switch command {
    case nil:
      guard let name = CommandName.main.first(where: { $0.rawValue == word }) else {
        throw UsageError(.unknownCommand(word))
      }
      command = name
    case .help?: try readTopic(word)
    case let command? where !command.parts.isEmpty:
      guard let name = command.part(word) else {
        throw UsageError(.unknownPart(word, of: command), command: command)
      }
      self.command = name
    case let command? where command.description.argument != nil && argument == nil: argument = word
    default: throw UsageError(.unexpectedArgument(word), command: command)
    }
  }

  private mutating func readTopic(_ word: String) throws(UsageError) {
    if let topic {
      guard !topic.parts.isEmpty else { throw UsageError(.unexpectedArgument(word), command: .help) }
      guard let part = topic.part(word) else {
        throw UsageError(.unknownPart(word, of: topic), command: .help)
      }
      self.topic = part
    } else if let name = CommandName.main.first(where: { $0.rawValue == word }) {
      topic = name
    } else {
      throw UsageError(.unknownTopic(word), command: .help)
    }
  }

  private mutating func readOption(
    _ argument: String, remaining: inout ArraySlice<String>
  ) throws(UsageError) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let spelling = String(parts[0])
    let attachedValue = parts.count == 2 ? String(parts[1]) : nil
    guard let option = OptionName.allCases.first(where: { $0.isSpelled(spelling) }) else {
      throw UsageError(.unknownOption(spelling), command: command)
    }
    guard values[option] == nil else {
      throw UsageError(.repeatedOption(option), command: command)
    }
    if case .none = option.description.value {
      if let attachedValue {
        throw UsageError(.unexpectedValue(option, value: attachedValue), command: command)
      }
      values[option] = ""
      return
    }
    let value: String
    if let attachedValue {
      value = attachedValue
    } else if let next = remaining.first, Self.isValue(next) {
      value = next
      remaining.removeFirst()
    } else {
      throw UsageError(.missingValue(option), command: command)
    }
    guard !value.isEmpty else {
      throw UsageError(.missingValue(option), command: command)
    }
    values[option] = value
  }

  private static func isValue(_ argument: String) -> Bool {
    guard argument.hasPrefix("-"), argument != "-" else { return true }
    let second = argument.dropFirst().first
    return second == "." || second.map { ("0"..."9").contains($0) } ?? false
  }

  private func checkCommandTakesOptions() throws(UsageError) {
    for option in OptionName.allCases where values[option] != nil {
      let commands = option.description.commands
      if let command, !commands.contains(command) {
        throw UsageError(.optionOfOtherCommand(option, command), command: command)
      }
      if command == nil, option != .help, !commands.isEmpty {
        throw UsageError(.missingCommand(option))
      }
    }
  }
}

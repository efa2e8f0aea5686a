/// A command line, parsed by the table of commands.
///
/// Options can be anywhere, as `--name value` or `--name=value`; `--` ends them. A word that starts with a dash is treated as a
/// value only if a digit or a point follows the dash. `--home -33.9,151.2` therefore works, while the value in `--home --demo`
/// is missing.
struct CommandLineArguments {
  let table: CommandTable
  private(set) var command: CommandDescription?
  /// The command to explain, for `help`.
  private(set) var topic: CommandDescription?
  /// The arguments of the command: folders, a file, or the name of a shell.
  private(set) var words: [String] = []
  /// The value of each given option; empty for an option without a value.
  private var values: [Option: String] = [:]

  init(_ arguments: [String], in table: CommandTable) throws(UsageError) {
    self.table = table
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

  /// The argument of a command that takes one argument.
  var argument: String? { words.first }

  /// The value of an option as it was typed, or the empty string for an option without a value; nil without the option.
  subscript(option: Option) -> String? { values[option] }

  func has(_ option: Option) -> Bool { values[option] != nil }

  /// Creates an error about these arguments.
  func error(_ cause: UsageError.Cause) -> UsageError { UsageError(cause, command: command?.name) }

  private mutating func readWord(_ word: String) throws(UsageError) {
    guard let command else {
      guard let command = table.mainCommand(word) else {
        throw error(.unknownCommand(word))
      }
      self.command = command
      return
    }
    if command.takesTopic { return try readTopic(word) }
    if !table.subcommands(of: command).isEmpty {
      guard let subcommand = table.subcommand(word, of: command) else {
        throw error(.unknownSubcommand(word, of: command.name))
      }
      self.command = subcommand
    } else if words.count < command.argument?.count ?? 0 {
      words.append(word)
    } else {
      throw error(.unexpectedArgument(word))
    }
  }

  private mutating func readTopic(_ word: String) throws(UsageError) {
    if let topic {
      guard !table.subcommands(of: topic).isEmpty else { throw error(.unexpectedArgument(word)) }
      guard let subcommand = table.subcommand(word, of: topic) else {
        throw error(.unknownSubcommand(word, of: topic.name))
      }
      self.topic = subcommand
    } else if let command = table.mainCommands.first(where: { $0.name.rawValue == word }) {
      topic = command
    } else {
      throw error(.unknownTopic(word))
    }
  }

  private mutating func readOption(
    _ argument: String, remaining: inout ArraySlice<String>
  ) throws(UsageError) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let spelling = String(parts[0])
    let attachedValue = parts.count == 2 ? String(parts[1]) : nil
    // If the command is already known, its own options take precedence.
    let rows = (command?.options ?? []) + table.options
    guard let option = rows.first(where: { $0.spellings.contains(spelling) }) else {
      throw error(.unknownOption(spelling))
    }
    guard !has(option) else { throw error(.repeatedOption(option)) }
    if case .none = option.value {
      if let attachedValue { throw error(.unexpectedValue(option, value: attachedValue)) }
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
      throw error(.missingValue(option))
    }
    guard !value.isEmpty else { throw error(.missingValue(option)) }
    values[option] = value
  }

  private static func isValue(_ argument: String) -> Bool {
    guard argument.hasPrefix("-"), argument != "-" else { return true }
    let second = argument.dropFirst().first
    return second == "." || second.map { ("0"..."9").contains($0) } ?? false
  }

  private func checkCommandTakesOptions() throws(UsageError) {
    for option in table.options where has(option) {
      if let command, !command.options.contains(option) {
        throw error(.optionOfOtherCommand(option, command.name))
      }
      if command == nil, option != .help, !table.commands(taking: option).isEmpty {
        throw error(.missingCommand(option))
      }
    }
  }
}

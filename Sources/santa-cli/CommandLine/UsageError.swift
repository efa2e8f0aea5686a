import SantaCore

/// A command line that makes no sense: what is wrong with it, and what would be right.
///
/// The arguments are checked as far as their tables reach. A command that finds a value wrong later, because only the
/// library knows places, times and flights, throws the same error with the same causes.
struct UsageError: Error, Equatable {
  var cause: Cause
  /// The command whose usage line is shown; nil for that of the program.
  var command: CommandName?

  init(_ cause: Cause, command: CommandName? = nil) {
    self.cause = cause
    self.command = command
  }
}

extension UsageError {
  /// What is wrong with the command line.
  enum Cause: Equatable, Sendable {
    case unknownCommand(String)
    case unknownTopic(String)
    /// A word that makes no command of the one before it.
    case unknownSubcommand(String, of: CommandName)
    /// An option that the command can't do without.
    case missingOption(Option)
    case unknownOption(String)
    /// Options without the command they belong to; the first of them.
    case missingCommand(Option)
    case unexpectedArgument(String)
    /// A command without what it can't do without, which is one of these words.
    case missingArgument([String])
    /// An argument that is none of these words.
    case invalidArgument(String, [String])
    case repeatedOption(Option)
    case missingValue(Option)
    case unexpectedValue(Option, value: String)
    case optionOfOtherCommand(Option, CommandName)
    case conflict(Option, Option, reason: String)
    /// The requirement is a clause that completes "not possible:"; the suggestion is a value that would do.
    case invalidValue(Option, value: String, requirement: String, suggestion: String? = nil)
    /// A query, or the name of a property, that can't be read; the sentences say where and what would do.
    case unreadable(Option, why: String)
    /// An option that is at odds with the flight in the store; the clause says what flies there.
    case contradictsFlight(Option, value: String?, underWay: String)
  }
}

extension UsageError.Cause {
  /// A value that is none of the words that an option takes.
  static func unknownWord(_ option: Option, value: String, _ words: [String]) -> Self {
    .invalidValue(
      option, value: value, requirement: "it is one of \(words.joined(separator: ", "))",
      suggestion: Spelling.nearest(to: value, among: words))
  }
}

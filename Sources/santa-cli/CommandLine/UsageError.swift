import SantaCore

/// The error for an invalid command line.
///
/// The parser checks arguments against the table of commands. Commands check the values that only the library can check, such
/// as places, times and flights, and throw the same error with the same causes.
struct UsageError: Error, Equatable {
  var cause: Cause
  /// The command whose usage line is shown; nil for the usage line of the program.
  var command: CommandName?

  init(_ cause: Cause, command: CommandName? = nil) {
    self.cause = cause
    self.command = command
  }
}

extension UsageError {
  /// The cause of the error.
  enum Cause: Equatable, Sendable {
    case unknownCommand(String)
    case unknownTopic(String)
    /// A word that is not a subcommand of the command before it.
    case unknownSubcommand(String, of: CommandName)
    /// A command without an option that it requires.
    case missingOption(Option)
    case unknownOption(String)
    /// An option that needs a command, without a command. If there are several options, it is the first one.
    case missingCommand(Option)
    case unexpectedArgument(String)
    /// A command without its required argument, which must be one of these words.
    case missingArgument([String])
    /// A command without a word that it requires, which has this placeholder.
    case missingWord(String)
    /// A command without the file that it requires, which has this placeholder.
    case missingFile(String)
    /// A command without the folder that it requires, which has this placeholder.
    case missingFolder(String)
    /// An argument that is not one of these words.
    case invalidArgument(String, [String])
    case repeatedOption(Option)
    case missingValue(Option)
    case unexpectedValue(Option, value: String)
    case optionOfOtherCommand(Option, CommandName)
    case conflict(Option, Option, reason: String)
    /// A value that the option does not accept. The requirement is a clause that follows "is not valid:". The suggestion is a
    /// valid value.
    case invalidValue(Option, value: String, requirement: String, suggestion: String? = nil)
    /// A query or a property name that can't be parsed. The string says where the error is and how to fix it.
    case unreadable(Option, why: String)
    /// An option that contradicts the flight in the store. The string is a clause that describes that flight.
    case contradictsFlight(Option, value: String?, underWay: String)
  }
}

extension UsageError.Cause {
  /// A value that is not one of the words that an option accepts.
  static func unknownWord(_ option: Option, value: String, _ words: [String]) -> Self {
    .invalidValue(
      option, value: value, requirement: "it must be one of \(words.joined(separator: ", "))",
      suggestion: Spelling.nearest(to: value, among: words))
  }
}

extension UsageError {
  /// What is wrong with the command line.
  enum Cause: Equatable, Sendable {
    case unknownCommand(String)
    case unknownTopic(String)
    /// A word that makes no command of the one before it.
    case unknownPart(String, of: CommandName)
    /// An option that the command can't do without.
    case missingOption(OptionName)
    case unknownOption(String)
    /// Options without the command they belong to; the first of them.
    case missingCommand(OptionName)
    case unexpectedArgument(String)
    /// A command without what it can't do without, which is one of these words.
    case missingArgument([String])
    /// An argument that is none of these words.
    case invalidArgument(String, [String])
    case repeatedOption(OptionName)
    case missingValue(OptionName)
    case unexpectedValue(OptionName, value: String)
    case optionOfOtherCommand(OptionName, CommandName)
    case conflict(OptionName, OptionName, reason: String)
    /// The requirement is a clause that completes "not possible:"; the suggestion is a value that would do.
    case invalidValue(OptionName, value: String, requirement: String, suggestion: String? = nil)
    /// A query, or the name of a property, that can't be read; the sentences say where and what would do.
    case unreadable(OptionName, why: String)
    /// An option that is at odds with the flight in the store; the clause says what flies there.
    case contradictsFlight(OptionName, value: String?, underWay: String)
  }
}

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

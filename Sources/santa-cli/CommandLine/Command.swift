/// A command of the program.
///
/// A command depends on its options and the context, but not on other commands.
protocol Command: Sendable {
  /// Creates the command from its arguments. The table of commands has already checked the options and words.
  init(_ arguments: CommandLineArguments) throws(UsageError)

  /// Runs the command.
  ///
  /// - Returns: The exit code of the program.
  /// - Throws: `UsageError` if the value of an option turns out to be invalid; `CommandFailure` for any other error that the
  ///   user can act on; `StreamError`; `CancellationError`.
  func run(_ context: CommandContext) async throws -> ExitCode
}

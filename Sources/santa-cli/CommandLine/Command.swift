/// A command of the program.
///
/// A command uses its options and the context, and no other command.
protocol Command: Sendable {
  /// Makes the command from its arguments. The table of commands has already checked which options and words it takes.
  init(_ arguments: CommandLineArguments) throws(UsageError)

  /// Runs the command.
  ///
  /// - Returns: The exit code of the program.
  /// - Throws: `UsageError` if the value of an option turns out to be wrong; `CommandFailure` for any other error that
  ///   a person can do something about; `StreamError`; `CancellationError`.
  func run(_ context: CommandContext) async throws -> ExitCode
}

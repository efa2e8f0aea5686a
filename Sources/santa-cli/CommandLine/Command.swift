/// One thing that the program can do.
///
/// A command knows its options and the context, and no other command.
protocol Command: Sendable {
  /// Reads what the command line says, once every value is checked as far as the tables can.
  init(_ arguments: CommandLineArguments) throws(UsageError)

  /// Does it, and says how the program ends.
  ///
  /// Throws `UsageError` for an option whose value turns out to be wrong, `CommandFailure` for anything else a
  /// person can act on, and lets `StreamError` and `CancellationError` pass.
  func run(_ context: CommandContext) async throws -> ExitCode
}

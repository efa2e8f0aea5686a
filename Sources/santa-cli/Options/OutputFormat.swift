/// The format of the output: lines for people, or JSON for programs.
enum OutputFormat: String, CaseIterable, Sendable {
  case plain, json

  /// The format of `--format`; lines for people without the option.
  init(_ arguments: CommandLineArguments) throws(UsageError) {
    self = try arguments.choice(.format) ?? .plain
  }
}

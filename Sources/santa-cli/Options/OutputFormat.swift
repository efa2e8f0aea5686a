/// The format of the output: lines for people, or JSON for programs.
enum OutputFormat: String, CaseIterable, Sendable {
  case plain, json

  /// Reads the format of `--format`. Without the option, it is lines for people.
  init(_ arguments: CommandLineArguments) throws(UsageError) {
    self = try arguments.choice(.format) ?? .plain
  }
}

/// For whom the output is.
enum OutputFormat: String, CaseIterable, Sendable {
  case plain, json

  /// What `--format` says; lines for people where it is not given.
  init(_ arguments: CommandLineArguments) throws(UsageError) {
    self = try arguments.choice(.format) ?? .plain
  }
}

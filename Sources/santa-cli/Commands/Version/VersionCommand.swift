/// `--version`: prints the version.
struct VersionCommand: Command {
  static let option = CommandTable.StandaloneOption(
    option: Option("version", in: .program, Wording("print the version")),
    command: VersionCommand.self)

  func run(_ context: CommandContext) throws(StreamError) -> ExitCode {
    try context.output.writeLine("\(Program.name) \(Program.version)")
    return .success
  }
}

extension VersionCommand {
  init(_ arguments: CommandLineArguments) { self.init() }
}

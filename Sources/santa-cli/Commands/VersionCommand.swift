/// `--version`.
struct VersionCommand: Command {
  func run(_ context: CommandContext) throws(StreamError) -> ExitCode {
    try context.output.writeLine("\(HelpText.program) \(SantaCLI.version)")
    return .success
  }
}

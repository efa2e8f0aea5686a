/// `help`, `help COMMAND` and `--help`.
struct HelpCommand: Command {
  var topic: CommandName?

  func run(_ context: CommandContext) throws(StreamError) -> ExitCode {
    try context.output.writeLine(HelpText.screen(on: topic))
    return .success
  }
}

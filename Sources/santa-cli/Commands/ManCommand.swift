/// `man`: the manual page.
struct ManCommand: Command {
  func run(_ context: CommandContext) throws(StreamError) -> ExitCode {
    try context.output.write(ManualPage.text)
    return .success
  }
}

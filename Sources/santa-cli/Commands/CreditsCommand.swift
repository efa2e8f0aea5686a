import SantaCore

/// `--credits`: whose data the program carries, which the licence of that data asks us to say.
struct CreditsCommand: Command {
  func run(_ context: CommandContext) throws(StreamError) -> ExitCode {
    try context.output.writeLine(Credits.text)
    return .success
  }
}

import SantaCore

/// `--credits`: prints the sources of the data, as their licences require.
struct CreditsCommand: Command {
  static let option = CommandTable.StandaloneOption(
    option: Option(
      "credits", in: .program,
      Wording("print the sources and licences of the built-in data")),
    command: CreditsCommand.self)

  func run(_ context: CommandContext) throws(StreamError) -> ExitCode {
    try context.output.writeLine(Credits.text)
    return .success
  }
}

extension CreditsCommand {
  init(_ arguments: CommandLineArguments) { self.init() }
}

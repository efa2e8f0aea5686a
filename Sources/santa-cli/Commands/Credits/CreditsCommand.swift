import SantaCore

/// `--credits`: whose data the program carries, which the licence of that data asks us to say.
struct CreditsCommand: Command {
  static let option = CommandTable.StandaloneOption(
    option: Option(
      "credits", in: .program,
      Wording("print whose data the program carries", japanese: "使用しているデータの出典を表示する")),
    command: CreditsCommand.self)

  func run(_ context: CommandContext) throws(StreamError) -> ExitCode {
    try context.output.writeLine(Credits.text)
    return .success
  }
}

extension CreditsCommand {
  init(_ arguments: CommandLineArguments) { self.init() }
}

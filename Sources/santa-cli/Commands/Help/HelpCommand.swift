/// `help`, `help COMMAND` and `--help`: prints a help screen.
struct HelpCommand: Command {
  var topic: CommandName?
  var audience = AudienceOptions()
  var table: CommandTable

  func run(_ context: CommandContext) throws(StreamError) -> ExitCode {
    try context.output.writeLine(HelpText(table, in: language(in: context)).screen(on: topic))
    return .success
  }

  /// The language of the settings. Help also works if the settings are not valid: then it is the locale's language.
  private func language(in context: CommandContext) -> Language {
    (try? Settings(environment: context.environment)).map { Audience(audience, $0).language }
      ?? audience.language ?? Language(environment: context.environment)
  }
}

extension HelpCommand {
  init(_ arguments: CommandLineArguments) throws(UsageError) {
    let isAskedByName = arguments.command?.takesTopic == true && !arguments.has(.help)
    self.init(
      topic: arguments.topic?.name ?? (isAskedByName ? nil : arguments.command?.name),
      audience: try AudienceOptions(arguments), table: arguments.table)
  }

  static let description = CommandDescription(
    name: "help",
    command: HelpCommand.self,
    argument: .topic,
    summary: Wording("explain the program or one of its commands"),
    examples: [
      "santa-cli help track",
      "santa-cli help store verify",
    ],
    ownOptions: [.lang]
  )
}

/// `help`, `help COMMAND` and `--help`: prints a help screen.
struct HelpCommand: Command {
  var topic: CommandName?
  var audience = AudienceOptions()
  var table: CommandTable

  func run(_ context: CommandContext) throws(StreamError) -> ExitCode {
    try context.output.writeLine(HelpText(table, in: language(in: context)).screen(on: topic))
    return .success
  }

  /// Returns the language of the settings. Help must work even if the settings are invalid, and then uses the language of the
  /// locale.
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
    summary: Wording("show help for the program or a command"),
    examples: [
      "santa-cli help track",
      "santa-cli help store verify",
    ],
    ownOptions: [.lang]
  )
}

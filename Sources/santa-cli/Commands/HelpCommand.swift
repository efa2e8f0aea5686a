/// `help`, `help COMMAND` and `--help`.
struct HelpCommand: Command {
  var topic: CommandName?
  var audience = AudienceOptions()

  func run(_ context: CommandContext) throws(StreamError) -> ExitCode {
    try context.output.writeLine(HelpText.screen(on: topic, in: language(in: context)))
    return .success
  }

  /// Help is for those whose settings make no sense, too: then it is in the locale's language.
  private func language(in context: CommandContext) -> Language {
    (try? Audience(audience, in: context).language) ?? Language(environment: context.environment)
  }
}

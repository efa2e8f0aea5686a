/// Who reads: in which language, and in which units.
struct Audience: Equatable, Sendable {
  var language = Language.english
  var units = Units.metric
}

extension Audience {
  /// What the command line says, or else the environment.
  init(_ options: AudienceOptions, in context: CommandContext) {
    self.init(
      language: options.language ?? Language(environment: context.environment),
      units: options.units ?? Units(environment: context.environment))
  }
}

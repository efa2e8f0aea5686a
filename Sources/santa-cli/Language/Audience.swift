/// Who reads: in which language, and in which units.
struct Audience: Equatable, Sendable {
  var language = Language.english
  var units = Units.metric
}

extension Audience {
  /// What the command line says, or else the settings, or else the system's locale.
  init(_ options: AudienceOptions, in context: CommandContext) throws(CommandFailure) {
    let settings = try Settings(in: context)
    self.init(
      language: options.language ?? settings.language ?? Language(environment: context.environment),
      units: options.units ?? settings.units ?? Units(environment: context.environment))
  }
}

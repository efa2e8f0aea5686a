/// The language and the units that a command line asks for; nil if it does not name any.
struct AudienceOptions: Equatable, Sendable {
  var language: Language?
  var units: Units?
}

extension AudienceOptions {
  init(_ arguments: CommandLineArguments) throws(UsageError) {
    self.init(language: try arguments.choice(.lang), units: try arguments.choice(.units))
  }
}

extension Audience {
  /// The language and units of the command line, or else of the settings, or else of the system's locale.
  init(_ options: AudienceOptions, _ settings: Settings) {
    self.init(
      language: options.language ?? settings.language, units: options.units ?? settings.units)
  }
}

/// What a command line says about who reads; nil where it says nothing.
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
  /// What the command line says, or else the settings, or else the system's locale.
  init(_ options: AudienceOptions, _ settings: Settings) {
    self.init(
      language: options.language ?? settings.language, units: options.units ?? settings.units)
  }
}

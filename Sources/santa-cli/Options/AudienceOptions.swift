/// The language and the units on the command line; nil if they are not given.
struct AudienceOptions: Equatable, Sendable {
  var language: Language?
  var units: Units?
}

extension AudienceOptions {
  init(_ arguments: CommandLineArguments) throws(UsageError) {
    self.init(language: try Self.language(arguments), units: try arguments.choice(.units))
  }

  private static func language(_ arguments: CommandLineArguments) throws(UsageError) -> Language? {
    guard let text = arguments[.lang] else { return nil }
    guard let language = Language(named: text) else {
      throw arguments.error(.unknownWord(.lang, value: text, Language.allCases.map(\.rawValue)))
    }
    return language
  }
}

extension Audience {
  /// Determines the language and the units from the command line, the settings, or the system's locale, in this order.
  init(_ options: AudienceOptions, _ settings: Settings) {
    self.init(
      language: options.language ?? settings.language, units: options.units ?? settings.units)
  }
}

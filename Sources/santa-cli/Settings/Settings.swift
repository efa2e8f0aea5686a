import SantaCore

/// What somebody settled once, so as not to say it on every command line.
///
/// Options come before the environment, and the environment before the file.
struct Settings: Equatable, Sendable {
  private var settings: [SettingName: Setting] = [:]

  /// Nothing is settled.
  init() {}

  /// Reads the environment, and the file for what that leaves open.
  ///
  /// The file is read whole whatever is asked of it: a mistake in it shall show at once, not on Christmas Eve.
  init(in context: CommandContext) throws(CommandFailure) {
    if let file = try SettingsFile(in: context) {
      for setting in file.settings { settings[setting.name] = setting }
    }
    for name in SettingName.allCases {
      guard let value = context.environment[name.variable], !value.isEmpty else { continue }
      settings[name] = Setting(name: name, value: value, origin: .environment)
    }
    for name in SettingName.allCases {
      guard let setting = settings[name], let words = name.words, !words.contains(setting.value) else {
        continue
      }
      throw setting.failure(
        "it is one of \(words.joined(separator: ", "))",
        suggestion: Spelling.nearest(to: setting.value, among: words))
    }
  }

  subscript(_ name: SettingName) -> Setting? { settings[name] }

  var weather: WeatherChoice? { settings[.weather].flatMap { WeatherChoice(rawValue: $0.value) } }

  var language: Language? { settings[.lang].flatMap { Language(rawValue: $0.value) } }

  var units: Units? { settings[.units].flatMap { Units(rawValue: $0.value) } }
}

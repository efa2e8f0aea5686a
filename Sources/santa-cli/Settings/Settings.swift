import SantaCore

/// The user's settings, which are defaults for options.
///
/// Options override the environment, and the environment overrides the settings file.
struct Settings: Equatable, Sendable {
  private let environment: [String: String]
  private var settings: [SettingName: Setting] = [:]

  /// Reads the environment and the settings file. A command does this once.
  ///
  /// The whole file is checked, even if the command only needs a part of it, so that mistakes are found early.
  init(environment: [String: String]) throws(CommandFailure) {
    self.environment = environment
    if let file = try SettingsFile(in: environment) {
      for setting in file.settings { settings[setting.name] = setting }
    }
    for name in SettingName.allCases {
      guard let value = environment[name.variable], !value.isEmpty else { continue }
      settings[name] = Setting(name: name, value: value, origin: .environment)
    }
    for name in SettingName.allCases {
      guard let setting = settings[name], let words = name.words, !name.allows(setting.value) else {
        continue
      }
      throw setting.failure(
        "it must be one of \(words.joined(separator: ", "))",
        suggestion: Spelling.nearest(to: setting.value, among: words))
    }
  }

  subscript(_ name: SettingName) -> Setting? { settings[name] }

  /// The weather service.
  var weather: WeatherChoice { word(.weather) ?? .auto }

  /// The colours of the dashboard.
  var theme: ThemeChoice { word(.theme) ?? .auto }

  /// The language of the settings, or the language of the locale.
  var language: Language {
    settings[.lang].flatMap { Language(named: $0.value) } ?? Language(environment: environment)
  }

  /// The units of the settings, or the units of the locale.
  var units: Units { word(.units) ?? Units(environment: environment) }

  private func word<Choice: RawRepresentable<String>>(_ name: SettingName) -> Choice? {
    settings[name].flatMap { Choice(rawValue: $0.value) }
  }
}

import SantaCore

/// What somebody settled once, so as not to say it on every command line.
///
/// Options come before the environment, and the environment before the file.
struct Settings: Equatable, Sendable {
  private let environment: [String: String]
  private var settings: [SettingName: Setting] = [:]

  /// Reads the environment, and the file for what that leaves open. A command does that once.
  ///
  /// The file is read whole whatever is asked of it: a mistake in it shall show at once, not on Christmas Eve.
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
      guard let setting = settings[name], let words = name.words, !words.contains(setting.value) else {
        continue
      }
      throw setting.failure(
        "it is one of \(words.joined(separator: ", "))",
        suggestion: Spelling.nearest(to: setting.value, among: words))
    }
  }

  subscript(_ name: SettingName) -> Setting? { settings[name] }

  /// Whom to ask for the weather.
  var weather: WeatherChoice { word(.weather) ?? .auto }

  /// The language that is settled, or else the locale's.
  var language: Language { word(.lang) ?? Language(environment: environment) }

  /// The units that are settled, or else the locale's.
  var units: Units { word(.units) ?? Units(environment: environment) }

  private func word<Choice: RawRepresentable<String>>(_ name: SettingName) -> Choice? {
    settings[name].flatMap { Choice(rawValue: $0.value) }
  }
}

/// What can be settled once instead of on every command line. The raw values are the keys of the settings file.
enum SettingName: String, CaseIterable, Sendable {
  case home, units, lang, weather

  /// The environment variable, which comes before the file.
  var variable: String { "SANTA_\(rawValue.uppercased())" }

  /// The words it must be one of; nil where any text may do.
  var words: [String]? {
    switch self {
    case .units: Units.allCases.map(\.rawValue)
    case .lang: Language.allCases.map(\.rawValue)
    case .weather: WeatherChoice.allCases.map(\.rawValue)
    case .home: nil
    }
  }
}

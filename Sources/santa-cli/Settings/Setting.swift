/// The value of a setting, and who says so.
struct Setting: Equatable, Sendable {
  /// Where a setting was found.
  enum Origin: Equatable, Sendable {
    case environment
    /// The settings file, by its path.
    case file(String)
  }

  var name: SettingName
  var value: String
  var origin: Origin

  /// What to tell whoever made a setting that can't be.
  ///
  /// - Parameter reason: a sentence without its full stop, such as "it is one of metric, imperial".
  func failure(_ reason: String, suggestion: String? = nil) -> CommandFailure {
    let location =
      switch origin {
      case .environment: "\(name.variable)='\(value)' in the environment"
      case .file(let path): "\(path): \"\(name.rawValue)\": \"\(value)\""
      }
    let offer = suggestion.map { " Did you mean '\($0)'?" } ?? ""
    let source =
      switch origin {
      case .environment: "unset the variable"
      case .file: "correct the file"
      }
    return CommandFailure(
      exitCode: .configuration, message: "\(location) is not possible: \(reason).\(offer)",
      hint: "Option '--\(name.rawValue)' comes before it; or \(source).")
  }
}

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

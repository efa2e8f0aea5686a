/// The value of a setting, and its origin.
struct Setting: Equatable, Sendable {
  /// The origin of a setting.
  enum Origin: Equatable, Sendable {
    case environment
    /// The settings file, with its path.
    case file(String)
  }

  var name: SettingName
  var value: String
  var origin: Origin

  /// Returns the failure for an invalid setting.
  ///
  /// - Parameter reason: A sentence without its full stop, such as "it must be one of metric, imperial".
  func failure(_ reason: String, suggestion: String? = nil) -> CommandFailure {
    let location =
      switch origin {
      case .environment: "\(name.variable)='\(value)' in the environment"
      case .file(let path): "\(path): \"\(name.rawValue)\": \"\(value)\""
      }
    let offer = suggestion.map { " Did you mean '\($0)'?" } ?? ""
    let remedy =
      switch origin {
      case .environment: "unset the variable"
      case .file: "correct the file"
      }
    // All other settings are checked before the command reads its options.
    return CommandFailure(
      exitCode: .configuration, message: "\(location) is not valid: \(reason.asSentence)\(offer)",
      hint: name == .home
        ? "Override it with '--home', or \(remedy)."
        : "\(remedy.prefix(1).uppercased())\(remedy.dropFirst()).")
  }
}

/// The name of a setting, which is the default of an option for all command lines. The raw values are the keys of the file.
enum SettingName: String, CaseIterable, Sendable {
  case home, units, lang, weather, theme

  /// The environment variable, which overrides the file.
  var variable: String { "SANTA_\(rawValue.uppercased())" }

  /// Whether a value is allowed. A language can also have the form of a locale.
  func allows(_ value: String) -> Bool {
    switch self {
    case .lang: Language(named: value) != nil
    case .theme: ThemeChoice(rawValue: value) != nil
    default: words?.contains(value) ?? true
    }
  }

  /// The allowed words; nil if any string is allowed.
  var words: [String]? {
    switch self {
    case .units: Units.allCases.map(\.rawValue)
    case .lang: Language.allCases.map(\.rawValue)
    case .weather: WeatherChoice.allCases.map(\.rawValue)
    case .theme: ThemeChoice.allCases.map(\.rawValue)
    case .home: nil
    }
  }
}

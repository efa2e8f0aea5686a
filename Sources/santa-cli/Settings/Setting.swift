/// The value of a setting, and where it was found.
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

  /// A failure because the setting is not valid.
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
    // All other settings are checked before a command has its options.
    return CommandFailure(
      exitCode: .configuration, message: "\(location) is not valid: \(reason.asSentence)\(offer)",
      hint: name == .home
        ? "Override it with '--home', or \(remedy)."
        : "\(remedy.prefix(1).uppercased())\(remedy.dropFirst()).")
  }
}

/// The name of a setting, which replaces an option on every command line. The raw values are the keys of the file.
enum SettingName: String, CaseIterable, Sendable {
  case home, units, lang, weather

  /// The environment variable, which overrides the file.
  var variable: String { "SANTA_\(rawValue.uppercased())" }

  /// The words that are allowed; nil if any text is.
  var words: [String]? {
    switch self {
    case .units: Units.allCases.map(\.rawValue)
    case .lang: Language.allCases.map(\.rawValue)
    case .weather: WeatherChoice.allCases.map(\.rawValue)
    case .home: nil
    }
  }
}

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
    let place =
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
      exitCode: .configuration, message: "\(place) is not possible: \(reason).\(offer)",
      hint: "Option '--\(name.rawValue)' comes before it; or \(source).")
  }
}

/// The choice of the dashboard's colours with `--theme`, and in the settings.
enum ThemeChoice: RawRepresentable, CaseIterable, Hashable, Sendable {
  case dark, light, highContrast, colourBlind
  /// Dark or light, as the terminal says.
  case auto

  /// Creates the choice of a word. The American spelling is accepted, too.
  init?(rawValue: String) {
    let word = rawValue == "color-blind" ? "colour-blind" : rawValue
    guard let choice = Self.allCases.first(where: { $0.rawValue == word }) else { return nil }
    self = choice
  }

  var rawValue: String {
    switch self {
    case .dark: "dark"
    case .light: "light"
    case .highContrast: "high-contrast"
    case .colourBlind: "colour-blind"
    case .auto: "auto"
    }
  }

  /// Whether the colours depend on the background of the terminal.
  var needsBackground: Bool { self != .dark && self != .light }
}

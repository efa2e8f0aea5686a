import SantaCore

/// Whom to ask for the weather. The raw values are the words of `--weather`.
enum WeatherChoice: String, CaseIterable, Sendable {
  /// Open-Meteo, or else the normal.
  case auto
  case openMeteo = "open-meteo"
  case pirate
  case metNorway = "met-norway"
  /// The normal of the season, without the network.
  case normal

  /// What `--weather` says, or else the settings.
  init(_ option: String?, of command: CommandName, in context: CommandContext) throws {
    guard let option else {
      self = try Settings(in: context).weather ?? .auto
      return
    }
    guard let choice = WeatherChoice(rawValue: option) else {
      let words = Self.allCases.map(\.rawValue)
      throw UsageError(
        .invalidValue(
          .weather, value: option, requirement: "it is one of \(words.joined(separator: ", "))",
          suggestion: Spelling.nearest(to: option, among: words)),
        command: command)
    }
    self = choice
  }
}

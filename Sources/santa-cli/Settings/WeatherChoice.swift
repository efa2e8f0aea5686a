/// Whom to ask for the weather. The raw values are the words of `--weather` and of the setting.
enum WeatherChoice: String, CaseIterable, Sendable {
  /// Open-Meteo, or else the normal.
  case auto
  case openMeteo = "open-meteo"
  case pirate
  case metNorway = "met-norway"
  /// The normal of the season, without the network.
  case normal
}

/// The choice of a weather service. The raw values are the words of `--weather` and of the setting.
enum WeatherChoice: String, CaseIterable, Sendable {
  /// Open-Meteo, or else the normal of the season.
  case auto
  case openMeteo = "open-meteo"
  case pirate
  case metNorway = "met-norway"
  /// The normal of the season, without the network.
  case normal
}

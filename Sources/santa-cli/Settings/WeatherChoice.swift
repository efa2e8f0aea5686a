/// A weather service. The raw values are the words of `--weather` and of the setting.
enum WeatherChoice: String, CaseIterable, Sendable {
  /// Open-Meteo, or the seasonal normal if it can't be reached.
  case auto
  case openMeteo = "open-meteo"
  case pirate
  case metNorway = "met-norway"
  /// The seasonal normal, without network access.
  case normal
}

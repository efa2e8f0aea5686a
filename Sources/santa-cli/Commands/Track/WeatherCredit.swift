/// What a service's licence wants to be said wherever its weather is shown.
enum WeatherCredit {
  /// - Parameter source: as the provider calls itself; nil for one that wants nothing.
  static func text(for source: String?) -> String? {
    switch source {
    case "Open-Meteo": "Weather data by Open-Meteo.com, CC BY 4.0, for non-commercial use"
    case "MET Norway": "Data from MET Norway, CC BY 4.0"
    case "Pirate Weather": "Powered by Pirate Weather"
    default: nil
    }
  }
}

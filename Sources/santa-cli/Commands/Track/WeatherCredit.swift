/// The credit that a weather service's licence requires where its weather is shown.
enum WeatherCredit {
  /// Returns the credit for a source, or nil if it requires none.
  static func text(for source: String?) -> String? {
    switch source {
    case "Open-Meteo": "Weather data by Open-Meteo.com, CC BY 4.0, for non-commercial use"
    case "MET Norway": "Data from MET Norway, CC BY 4.0"
    case "Pirate Weather": "Powered by Pirate Weather"
    default: nil
    }
  }
}

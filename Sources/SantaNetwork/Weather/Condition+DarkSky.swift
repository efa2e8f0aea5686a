import SantaCore

extension Weather.Condition {
  /// Creates the condition for an icon of Dark Sky and its successors; `unknown` for any other string.
  init(darkSkyIcon icon: String) {
    self =
      switch icon {
      case "clear-day": .clearDay
      case "clear-night": .clearNight
      case "rain", "thunderstorm": .rain
      case "snow": .snow
      case "sleet": .sleet
      case "wind": .wind
      case "fog": .fog
      case "cloudy": .cloudy
      case "partly-cloudy-day": .partlyCloudyDay
      case "partly-cloudy-night": .partlyCloudyNight
      default: .unknown
      }
  }
}

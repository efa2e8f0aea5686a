import SantaCore

extension Weather.Condition {
  /// What Dark Sky's services take for wind, in metres a second.
  private static let windy = 6.7056

  /// The condition of a code of the World Meteorological Organization (table 4677, as Open-Meteo uses it); unknown codes
  /// are `unknown`.
  ///
  /// - Parameter windSpeed: in metres a second; a dry sky with much wind is `wind`.
  init(wmoCode: Int, isDay: Bool, windSpeed: Double?) {
    self =
      switch wmoCode {
      case 0...3 where windSpeed ?? 0 >= Self.windy: .wind
      case 0, 1: isDay ? .clearDay : .clearNight
      case 2: isDay ? .partlyCloudyDay : .partlyCloudyNight
      case 3: .cloudy
      case 45, 48: .fog
      case 51, 53, 55, 61, 63, 65, 80...82, 95, 96, 99: .rain
      case 56, 57, 66, 67: .sleet
      case 71, 73, 75, 77, 85, 86: .snow
      default: .unknown
      }
  }

  /// The condition of an icon of Dark Sky and the services after it; unknown ones are `unknown`.
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

  /// The condition of one of MET Norway's symbols, as in `lightsnowshowers_night`; unknown ones are `unknown`.
  init(metNorwaySymbol symbol: String) {
    let parts = symbol.split(separator: "_")
    let name = parts.first ?? ""
    // In the polar twilight it is light enough to see the sky.
    let isDay = parts.count < 2 || parts[1] != "night"
    self =
      switch name {
      case _ where name.contains("sleet"): .sleet
      case _ where name.contains("snow"): .snow
      case _ where name.contains("rain"): .rain
      case "fog": .fog
      case "partlycloudy": isDay ? .partlyCloudyDay : .partlyCloudyNight
      case "cloudy": .cloudy
      case "clearsky", "fair": isDay ? .clearDay : .clearNight
      default: .unknown
      }
  }
}

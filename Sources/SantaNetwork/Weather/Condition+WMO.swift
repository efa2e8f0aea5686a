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
}

import SantaCore

extension Weather.Condition {
  /// The minimum wind speed that Dark Sky's services report as wind, in metres per second.
  private static let windy = 6.7056

  /// Creates the condition for a code of the World Meteorological Organization (table 4677, as Open-Meteo uses it); `unknown`
  /// for any other code.
  ///
  /// - Parameter windSpeed: The wind speed in metres per second. A dry sky with a high wind speed is `wind`.
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

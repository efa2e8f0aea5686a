import SantaCore

extension Weather.Condition {
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

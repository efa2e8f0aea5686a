import SantaCore

extension Weather.Condition {
  /// Creates the condition for a symbol of MET Norway, such as `lightsnowshowers_night`; `unknown` for any other string.
  init(metNorwaySymbol symbol: String) {
    let parts = symbol.split(separator: "_")
    let name = parts.first ?? ""
    // The suffix may also be "polartwilight", which is light enough to count as day.
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

public import SantaStore

extension Weather {
  /// The kind of weather at a place.
  ///
  /// The raw values are stored, so they never change. The cases are the icons of the Dark Sky service, which its
  /// successors still use.
  public enum Condition: Int, PersistableEnum, Hashable, Sendable {
    /// Unknown, or a kind of weather that this version does not support.
    case unknown = 0
    /// A clear sky by day.
    case clearDay = 1
    /// A clear sky by night.
    case clearNight = 2
    /// Rain.
    case rain = 3
    /// Snow.
    case snow = 4
    /// Rain and snow together, or freezing rain.
    case sleet = 5
    /// Strong wind without rain or snow.
    case wind = 6
    /// Fog.
    case fog = 7
    /// An overcast sky.
    case cloudy = 8
    /// A partly cloudy sky by day.
    case partlyCloudyDay = 9
    /// A partly cloudy sky by night.
    case partlyCloudyNight = 10

    /// The name of the case for programs, for example `clearNight` in JSON.
    public var name: String {
      switch self {
      case .unknown: "unknown"
      case .clearDay: "clearDay"
      case .clearNight: "clearNight"
      case .rain: "rain"
      case .snow: "snow"
      case .sleet: "sleet"
      case .wind: "wind"
      case .fog: "fog"
      case .cloudy: "cloudy"
      case .partlyCloudyDay: "partlyCloudyDay"
      case .partlyCloudyNight: "partlyCloudyNight"
      }
    }

    /// An emoji to display, different for each condition.
    public var symbol: String {
      switch self {
      case .unknown: "❔"
      case .clearDay: "☀️"
      case .clearNight: "🌙"
      case .rain: "🌧️"
      case .snow: "❄️"
      case .sleet: "🌨️"
      case .wind: "💨"
      case .fog: "🌫️"
      case .cloudy: "☁️"
      case .partlyCloudyDay: "⛅"
      case .partlyCloudyNight: "🌃"
      }
    }
  }
}

extension Weather.Condition: CustomStringConvertible {
  /// A short description to display.
  public var description: String {
    switch self {
    case .unknown: "unknown weather"
    case .clearDay, .clearNight: "clear"
    case .rain: "rain"
    case .snow: "snow"
    case .sleet: "sleet"
    case .wind: "windy"
    case .fog: "fog"
    case .cloudy: "cloudy"
    case .partlyCloudyDay, .partlyCloudyNight: "partly cloudy"
    }
  }
}

/// What a ``WeatherProvider`` found out.
public struct WeatherReport: Hashable, Sendable {
  /// Degrees Celsius.
  public var temperature: Double
  /// The kind of weather.
  public var condition: Weather.Condition

  /// A report.
  public init(temperature: Double, condition: Weather.Condition) {
    self.temperature = temperature
    self.condition = condition
  }
}

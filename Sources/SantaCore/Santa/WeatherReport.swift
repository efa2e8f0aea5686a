#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// The answer of a ``WeatherProvider``.
public struct WeatherReport: Hashable, Sendable {
  /// The possible temperatures, in degrees Celsius: a slightly larger range than was ever measured. A report with any
  /// other temperature is an error of the provider, and is never shown.
  public static let plausibleTemperatures = -100.0...70.0

  /// The temperature, in degrees Celsius.
  public var temperature: Double
  /// The kind of weather.
  public var condition: Weather.Condition
  /// The time of the reading; nil if it is not known, and for a normal.
  public var readingTime: Date?
  /// Whether this is the normal of the season, and not a reading.
  public var isNormal: Bool
  /// The name of the source, if it is not the provider itself.
  public var source: String?
  /// Why this is a normal instead of a reading.
  public var fallbackReason: String?

  /// A report.
  public init(
    temperature: Double, condition: Weather.Condition, readingTime: Date? = nil, isNormal: Bool = false,
    source: String? = nil, fallbackReason: String? = nil
  ) {
    self.temperature = temperature
    self.condition = condition
    self.readingTime = readingTime
    self.isNormal = isNormal
    self.source = source
    self.fallbackReason = fallbackReason
  }
}

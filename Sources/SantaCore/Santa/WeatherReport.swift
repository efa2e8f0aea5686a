#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// The answer of a ``WeatherProvider``.
public struct WeatherReport: Hashable, Sendable {
  /// The plausible temperatures, in degrees Celsius: a slightly larger range than has ever been measured. A report with any
  /// other temperature is a provider's error, and is never shown.
  public static let plausibleTemperatures = -100.0...70.0

  /// The temperature, in degrees Celsius.
  public var temperature: Double
  /// The kind of weather.
  public var condition: Weather.Condition
  /// The time of the reading; nil if it is unknown, and for a normal.
  public var readingTime: Date?
  /// Whether this is a seasonal normal rather than a reading.
  public var isNormal: Bool
  /// The name of the source, if it isn't the provider itself.
  public var source: String?
  /// The reason for a normal instead of a reading.
  public var fallbackReason: String?

  /// Creates a report.
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

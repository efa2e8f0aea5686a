#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// What a ``WeatherProvider`` found out.
public struct WeatherReport: Hashable, Sendable {
  /// The temperatures that there may be, in degrees Celsius: a little more than were ever measured. Any other is a
  /// mistake, and never shown.
  public static let plausibleTemperatures = -100.0...70.0

  /// Degrees Celsius.
  public var temperature: Double
  /// The kind of weather.
  public var condition: Weather.Condition
  /// When the weather was so; nil where that was not told, and for a normal.
  public var readingTime: Date?
  /// Whether it is what is usual there at that season, and no reading.
  public var isNormal: Bool
  /// Who says so, where it is another than the provider that was asked.
  public var source: String?
  /// Why it is only a normal, where a reading was wanted.
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

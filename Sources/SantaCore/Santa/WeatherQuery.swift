#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A query to a ``WeatherProvider``: a place and a time.
public struct WeatherQuery: Hashable, Sendable {
  /// The place.
  public var coordinate: Coordinate
  /// The time, by the flight's clock. A provider that only has current weather reports the time of its reading as
  /// ``WeatherReport/readingTime``.
  public var date: Date

  /// Creates a query.
  public init(at coordinate: Coordinate, on date: Date) {
    self.coordinate = coordinate
    self.date = date
  }
}

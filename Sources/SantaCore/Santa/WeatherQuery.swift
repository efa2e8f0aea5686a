#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A question to a ``WeatherProvider``: a place and a time.
public struct WeatherQuery: Hashable, Sendable {
  /// The place.
  public var coordinate: Coordinate
  /// The time, by the flight's clock. A provider that has only the present weather reports its time as
  /// ``WeatherReport/readingTime``.
  public var date: Date

  /// A query.
  public init(at coordinate: Coordinate, on date: Date) {
    self.coordinate = coordinate
    self.date = date
  }
}

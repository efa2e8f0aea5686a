#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// What a ``WeatherProvider`` is asked: the weather of a place.
public struct WeatherQuery: Hashable, Sendable {
  /// Where.
  public var coordinate: Coordinate
  /// When, by the flight's clock. Who reads instruments has only the present, and says so with
  /// ``WeatherReport/readingTime``.
  public var date: Date

  /// A query.
  public init(at coordinate: Coordinate, on date: Date) {
    self.coordinate = coordinate
    self.date = date
  }
}

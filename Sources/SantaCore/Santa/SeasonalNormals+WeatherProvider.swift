#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension SeasonalNormals: WeatherProvider {
  /// Large, so that a store with many requests needs few transactions.
  public var batchLimit: Int { 100 }

  /// A second, although the normals are computed at once.
  public var patience: Duration { .seconds(1) }

  /// The normals of the place. Never fails, and never waits.
  public func report(at coordinate: Coordinate, on date: Date) async -> WeatherReport {
    WeatherReport(
      temperature: temperature(at: coordinate), condition: condition(at: coordinate, on: date),
      isNormal: true)
  }
}

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension SeasonalNormals: WeatherProvider {
  /// A large number, so that a store with many requests needs few transactions.
  public var batchLimit: Int { 100 }

  /// One second, although the normals are computed at once.
  public var patience: Duration { .seconds(1) }

  /// Returns the normals of the place. It never fails, and never waits.
  public func report(at coordinate: Coordinate, on date: Date) async -> WeatherReport {
    WeatherReport(
      temperature: temperature(at: coordinate), condition: condition(at: coordinate, on: date),
      isNormal: true)
  }
}

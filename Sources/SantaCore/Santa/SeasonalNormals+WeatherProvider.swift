#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension SeasonalNormals: WeatherProvider {
  /// Enough that a store with many requests takes few transactions.
  public var batchLimit: Int { 100 }

  public var patience: Duration { .seconds(1) }

  /// The normals of the place. Never fails, never waits.
  public func report(at coordinate: Coordinate, on date: Date) async -> WeatherReport {
    WeatherReport(
      temperature: temperature(at: coordinate), condition: condition(at: coordinate, on: date),
      isNormal: true)
  }
}

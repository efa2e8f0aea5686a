#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Knows the weather of a place. Conform to it to ask a service of your own; ``SeasonalNormals`` asks nobody.
///
/// Its methods may be called from any thread.
public protocol WeatherProvider: Sendable {
  /// Who answers, and whether it is a reading or a normal; shown beside every answer.
  var source: String { get }

  /// Finds out the weather.
  ///
  /// - Throws: whatever explains to people why there is no answer; it becomes the reason of
  ///   ``Weather/LoadingStatus/failed(reason:)``.
  func report(at coordinate: Coordinate, on date: Date) async throws -> WeatherReport
}

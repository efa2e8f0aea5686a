#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Knows the weather of places. Conform to it to ask a service of your own; ``SeasonalNormals`` asks nobody.
///
/// ``report(at:on:)`` and ``source`` are enough. Who answers for many places at once also has ``reports(for:)`` and
/// ``batchLimit``. The methods may be called from any thread.
public protocol WeatherProvider: Sendable {
  /// Who answers, as people call it; shown beside every answer.
  var source: String { get }

  /// For how many places it is asked at once, at most; 1 unless it says otherwise.
  var batchLimit: Int { get }

  /// The longest that it takes to answer, failures included; a minute unless it says otherwise. A ``WeatherService``
  /// keeps others off a request for a little longer than that, but never for more than ten minutes: where it is more than
  /// 585 seconds, another service may ask for the same place meanwhile.
  var patience: Duration { get }

  /// Finds out the weather of a place.
  ///
  /// - Throws: whatever explains to people why there is no answer; it becomes the reason of
  ///   ``Weather/LoadingStatus/failed(reason:)``. `CancellationError` when the task is cancelled.
  func report(at coordinate: Coordinate, on date: Date) async throws -> WeatherReport

  /// Finds out the weather of several places; unless it is implemented, of one after another.
  ///
  /// - Parameter queries: at most ``batchLimit``.
  /// - Returns: for each query, in their order, a report or why there is none.
  func reports(for queries: [WeatherQuery]) async -> [Result<WeatherReport, any Error>]
}

extension WeatherProvider {
  public var batchLimit: Int { 1 }

  public var patience: Duration { .seconds(60) }

  public func reports(for queries: [WeatherQuery]) async -> [Result<WeatherReport, any Error>] {
    var results: [Result<WeatherReport, any Error>] = []
    for query in queries {
      do {
        results.append(.success(try await report(at: query.coordinate, on: query.date)))
      } catch { results.append(.failure(error)) }
    }
    return results
  }
}

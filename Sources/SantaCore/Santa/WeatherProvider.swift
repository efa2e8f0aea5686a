#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A source of weather. Conform to it to use your own service; ``SeasonalNormals`` works without one.
///
/// Only ``report(at:on:)`` and ``source`` are required. Implement ``reports(for:)`` and ``batchLimit``, too, if the provider
/// can answer for many places at once. All members may be called from any thread.
public protocol WeatherProvider: Sendable {
  /// The display name of the source, which is shown beside every answer.
  var source: String { get }

  /// The maximum number of places in one call of ``reports(for:)``. The default is 1.
  var batchLimit: Int { get }

  /// The maximum time until an answer or a failure. The default is a minute.
  ///
  /// A ``WeatherService`` claims a request for 15 seconds longer than this, but for at most ten minutes. If the patience
  /// exceeds 585 seconds, another service may therefore request the weather at the same place before the answer arrives.
  var patience: Duration { get }

  /// Returns the weather at a place and time.
  ///
  /// - Throws: An error whose description explains to people why the provider can't answer. The description becomes the reason
  ///   of ``Weather/LoadingStatus/failed(reason:)``. `CancellationError` if the task is cancelled.
  func report(at coordinate: Coordinate, on date: Date) async throws -> WeatherReport

  /// Returns the weather at several places. The default implementation requests one place after another.
  ///
  /// - Parameter queries: The places and times, at most ``batchLimit`` of them.
  /// - Returns: A report or an error for each query, in the same order.
  func reports(for queries: [WeatherQuery]) async -> [Result<WeatherReport, any Error>]
}

extension WeatherProvider {
  /// The default: one place.
  public var batchLimit: Int { 1 }

  /// The default: a minute.
  public var patience: Duration { .seconds(60) }

  /// Requests the weather at one place after another.
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

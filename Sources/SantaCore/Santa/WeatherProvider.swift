#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A source of the weather. Conform to it to ask a service of your own; ``SeasonalNormals`` works without a service.
///
/// ``report(at:on:)`` and ``source`` are enough. A provider that answers for many places at once also implements
/// ``reports(for:)`` and ``batchLimit``. All members may be called from any thread.
public protocol WeatherProvider: Sendable {
  /// The name of the source, for people. It is shown beside every answer.
  var source: String { get }

  /// The maximum number of places in one call of ``reports(for:)``. The default is 1.
  var batchLimit: Int { get }

  /// The longest time that an answer or a failure takes. The default is a minute.
  ///
  /// A ``WeatherService`` claims a request for 15 seconds longer than that, and for ten minutes at most. If the time is
  /// longer than 585 seconds, another service may therefore ask for the same place meanwhile.
  var patience: Duration { get }

  /// Returns the weather of a place.
  ///
  /// - Throws: An error that explains to people why there is no answer. Its description becomes the reason of
  ///   ``Weather/LoadingStatus/failed(reason:)``. `CancellationError` if the task is cancelled.
  func report(at coordinate: Coordinate, on date: Date) async throws -> WeatherReport

  /// Returns the weather of several places. By default, it asks for one after another.
  ///
  /// - Parameter queries: The places and times, at most ``batchLimit`` of them.
  /// - Returns: A report or an error for each query, in the same order.
  func reports(for queries: [WeatherQuery]) async -> [Result<WeatherReport, any Error>]
}

extension WeatherProvider {
  /// One place.
  public var batchLimit: Int { 1 }

  /// A minute.
  public var patience: Duration { .seconds(60) }

  /// Asks for the weather of one place after another.
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

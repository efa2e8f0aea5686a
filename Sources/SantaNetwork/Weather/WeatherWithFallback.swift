public import SantaCore

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Requests readings from a provider, and falls back to seasonal normals, which are marked and include the reason.
public struct WeatherWithFallback: ForwardingWeatherProvider {
  let provider: any WeatherProvider
  private let normals = SeasonalNormals()

  /// Creates a fallback for a provider. It only fails with `CancellationError`.
  public init(_ provider: any WeatherProvider) { self.provider = provider }

  /// Requests the weather at one place and time.
  public func report(at coordinate: Coordinate, on date: Date) async throws -> WeatherReport {
    do {
      return try await provider.report(at: coordinate, on: date)
    } catch { return try await normal(at: coordinate, on: date, because: error) }
  }

  /// Requests the weather for several places and times. Each result is for the query at the same index.
  public func reports(for queries: [WeatherQuery]) async -> [Result<WeatherReport, any Error>] {
    let found = await provider.reports(for: queries)
    var results: [Result<WeatherReport, any Error>] = []
    for (query, result) in zip(queries, found) {
      switch result {
      case .success: results.append(result)
      case .failure(let error):
        do {
          results.append(
            .success(try await normal(at: query.coordinate, on: query.date, because: error)))
        } catch { results.append(.failure(error)) }
      }
    }
    return results
  }

  private func normal(
    at coordinate: Coordinate, on date: Date, because error: any Error
  ) async throws -> WeatherReport {
    if error is CancellationError { throw error }
    // If the task was cancelled, the request stays unanswered, so that the next service may still get a reading.
    try Task.checkCancellation()
    var report = await normals.report(at: coordinate, on: date)
    report.source = normals.source
    report.fallbackReason = "\(error)"
    return report
  }
}

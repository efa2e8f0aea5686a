public import SantaCore

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Readings where there are any, and otherwise the normals, labelled as such and with the reason.
public struct WeatherWithFallback: ForwardingWeatherProvider {
  let provider: any WeatherProvider
  private let normals = SeasonalNormals()

  /// A provider that never fails but by cancellation.
  public init(_ provider: any WeatherProvider) { self.provider = provider }

  public func report(at coordinate: Coordinate, on date: Date) async throws -> WeatherReport {
    do {
      return try await provider.report(at: coordinate, on: date)
    } catch { return try await normal(at: coordinate, on: date, because: error) }
  }

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
    // Whatever failed, whoever asked has gone, and the next one may still get a reading.
    try Task.checkCancellation()
    var report = await normals.report(at: coordinate, on: date)
    report.source = normals.source
    report.fallbackReason = "\(error)"
    return report
  }
}

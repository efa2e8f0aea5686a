import SantaCore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A provider that forwards queries to another provider, and has its name.
///
/// A conforming type implements ``WeatherProvider/reports(for:)``, and ``WeatherProvider/patience`` if it waits.
protocol ForwardingWeatherProvider: WeatherProvider {
  /// The underlying provider.
  nonisolated var provider: any WeatherProvider { get }
}

// The members are public because they implement requirements of a public protocol.
extension ForwardingWeatherProvider {
  /// The name of the underlying provider.
  public nonisolated var source: String { provider.source }
  /// The maximum number of places in one call.
  public nonisolated var batchLimit: Int { provider.batchLimit }
  /// The maximum duration of a call.
  public nonisolated var patience: Duration { provider.patience }

  /// Requests the weather at one place and time.
  public func report(at coordinate: Coordinate, on date: Date) async throws -> WeatherReport {
    try await onlyReport(at: coordinate, on: date)
  }
}

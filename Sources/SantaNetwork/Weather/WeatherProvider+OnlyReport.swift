import SantaCore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension WeatherProvider {
  /// Returns the report for one place, for a provider that implements ``reports(for:)``.
  func onlyReport(at coordinate: Coordinate, on date: Date) async throws -> WeatherReport {
    guard let result = await reports(for: [WeatherQuery(at: coordinate, on: date)]).first else {
      throw WeatherFailure(source, "no answer for this place")
    }
    return try result.get()
  }
}

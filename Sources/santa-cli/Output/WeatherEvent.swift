#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// How far a request for the weather of a place has come.
struct WeatherEvent: Equatable, Sendable {
  var time: Date
  var place: String?
  var status: Status
  /// Degrees Celsius.
  var temperature: Double?
  /// As programs read it: `snow`, `partlyCloudyNight`.
  var condition: String?
  var conditionSymbol: String?
  /// Who says so, and whether it is a reading or a normal.
  var source: String?
  /// Why it failed.
  var reason: String?
}

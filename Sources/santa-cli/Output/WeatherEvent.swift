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
  /// Who says so.
  var source: String?
  /// Whether the answer is what is usual at the season, or a reading; nil without an answer.
  var isNormal: Bool?
  /// When the weather was so, by the machine's clock.
  var readingTime: Date?
  /// Why it failed, or is only a normal.
  var reason: String?
}

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Where Santa is and what he does, at one time by the flight's clock.
struct SantaEvent: Equatable, Sendable {
  var time: Date
  /// As programs read it: `flying`, `deliveringPresents`.
  var activity: String
  /// As people read it, with its picture.
  var activitySentence: String
  /// Degrees.
  var latitude: Double
  var longitude: Double
  /// The stop he is at or comes from.
  var place: String?
  var nextPlace: String?
  /// Whether he is between two stops, whatever he does there. Only for people; programs have the position.
  var isOnTheWay = false
  var nextArrival: Date?
  var presentsRemaining: Int?
  var presentsDelivered: Int?
  /// The stop nearest to the user's home.
  var home: String?
  var homeArrival: Date?
  /// Negative once he has been there.
  var secondsToHome: Int?
  /// Off season only, and only for people: programs have `nextArrival`.
  var secondsToTakeOff: Int?
  /// A few columns for people, such as "❄️ -12 °C". Programs get a `WeatherEvent`.
  var weather: String?
}

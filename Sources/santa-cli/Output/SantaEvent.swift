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
  /// Whether somebody flies; nil where that goes without saying.
  var isTracked: Bool?
  /// Where he is, and only for people: programs get a `WeatherEvent`.
  var weather: Reading?

  /// What the sky looks like, and how warm it is.
  struct Reading: Equatable, Sendable {
    var symbol: String
    var celsius: Double
  }
}

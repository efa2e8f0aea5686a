import Foundation

@testable import SantaModels
@testable import SantaStore

extension RouteStop {
  /// Returns a stop for tests that only use its name and times.
  static func named(_ city: String, arrival: Date = .takeOff, departure: Date? = nil) -> RouteStop {
    RouteStop(
      id: city, city: city, region: "", coordinate: .northPole, arrival: arrival,
      departure: departure ?? arrival, population: 0, presentsDelivered: 0, utcOffset: nil)
  }
}

extension TrackerEvent.SantaState {
  /// Returns a state of Santa on a flight that reaches home after a number of seconds.
  static func fixture(
    at time: Date = .takeOff, _ activity: Activity = .flying, latitude: Double = 90, longitude: Double = 0,
    place: String? = nil, next: RouteStop? = nil, isAtStop: Bool = true, remaining: Int = 0,
    delivered: Int = 0, home: String = "Oslo", secondsToHome: Double = 60, takeOff: Date = .takeOff
  ) -> Self {
    let (arrival, landing) = (time + secondsToHome, time + 100_000_000)
    let route = Route(stops: [
      .named("North Pole", arrival: takeOff), .named(home, arrival: arrival),
      .named("North Pole", arrival: landing),
    ])
    return Self(
      time: time, activity: activity,
      coordinate: Coordinate(latitude: latitude, longitude: longitude) ?? .northPole,
      lastStop: place.map { .named($0) }, nextStop: next, isAtStop: isAtStop, presentsRemaining: remaining,
      presentsDelivered: delivered, countdown: Countdown(route: route, homeStopIndex: 1, now: time))
  }
}

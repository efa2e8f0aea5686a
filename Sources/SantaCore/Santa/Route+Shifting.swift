#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension Route {
  /// Returns the same flight in another year.
  ///
  /// The time from the first departure to the last arrival is mapped linearly onto the 25 hours from 24 December 10:00 UTC of
  /// that year. Google's web client does the same with a route of an earlier year. Times are rounded to milliseconds and keep
  /// their order. The fingerprint changes with the times.
  ///
  /// Local times belong to the new year: a stop whose country has changed its time zone in between gets the new offset from
  /// UTC. For example, a stop in São Paulo in a route of 2017 is at -02:00, and at -03:00 in 2026.
  ///
  /// - Parameter year: The year of the flight. A year outside 1...9999 counts as the nearer end.
  /// - Complexity: O(*n*) in the number of stops.
  public func shifted(toYear year: Int) -> Route {
    let ownYear = CivilTime(takeoff.departure).year
    let zones = ownYear == year ? nil : ZoneFinder()
    return Route(
      stops: stops.map { stop in
        RouteStop(
          id: stop.id, city: stop.city, region: stop.region, coordinate: stop.coordinate,
          arrival: shifted(stop.arrival, toYear: year), departure: shifted(stop.departure, toYear: year),
          population: stop.population, presentsDelivered: stop.presentsDelivered,
          utcOffset: stop.utcOffset.map {
            zones?.utcOffset($0, at: stop.coordinate, of: ownYear, in: year) ?? $0
          })
      },
      messages: messages.map { message in
        RouteMessage(time: shifted(message.time, toYear: year), text: message.text, isFact: message.isFact)
      })
  }

  /// Whether the route takes off and lands at the same times as the embedded flight of its year, to the second.
  var isStandard: Bool {
    let start = Self.standardTakeoff(year: CivilTime(takeoff.departure).year)
    return takeoff.departure.timeIntervalSince(start).magnitude < 1
      && (duration - Self.standardDuration).magnitude < 1
  }

  /// Returns the time in ``shifted(toYear:)`` that corresponds to a time of this route.
  func shifted(_ date: Date, toYear year: Int) -> Date {
    let fraction = date.timeIntervalSince(takeoff.departure) / duration
    let milliseconds = (fraction * Self.standardDuration * 1000).rounded()
    return Self.standardTakeoff(year: year) + milliseconds / 1000
  }
}

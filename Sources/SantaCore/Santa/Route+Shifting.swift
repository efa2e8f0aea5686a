#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension Route {
  /// The same flight in another year.
  ///
  /// The time from the first departure to the last arrival is mapped linearly onto the 25 hours from 24 December 10:00
  /// UTC of that year, as Google's web client does with a route of an earlier year. Times are rounded to milliseconds,
  /// and keep their order. The fingerprint changes with the times.
  ///
  /// - Parameter year: The year to fly in. A year outside 1...9999 counts as the nearer end.
  /// - Complexity: O(*n*) in the number of stops.
  public func shifted(toYear year: Int) -> Route {
    Route(
      stops: stops.map { stop in
        RouteStop(
          id: stop.id, city: stop.city, region: stop.region, coordinate: stop.coordinate,
          arrival: shifted(stop.arrival, toYear: year), departure: shifted(stop.departure, toYear: year),
          population: stop.population, presentsDelivered: stop.presentsDelivered, utcOffset: stop.utcOffset)
      },
      messages: messages.map { message in
        RouteMessage(time: shifted(message.time, toYear: year), text: message.text, isFact: message.isFact)
      })
  }

  /// Whether it takes off and lands when the embedded flight of its year does, to the second.
  var isStandard: Bool {
    let start = Self.standardTakeoff(year: CivilTime(takeoff.departure).year)
    return takeoff.departure.timeIntervalSince(start).magnitude < 1
      && (duration - Self.standardDuration).magnitude < 1
  }

  /// A time of this route as it is in ``shifted(toYear:)``.
  func shifted(_ date: Date, toYear year: Int) -> Date {
    let fraction = date.timeIntervalSince(takeoff.departure) / duration
    let milliseconds = (fraction * Self.standardDuration * 1000).rounded()
    return Self.standardTakeoff(year: year) + milliseconds / 1000
  }
}

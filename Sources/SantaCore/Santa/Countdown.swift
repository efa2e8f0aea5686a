#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// The time until Santa reaches a home, or until the next event of interest before and after the flight.
///
/// The stop of the route that is nearest to the home, by great circle, represents the home. The target of the countdown depends
/// on the time:
///
/// | Now is | ``target-swift.property`` | counts to | ``description`` |
/// | --- | --- | --- | --- |
/// | before take-off | `takeoff` | the take-off | `take-off in 12 d 3 h` |
/// | during the flight, before the arrival at home | `home` | the arrival at home | `in 3 h 12 min` |
/// | from the arrival at home | `passed` | nothing; Santa has been there | `has been, 41 min ago` |
/// | from 16 hours after the landing | `nextFlight` | home, on the next flight | `next flight: in 363 d 19 h` |
///
/// From the evening after the landing on 25 December (not from 1 January), the countdown is for the route's next flight, with
/// its times moved as by ``Route/shifted(toYear:)``. For a route of an earlier year, that is the next flight from today. If a
/// flight of that route, moved to this year, is under way, the countdown is for that flight.
///
/// ```swift
/// let countdown = Countdown(route: route, home: berlin, now: now)
/// print(countdown)                 // in 3 h 12 min
/// countdown.homeStop.name          // "Berlin, Germany"
/// countdown.secondsToHome          // 11_547
/// ```
public struct Countdown: Hashable, Sendable {
  /// The event that a countdown counts to.
  public enum Target: Hashable, Sendable {
    /// The take-off of the route's flight, which has not begun.
    case takeoff
    /// The arrival at home on the flight under way.
    case home
    /// Nothing: Santa has reached home on the flight under way, or on last night's flight.
    case passed
    /// The arrival at home on the next flight, because the day after the route's own flight is over.
    case nextFlight
  }

  /// The event that the countdown counts to.
  public let target: Target

  /// The stop of the route nearest to home. Its times belong to the route's own flight.
  public let homeStop: RouteStop

  /// The time of the arrival at ``homeStop``: on the route's own flight or, from the evening after it, on the next one.
  public let homeArrival: Date

  /// The take-off of the flight that ``homeArrival`` belongs to.
  public let takeoff: Date

  /// The number of whole seconds until ``homeArrival``, rounded up; 0 or less once Santa has been there.
  public let secondsToHome: Int

  /// The number of whole seconds until the target. For `passed`, it equals ``secondsToHome``, which is then 0 or less.
  public let secondsToTarget: Int

  /// Creates the countdown for a home that is a point on the map.
  ///
  /// - Parameters:
  ///   - route: The flight.
  ///   - home: The home.
  ///   - now: The instant to count from.
  /// - Complexity: O(*n* log *n*) in the number of stops; ``init(route:homeStopIndex:now:)`` is O(1).
  public init(route: Route, home: Coordinate, now: Date) {
    self.init(route: route, homeStopIndex: route.stopIndex(nearestTo: home), now: now)
  }

  /// Creates the countdown for a home that is a stop. Callers that print a line a second look the stop up only once.
  ///
  /// - Parameters:
  ///   - route: The flight.
  ///   - homeStopIndex: A result of ``Route/stopIndex(nearestTo:)``. A number outside the indices of ``Route/stops`` counts as
  ///     the nearest index.
  ///   - now: The instant to count from.
  public init(route: Route, homeStopIndex: Int, now: Date) {
    let stop = route.stops[min(max(homeStopIndex, 0), route.stops.count - 1)]
    homeStop = stop
    let isOwnFlight = now < route.landing.arrival + Route.restAfterLanding
    if isOwnFlight {
      takeoff = route.takeoff.departure
      homeArrival = stop.arrival
    } else {
      let year = Route.comingYear(asOf: now)
      takeoff = Route.standardTakeoff(year: year)
      homeArrival = route.shifted(stop.arrival, toYear: year)
    }
    secondsToHome = Self.wholeSeconds(from: now, to: homeArrival)
    if now < takeoff {
      // Before the route's own flight, people wait for the take-off. After it, the next take-off is a year away, and people
      // want to know when Santa will visit them again.
      target = isOwnFlight ? .takeoff : .nextFlight
    } else {
      target = now < homeArrival ? .home : .passed
    }
    secondsToTarget = target == .takeoff ? Self.wholeSeconds(from: now, to: takeoff) : secondsToHome
  }

  /// The number of seconds until the target, or since it.
  package var secondsFromTarget: Int { Int(clamping: secondsToTarget.magnitude) }

  /// Returns the seconds between two instants, rounded up, so that 0 is only shown once the time has come.
  private static func wholeSeconds(from now: Date, to date: Date) -> Int {
    Int(saturating: date.timeIntervalSince(now).rounded(.up))
  }
}

extension Countdown: CustomStringConvertible {
  /// The countdown in a few words, as in the table above.
  public var description: String {
    switch target {
    case .takeoff: "take-off in \(Self.words(forSeconds: secondsToTarget))"
    case .home: "in \(Self.words(forSeconds: secondsToHome))"
    case .passed: "has been, \(Self.words(forSeconds: secondsToHome)) ago"
    case .nextFlight: "next flight: in \(Self.words(forSeconds: secondsToHome))"
    }
  }

  /// Returns a duration in at most two units: `12 d 3 h`, `3 h 12 min`, `41 min`, `9 min 30 s`, `8 s`.
  ///
  /// Smaller units are cut off, and seconds are included only below ten minutes. The sign is ignored.
  public static func words(forSeconds seconds: Int) -> String {
    let seconds = seconds.magnitude
    let (days, hours, minutes) = (seconds / 86_400, seconds / 3600 % 24, seconds / 60 % 60)
    if days > 0 { return "\(days) d \(hours) h" }
    if hours > 0 { return "\(hours) h \(minutes) min" }
    if minutes >= 10 { return "\(minutes) min" }
    if minutes > 0 { return "\(minutes) min \(seconds % 60) s" }
    return "\(seconds) s"
  }
}

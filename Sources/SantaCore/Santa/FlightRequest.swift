#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A request for a flight: a route, the start of its clock, and the clock's speed. Each of them may be left unspecified.
///
/// ```swift
/// FlightRequest()                                  // the flight under way, or the coming one in real time
/// FlightRequest(start: .takeOff, speed: 600)       // a demonstration
/// ```
public struct FlightRequest: Hashable, Sendable {
  /// The time at which the clock starts.
  public enum Start: Hashable, Sendable {
    /// The current time.
    case unspecified
    /// This time.
    case time(Date)
    /// The take-off of the route.
    case takeOff
  }

  /// The flight that answers a request, as computed at some instant.
  public struct Answer: Hashable, Sendable {
    /// The route, with the times of this flight.
    public var route: Route
    /// The route's fingerprint before its times were moved, and before the home became a stop.
    public var sourceFingerprint: String
    /// The display name of the route.
    public var title: String
    /// The flight's clock.
    public var clock: FlightClock
    /// The year of the route's original times, which may be the year of the flight. Nil if the times were not moved.
    public var shiftedFrom: Int?
  }

  /// The route; nil for the built-in one.
  public var route: Route?
  /// The display name of the route, for example its file; nil for the built-in one.
  public var title: String?
  /// The time at which the clock starts.
  public var start: Start
  /// The speed of the clock; nil for real time.
  public var speed: Double?

  /// The home at which the built-in flight stops. It doesn't matter for another route, or if a flight is already under way: the
  /// home of the program that started the flight is a stop, and the homes of its followers are not. Two requests never
  /// contradict each other because of their homes.
  public var home: HomePlace?

  /// Creates a request. Without arguments, everything is unspecified.
  public init(
    route: Route? = nil, title: String? = nil, start: Start = .unspecified, speed: Double? = nil,
    home: HomePlace? = nil
  ) {
    self.route = route
    self.home = home
    self.title = title
    self.start = start
    self.speed = speed
  }

  /// Returns the flight that a tracker starts if no other tracker flies in its store.
  ///
  /// A route keeps its times in two cases: if it has the standard times of its year and is flown in that year, or if the clock
  /// starts between its take-off and its landing. All other routes are moved to the current flight or, if none is under way,
  /// the next one. Until the evening of 25 December, the current flight is the flight of the previous night, unless the clock
  /// starts at the take-off.
  public func answer(asOf now: Date) -> Answer {
    let reference: Date = if case .time(let date) = start { date } else { now }
    let year = start == .takeOff ? Route.comingYear(asOf: reference) : Route.yearToTell(asOf: reference)
    let source = route ?? Route.embedded(year: year, home: home)
    // The home of a flight doesn't matter for requests, so the source is the flight without it.
    let hasHomeStop = route == nil && source.placeCount > FlightPlan.embedded.entries.count
    let fingerprint = (hasHomeStop ? Route.embedded(year: year) : source).fingerprint
    let own = CivilTime(source.takeoff.departure).year
    let isOwnFlight =
      source.isStandard && (own == year || CivilTime(reference).year == own && start != .unspecified)
      || (source.takeoff.departure...source.landing.arrival).contains(reference)
    // A caller that sets the clock to a time within the route wants to see the route at its own times.
    let isShifted = route != nil && !isOwnFlight
    let flown = isShifted ? source.shifted(toYear: year) : source
    let origin: Date =
      switch start {
      case .unspecified: now
      case .time(let date): date
      case .takeOff: flown.takeoff.departure
      }
    return Answer(
      route: flown, sourceFingerprint: fingerprint,
      title: title ?? "the built-in route of \(CivilTime(flown.takeoff.departure).year)",
      clock: FlightClock(origin: origin, startedAt: now, speed: speed ?? 1),
      shiftedFrom: isShifted ? own : nil)
  }

  /// Returns the first part of the request that contradicts a flight; nil if there is none.
  func conflict(with flight: Flight, takeoff: Date?, now: Date) -> FlightConflict? {
    let option: FlightConflict.Option? =
      if let route, route.fingerprint != flight.sourceFingerprint {
        .route
      } else if case .time(let date) = start, date != flight.origin {
        .start
      } else if case .takeOff = start, flight.origin != takeoff {
        .start
      } else if let speed, speed != flight.speed {
        .speed
      } else {
        nil
      }
    return option.map { FlightConflict(option: $0, flight: flight, now: now) }
  }
}

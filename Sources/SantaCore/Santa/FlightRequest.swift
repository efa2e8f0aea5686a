#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// What somebody wants to fly: a route, where its clock starts, and how fast it runs; each may be left open.
///
/// ```swift
/// FlightRequest()                                  // the coming flight in real time, or whatever flies already
/// FlightRequest(start: .takeOff, speed: 600)       // a demonstration
/// ```
public struct FlightRequest: Hashable, Sendable {
  /// Where the clock starts.
  public enum Start: Hashable, Sendable {
    /// At the present.
    case unspecified
    /// At a time.
    case time(Date)
    /// At the take-off of the route.
    case takeOff
  }

  /// A request taken at its word at some instant: what would fly.
  public struct Answer: Hashable, Sendable {
    /// The route with the times at which it is flown.
    public var route: Route
    /// The route's identity before its times were moved.
    public var sourceFingerprint: String
    /// What people call the route.
    public var title: String
    /// The flight's clock.
    public var clock: FlightClock
    /// The year that the times were moved from, which may be the same; nil where they are the route's own.
    public var shiftedFrom: Int?
  }

  /// The route; nil for the built-in one.
  public var route: Route?
  /// What people call the route, for example its file; nil for the built-in one.
  public var title: String?
  /// Where the clock starts.
  public var start: Start
  /// How fast the clock runs; nil for real time.
  public var speed: Double?

  /// A request; without arguments it leaves everything open.
  public init(route: Route? = nil, title: String? = nil, start: Start = .unspecified, speed: Double? = nil) {
    self.route = route
    self.title = title
    self.start = start
    self.speed = speed
  }

  /// What would fly if nothing flew yet.
  ///
  /// A route that has the times of a flight is flown exactly in that flight's year, and any route at its own times; else
  /// it is moved to the flight that is under way or comes next.
  public func answer(asOf now: Date) -> Answer {
    let reference: Date = if case .time(let date) = start { date } else { now }
    let year = Route.comingYear(asOf: reference)
    let source = route ?? Route.embedded(year: year)
    let own = CivilTime(source.takeoff.departure).year
    let isOwnFlight =
      source.isStandard && (own == year || CivilTime(reference).year == own)
      || (source.takeoff.departure...source.landing.arrival).contains(reference)
    // Other times, and a clock that was set into them, are what the caller wants to see.
    let isShifted = route != nil && !isOwnFlight
    let flown = isShifted ? source.shifted(toYear: year) : source
    let origin: Date =
      switch start {
      case .unspecified: now
      case .time(let date): date
      case .takeOff: flown.takeoff.departure
      }
    return Answer(
      route: flown, sourceFingerprint: source.fingerprint,
      title: title ?? "the built-in route of \(CivilTime(flown.takeoff.departure).year)",
      clock: FlightClock(origin: origin, startedAt: now, speed: speed ?? 1),
      shiftedFrom: isShifted ? own : nil)
  }

  /// What in the request is at odds with a flight; nil where nothing is.
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

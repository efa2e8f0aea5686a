#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A request for a flight: a route, the start of its clock, and the clock's speed. Each of them may be left open.
///
/// ```swift
/// FlightRequest()                                  // the flight under way, or the coming one in real time
/// FlightRequest(start: .takeOff, speed: 600)       // a demonstration
/// ```
public struct FlightRequest: Hashable, Sendable {
  /// The time at which the clock starts.
  public enum Start: Hashable, Sendable {
    /// At the present time.
    case unspecified
    /// At this time.
    case time(Date)
    /// At the take-off of the route.
    case takeOff
  }

  /// The flight that a request asks for, as computed at some instant.
  public struct Answer: Hashable, Sendable {
    /// The route with the times at which it is flown.
    public var route: Route
    /// The route's identity before its times were moved.
    public var sourceFingerprint: String
    /// The name of the route, for people.
    public var title: String
    /// The flight's clock.
    public var clock: FlightClock
    /// The year that the times were moved from; it may be the same year. Nil if the times are the route's own.
    public var shiftedFrom: Int?
  }

  /// The route; nil for the built-in one.
  public var route: Route?
  /// The name of the route, for people, for example its file; nil for the built-in one.
  public var title: String?
  /// The time at which the clock starts.
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

  /// The flight that a tracker starts if no other flies in its store.
  ///
  /// A route keeps its times if it is flown in its own year with the times of that year's flight, or if the clock
  /// starts between its take-off and its landing. All other routes are moved to the flight that is under way or comes
  /// next. Until the evening of 25 December, that is the flight of the night before, unless the clock starts at the
  /// take-off.
  public func answer(asOf now: Date) -> Answer {
    let reference: Date = if case .time(let date) = start { date } else { now }
    let year = start == .takeOff ? Route.comingYear(asOf: reference) : Route.yearToTell(asOf: reference)
    let source = route ?? Route.embedded(year: year)
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
      route: flown, sourceFingerprint: source.fingerprint,
      title: title ?? "the built-in route of \(CivilTime(flown.takeoff.departure).year)",
      clock: FlightClock(origin: origin, startedAt: now, speed: speed ?? 1),
      shiftedFrom: isShifted ? own : nil)
  }

  /// The first part of the request that contradicts a flight; nil if none does.
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

public import SantaStore

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// The flight in a store: the route that the sleigh flies, and the flight's clock. A store has one flight.
///
/// Every process computes the time of the flight from this object, so a follower needs no options.
///
/// ```swift
/// let flight = store.objects(Flight.self).first
/// flight?.clock.time(at: .now)
/// ```
public final class Flight: Object {
  /// The key of the one flight that a tracker's store has.
  static let onlyID = 1

  /// Always 1 in a tracker's store.
  @Persisted(primaryKey: true) public var id = Flight.onlyID
  /// The ``Route/fingerprint`` of the route, with the times of this flight.
  @Persisted public var routeFingerprint: String
  /// The fingerprint of the original route. It differs if the times were moved to another year.
  @Persisted public var sourceFingerprint: String
  /// The display name of the route.
  @Persisted public var title: String
  /// The time that the flight's clock showed when it was started.
  @Persisted public var origin: Date
  /// The real time at which the clock was started.
  @Persisted public var startedAt: Date
  /// The speed of the clock, as a multiple of real time.
  @Persisted public var speed = 1.0
  /// The real time at which the clock was paused; nil while it runs.
  @Persisted public var pausedAt: Date?
  /// The tracker that flies the sleigh, or flew it last.
  @Persisted public var pilot = UUID()

  /// Creates a flight without a route.
  public required init() {}

  /// The clock of the flight. Stored dates outside the years 1 to 9999, which another program may have written, are moved to
  /// the nearer end of that range.
  public var clock: FlightClock {
    get {
      var clock = FlightClock(
        origin: CivilTime.nearest(origin), startedAt: CivilTime.nearest(startedAt), speed: speed)
      clock.pausedAt = pausedAt.map(CivilTime.nearest)
      return clock
    }
    set {
      (origin, startedAt, speed) = (newValue.origin, newValue.startedAt, newValue.speed)
      pausedAt = newValue.pausedAt
    }
  }
}

public import SantaStore

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// The flight in a store: which route the sleigh flies, and by which clock. A store has one.
///
/// Every process derives the time of the flight from it, so a follower needs no options.
///
/// ```swift
/// let flight = store.objects(Flight.self).first
/// flight?.clock.time(at: .now)
/// ```
public final class Flight: Object {
  /// The key of the one flight that a tracker's store has.
  public static let theOnlyOne = 1

  /// Always ``theOnlyOne`` in a tracker's store.
  @Persisted(primaryKey: true) public var id = Flight.theOnlyOne
  /// The ``Route/fingerprint`` of the route as it is flown.
  @Persisted public var routeFingerprint: String
  /// The fingerprint of the route that this one was made from. It differs if the times were moved to another year.
  @Persisted public var sourceFingerprint: String
  /// The name of the route, for people.
  @Persisted public var title: String
  /// The time that the flight's clock showed when it was started.
  @Persisted public var origin: Date
  /// When the clock was started, in real time.
  @Persisted public var startedAt: Date
  /// How many times faster than a real clock it runs.
  @Persisted public var speed = 1.0
  /// When the clock was paused, in real time; nil while it runs.
  @Persisted public var pausedAt: Date?
  /// The tracker that flies the sleigh, or flew it last.
  @Persisted public var pilot = UUID()

  /// A flight without a route.
  public required init() {}

  /// The clock of the flight. Dates beyond the years 1 to 9999, which another program may have stored,
  /// are moved to the nearer end of these years.
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

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Which route a store's sleigh flies, and by which clock. One in a store.
///
/// Everybody derives the time of the flight from it, so that who follows needs no options.
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
  /// That of the route it was made from; another one where the times were moved to another year.
  @Persisted public var sourceFingerprint: String
  /// What people call the route.
  @Persisted public var title: String
  /// What the flight's clock showed when it was started.
  @Persisted public var origin: Date
  /// When the clock was started, in real time.
  @Persisted public var startedAt: Date
  /// How many times faster than a real one the clock runs.
  @Persisted public var speed = 1.0
  /// Since when the clock stands still, in real time; nil while it runs.
  @Persisted public var pausedAt: Date?
  /// The process that flies, or flew last.
  @Persisted public var pilot = UUID()

  /// No flight in particular.
  public required init() {}

  /// The clock of the flight.
  public var clock: FlightClock {
    get {
      var clock = FlightClock(origin: origin, startedAt: startedAt, speed: speed)
      clock.pausedAt = pausedAt
      return clock
    }
    set {
      (origin, startedAt, speed) = (newValue.origin, newValue.startedAt, newValue.speed)
      pausedAt = newValue.pausedAt
    }
  }
}

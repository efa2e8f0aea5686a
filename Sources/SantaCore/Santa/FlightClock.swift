#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// The clock of a flight: its initial time, the real time of its start, its speed, and the real time of a pause.
///
/// The time that it shows is computed from these values and the real time. All processes that have the values read the same
/// time, and the clock can't drift.
///
/// ```swift
/// let clock = FlightClock(origin: takeOff, startedAt: .now, speed: 600)
/// clock.time(at: .now + 1)       // ten minutes after take-off
/// ```
public struct FlightClock: Hashable, Sendable {
  /// The time that the clock showed when it was started.
  public var origin: Date
  /// The real time at which the clock was started.
  public var startedAt: Date
  /// The speed of the clock, as a multiple of real time; above 0.
  public var speed: Double
  /// The real time at which the clock was paused; nil while it runs.
  public var pausedAt: Date?

  /// Creates a running clock. A speed that isn't positive and finite counts as 1.
  public init(origin: Date, startedAt: Date, speed: Double = 1) {
    self.origin = origin
    self.startedAt = startedAt
    self.speed = speed > 0 && speed.isFinite ? speed : 1
  }

  /// Whether the clock shows the real time.
  public var isReal: Bool { speed == 1 && origin == startedAt }

  /// Whether the clock is paused.
  public var isPaused: Bool { pausedAt != nil }

  /// Returns the time that the clock shows at an instant of real time, limited to the years 1 to 9999.
  public func time(at real: Date) -> Date {
    CivilTime.nearest(origin + min(real, pausedAt ?? real).timeIntervalSince(startedAt) * speed)
  }

  /// Returns the real time at which the clock shows a time; the distant future if the clock is paused before that.
  public func realTime(of time: Date) -> Date {
    let real = startedAt + time.timeIntervalSince(origin) / speed
    guard let pausedAt, real >= pausedAt else { return real }
    return .distantFuture
  }

  /// Returns the clock, paused from now on. A paused clock is returned unchanged.
  public func paused(at now: Date) -> FlightClock {
    var clock = self
    clock.pausedAt = pausedAt ?? now
    return clock
  }

  /// Returns the clock, running on from the time at which it was paused.
  public func resumed(at now: Date) -> FlightClock {
    guard let pausedAt else { return self }
    var clock = self
    clock.startedAt += max(0, now.timeIntervalSince(pausedAt))
    clock.pausedAt = nil
    return clock
  }

  /// Returns the clock, set to another time at this instant and running on from there. A paused clock stays paused.
  public func showing(_ time: Date, at now: Date) -> FlightClock {
    var clock = self
    clock.startedAt = (pausedAt ?? now) - time.timeIntervalSince(origin) / speed
    return clock
  }

  /// Returns the clock, running at another speed from now on. It shows the same time at this instant, and no time twice.
  ///
  /// The origin stays the same, because it distinguishes one flight from another.
  ///
  /// - Parameters:
  ///   - speed: The new speed. A speed that isn't positive and finite has no effect.
  ///   - now: The real time.
  public func running(atSpeed speed: Double, from now: Date) -> FlightClock {
    guard speed > 0, speed.isFinite else { return self }
    let instant = pausedAt ?? now
    var clock = self
    clock.speed = speed
    clock.startedAt = instant - time(at: instant).timeIntervalSince(origin) / speed
    return clock
  }
}

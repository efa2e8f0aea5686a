#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// The clock of a flight: the time it started at, when it was started, how fast it runs, and whether it is paused.
///
/// Its time is computed from these numbers and the real time. Every process that has them reads the same time, and the
/// clock can't drift.
///
/// ```swift
/// let clock = FlightClock(origin: takeOff, startedAt: .now, speed: 600)
/// clock.time(at: .now + 1)       // ten minutes after take-off
/// ```
public struct FlightClock: Hashable, Sendable {
  /// The time that the clock showed when it was started.
  public var origin: Date
  /// When it was started, in real time.
  public var startedAt: Date
  /// How many times faster than a real one it runs; above 0.
  public var speed: Double
  /// When it was paused, in real time; nil while it runs.
  public var pausedAt: Date?

  /// A clock that runs. A speed that is not above 0 and finite counts as 1.
  public init(origin: Date, startedAt: Date, speed: Double = 1) {
    self.origin = origin
    self.startedAt = startedAt
    self.speed = speed > 0 && speed.isFinite ? speed : 1
  }

  /// Whether the clock shows the real time.
  public var isReal: Bool { speed == 1 && origin == startedAt }

  /// Whether the clock is paused.
  public var isPaused: Bool { pausedAt != nil }

  /// The time that the clock shows at an instant of real time; the nearest in the years 1 to 9999.
  public func time(at real: Date) -> Date {
    CivilTime.nearest(origin + min(real, pausedAt ?? real).timeIntervalSince(startedAt) * speed)
  }

  /// The real time at which the clock shows a time; the distant future if the clock is paused before it.
  public func realTime(of time: Date) -> Date {
    let real = startedAt + time.timeIntervalSince(origin) / speed
    guard let pausedAt, real >= pausedAt else { return real }
    return .distantFuture
  }

  /// The same clock, paused from now on. A paused clock stays as it is.
  public func paused(at now: Date) -> FlightClock {
    var clock = self
    clock.pausedAt = pausedAt ?? now
    return clock
  }

  /// The same clock, which runs on from the time at which it was paused.
  public func resumed(at now: Date) -> FlightClock {
    guard let pausedAt else { return self }
    var clock = self
    clock.startedAt += max(0, now.timeIntervalSince(pausedAt))
    clock.pausedAt = nil
    return clock
  }

  /// The same clock, which shows another time at this instant, and runs on from there. One that is paused stays paused.
  public func showing(_ time: Date, at now: Date) -> FlightClock {
    var clock = self
    clock.startedAt = (pausedAt ?? now) - time.timeIntervalSince(origin) / speed
    return clock
  }

  /// The same clock, which runs at another speed from now on. It shows the same time at this instant, and no time
  /// twice.
  ///
  /// The origin stays the same, because it distinguishes one flight from another.
  ///
  /// - Parameters:
  ///   - speed: A speed that is not above 0 and finite changes nothing.
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

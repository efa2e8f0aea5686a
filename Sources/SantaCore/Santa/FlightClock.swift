#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// The clock of a flight: where it started, when, and how fast it runs; and since when it stands still, if it does.
///
/// Everybody who knows these numbers reads the same time, in any process; nothing ticks and nothing drifts.
///
/// ```swift
/// let clock = FlightClock(origin: takeOff, startedAt: .now, speed: 600)
/// clock.time(at: .now + 1)       // ten minutes after take-off
/// ```
public struct FlightClock: Hashable, Sendable {
  /// What the clock showed when it was started.
  public var origin: Date
  /// When it was started, by the machines' own clocks.
  public var startedAt: Date
  /// How many times faster than a real one it runs; above 0.
  public var speed: Double
  /// Since when it stands still, by the machines' own clocks; nil while it runs.
  public var pausedAt: Date?

  /// A clock that runs. A speed that is not above 0 and finite counts as 1.
  public init(origin: Date, startedAt: Date, speed: Double = 1) {
    self.origin = origin
    self.startedAt = startedAt
    self.speed = speed > 0 && speed.isFinite ? speed : 1
  }

  /// Whether the clock shows the real time.
  public var isReal: Bool { speed == 1 && origin == startedAt }

  /// Whether the clock stands still.
  public var isPaused: Bool { pausedAt != nil }

  /// What the clock shows at an instant of the machine's.
  public func time(at real: Date) -> Date {
    origin + min(real, pausedAt ?? real).timeIntervalSince(startedAt) * speed
  }

  /// The instant of the machine's at which the clock shows a time; the distant future where it stands still before.
  public func realTime(of time: Date) -> Date {
    let real = startedAt + time.timeIntervalSince(origin) / speed
    guard let pausedAt, real >= pausedAt else { return real }
    return .distantFuture
  }

  /// The same clock, which stands still from now on. One that already does is left as it is.
  public func paused(at now: Date) -> FlightClock {
    var clock = self
    clock.pausedAt = pausedAt ?? now
    return clock
  }

  /// The same clock, which runs on from where it stood.
  public func resumed(at now: Date) -> FlightClock {
    guard let pausedAt else { return self }
    var clock = self
    clock.startedAt += max(0, now.timeIntervalSince(pausedAt))
    clock.pausedAt = nil
    return clock
  }

  /// The same clock, which runs faster or slower from now on: it shows the same time at this instant, and no time twice.
  ///
  /// The origin stays, by which a flight is told from others.
  ///
  /// - Parameter speed: One that is not above 0 and finite changes nothing.
  public func running(atSpeed speed: Double, from now: Date) -> FlightClock {
    guard speed > 0, speed.isFinite else { return self }
    let instant = pausedAt ?? now
    var clock = self
    clock.speed = speed
    clock.startedAt = instant - time(at: instant).timeIntervalSince(origin) / speed
    return clock
  }
}

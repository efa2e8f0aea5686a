#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// The clock of a flight: where it started, when, and how fast it runs.
///
/// Everybody who knows these three numbers reads the same time, in any process; nothing ticks and nothing drifts.
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

  /// A clock. A speed that is not above 0 and finite counts as 1.
  public init(origin: Date, startedAt: Date, speed: Double = 1) {
    self.origin = origin
    self.startedAt = startedAt
    self.speed = speed > 0 && speed.isFinite ? speed : 1
  }

  /// Whether the clock shows the real time.
  public var isReal: Bool { speed == 1 && origin == startedAt }

  /// What the clock shows at an instant of the machine's.
  public func time(at real: Date) -> Date { origin + real.timeIntervalSince(startedAt) * speed }

  /// The instant of the machine's at which the clock shows a time.
  public func realTime(of time: Date) -> Date { startedAt + time.timeIntervalSince(origin) / speed }
}

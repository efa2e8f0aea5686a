#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A source of the real time, which tests can replace.
///
/// Swift's `Clock` is unsuitable: processes share a flight's clock, so they need dates, and a machine's date may be set.
public protocol TrackerClock: Sendable {
  /// The current time by the machine's clock. It may be read from any thread.
  var now: Date { get }

  /// Suspends until a time, or slightly longer. It returns at once if the time has passed. If the clock is set back during the
  /// wait, it may return when the duration that remained at the call has elapsed.
  ///
  /// - Throws: `CancellationError` if the task is cancelled.
  func sleep(until date: Date) async throws
}

/// The machine's clock, or a clock that runs at the same speed and shows another time.
public struct SystemTrackerClock: TrackerClock {
  private let reading: @Sendable () -> Date

  /// Creates a clock.
  ///
  /// - Parameter now: A closure that returns the time to show. It is called from any thread.
  public init(now: @escaping @Sendable () -> Date = { Date() }) { reading = now }

  /// The current time.
  public var now: Date { reading() }

  /// Suspends until a time, or slightly longer. It returns at once if the time has passed, and at the latest after the duration
  /// that remains at the call.
  public func sleep(until date: Date) async throws {
    let wait = date.timeIntervalSince(now)
    // The comparison also fails for a NaN date, which can't be converted to a duration.
    guard wait > 0 else { return try Task.checkCancellation() }
    // This end doesn't move when the date is set back. Otherwise, a pause of a second might last an hour longer.
    let end = ContinuousClock.now + .seconds(min(wait, Self.longestWait))
    // Sleeps for at most a minute at a time, because the date may be set during the wait, and a laptop's sleep does not count.
    while true {
      let left = min(date.timeIntervalSince(now), ContinuousClock.now.duration(to: end) / .seconds(1))
      guard left > 0 else { return try Task.checkCancellation() }
      try await Task.sleep(for: .seconds(min(left, 60)))
    }
  }

  /// Ten years. A `Duration` can't be infinite.
  private static let longestWait: TimeInterval = 3_650 * 86_400
}

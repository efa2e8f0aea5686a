#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A source of the real time, which a test can replace.
///
/// It is not Swift's `Clock`, because processes share a flight's clock: they need a date, which may be set.
public protocol TrackerClock: Sendable {
  /// The present time, by the machine's clock. May be called from any thread.
  var now: Date { get }

  /// Returns at a time, or a little later; at once if it has passed. If the clock is set back meanwhile, it may return when as
  /// much time has passed as was left at the call.
  ///
  /// - Throws: `CancellationError` if the task is cancelled meanwhile.
  func sleep(until date: Date) async throws
}

/// The machine's clock, or one that runs at the same speed and shows another time.
public struct SystemTrackerClock: TrackerClock {
  private let reading: @Sendable () -> Date

  /// A clock.
  ///
  /// - Parameter now: Returns the time that the clock shows. Called from any thread.
  public init(now: @escaping @Sendable () -> Date = { Date() }) { reading = now }

  /// The present time.
  public var now: Date { reading() }

  /// Returns at a time, or a little later; at once if it has passed, and when as much time has passed as is left now.
  public func sleep(until date: Date) async throws {
    let wait = date.timeIntervalSince(now)
    // Also for a date that is NaN, which is no duration.
    guard wait > 0 else { return try Task.checkCancellation() }
    // Its end does not move when the date is set back: a pause of a second would last an hour longer.
    let end = ContinuousClock.now + .seconds(min(wait, Self.longestWait))
    // At most a minute at a time, because the date may be set meanwhile, and a laptop's sleep does not count.
    while true {
      let left = min(date.timeIntervalSince(now), ContinuousClock.now.duration(to: end) / .seconds(1))
      guard left > 0 else { return try Task.checkCancellation() }
      try await Task.sleep(for: .seconds(min(left, 60)))
    }
  }

  /// Ten years. An infinite wait would be no duration.
  private static let longestWait: TimeInterval = 3_650 * 86_400
}

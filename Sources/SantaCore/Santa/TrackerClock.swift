#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// The real time, and waiting for it; what a test replaces.
///
/// Not Swift's `Clock`: a flight's clock is shared between processes, so it is the date that counts, which may be set.
public protocol TrackerClock: Sendable {
  /// The present, by the machine's clock. Called from any thread.
  var now: Date { get }

  /// Returns when the present is a time, or a little later; at once where it is past.
  ///
  /// - Throws: `CancellationError` when the task is cancelled meanwhile.
  func sleep(until date: Date) async throws
}

/// The machine's clock, or one that runs as fast and shows another time.
public struct SystemTrackerClock: TrackerClock {
  private let reading: @Sendable () -> Date

  /// A clock.
  ///
  /// - Parameter now: what it shows; called from any thread.
  public init(now: @escaping @Sendable () -> Date = { Date() }) { reading = now }

  public var now: Date { reading() }

  public func sleep(until date: Date) async throws {
    // At most a minute at a time: the date may be set meanwhile, and a laptop that slept must not sleep on.
    while true {
      let left = date.timeIntervalSince(now)
      guard left > 0 else { return try Task.checkCancellation() }
      try await Task.sleep(for: .seconds(min(left, 60)))
    }
  }
}

#if canImport(FoundationEssentials)
  package import FoundationEssentials
#else
  package import Foundation
#endif

/// The clocks of a ``MessageQueue``. The tests set them.
package struct MessageClock: Sendable {
  /// The time of the machine, for delays and expiry.
  package var now: @Sendable () -> Date
  /// The time for leases, which only this process compares.
  package var instant: @Sendable () -> ContinuousClock.Instant
  /// Suspends for a duration.
  package var sleep: @Sendable (Duration) async throws -> Void

  package init(
    now: @escaping @Sendable () -> Date, instant: @escaping @Sendable () -> ContinuousClock.Instant,
    sleep: @escaping @Sendable (Duration) async throws -> Void
  ) {
    (self.now, self.instant, self.sleep) = (now, instant, sleep)
  }

  /// The clocks of the machine.
  package static let system = MessageClock(
    now: { Date() }, instant: { ContinuousClock.now }, sleep: { try await Task.sleep(for: $0) })
}

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The leases that a queue has seen, and the times since which each has not been renewed.
///
/// A lease ends when the queue has not seen a renewal for its duration, by the clock of this process. Processes don't compare their
/// clocks: the holder writes a count of its renewals, and all other workers watch whether it changes.
struct LeaseWatch {
  /// A lease, as read from the store.
  struct Lease: Hashable {
    var id: UUID
    var renewals: Int
    var duration: Duration
  }

  private struct Sight {
    var lease: Lease
    var firstSeen: ContinuousClock.Instant
    var end: ContinuousClock.Instant { firstSeen + lease.duration }
  }

  private var sights: [UUID: Sight] = [:]

  /// Looks at all current leases. Leases that are no longer among them are forgotten.
  mutating func look(at leases: [Lease], _ now: ContinuousClock.Instant) {
    var seen: [UUID: Sight] = [:]
    for lease in leases {
      let known = sights[lease.id]
      seen[lease.id] = known?.lease == lease ? known : Sight(lease: lease, firstSeen: now)
    }
    sights = seen
  }

  /// Returns whether a lease that was looked at has ended.
  func hasEnded(_ id: UUID, at now: ContinuousClock.Instant) -> Bool {
    sights[id].map { $0.end <= now } ?? false
  }

  /// The time at which the first lease ends, unless it is renewed.
  var nextEnd: ContinuousClock.Instant? { sights.values.map(\.end).min() }
}

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The messages that a worker can claim at a time, in the order in which they are due.
struct MessageCandidates {
  /// The messages whose leases have ended, in the order in which they are due.
  private var ended: [MessageIndex.Place]
  private let now: Date

  init(ended: [MessageIndex.Place], now: Date) { (self.ended, self.now) = (ended, now) }

  /// Returns the next messages, which the caller moves to another state before it asks for more.
  mutating func next(_ limit: Int, in index: MessageIndex) -> [MessageIndex.Place] {
    let waiting = index.first(limit, .waiting)
    let due = index.first(limit, .delayed, until: now)
    let all = (ended.prefix(limit) + waiting + due).sorted { ($0.time, $0.row) < ($1.time, $1.row) }
    let places = Array(all.prefix(limit))
    let rows = Set(places.map(\.row))
    ended.removeAll { rows.contains($0.row) }
    return places
  }
}

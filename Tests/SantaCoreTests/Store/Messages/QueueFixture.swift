import Foundation
import SantaCoreTestSupport
import Synchronization

@testable import SantaStore

/// A request that workers answer.
final class Inquiry: Object {
  @Persisted(primaryKey: true) var id = 0
  @Persisted var answers = 0
  @Persisted var answer: String?

  convenience init(_ id: Int) {
    self.init()
    self.id = id
  }
}

/// Clocks that a test sets. Each process has its own clock for leases, which has another origin.
struct QueueClocks: Sendable {
  static let start = Date(timeIntervalSince1970: 1_700_000_000)

  let manual = ManualClock(start)
  private let origin = ContinuousClock.now

  var now: Date { manual.now }

  func advance(by seconds: Double) { manual.set(manual.now + seconds) }

  /// Returns the clocks of a process.
  func clock(offset: Duration = .zero) -> MessageClock {
    MessageClock(
      now: { manual.now },
      instant: { [origin] in
        origin + offset + .milliseconds(Int64((manual.now.timeIntervalSince(Self.start) * 1_000).rounded()))
      },
      sleep: { try await manual.sleep(until: manual.now + $0.inSeconds) })
  }
}

struct QueueFailure: Error, CustomStringConvertible {
  var description = "no answer"
}

extension MessageQueue {
  /// Claims a message that must be due.
  func claimOne() throws -> MessageClaim<Request> {
    guard let claim = try claim().first else { throw QueueFailure(description: "no message is due") }
    return claim
  }
}

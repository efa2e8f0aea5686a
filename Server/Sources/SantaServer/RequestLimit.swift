import Foundation
import Synchronization

/// Limits the requests of each client, with a token bucket that fills at a steady rate.
final class RequestLimit: Sendable {
  private struct Bucket {
    var level: Double
    var time: ContinuousClock.Instant
  }

  private let rate: Double
  private let capacity: Double
  /// The time in which an empty bucket becomes full.
  private var lifetime: Duration { .seconds(capacity / rate + 1) }
  private let buckets = Mutex<[String: Bucket]>([:])

  /// - Parameter rate: the number of requests per second. Bursts of twice that number are allowed.
  convenience init(rate: Int) { self.init(rate: Double(rate), capacity: 2 * Double(rate)) }

  /// - Parameters:
  ///   - rate: the number of requests per second.
  ///   - capacity: the number of requests in a burst.
  init(rate: Double, capacity: Double) { (self.rate, self.capacity) = (rate, capacity) }

  func admits(_ client: String, at time: ContinuousClock.Instant = .now) -> Bool {
    buckets.withLock { buckets in
      // A client whose bucket is full again doesn't need an entry.
      if buckets.count > 10_000 {
        buckets = buckets.filter { $0.value.time.duration(to: time) < lifetime }
      }
      var bucket = buckets[client] ?? Bucket(level: capacity, time: time)
      let passed = bucket.time.duration(to: time) / .seconds(1)
      bucket.level = min(capacity, bucket.level + passed * rate)
      bucket.time = time
      defer { buckets[client] = bucket }
      if bucket.level < 1 { return false }
      bucket.level -= 1
      return true
    }
  }
}

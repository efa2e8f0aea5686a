import Foundation

/// The time limit of a test that waits for an event.
enum TimeLimit {
  /// The limit in seconds, by default 25 minutes: it ends tests that hang, but is long enough for slow ones. A waiting test
  /// shares the few threads of the pool with hundreds of other tests, so in a sanitizer build its next turn may take minutes.
  /// `scripts/mutants.sh`, which makes tests hang, sets a shorter limit.
  static let seconds = ProcessInfo.processInfo.environment["SANTACORE_TEST_LIMIT"].flatMap { Int($0) } ?? 1500
}

import Foundation

/// How long what a test waits for may take.
enum TimeLimit {
  /// In seconds, 25 minutes: it ends tests that hang, and is long enough for slow ones. A test that waits shares the few
  /// threads of the pool with hundreds of others, so in a build for a sanitizer its next turn may take minutes.
  /// `scripts/mutants.sh`, which makes tests hang, sets a shorter one.
  static let seconds = ProcessInfo.processInfo.environment["SANTACORE_TEST_LIMIT"].flatMap { Int($0) } ?? 1500
}

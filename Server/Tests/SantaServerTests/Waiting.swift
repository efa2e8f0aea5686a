import Foundation
import Testing

/// How long a test waits for what happens as soon as the machine has time for it.
///
/// It only limits how long a failing test takes: the tests that run beside one can keep both processors for a while.
let patience = Duration.seconds(120)

/// Waits until a condition holds.
func wait(
  _ what: Comment, for limit: Duration = patience, location: SourceLocation = #_sourceLocation,
  _ condition: () async throws -> Bool
) async throws {
  let deadline = ContinuousClock.now + limit
  while try await !condition() {
    guard ContinuousClock.now < deadline else {
      Issue.record(what, sourceLocation: location)
      return
    }
    try await Task.sleep(for: .milliseconds(10))
  }
}

extension Process {
  /// Waits until it has ended. On Linux, `waitUntilExit()` keeps a processor busy when another thread has started the process.
  func waitForEnd() {
    while isRunning { Thread.sleep(forTimeInterval: 0.005) }
  }
}

import Foundation
import Testing

/// How long a test waits for an event that happens as soon as a processor is free. Other tests can keep all processors busy.
let patience = Duration.seconds(60)

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
  /// Waits until the process has ended. On Linux, `waitUntilExit()` keeps a processor busy if another thread started the process.
  func waitForEnd() {
    while isRunning { Thread.sleep(forTimeInterval: 0.005) }
  }
}

import Foundation
import SantaSync
import Testing

/// How long a test waits for an event that is only delayed by busy processors. Other tests can occupy all of them.
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

/// Waits until a store knows that it is connected. The server counts a connection before its client reads the first bytes.
func waitForConnection(of sync: StoreSync, location: SourceLocation = #_sourceLocation) async throws {
  try await wait("Not connected: \(sync.state)", location: location) { sync.state.connection == .connected }
}

extension Process {
  /// Waits until the process has ended. On Linux, `waitUntilExit()` keeps a processor busy if another thread started the process.
  func waitForEnd() {
    while isRunning { Thread.sleep(forTimeInterval: 0.005) }
  }
}

import Dispatch
import Synchronization

/// Ends the process if a command that has finished its work does not end by itself within a second.
final class EndingDeadline: Sendable {
  private let hasEnded = Mutex(false)

  /// Starts the second.
  func begin() {
    DispatchQueue.global().asyncAfter(deadline: .now() + 1) {
      if self.hasEnded.withLock({ !$0 }) { TerminalControl.endProcess() }
    }
  }

  /// The command has ended by itself.
  func end() { hasEnded.withLock { $0 = true } }
}

import Dispatch
import Synchronization

/// Ends the process if a command that has finished its work does not end within a second.
final class EndingDeadline: Sendable {
  private let hasEnded = Mutex(false)

  /// Starts the deadline.
  func begin() {
    DispatchQueue.global().asyncAfter(deadline: .now() + 1) {
      if self.hasEnded.withLock({ !$0 }) { TerminalControl.endProcess() }
    }
  }

  /// Cancels the deadline, because the command has ended.
  func end() { hasEnded.withLock { $0 = true } }
}

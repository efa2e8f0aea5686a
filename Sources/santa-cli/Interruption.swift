import Dispatch
import Synchronization

/// Makes Ctrl-C cancel a task, so that a command closes its store before it ends.
struct Interruption {
  private let source: SignalSource

  /// Handles Ctrl-C for the process.
  ///
  /// A second Ctrl-C ends the process immediately, after restoring the terminal. One second after the first Ctrl-C, the process
  /// also ends if the task has not: it may be blocked because its output isn't read.
  ///
  /// - Parameter action: Runs once, on a Dispatch queue. It must not block.
  init(action: @escaping @Sendable () -> Void) {
    let isInterrupted = Atomic(false)
    source = SignalSource(for: StandardStreams.interruptSignal, on: .global()) {
      if isInterrupted.exchange(true, ordering: .relaxed) { SantaCLI.end(.interrupted) }
      action()
      DispatchQueue.global().asyncAfter(deadline: .now() + 1) { SantaCLI.end(.interrupted) }
    }
  }

  func end() {
    source.cancel()
  }
}

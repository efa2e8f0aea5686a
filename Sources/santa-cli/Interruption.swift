import Dispatch
import Synchronization

/// Makes Ctrl-C cancel a task, so that a command closes its store before it ends.
struct Interruption {
  private let source: SignalSource

  /// Handles Ctrl-C for the process.
  ///
  /// A second Ctrl-C ends the process at once, with the terminal as it was. A second after the first one, the process also
  /// ends if the task has not: it may be blocked because nobody reads its output.
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

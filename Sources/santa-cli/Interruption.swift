import Dispatch

/// Turns Ctrl-C into the cancellation of a task, so that a command puts its store away before it ends.
struct Interruption {
  private let source: SignalSource

  /// Takes Ctrl-C over for the process.
  ///
  /// A second Ctrl-C ends the process at once: whoever presses it twice does not want to wait. So does the first, a
  /// second later, where the task can't end because nobody reads what it writes.
  ///
  /// - Parameter action: Runs once, on a queue of Dispatch. It must not block.
  init(action: @escaping @Sendable () -> Void) {
    source = SignalSource(for: StandardStreams.interruptSignal, on: .global()) {
      StandardStreams.restoreInterruptSignal()
      action()
      DispatchQueue.global().asyncAfter(deadline: .now() + 1) { SantaCLI.end(.interrupted) }
    }
  }

  func end() {
    source.cancel()
  }
}

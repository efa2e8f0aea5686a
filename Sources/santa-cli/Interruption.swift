import Dispatch

/// Turns Ctrl-C into the cancellation of a task, so that a command puts its store away before it ends.
struct Interruption {
  private let source: any DispatchSourceSignal

  /// Takes Ctrl-C over for the process.
  ///
  /// A second Ctrl-C ends the process at once: whoever presses it twice does not want to wait.
  ///
  /// - Parameter action: Runs once, on a queue of Dispatch. It must not block.
  init(action: @escaping @Sendable () -> Void) {
    let signal = StandardStreams.interruptSignal
    let source = DispatchSource.makeSignalSource(signal: signal, queue: .global())
    source.setEventHandler {
      StandardStreams.restoreInterruptSignal()
      action()
    }
    StandardStreams.ignoreInterruptSignal()
    source.resume()
    self.source = source
  }

  func end() {
    source.cancel()
  }
}

import Dispatch
import Synchronization

/// The terminal at the standard streams.
///
/// Signals and keys are handled one after another on a queue. Frames are written on the caller's thread. The lock
/// synchronises the two, so that nothing is written after the terminal was restored.
final class SystemTerminal: Terminal {
  private struct State {
    /// Whether the program may write to the screen: not before `enter`, and not while it is stopped or in the
    /// background.
    var ownsScreen = false
    var isEntered = false
    /// Whether a check is scheduled for whether the program is in the foreground.
    var isPolling = false
    /// Whether `keys` is resumed. A suspended Dispatch source must be resumed before it is released.
    var isReadingKeys = false
    var sources: [SignalSource] = []
    var keys: (any DispatchSourceRead)?
    var decoder = KeyDecoder()
    /// The number of inputs, by which a timeout finds out whether there was another one after an ESC.
    var inputCount = 0
    var handler: (@Sendable (TerminalEvent) -> Void)?
  }

  /// How long to wait, over a slow line, for the rest of a sequence after an ESC.
  private static let escapeDelay: DispatchTimeInterval = .milliseconds(50)
  /// How long to wait for the end of a sequence.
  private static let sequenceDelay: DispatchTimeInterval = .seconds(1)
  /// How often a program in the background checks whether it was brought to the foreground.
  private static let pollInterval: DispatchTimeInterval = .milliseconds(500)

  private let state = Mutex(State())
  private let queue = DispatchQueue(label: "terminal")
  private let output: any TextStream

  init(output: any TextStream) { self.output = output }

  var size: TerminalSize { TerminalControl.size ?? .usual }

  func enter(_ handler: @escaping @Sendable (TerminalEvent) -> Void) throws(StreamError) {
    // All signals are handled before the program takes the screen, so that every signal restores it.
    let sources =
      [
        source(of: TerminalControl.resizeSignal) { $0.report(.resized) },
        source(of: TerminalControl.stopSignal) { $0.stop() },
        source(of: TerminalControl.continueSignal) { $0.resume() },
      ]
      + TerminalControl.endSignals.map { number in source(of: number) { $0.end(by: number) } }
    state.withLock { state in
      state.handler = handler
      state.sources = sources
      let keys = DispatchSource.makeReadSource(fileDescriptor: TerminalControl.input, queue: queue)
      keys.setEventHandler { [weak self] in self?.readKeys() }
      state.keys = keys
      state.isEntered = true
    }
    try acquireScreen()
  }

  func write(_ text: String) throws(StreamError) {
    let failure: StreamError? = state.withLock { state in
      state.ownsScreen ? writing(text) : nil
    }
    if let failure { throw failure }
  }

  func leave() {
    state.withLock { state in
      guard state.isEntered else { return }
      releaseScreen(&state)
      for source in state.sources { source.cancel() }
      state.keys?.cancel()
      if !state.isReadingKeys { state.keys?.resume() }
      (state.sources, state.keys, state.handler) = ([], nil, nil)
      (state.isEntered, state.isReadingKeys) = (false, false)
      for number in TerminalControl.endSignals + [TerminalControl.stopSignal] {
        TerminalControl.restoreDefaultAction(of: number)
      }
    }
  }

  // MARK: The screen

  private func acquireScreen() throws(StreamError) {
    let failure: StreamError? = state.withLock { state in
      guard state.isEntered else { return nil }
      // In the background, the screen belongs to another program.
      guard TerminalControl.isInForeground else {
        waitForForeground(&state)
        return nil
      }
      TerminalControl.enter()
      state.ownsScreen = true
      if !state.isReadingKeys {
        state.isReadingKeys = true
        state.keys?.resume()
      }
      return writing(TerminalSequence.enter)
    }
    if let failure { throw failure }
  }

  /// Schedules a check for whether the program is in the foreground. `fg` sends no signal to a job that is running.
  private func waitForForeground(_ state: inout State) {
    guard !state.isPolling else { return }
    state.isPolling = true
    queue.asyncAfter(deadline: .now() + Self.pollInterval) { [weak self] in
      guard let self else { return }
      let isDue = self.state.withLock { state in
        state.isPolling = false
        guard state.isEntered, !state.ownsScreen else { return false }
        if !TerminalControl.isInForeground { waitForForeground(&state) }
        return !state.isPolling
      }
      if isDue { resume() }
    }
  }

  private func releaseScreen(_ state: inout State) {
    guard state.ownsScreen else { return }
    state.ownsScreen = false
    _ = TerminalControl.leave()
    // If the terminal can't be written, there is nothing to restore.
    try? output.write(TerminalSequence.leave)
  }

  /// Writes text, and returns the error; nil if there was none.
  private func writing(_ text: String) -> StreamError? {
    do {
      try output.write(text)
      return nil
    } catch { return error }
  }

  // MARK: Signals

  private func source(
    of number: Int32, _ action: @escaping @Sendable (SystemTerminal) -> Void
  ) -> SignalSource {
    SignalSource(for: number, on: queue) { [weak self] in self.map(action) }
  }

  /// Handles Ctrl-Z: restores the terminal for the shell, and stops the process.
  private func stop() {
    state.withLock { state in
      releaseScreen(&state)
      stopReadingKeys(&state)
    }
    TerminalControl.performDefaultAction(of: TerminalControl.stopSignal)
    resume()
  }

  /// Takes the screen again after a stop. A stop by SIGSTOP can't be handled, so the screen may not have been restored.
  private func resume() {
    state.withLock { state in
      if !TerminalControl.isInForeground {
        state.ownsScreen = false
        stopReadingKeys(&state)
      }
    }
    do {
      try acquireScreen()
      report(.resumed)
    } catch { report(.closed) }
  }

  private func stopReadingKeys(_ state: inout State) {
    guard state.isReadingKeys else { return }
    state.isReadingKeys = false
    state.keys?.suspend()
  }

  private func end(by number: Int32) {
    // If a write blocks, the process ends all the same, after a second.
    DispatchQueue.global().asyncAfter(deadline: .now() + 1) {
      TerminalControl.restoreTerminal()
      TerminalControl.performDefaultAction(of: number)
    }
    state.withLock { releaseScreen(&$0) }
    // The stores are consistent at any moment, and the sender of the signal expects that it ends the process.
    TerminalControl.performDefaultAction(of: number)
  }

  // MARK: Keys

  private func readKeys() {
    guard state.withLock({ $0.isReadingKeys }) else { return }
    guard let bytes = TerminalControl.read() else {
      state.withLock { stopReadingKeys(&$0) }
      report(.closed)
      return
    }
    let (events, count, delay) = state.withLock { state in
      state.inputCount += 1
      let events = state.decoder.events(in: bytes)
      let delay =
        state.decoder.isUndecided
        ? Self.escapeDelay : state.decoder.isInSequence ? Self.sequenceDelay : nil
      return (events, state.inputCount, delay)
    }
    for event in events { report(event) }
    guard let delay else { return }
    queue.asyncAfter(deadline: .now() + delay) { [weak self] in
      let key = self?.state.withLock { state in
        state.inputCount == count ? state.decoder.keyAfterTimeout() : nil
      }
      if let key { self?.report(.key(key)) }
    }
  }

  private func report(_ event: TerminalEvent) {
    let handler = state.withLock { $0.handler }
    handler?(event)
  }
}

import Dispatch
import Synchronization

/// The terminal of the standard streams.
///
/// Signals and keys are handled one after another on a queue. Frames are written on the caller's thread. The lock synchronises
/// the two, so that nothing is written after the terminal was restored.
final class SystemTerminal: Terminal {
  private struct State {
    /// Whether the program may write to the screen. It is false before `enter`, and while the program is stopped or in the
    /// background.
    var ownsScreen = false
    var isEntered = false
    /// Whether a check is scheduled that the program is in the foreground.
    var isPolling = false
    /// Whether `keys` is resumed. A suspended Dispatch source must be resumed before it is released.
    var isReadingKeys = false
    var sources: [SignalSource] = []
    var keys: (any DispatchSourceRead)?
    var decoder = KeyDecoder()
    /// Whether to ask for the background colour when the screen is first taken over.
    var asksForBackground = false
    /// The time until which to wait for the answer before the terminal is left; nil if there is nothing to wait for.
    var answerDeadline: ContinuousClock.Instant?
    /// The number of inputs, by which a timeout detects whether more input followed an ESC.
    var inputCount = 0
    var handler: (@Sendable (TerminalEvent) -> Void)?
  }

  /// The time to wait for the rest of a sequence after an ESC, for example over a slow line.
  private static let escapeDelay: DispatchTimeInterval = .milliseconds(50)
  /// The time to wait for the end of a sequence.
  private static let sequenceDelay: DispatchTimeInterval = .seconds(1)
  /// The time that the terminal has for the answer to a question.
  private static let answerTime: Duration = .milliseconds(500)
  /// The interval at which a program in the background checks whether it was brought to the foreground.
  private static let pollInterval: DispatchTimeInterval = .milliseconds(500)

  private let state = Mutex(State())
  private let queue = DispatchQueue(label: "terminal")
  private let output: any TextStream

  init(output: any TextStream) { self.output = output }

  var size: TerminalSize { TerminalControl.size ?? .usual }

  func enter(
    asksForBackground: Bool, _ handler: @escaping @Sendable (TerminalEvent) -> Void
  ) throws(StreamError) {
    // All signals are handled before the program takes over the screen, so that every signal restores it.
    let sources =
      [
        source(of: TerminalControl.resizeSignal) { $0.report(.resized) },
        source(of: TerminalControl.stopSignal) { $0.stop() },
        source(of: TerminalControl.continueSignal) { $0.resume() },
      ]
      + TerminalControl.endSignals.map { number in source(of: number) { $0.end(by: number) } }
    state.withLock { state in
      state.handler = handler
      state.asksForBackground = asksForBackground
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

  // MARK: Screen

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
      var text = TerminalSequence.enter
      if state.asksForBackground {
        state.asksForBackground = false
        state.answerDeadline = .now + Self.answerTime
        text += TerminalSequence.askForBackground
      }
      return writing(text)
    }
    if let failure { throw failure }
  }

  /// Schedules a check whether the program is in the foreground. `fg` sends no signal to a job that is running.
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
    skipAnswer(&state)
    _ = TerminalControl.leave()
    // If the terminal can't be written to, there is nothing to restore.
    try? output.write(TerminalSequence.leave)
  }

  /// Reads the answer to a question that is still open. Otherwise the shell would read it as typed text.
  private func skipAnswer(_ state: inout State) {
    guard let deadline = state.answerDeadline else { return }
    state.answerDeadline = nil
    while ContinuousClock.now < deadline, TerminalControl.hasInput(within: deadline - .now) {
      guard let bytes = TerminalControl.read() else { return }
      if state.decoder.events(in: bytes).contains(.identified) { return }
    }
  }

  /// Writes a string, and returns the error if there was one.
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

  /// Takes over the screen again after a stop. SIGSTOP can't be handled, so the screen may not have been restored.
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
    // If a write blocks, the process ends after a second nevertheless.
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
      if events.contains(.identified) { state.answerDeadline = nil }
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

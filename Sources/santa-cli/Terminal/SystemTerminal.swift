import Dispatch
import Synchronization

/// The terminal at the standard streams.
///
/// Signals and keys are taken in one after another on one queue; frames are written wherever the writer is. Both agree
/// by the lock, so that nothing is written after the terminal was given back.
final class SystemTerminal: Terminal {
  private struct State {
    /// Whether the screen is ours: not before `enter`, nor while we are stopped or in the background.
    var ownsScreen = false
    var isEntered = false
    /// Whether somebody looks now and then whether the terminal is ours.
    var isPolling = false
    /// A source that is suspended may not be let go of.
    var isReadingKeys = false
    var sources: [SignalSource] = []
    var keys: (any DispatchSourceRead)?
    var decoder = KeyDecoder()
    /// How often something was typed, to know whether it was quiet after an ESC.
    var inputCount = 0
    var handler: (@Sendable (TerminalEvent) -> Void)?
  }

  /// How long an ESC that starts something may take to go on, over a slow line.
  private static let escapeDelay: DispatchTimeInterval = .milliseconds(50)
  /// How long the rest of a sequence may take.
  private static let sequenceDelay: DispatchTimeInterval = .seconds(1)
  /// How often a job in the background looks whether it is brought to the front.
  private static let pollInterval: DispatchTimeInterval = .milliseconds(500)

  private let state = Mutex(State())
  private let queue = DispatchQueue(label: "terminal")
  private let output: any TextStream

  init(output: any TextStream) { self.output = output }

  var size: TerminalSize { TerminalControl.size ?? .usual }

  func enter(_ handler: @escaping @Sendable (TerminalEvent) -> Void) throws(StreamError) {
    // All of them in hand before the screen is ours, so that it is given back whatever comes.
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
      // In the background the screen is somebody else's.
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

  /// `fg` continues a job that has stopped, and says nothing to one that runs: that has to look.
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
    // Where it can't be written, there is nothing to give back.
    try? output.write(TerminalSequence.leave)
  }

  /// What stood in the way of writing; nil where nothing did.
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

  /// Ctrl-Z: the shell gets its terminal as it was, and we really stop.
  private func stop() {
    state.withLock { state in
      releaseScreen(&state)
      stopReadingKeys(&state)
    }
    TerminalControl.performDefaultAction(of: TerminalControl.stopSignal)
    resume()
  }

  /// Also after a stop that nobody was told of, which left the screen as it was and perhaps not the keyboard.
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
    // Where nobody takes what is being written, that is no reason to live on.
    DispatchQueue.global().asyncAfter(deadline: .now() + 1) {
      TerminalControl.restoreTerminal()
      TerminalControl.performDefaultAction(of: number)
    }
    state.withLock { releaseScreen(&$0) }
    // What the stores hold is safe at any moment, and whoever sent it wants to see that it was the signal.
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
    let (keys, count, delay) = state.withLock { state in
      state.inputCount += 1
      let keys = state.decoder.keys(in: bytes)
      let delay =
        state.decoder.isUndecided
        ? Self.escapeDelay : state.decoder.isInSequence ? Self.sequenceDelay : nil
      return (keys, state.inputCount, delay)
    }
    for key in keys { report(.key(key)) }
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

/// A terminal whose output is also recorded.
final class RecordingTerminal: Terminal {
  private let terminal: any Terminal
  private let recording: CastRecording

  init(_ terminal: any Terminal, _ recording: CastRecording) {
    (self.terminal, self.recording) = (terminal, recording)
  }

  var size: TerminalSize { terminal.size }

  func enter(
    asksForBackground: Bool, _ handler: @escaping @Sendable (TerminalEvent) -> Void
  ) throws(StreamError) {
    // A player has neither a second screen nor a mouse.
    try recording.wrote(TerminalSequence.beginRecording)
    try terminal.enter(asksForBackground: asksForBackground) { [terminal, recording] event in
      // If the file can't be written, the next frame throws the error.
      if event == .resized { try? recording.resized(to: terminal.size) }
      handler(event)
    }
  }

  func write(_ text: String) throws(StreamError) {
    try terminal.write(text)
    try recording.wrote(text)
  }

  func leave() { terminal.leave() }
}

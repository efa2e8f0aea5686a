/// Where text goes: a standard stream, or what a test reads afterwards.
protocol TextStream: Sendable {
  /// Whether a person is looking at it.
  var isTerminal: Bool { get }

  /// Writes all of the text before it returns. Texts written from several tasks do not mix.
  func write(_ text: String) throws(StreamError)
}

extension TextStream {
  /// Writes the line and its end in one go, so that a reader never sees half of it.
  func writeLine(_ line: String) throws(StreamError) {
    try write(line + "\n")
  }
}

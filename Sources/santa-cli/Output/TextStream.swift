/// Where text goes: a standard stream, or what a test reads afterwards.
protocol TextStream: Sendable {
  /// Whether a person is looking at it.
  var isTerminal: Bool { get }
  /// How wide the terminal is at this moment; nil where there is none.
  var columns: Int? { get }

  /// Writes all of the text before it returns. Texts written from several tasks do not mix.
  func write(_ text: String) throws(StreamError)
}

extension TextStream {
  var columns: Int? { nil }

  /// Writes the line and its end in one go, so that a reader never sees half of it.
  func writeLine(_ line: String) throws(StreamError) {
    try write(line + "\n")
  }
}

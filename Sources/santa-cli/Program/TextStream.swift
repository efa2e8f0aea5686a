/// A destination of text: a standard stream, or a recording in tests.
protocol TextStream: Sendable {
  /// Whether it is a terminal.
  var isTerminal: Bool { get }
  /// The present width of the terminal; nil if it is not one.
  var columns: Int? { get }

  /// Writes all of the text before it returns. Texts written from several tasks do not mix.
  func write(_ text: String) throws(StreamError)
}

extension TextStream {
  var columns: Int? { nil }

  /// Writes the line and its end in one call, so that a reader never sees half of it.
  func writeLine(_ line: String) throws(StreamError) {
    try write(line + "\n")
  }
}

/// The error for a stream that can't be written.
enum StreamError: Error, Equatable, CustomStringConvertible {
  /// The reader closed the stream. It needs no more text, so the program ends without an error.
  case brokenPipe
  /// Any other error, with the system's message.
  case failed(reason: String)

  var description: String {
    switch self {
    case .brokenPipe: "The reader of the output closed its end."
    case .failed(let reason): "Writing the output failed: \(reason)."
    }
  }
}

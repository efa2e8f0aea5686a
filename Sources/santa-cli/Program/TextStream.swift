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

/// A stream that took no more text.
enum StreamError: Error, Equatable, CustomStringConvertible {
  /// The reader closed its end. It has what it wants; the program ends without a word.
  case brokenPipe
  /// The system's own word on why.
  case failed(reason: String)

  var description: String {
    switch self {
    case .brokenPipe: "The reader of the output closed its end."
    case .failed(let reason): "Writing the output failed: \(reason)."
    }
  }
}

/// A destination for text: a standard stream, or a recording in tests.
protocol TextStream: Sendable {
  /// Whether the stream is a terminal.
  var isTerminal: Bool { get }
  /// The current width of the terminal; nil if the stream isn't a terminal.
  var columns: Int? { get }

  /// Writes the whole string before it returns. Strings written from several tasks are not interleaved.
  func write(_ text: String) throws(StreamError)

  /// Writes all bytes, which are UTF-8, before it returns.
  func write(bytes: [UInt8]) throws(StreamError)
}

extension TextStream {
  var columns: Int? { nil }

  func write(bytes: [UInt8]) throws(StreamError) { try write(String(decoding: bytes, as: UTF8.self)) }

  /// Writes the line and its line end in one call, so that a reader never sees half of it.
  func writeLine(_ line: String) throws(StreamError) {
    try write(line + "\n")
  }
}

/// The error for a stream that can't be written to, or read.
enum StreamError: Error, Equatable, CustomStringConvertible {
  /// The reader closed the stream. It needs no more output, so the program ends without an error.
  case brokenPipe
  /// Any other error of writing, with the system's message.
  case failed(reason: String)
  /// An error of reading, with the system's message.
  case unreadable(reason: String)

  var description: String {
    switch self {
    case .brokenPipe: "The reader of the output closed its end."
    case .failed(let reason): "Writing the output failed: \(reason)."
    case .unreadable(let reason): "Reading the input failed: \(reason)."
    }
  }
}

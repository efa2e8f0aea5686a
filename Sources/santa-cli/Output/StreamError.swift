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

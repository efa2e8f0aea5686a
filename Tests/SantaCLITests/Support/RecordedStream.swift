import Synchronization

@testable import santa_cli

/// Keeps what is written, or refuses it.
final class RecordedStream: TextStream {
  let isTerminal = false
  private let refusal: StreamError?
  private let recording = Mutex("")

  init(refusal: StreamError? = nil) {
    self.refusal = refusal
  }

  var text: String { recording.withLock { $0 } }

  func write(_ text: String) throws(StreamError) {
    if let refusal { throw refusal }
    recording.withLock { $0 += text }
  }
}

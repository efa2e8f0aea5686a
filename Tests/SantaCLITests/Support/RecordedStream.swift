import Synchronization

@testable import santa_cli

/// Keeps what is written, or refuses it; from the start, or like a reader who leaves once he has seen something.
final class RecordedStream: TextStream {
  let isTerminal: Bool
  private let refusal: StreamError?
  private let enough: String?
  private let recording = Mutex("")

  init(refusal: StreamError? = nil, enough: String? = nil, isTerminal: Bool = false) {
    self.isTerminal = isTerminal
    self.refusal = refusal
    self.enough = enough
  }

  var text: String { recording.withLock { $0 } }

  func write(_ text: String) throws(StreamError) {
    if let refusal { throw refusal }
    let hasEnough = recording.withLock { recording in
      recording += text
      return enough.map { text.contains($0) } ?? false
    }
    if hasEnough { throw .brokenPipe }
  }
}

import Synchronization

@testable import santa_cli

/// A stream that records its output. It can refuse output from the start, or after a certain word, like a reader that closes
/// the stream.
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

  /// Waits until the string has been written.
  func hasRecorded(_ text: String) async throws {
    while !self.text.contains(text) { try await Task.sleep(for: .milliseconds(5)) }
  }

  func write(_ text: String) throws(StreamError) {
    if let refusal { throw refusal }
    let hasEnough = recording.withLock { recording in
      recording += text
      return enough.map { text.contains($0) } ?? false
    }
    if hasEnough { throw .brokenPipe }
  }
}

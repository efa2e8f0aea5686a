import Synchronization

@testable import santa_cli

/// A stream that records its text. It may refuse text, from the start or, like a reader that leaves, after a certain
/// word.
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

  /// Waits until the text has been written.
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

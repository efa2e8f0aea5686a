import Synchronization
import Testing

@testable import santa_cli

/// A stream that records its output. It can refuse output from the start, or after a certain word, like a reader that closes
/// the stream.
final class RecordedStream: TextStream {
  /// The output of a whole night is smaller. A test that waits for words that never come fails here, and doesn't run for ever.
  private static let limit = 8_000_000

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
    let (hasEnough, isTooLong) = recording.withLock { recording in
      recording += text
      return (enough.map { text.contains($0) } ?? false, recording.utf8.count > Self.limit)
    }
    if isTooLong {
      Issue.record(
        "\(enough.map { "'\($0)'" } ?? "The end") didn't come within \(Self.limit) bytes of output.")
    }
    if hasEnough || isTooLong { throw .brokenPipe }
  }
}

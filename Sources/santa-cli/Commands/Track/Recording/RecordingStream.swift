/// A stream whose output is also recorded.
final class RecordingStream: TextStream {
  private let stream: any TextStream
  private let recording: CastRecording

  init(_ stream: any TextStream, _ recording: CastRecording) {
    (self.stream, self.recording) = (stream, recording)
  }

  var isTerminal: Bool { stream.isTerminal }

  var columns: Int? { stream.columns }

  func write(_ text: String) throws(StreamError) {
    try stream.write(text)
    // A terminal in its usual mode returns to the first column after each line.
    try recording.wrote(
      text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\r\n"))
  }
}

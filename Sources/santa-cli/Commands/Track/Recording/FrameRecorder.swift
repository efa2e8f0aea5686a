import Synchronization

/// Keeps the last frame of the dashboard, and writes it as an SVG image when the dashboard ends.
final class FrameRecorder: Sendable {
  private let last = Mutex<Canvas?>(nil)
  private let path: String

  /// Creates a recorder, and checks that the file can be written.
  init(path: String) throws(StreamError) {
    _ = try OutputFile(path: path)
    self.path = path
  }

  func frameShown(_ frame: Canvas) { last.withLock { $0 = frame } }

  /// Writes the last frame; without one, the file stays empty.
  func finish() throws(StreamError) {
    guard let frame = last.withLock({ $0 }) else { return }
    try OutputFile(path: path).write(SVGRecording(frames: [frame], duration: 1).text)
  }
}

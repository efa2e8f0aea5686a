import Synchronization

/// Keeps frames of the dashboard, and writes them as an animated SVG image when the dashboard ends.
///
/// It keeps at most ``limit`` frames. When there are more, it drops every second one, and keeps frames half as often from then on.
/// The animation of a whole night is therefore as long as the animation of half a minute.
final class FrameRecorder: Sendable {
  /// A frame, and when it was shown.
  private struct Shown {
    let time: ContinuousClock.Instant
    let frame: Canvas
  }

  private struct State {
    var shown: [Shown] = []
    /// The least time between two frames that are kept.
    var interval = Duration.milliseconds(250)
    /// The most recent frame. It ends the animation, even if it came too soon after the previous frame to be kept.
    var last: Canvas?
  }

  /// The largest number of frames that are kept, before the last one.
  static let limit = 60

  private let state = Mutex(State())
  private let path: String

  /// Creates a recorder, and checks that the file can be written.
  init(path: String) throws(StreamError) {
    _ = try OutputFile(path: path)
    self.path = path
  }

  func frameShown(_ frame: Canvas, at time: ContinuousClock.Instant = .now) {
    state.withLock { state in
      state.last = frame
      if let previous = state.shown.last?.time, time - previous < state.interval { return }
      state.shown.append(Shown(time: time, frame: frame))
      guard state.shown.count > Self.limit else { return }
      state.interval *= 2
      state.shown = state.shown.enumerated().filter { $0.offset.isMultiple(of: 2) }.map(\.element)
    }
  }

  /// Writes the animation. If only one frame was shown, it is a still image; without one, the file stays empty.
  func finish() throws(StreamError) {
    let recording: SVGRecording? = state.withLock { state in
      guard let last = state.last else { return nil }
      // Frames that are further apart than half a second are shown faster than they were.
      let interval = min(state.interval, .milliseconds(500)) / .seconds(1)
      return SVGRecording(frames: Self.distinct(state.shown.map(\.frame) + [last]), duration: interval)
    }
    guard let recording else { return }
    try OutputFile(path: path).write(recording.text)
  }

  /// Returns the frames without those that equal the one before.
  private static func distinct(_ frames: [Canvas]) -> [Canvas] {
    frames.reduce(into: []) { if $0.last != $1 { $0.append($1) } }
  }
}

import Synchronization

/// Shows the progress of long work on a line of a terminal, and removes the line afterwards. If the stream isn't a terminal, it
/// shows nothing.
final class ProgressLine: Sendable {
  private let title: String
  private let stream: any TextStream
  private let shown = Mutex<Int?>(nil)
  /// The time at which a text was last shown.
  private let lastText = Mutex<ContinuousClock.Instant?>(nil)

  init(_ title: String, on stream: any TextStream) {
    self.title = title
    self.stream = stream
  }

  /// Shows the progress as a share from 0 to 1.
  func show(_ share: Double) {
    guard stream.isTerminal else { return }
    let percent = Int(share * 100)
    let isNew = shown.withLock { shown in
      defer { shown = percent }
      return shown != percent
    }
    if isNew { write("\r\(title): \(percent) %") }
  }

  /// Shows a description of the progress, ten times a second at most.
  func show(_ text: @autoclosure () -> String) {
    guard stream.isTerminal else { return }
    let isDue = lastText.withLock { last in
      let now = ContinuousClock.now
      if let last, last.duration(to: now) < .milliseconds(100) { return false }
      last = now
      return true
    }
    if !isDue { return }
    shown.withLock { $0 = 0 }
    write("\r\(title): \(text())\u{1B}[K")
  }

  /// Shows that work is under way whose progress is unknown.
  func show() {
    guard stream.isTerminal else { return }
    shown.withLock { $0 = 0 }
    write("\(title) …")
  }

  /// Removes the line.
  func end() {
    let wasShown = shown.withLock { shown in
      defer { shown = nil }
      return shown != nil
    }
    if wasShown { write("\r\u{1B}[K") }
  }

  // If the progress can't be written, the work continues.
  private func write(_ text: String) { try? stream.write(text) }
}

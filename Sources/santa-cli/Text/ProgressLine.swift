import Synchronization

/// Shows the progress of long work on a line of a terminal, and removes the line afterwards. Elsewhere it shows
/// nothing.
final class ProgressLine: Sendable {
  private let title: String
  private let stream: any TextStream
  private let shown = Mutex<Int?>(nil)

  init(_ title: String, on stream: any TextStream) {
    self.title = title
    self.stream = stream
  }

  /// Shows a progress from 0 to 1.
  func show(_ share: Double) {
    guard stream.isTerminal else { return }
    let percent = Int(share * 100)
    let isNew = shown.withLock { shown in
      defer { shown = percent }
      return shown != percent
    }
    if isNew { write("\r\(title): \(percent) %") }
  }

  /// Shows that work is going on whose progress is not known.
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

  // The work goes on if its progress can't be written.
  private func write(_ text: String) { try? stream.write(text) }
}

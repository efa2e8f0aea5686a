import Synchronization

/// How far long work is, on a line of a terminal that is gone afterwards; nothing where nobody looks.
final class ProgressLine: Sendable {
  private let title: String
  private let stream: any TextStream
  private let shown = Mutex<Int?>(nil)

  init(_ title: String, on stream: any TextStream) {
    self.title = title
    self.stream = stream
  }

  /// - Parameter share: from 0 to 1.
  func show(_ share: Double) {
    guard stream.isTerminal else { return }
    let percent = Int(share * 100)
    let isNew = shown.withLock { shown in
      defer { shown = percent }
      return shown != percent
    }
    if isNew { write("\r\(title): \(percent) %") }
  }

  /// Says that work is going on of which nobody can tell how far it is.
  func show() {
    guard stream.isTerminal else { return }
    shown.withLock { $0 = 0 }
    write("\(title) …")
  }

  /// Takes the line away.
  func end() {
    let wasShown = shown.withLock { shown in
      defer { shown = nil }
      return shown != nil
    }
    if wasShown { write("\r\u{1B}[K") }
  }

  // Work does not end because nobody could be told how far it is.
  private func write(_ text: String) { try? stream.write(text) }
}

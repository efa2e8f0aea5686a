import Foundation

#if canImport(Glibc)
  import Glibc
#endif

/// The terminal while the list is shown: it delivers single keys instead of lines, and shows an alternate screen.
@MainActor
final class Terminal {
  enum Key: Equatable {
    case character(Character), enter, backspace, up, down, escape, end
  }

  static var isInteractive: Bool { isatty(0) == 1 && isatty(1) == 1 }

  let keys: AsyncStream<Key>
  private var sources: [any DispatchSourceProtocol] = []
  private var modes = termios()

  /// Called when the size of the terminal has changed.
  var resized: @MainActor () -> Void = {}

  init() {
    tcgetattr(0, &modes)
    var raw = modes
    cfmakeraw(&raw)
    tcsetattr(0, TCSANOW, &raw)
    let (keys, continuation) = AsyncStream.makeStream(of: Key.self)
    self.keys = keys
    let input = DispatchSource.makeReadSource(fileDescriptor: 0, queue: .main)
    input.setEventHandler {
      let bytes = FileHandle.standardInput.availableData
      for key in Self.keys(in: bytes) { continuation.yield(key) }
      if bytes.isEmpty { continuation.finish() }
    }
    // Without this, the signal would end the program before the handler runs.
    let ends = [SIGTERM, SIGHUP].map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .main)
      source.setEventHandler { continuation.finish() }
      return source
    }
    let size = DispatchSource.makeSignalSource(signal: SIGWINCH, queue: .main)
    size.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.resized() } }
    sources = [input, size] + ends
    for source in sources { source.resume() }
    // Switches to the alternate screen, hides the cursor, and turns off line wrapping.
    write("\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l")
  }

  func restore() {
    for source in sources { source.cancel() }
    write("\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l")
    tcsetattr(0, TCSANOW, &modes)
  }

  var height: Int {
    var size = winsize()
    return ioctl(1, UInt(TIOCGWINSZ), &size) == 0 && size.ws_row > 0 ? Int(size.ws_row) : 24
  }

  func draw(_ lines: [String]) {
    write("\u{1B}[H" + lines.map { "\($0)\u{1B}[K" }.joined(separator: "\r\n") + "\u{1B}[J")
  }

  private func write(_ text: String) { try? FileHandle.standardOutput.write(contentsOf: Data(text.utf8)) }

  nonisolated private static func keys(in bytes: Data) -> [Key] {
    switch Array(bytes) {
    case [0x1B]: return [.escape]
    case [0x1B, 0x5B, 0x41]: return [.up]
    case [0x1B, 0x5B, 0x42]: return [.down]
    case let other where other.first == 0x1B: return []
    default:
      return String(decoding: bytes, as: UTF8.self).map { character in
        switch character {
        case "\r", "\n", "\r\n": .enter
        case "\u{7F}", "\u{8}": .backspace
        case "\u{3}", "\u{4}": .end
        default: .character(character)
        }
      }
    }
  }
}

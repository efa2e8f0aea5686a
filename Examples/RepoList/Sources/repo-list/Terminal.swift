import Foundation

/// The terminal while the list is shown, with an alternate screen and without echo.
@MainActor
final class Terminal {
  static var isInteractive: Bool { isatty(STDOUT_FILENO) == 1 }

  private let hasColors = (ProcessInfo.processInfo.environment["NO_COLOR"] ?? "").isEmpty
  private var sources: [any DispatchSourceProtocol] = []
  private var modes = termios()
  private var hasKeys = false
  private var shown = ""

  /// - Parameters:
  /// - resized: called when the size of the terminal has changed.
  /// - ended: called for `q`, Ctrl-C, and the signals that end a program.
  init(resized: @escaping @MainActor () -> Void, ended: @escaping @MainActor () -> Void) {
    if isatty(STDIN_FILENO) == 1, tcgetattr(STDIN_FILENO, &modes) == 0 {
      hasKeys = true
      var raw = modes
      cfmakeraw(&raw)
      tcsetattr(STDIN_FILENO, TCSANOW, &raw)
      let keys = DispatchSource.makeReadSource(fileDescriptor: STDIN_FILENO, queue: .main)
      keys.setEventHandler {
        let bytes = FileHandle.standardInput.availableData
        // In raw mode, Ctrl-C and Ctrl-D arrive as keys.
        let ends = bytes.isEmpty || bytes.contains { [3, 4, UInt8(ascii: "q")].contains($0) }
        if ends { MainActor.assumeIsolated { ended() } }
      }
      sources.append(keys)
    }
    for number in [SIGINT, SIGTERM, SIGHUP] {
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .main)
      source.setEventHandler { MainActor.assumeIsolated { ended() } }
      sources.append(source)
    }
    let size = DispatchSource.makeSignalSource(signal: SIGWINCH, queue: .main)
    size.setEventHandler { [weak self] in
      MainActor.assumeIsolated {
        self?.shown = ""
        resized()
      }
    }
    sources.append(size)
    for source in sources { source.resume() }
    // Switches to the alternate screen, hides the cursor, and turns off line wrapping.
    write("\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l")
  }

  func restore() {
    for source in sources { source.cancel() }
    write("\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l")
    if hasKeys { tcsetattr(STDIN_FILENO, TCSANOW, &modes) }
  }

  var size: (columns: Int, height: Int) {
    var size = winsize()
    let isKnown = ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0 && size.ws_row > 0
    return isKnown ? (Int(size.ws_col), Int(size.ws_row)) : (80, 24)
  }

  func draw(_ frame: (_ hasColors: Bool) -> String) {
    let text = frame(hasColors)
    if text != shown { write(text) }
    shown = text
  }

  private func write(_ text: String) { try? FileHandle.standardOutput.write(contentsOf: Data(text.utf8)) }
}

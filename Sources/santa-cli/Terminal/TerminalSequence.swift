/// Control sequences for the whole screen.
///
/// https://invisible-island.net/xterm/ctlseqs/ctlseqs.html, and for frames the note on synchronized output that
/// https://gist.github.com/christianparpart/d8a62cc1ab659194337d73e399004036 keeps.
enum TerminalSequence {
  /// Switches to the alternate screen, hides the cursor, and turns line wrapping off, and bracketed paste and reports of
  /// the mouse on: of its buttons and wheel, and of moves with a button pressed, in the form of SGR. Terminals select text
  /// all the same while Shift is pressed.
  static let enter = "\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l\u{1B}[?2004h\u{1B}[?1002h\u{1B}[?1006h"
  /// Ends an unfinished frame, and undoes `enter` in reverse order.
  static let leave =
    "\u{1B}[?2026l\u{1B}[m\u{1B}[?1006l\u{1B}[?1002l\u{1B}[?2004l\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l"
  static let beginFrame = "\u{1B}[?2026h"
  static let endFrame = "\u{1B}[?2026l"
  static let bell = "\u{07}"
}

/// Control sequences for the whole screen.
///
/// https://invisible-island.net/xterm/ctlseqs/ctlseqs.html, and for frames the note on synchronized output at
/// https://gist.github.com/christianparpart/d8a62cc1ab659194337d73e399004036.
enum TerminalSequence {
  /// Prepares the screen, in this order:
  ///
  /// - switches to the alternate screen
  /// - hides the cursor
  /// - turns line wrapping off
  /// - turns bracketed paste on
  /// - turns mouse reports on, for buttons, the wheel, and moves with a pressed button, in SGR format
  ///
  /// Terminals still select text while Shift is pressed.
  static let enter = "\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l\u{1B}[?2004h\u{1B}[?1002h\u{1B}[?1006h"
  /// Ends an unfinished frame, and undoes `enter` in reverse order.
  static let leave =
    "\u{1B}[?2026l\u{1B}[m\u{1B}[?1006l\u{1B}[?1002l\u{1B}[?2004l\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l"
  /// Clears the screen of a player, hides the cursor, and turns line wrapping off.
  static let beginRecording = "\u{1B}[2J\u{1B}[H\u{1B}[?25l\u{1B}[?7l"
  /// Asks for the background colour (OSC 11), and then for the kind of terminal (DA1). Almost every terminal answers the second
  /// question, so its answer shows that there is none to the first one.
  static let askForBackground = "\u{1B}]11;?\u{1B}\\\u{1B}[c"
  static let beginFrame = "\u{1B}[?2026h"
  static let endFrame = "\u{1B}[?2026l"
  static let bell = "\u{07}"
}

/// A terminal that the program takes over: its screen and its keyboard.
protocol Terminal: AnyObject, Sendable {
  /// The current size.
  var size: TerminalSize { get }

  /// Takes over the screen and the keyboard, until `leave`.
  ///
  /// - Parameters:
  ///   - asksForBackground: Whether to ask the terminal for its background colour, which it answers with `background` if it can,
  ///     and then with `identified`.
  ///   - handler: Called for each event, one after another, on a queue of the terminal. It must not block.
  func enter(
    asksForBackground: Bool, _ handler: @escaping @Sendable (TerminalEvent) -> Void
  ) throws(StreamError)

  /// Writes the whole string before it returns. Does nothing if the program is in the background or stopped.
  func write(_ text: String) throws(StreamError)

  /// Restores the screen and the keyboard. Calling it again has no effect.
  func leave()
}

/// An event of a terminal.
enum TerminalEvent: Equatable, Sendable {
  case key(Key)
  case mouse(MouseEvent)
  /// The terminal's background colour, as an answer.
  case background(Color)
  /// The terminal has said what it is, which ends its answers.
  case identified
  /// The size may have changed.
  case resized
  /// The program has the terminal again after it was stopped, and the contents of the screen are unknown.
  case resumed
  /// The terminal was closed.
  case closed
}

/// A key that was pressed.
enum Key: Equatable, Sendable {
  /// A character, with its modifiers applied.
  case character(Character)
  case enter, tab, escape, backspace
  case up, down, left, right
  case shiftUp, shiftDown, shiftLeft, shiftRight
  case pageUp, pageDown, home, end
  /// Ctrl-C, if the terminal sends it as a key instead of a signal.
  case interrupt
}

/// A mouse event in a cell, which is counted from 0.
struct MouseEvent: Equatable, Sendable {
  enum Action: Equatable, Sendable {
    /// Actions of the left button.
    case press, drag, release
    case wheelUp, wheelDown
  }

  var action: Action
  var column: Int
  var row: Int
}

/// A terminal that the program takes over: its screen and its keyboard.
protocol Terminal: AnyObject, Sendable {
  /// The present size.
  var size: TerminalSize { get }

  /// Takes the screen and the keyboard over, until `leave`.
  ///
  /// - Parameter handler: Called for each event, one after another, on a queue of the terminal. It must not block.
  func enter(_ handler: @escaping @Sendable (TerminalEvent) -> Void) throws(StreamError)

  /// Writes all of the text before it returns. Does nothing if the program is in the background or stopped.
  func write(_ text: String) throws(StreamError)

  /// Restores the screen and the keyboard. Calling it again has no effect.
  func leave()
}

/// An event of a terminal.
enum TerminalEvent: Equatable, Sendable {
  case key(Key)
  case mouse(MouseEvent)
  /// The size may have changed.
  case resized
  /// The program has the terminal again after it was stopped, and does not know what the screen shows.
  case resumed
  /// The terminal is closed.
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
  /// Ctrl-C, if the terminal sends it as a key and not as a signal.
  case interrupt
}

/// An event of the mouse over a cell, which is counted from 0.
struct MouseEvent: Equatable, Sendable {
  enum Action: Equatable, Sendable {
    /// The left button.
    case press, drag, release
    case wheelUp, wheelDown
  }

  var action: Action
  var column: Int
  var row: Int
}

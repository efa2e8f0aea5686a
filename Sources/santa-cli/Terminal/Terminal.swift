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
  /// Ctrl-C, if the terminal sends it as a key and not as a signal.
  case interrupt
}

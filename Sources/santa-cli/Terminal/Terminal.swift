/// A terminal that the program takes over as a whole: a screen and a keyboard.
protocol Terminal: AnyObject, Sendable {
  /// How much it shows at this moment.
  var size: TerminalSize { get }

  /// Takes the screen and the keyboard over, until `leave`.
  ///
  /// - Parameter handler: called for everything that happens there, for one thing after another, on a queue of its own. It
  ///   must not block.
  func enter(_ handler: @escaping @Sendable (TerminalEvent) -> Void) throws(StreamError)

  /// Writes all of the text before it returns; nothing where the screen is not ours at this moment.
  func write(_ text: String) throws(StreamError)

  /// Gives everything back as it was. Once is enough, and more does no harm.
  func leave()
}

/// What happens at a terminal.
enum TerminalEvent: Equatable, Sendable {
  case key(Key)
  /// It may show more or less than before.
  case resized
  /// It is ours again, and nobody knows what it shows: after the program was stopped.
  case resumed
  /// Nobody is there any more.
  case closed
}

/// A key, as far as a terminal tells it.
enum Key: Equatable, Sendable {
  /// A letter or sign, with its modifiers in it where they make another of it.
  case character(Character)
  case enter, tab, escape, backspace
  case up, down, left, right
  /// Ctrl-C where the terminal sends it as a key rather than a signal.
  case interrupt
}

/// A terminal that the program takes over as a whole: a screen and a keyboard.
protocol Terminal: AnyObject, Sendable {
  /// How much it shows at this moment.
  var size: TerminalSize { get }

  /// Takes the screen and the keyboard over, until `leave`.
  ///
  /// - Parameter tell: called for everything that happens there, for one thing after another, on a queue of its own. It
  ///   must not block.
  func enter(_ tell: @escaping @Sendable (TerminalEvent) -> Void) throws(StreamError)

  /// Writes all of the text before it returns; nothing where the screen is not ours at this moment.
  func write(_ text: String) throws(StreamError)

  /// Gives everything back as it was. Once is enough, and more does no harm.
  func leave()
}

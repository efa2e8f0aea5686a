/// A key, as far as a terminal tells it.
enum Key: Equatable, Sendable {
  /// A letter or sign, with its modifiers in it where they make another of it.
  case character(Character)
  case enter, tab, escape, backspace
  case up, down, left, right
  /// Ctrl-C where the terminal sends it as a key rather than a signal.
  case interrupt
}

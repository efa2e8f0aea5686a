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

extension Unicode.Scalar {
  /// Whether a terminal may do something else with it than show it: the control characters, the two separators that
  /// some programs take for the end of a line, and those that turn the direction of the text after them.
  ///
  /// The marks of direction U+061C, U+200E and U+200F are not among them: they do no more than a letter of that direction,
  /// and names are spelt with them.
  var steersTerminal: Bool {
    switch value {
    case 0x00...0x1F, 0x7F...0x9F: true
    case 0x2028, 0x2029: true
    case 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}

extension Unicode.Scalar {
  /// Whether a terminal might interpret the scalar instead of showing it: control characters, the two separators that some
  /// programs treat as a line break, and characters that override the direction of the following text.
  ///
  /// The direction marks U+061C, U+200E and U+200F are excluded. They have no more effect than a letter of that direction, and
  /// names are spelt with them.
  var steersTerminal: Bool {
    switch value {
    case 0x00...0x1F, 0x7F...0x9F: true
    case 0x2028, 0x2029: true
    case 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}

extension String {
  /// Whether a terminal shows the whole string on one line.
  var isTerminalSafe: Bool { !unicodeScalars.contains(where: \.steersTerminal) }

  /// The string on one line, without scalars that a terminal would interpret.
  ///
  /// Strings from route files, stores and command lines are untrusted. White space is replaced with a space, and every other
  /// unsafe scalar with the replacement character, which shows that something was removed.
  var terminalSafe: String {
    guard !isTerminalSafe else { return self }
    var result = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      if !scalar.steersTerminal {
        result.append(scalar)
      } else {
        result.append(scalar.properties.isWhitespace ? " " : "\u{FFFD}")
      }
    }
    return String(result)
  }
}

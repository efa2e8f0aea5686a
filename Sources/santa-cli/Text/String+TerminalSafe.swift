extension Unicode.Scalar {
  /// Whether a terminal may interpret the scalar instead of showing it: control characters, the two separators that
  /// some programs treat as a line break, and those that override the direction of the text after them.
  ///
  /// The direction marks U+061C, U+200E and U+200F are not among them. They have no more effect than a letter of that
  /// direction, and names are spelt with them.
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
  /// Whether a terminal shows the whole text on one line.
  var isTerminalSafe: Bool { !unicodeScalars.contains(where: \.steersTerminal) }

  /// The text on one line, without scalars that a terminal would interpret.
  ///
  /// Text from route files, stores and command lines is untrusted. White space becomes a space, and any other scalar
  /// the replacement character, which shows that something was there.
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

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

extension String {
  /// Whether nothing in the text steers a terminal or breaks its line.
  var isTerminalSafe: Bool { !unicodeScalars.contains(where: \.steersTerminal) }

  /// The text on one line, with nothing in it that steers a terminal.
  ///
  /// A route file or a command line is somebody else's text. White space becomes a space; anything else is replaced
  /// by the sign for it, so that one can see that something was there.
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

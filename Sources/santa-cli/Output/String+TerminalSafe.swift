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

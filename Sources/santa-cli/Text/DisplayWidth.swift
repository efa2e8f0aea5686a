/// How many columns of a terminal a text takes. Neither bytes nor characters tell: "東京" takes four, "é" may be two
/// scalars and takes one.
enum DisplayWidth {
  static func columns(of text: String) -> Int {
    text.reduce(0) { $0 + columns(of: $1) }
  }

  static func columns(of character: Character) -> Int {
    let scalars = character.unicodeScalars
    // Most of what is drawn: printable ASCII, and the blocks and dots of figures, bars and maps.
    if let only = scalars.first, scalars.count == 1,
      (0x20...0x7E).contains(only.value) || (0x2500...0x259F).contains(only.value)
        || (0x2800...0x28FF).contains(only.value)
    {
      return 1
    }
    // A picture is two columns however many scalars it is made of: a flag, a family, a sleigh with its selector.
    if scalars.contains(where: { $0.properties.isEmojiPresentation || $0 == "\u{FE0F}" }) { return 2 }
    return scalars.reduce(0) { $0 + columns(of: $1) }
  }

  private static func columns(of scalar: Unicode.Scalar) -> Int {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: return 0
    default: break
    }
    // The vowels and finals of Hangul join the consonant before them.
    if (0x1160...0x11FF).contains(scalar.value) { return 0 }
    return wideRanges.contains { $0.contains(scalar.value) } ? 2 : 1
  }

  /// Wide and full width in Unicode's EastAsianWidth.txt, joined where only unassigned code points lie between.
  private static let wideRanges: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0xA4CF, 0xA960...0xA97F,
    0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6,
    0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF, 0x1F200...0x1F2FF, 0x20000...0x3FFFD,
  ]

  /// The text with spaces up to so many columns; longer text as it is.
  static func padded(_ text: String, to columns: Int) -> String {
    text + spaces(columns - Self.columns(of: text))
  }

  /// The text at the right end of so many columns; longer text as it is.
  static func aligned(_ text: String, toRightOf columns: Int) -> String {
    spaces(columns - Self.columns(of: text)) + text
  }

  /// The text in at most so many columns, with an ellipsis where some had to go.
  static func truncated(_ text: String, to columns: Int) -> String {
    guard Self.columns(of: text) > columns else { return text }
    var result = ""
    var room = columns - 1
    for character in text {
      room -= Self.columns(of: character)
      guard room >= 0 else { break }
      result.append(character)
    }
    while result.last == " " { result.removeLast() }
    return result + "…"
  }

  /// The text on as many lines as it needs, broken where there is a space; a longer word is a line too long.
  static func wrapped(_ text: String, to columns: Int) -> [String] {
    text.split(separator: " ").reduce(into: []) { lines, word in
      if let last = lines.last, Self.columns(of: last) + 1 + Self.columns(of: String(word)) <= columns {
        lines[lines.count - 1] = "\(last) \(word)"
      } else {
        lines.append(String(word))
      }
    }
  }

  private static func spaces(_ count: Int) -> String {
    String(repeating: " ", count: max(0, count))
  }
}

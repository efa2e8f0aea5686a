/// The width of text in columns of a terminal. It is neither the number of bytes nor of characters: "東京" takes four
/// columns, and "é", which may be two scalars, takes one.
enum DisplayWidth {
  static func columns(of text: String) -> Int {
    text.reduce(0) { $0 + columns(of: $1) }
  }

  static func columns(of character: Character) -> Int {
    let scalars = character.unicodeScalars
    // A fast path for the most frequent ones: printable ASCII, and the blocks and dots of figures, bars and maps.
    if let only = scalars.first, scalars.count == 1,
      (0x20...0x7E).contains(only.value) || (0x2500...0x259F).contains(only.value)
        || (0x2800...0x28FF).contains(only.value)
    {
      return 1
    }
    // An emoji takes two columns, however many scalars it has: a flag, a family, a sleigh with its variation selector.
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

  /// The wide and full-width ranges of Unicode's EastAsianWidth.txt. Ranges with only unassigned code points between
  /// them are joined.
  private static let wideRanges: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0xA4CF, 0xA960...0xA97F,
    0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6,
    0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF, 0x1F200...0x1F2FF, 0x20000...0x3FFFD,
  ]

  /// The text, padded with spaces at its end. Longer text stays as it is.
  static func padded(_ text: String, to columns: Int) -> String {
    text + spaces(columns - Self.columns(of: text))
  }

  /// The text, padded with spaces at its start. Longer text stays as it is.
  static func aligned(_ text: String, toRightOf columns: Int) -> String {
    spaces(columns - Self.columns(of: text)) + text
  }

  /// The text, cut to the given columns with an ellipsis if it is longer.
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

  /// The text, broken into lines at spaces. A longer word makes a longer line.
  static func wrapped(_ text: String, to columns: Int) -> [String] {
    text.split(separator: " ").reduce(into: []) { lines, word in
      if let last = lines.last, Self.columns(of: last) + 1 + Self.columns(of: String(word)) <= columns {
        lines[lines.count - 1] = "\(last) \(word)"
      } else {
        lines.append(String(word))
      }
    }
  }

  /// A message such as `error: There is no such file.`, broken into lines at spaces. All lines after the first are
  /// indented below the text. A line that fits stays as it is.
  static func wrapped(message: String, to columns: Int) -> String {
    guard Self.columns(of: message) > columns else { return message }
    let label = message.firstRange(of: ": ").map { message[..<$0.upperBound] }.flatMap {
      $0.count <= 8 ? $0 : nil
    }
    let indentation = Self.columns(of: String(label ?? ""))
    let lines = wrapped(String(message.dropFirst(label?.count ?? 0)), to: max(columns - indentation, 20))
    return (label ?? "") + lines.joined(separator: "\n" + spaces(indentation))
  }

  private static func spaces(_ count: Int) -> String {
    String(repeating: " ", count: max(0, count))
  }
}

/// The width of text in columns of a terminal. It is neither the number of bytes nor of characters: "東京" takes four columns,
/// and "é", which can be two scalars, takes one.
enum DisplayWidth {
  static func columns(of text: String) -> Int {
    text.reduce(0) { $0 + columns(of: $1) }
  }

  static func columns(of character: Character) -> Int {
    let scalars = character.unicodeScalars
    // Fast path for the most frequent characters: printable ASCII, and the blocks and dots of figures, bars and maps.
    if let only = scalars.first, scalars.count == 1,
      (0x20...0x7E).contains(only.value) || (0x2500...0x259F).contains(only.value)
        || (0x2800...0x28FF).contains(only.value)
    {
      return 1
    }
    // An emoji takes two columns, regardless of the number of its scalars: a flag, a family, a sleigh with its variation
    // selector.
    if scalars.contains(where: { $0.properties.isEmojiPresentation || $0 == "\u{FE0F}" }) { return 2 }
    return scalars.reduce(0) { $0 + columns(of: $1) }
  }

  private static func columns(of scalar: Unicode.Scalar) -> Int {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: return 0
    default: break
    }
    // The vowels and finals of Hangul join the preceding consonant.
    if (0x1160...0x11FF).contains(scalar.value) { return 0 }
    return wideRanges.contains { $0.contains(scalar.value) } ? 2 : 1
  }

  /// The wide and full-width ranges of Unicode's EastAsianWidth.txt. Ranges that are only separated by unassigned code points
  /// are merged.
  private static let wideRanges: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0xA4CF, 0xA960...0xA97F,
    0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6,
    0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF, 0x1F200...0x1F2FF, 0x20000...0x3FFFD,
  ]

  /// Pads a string with spaces at its end. Longer strings are returned unchanged.
  static func padded(_ text: String, to columns: Int) -> String {
    text + spaces(columns - Self.columns(of: text))
  }

  /// Pads a string with spaces at its start. Longer strings are returned unchanged.
  static func aligned(_ text: String, toRightOf columns: Int) -> String {
    spaces(columns - Self.columns(of: text)) + text
  }

  /// Truncates a string that is too long, with an ellipsis.
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

  /// Breaks a string into lines at spaces, and between the characters of Chinese and Japanese, which are written without
  /// spaces. A line is longer than the limit if a single word is.
  static func wrapped(_ text: String, to columns: Int) -> [String] {
    var lines: [String] = []
    for word in text.split(separator: " ") {
      // Only the first part of a word has a space before it.
      var gap = " "
      for part in parts(of: word) {
        if let last = lines.last, Self.columns(of: "\(last)\(gap)\(part)") <= columns {
          lines[lines.count - 1] = "\(last)\(gap)\(part)"
        } else {
          lines.append(String(part))
        }
        gap = ""
      }
    }
    return lines
  }

  /// Splits a word where a line can end: before and after an ideograph or kana, but not before a punctuation mark.
  private static func parts(of word: Substring) -> [Substring] {
    var parts: [Substring] = []
    var start = word.startIndex
    for index in word.indices.dropFirst() {
      let (before, after) = (word[word.index(before: index)], word[index])
      guard isUnspaced(before) || isUnspaced(after), !opening.contains(before), !closing.contains(after)
      else {
        continue
      }
      parts.append(word[start..<index])
      start = index
    }
    return parts + [word[start...]]
  }

  private static func isUnspaced(_ character: Character) -> Bool {
    character.unicodeScalars.first.map {
      (0x3000...0x9FFF).contains($0.value) || $0.value >= 0xFF01 && $0.value <= 0xFF60
    }
      ?? false
  }

  /// Characters that don't end a line.
  private static let opening: Set<Character> = ["（", "「", "『", "“", "‘", "(", "'", "-"]
  /// Characters that don't start a line.
  private static let closing: Set<Character> = [
    "、", "。", "，", "．", "：", "；", "！", "？", "）", "」", "』", "”", "’", ")", ".", ",", ":", "!", "?", "'",
    "ー", "ァ", "ィ", "ゥ", "ェ", "ォ", "ッ", "ャ", "ュ", "ョ", "ぁ", "ぃ", "ぅ", "ぇ", "ぉ", "っ", "ゃ", "ゅ", "ょ",
  ]

  /// Breaks a message such as `error: There is no such file.` into lines at spaces. All lines after the first are indented to
  /// align with the text after the label. A message that fits is returned unchanged.
  static func wrapped(message: String, to columns: Int) -> String {
    guard Self.columns(of: message) > columns else { return message }
    let label = message.firstRange(of: ": ").map { message[..<$0.upperBound] }.flatMap {
      $0.count <= 12 ? $0 : nil
    }
    let indentation = Self.columns(of: String(label ?? ""))
    let lines = wrapped(String(message.dropFirst(label?.count ?? 0)), to: max(columns - indentation, 20))
    return (label ?? "") + lines.joined(separator: "\n" + spaces(indentation))
  }

  private static func spaces(_ count: Int) -> String {
    String(repeating: " ", count: max(0, count))
  }
}

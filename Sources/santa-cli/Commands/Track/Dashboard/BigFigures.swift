/// Large digits of several rows, drawn with half blocks.
enum BigFigures {
  /// The pixels of the glyphs, as five rows from the top.
  private static let glyphs: [Character: [String]] = [
    "0": ["###", "# #", "# #", "# #", "###"],
    "1": [" # ", "## ", " # ", " # ", "###"],
    "2": ["###", "  #", "###", "#  ", "###"],
    "3": ["###", "  #", " ##", "  #", "###"],
    "4": ["# #", "# #", "###", "  #", "  #"],
    "5": ["###", "#  ", "###", "  #", "###"],
    "6": ["###", "#  ", "###", "# #", "###"],
    "7": ["###", "  #", "  #", " # ", " # "],
    "8": ["###", "# #", "###", "# #", "###"],
    "9": ["###", "# #", "###", "  #", "###"],
    ":": [" ", "#", " ", "#", " "],
    "d": ["  #", "  #", "###", "# #", "###"],
    "h": ["#  ", "#  ", "###", "# #", "# #"],
    "m": ["     ", "     ", "## # ", "# # #", "# # #"],
    " ": [" ", " ", " ", " ", " "],
  ]

  /// Returns the number of rows of the digits.
  static func rows(scale: Int) -> Int { (5 * scale + 1) / 2 }

  /// Returns the number of columns of a string.
  static func columns(of text: String, scale: Int) -> Int {
    text.reduce(-1) { $0 + (glyphs[$1]?[0].count ?? 0) + 1 } * scale
  }

  /// Returns the rows of a string. Characters without a glyph are skipped.
  static func lines(_ text: String, scale: Int) -> [String] {
    var pixels = (0..<5).map { row in
      text.compactMap { glyphs[$0]?[row] }.joined(separator: " ")
    }
    pixels = pixels.flatMap { row in
      Array(repeating: row.map { String(repeating: $0, count: scale) }.joined(), count: scale)
    }
    if !pixels.count.isMultiple(of: 2) { pixels.append("") }
    return stride(from: 0, to: pixels.count, by: 2).map { row in
      let (upper, lower) = (Array(pixels[row]), Array(pixels[row + 1]))
      return String(
        upper.indices.map { column in
          let below = column < lower.count && lower[column] == "#"
          return switch (upper[column] == "#", below) {
          case (true, true): "█"
          case (true, false): "▀"
          case (false, true): "▄"
          case (false, false): " "
          }
        })
    }
  }
}

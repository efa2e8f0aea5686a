/// Text as RFC 4180 has it: cells with commas between them.
///
/// What is stored is somebody else's text, and a CSV is looked at in terminals and opened in spreadsheets. So texts are
/// made harmless unless somebody asks for them as they are:
///
/// - A text that a spreadsheet would take for a formula, which may run programs there, gets an apostrophe before it, as
///   [OWASP](https://owasp.org/www-community/attacks/CSV_Injection) advises. A spreadsheet shows the text without it.
/// - What steers a terminal is spelt out: `\u{1B}`. The ends of lines within a text stay, in quotes.
enum CSVText {
  /// How a line ends.
  static let lineEnd = "\r\n"

  /// The first characters of what a spreadsheet calculates, the wide ones of East Asian keyboards with them.
  private static let formulaStarts: Set<Unicode.Scalar> = [
    "=", "+", "-", "@", "\t", "\r", "\n", "\u{FF1D}", "\u{FF0B}", "\u{FF0D}", "\u{FF20}",
  ]

  /// A cell of text that somebody stored.
  ///
  /// - Parameter isRaw: whether the text stays as it is.
  static func cell(_ text: String, isRaw: Bool) -> String { quoted(isRaw ? text : harmless(text)) }

  /// A cell of text. What is empty, or could be taken for the end of a cell or of a line, stands in quotes.
  static func quoted(_ text: String) -> String {
    let needsQuotes = text.isEmpty || text.utf8.contains { [0x22, 0x2C, 0x0D, 0x0A].contains($0) }
    guard needsQuotes else { return text }
    var result = "\""
    for scalar in text.unicodeScalars {
      if scalar == "\"" { result += "\"" }
      result.unicodeScalars.append(scalar)
    }
    return result + "\""
  }

  private static func harmless(_ text: String) -> String {
    let isFormula = text.unicodeScalars.first.map(formulaStarts.contains) ?? false
    guard isFormula || !text.isTerminalSafe else { return text }
    var result = isFormula ? "'" : ""
    let scalars = Array(text.unicodeScalars)
    for (index, scalar) in scalars.enumerated() {
      // A carriage return alone would have a terminal write over the line.
      let endsLine =
        scalar == "\n" || scalar == "\r" && index + 1 < scalars.count && scalars[index + 1] == "\n"
      if scalar.steersTerminal && !endsLine && scalar != "\t" {
        result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

/// Cells of a CSV table (RFC 4180).
///
/// Stored texts are untrusted, and a CSV is shown in terminals and opened in spreadsheets. Texts are therefore made
/// harmless, unless the user asks for them as they are:
///
/// - A text that a spreadsheet would read as a formula, which may run programs, gets an apostrophe at its start, as
///   [OWASP](https://owasp.org/www-community/attacks/CSV_Injection) advises. A spreadsheet shows the text without it.
/// - Control characters are written as `\u{1B}`. Line breaks within a text stay, in quotes.
enum CSVText {
  /// The end of a line.
  static let lineEnd = "\r\n"

  /// The characters with which a formula may begin, including the full-width ones of East Asian keyboards.
  private static let formulaStarts: Set<Unicode.Scalar> = [
    "=", "+", "-", "@", "\t", "\r", "\n", "\u{FF1D}", "\u{FF0B}", "\u{FF0D}", "\u{FF20}",
  ]

  /// A cell with stored text.
  ///
  /// - Parameter isRaw: Whether to write the text as it is.
  static func cell(_ text: String, isRaw: Bool) -> String { quoted(isRaw ? text : harmless(text)) }

  /// A cell with text. It is quoted if it is empty, or has a comma, a quotation mark or a line break; and if it begins with
  /// U+FEFF, which at the start of a file would be a byte order mark.
  static func quoted(_ text: String) -> String {
    let needsQuotes =
      text.isEmpty || text.unicodeScalars.first == "\u{FEFF}"
      || text.utf8.contains { [0x22, 0x2C, 0x0D, 0x0A].contains($0) }
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
      // A carriage return alone would make a terminal overwrite the line.
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

/// Cells of a CSV table (RFC 4180).
///
/// Stored strings are untrusted, and CSV output is shown in terminals and opened in spreadsheets. Strings are therefore made
/// harmless, unless the user asks for the unchanged ones:
///
/// - A string that a spreadsheet would treat as a formula, which can run programs, is prefixed with an apostrophe, as
///   [OWASP](https://owasp.org/www-community/attacks/CSV_Injection) recommends. A spreadsheet doesn't show the apostrophe.
/// - Control characters are written as `\u{1B}`. Line breaks within a string are kept, in quotes.
enum CSVText {
  /// The line end.
  static let lineEnd = "\r\n"

  /// The characters that can start a formula, including the full-width ones of East Asian keyboards.
  private static let formulaStarts: Set<Unicode.Scalar> = [
    "=", "+", "-", "@", "\t", "\r", "\n", "\u{FF1D}", "\u{FF0B}", "\u{FF0D}", "\u{FF20}",
  ]

  /// Returns a cell with a stored string.
  ///
  /// - Parameter isRaw: Whether to write the string unchanged.
  static func cell(_ text: String, isRaw: Bool) -> String { quoted(isRaw ? text : harmless(text)) }

  /// Returns a cell with a string. It is quoted if it is empty, if it contains a comma, a quotation mark or a line break, or if
  /// it starts with U+FEFF, which would be a byte order mark at the start of a file.
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
      // A single carriage return would make a terminal overwrite the line.
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

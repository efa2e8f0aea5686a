/// Text as RFC 4180 has it: cells with commas between them.
enum CSVText {
  /// How a line ends.
  static let lineEnd = "\r\n"

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
}

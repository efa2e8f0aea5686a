extension JSONDocument {
  /// Returns a string as a JSON string literal, including the quotation marks.
  ///
  /// `package`, because the program writes its JSON lines with it.
  ///
  /// - Parameters:
  ///   - shortForms: Escapes to use instead of `\u` and the number, for example `\n` for a line feed.
  ///   - isEscaped: Whether to escape a scalar. Scalars below U+0020 are always escaped, as JSON requires.
  package static func quoted(
    _ text: String, shortForms: [Unicode.Scalar: String] = [:],
    isEscaped: (Unicode.Scalar) -> Bool = { _ in false }
  ) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      let isPlain = scalar.value >= 0x20 && scalar != "\"" && scalar != "\\" && !isEscaped(scalar)
      if isPlain {
        result.unicodeScalars.append(scalar)
      } else {
        result += shortForms[scalar] ?? escape(scalar)
      }
    }
    return result + "\""
  }

  /// Escapes a quotation mark or a backslash with a backslash, and any other scalar as `\u` and its UTF-16 code units.
  private static func escape(_ scalar: Unicode.Scalar) -> String {
    if scalar == "\"" || scalar == "\\" { return "\\\(scalar)" }
    return String(scalar).utf16.reduce(into: "") { result, unit in
      let digits = String(unit, radix: 16)
      result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }
  }
}

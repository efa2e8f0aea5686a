extension JSONDocument {
  /// A text as JSON writes it, with its quotation marks.
  ///
  /// `package`, because the program writes its lines of JSON with it.
  ///
  /// - Parameters:
  ///   - shortForms: how some scalars are written instead of by their number, such as a line feed as `\n`.
  ///   - isEscaped: whether a scalar is written by its number. Those below U+0020 always are, as JSON demands.
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

  /// A quotation mark or a backslash behind another one, and any other scalar by the numbers of its UTF-16 code units.
  private static func escape(_ scalar: Unicode.Scalar) -> String {
    if scalar == "\"" || scalar == "\\" { return "\\\(scalar)" }
    return String(scalar).utf16.reduce(into: "") { result, unit in
      let digits = String(unit, radix: 16)
      result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }
  }
}

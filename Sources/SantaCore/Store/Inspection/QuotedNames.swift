/// A list of names that are separated by commas. A name with a comma, or with a space at its beginning or end, is quoted as in
/// CSV: `id,"last, first"`. A quotation mark in a quoted name is doubled.
package struct QuotedNames {
  /// A part of the list, between two commas.
  package struct Part: Equatable {
    /// The name, if it is quoted.
    package let quoted: String?
    /// The text after the quoted name, or else the whole part.
    package let rest: String

    /// The name of a part that has nothing else, or nil if there is text after a quoted name. Spaces around a name don't count.
    package var name: String? {
      guard let quoted else { return Self.trimmed(rest) }
      return rest.allSatisfy { $0 == " " } ? quoted : nil
    }

    /// Removes the spaces at the beginning and at the end.
    package static func trimmed(_ text: some StringProtocol) -> String {
      var text = text.drop { $0 == " " }
      while text.last == " " { text.removeLast() }
      return String(text)
    }
  }

  package let parts: [Part]

  /// Parses a list. Returns nil if a quoted name doesn't end.
  package init?(_ text: String) {
    var parts: [Part] = []
    var rest = Substring(text)
    while true {
      var quoted: String?
      let start = rest.drop { $0 == " " }
      if start.first == "\"" {
        guard let (name, end) = Self.quotedName(start.dropFirst()) else { return nil }
        (quoted, rest) = (name, end)
      }
      let part = rest.prefix { $0 != "," }
      parts.append(Part(quoted: quoted, rest: String(part)))
      rest = rest[part.endIndex...]
      guard !rest.isEmpty else { break }
      rest = rest.dropFirst()
    }
    self.parts = parts
  }

  /// Returns the name whose opening quotation mark was read, and the text after its closing one, or nil if there is no closing one.
  private static func quotedName(_ text: Substring) -> (name: String, rest: Substring)? {
    var (name, rest) = ("", text)
    while let end = rest.firstIndex(of: "\"") {
      name += rest[..<end]
      rest = rest[end...].dropFirst()
      guard rest.first == "\"" else { return (name, rest) }
      name += "\""
      rest = rest.dropFirst()
    }
    return nil
  }

  /// Returns a name as a list contains it.
  package static func text(of name: String) -> String {
    guard name.contains(",") || name.contains("\"") || name != Part.trimmed(name) else { return name }
    return "\"\(name.replacing("\"", with: "\"\""))\""
  }
}

/// The names of cities, countries and regions in languages other than English.
///
/// In a table, each line is an English name, an equals sign, and the name in the language. Empty lines and lines that start with
/// `#` are ignored. A name that isn't in a table is the English one.
package enum PlaceTranslations {
  /// The tables, by the language's BCP 47 tag in its shortest form.
  private static let tables = [
    "de": GermanPlaces.text, "es": SpanishPlaces.text, "fr": FrenchPlaces.text, "it": ItalianPlaces.text,
    "ja": JapanesePlaces.text, "ko": KoreanPlaces.text, "nl": DutchPlaces.text, "pl": PolishPlaces.text,
    "pt": PortuguesePlaces.text, "zh": ChinesePlaces.text,
  ]

  /// Returns the names of a language by the English ones. For English and unknown languages, there are none.
  ///
  /// - Parameter language: The first part of the language's tag, for example `pt`.
  package static func names(in language: String) -> [String: String] { names(of: tables[language] ?? "") }

  /// Returns the names of a table.
  package static func names(of table: String) -> [String: String] {
    // Bytes are several times faster than characters.
    table.utf8.split(separator: UInt8(ascii: "\n")).reduce(into: [:]) { names, line in
      let line = line.drop { $0 == UInt8(ascii: " ") }
      if line.starts(with: "# ".utf8) { return }
      let parts = line.split(separator: UInt8(ascii: "="), maxSplits: 1)
      if parts.count == 2 { names[String(Substring(parts[0]))] = String(Substring(parts[1])) }
    }
  }
}

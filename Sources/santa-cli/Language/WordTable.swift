/// The translations of a language: the string in this language for each English string in the code.
///
/// In a table, each English line is followed by its translation:
///
///     Santa reaches {city} in
///       Ankunft in {city} in
///
/// A name in braces is a placeholder for a value. A part in brackets is omitted if its value is missing. ``Phrase`` also
/// describes the forms of nouns. A suffix after a bar in an English line distinguishes strings that are equal in English; it
/// isn't shown. Empty lines and lines that start with `#` are ignored.
///
/// A string that is not in the table is shown in English. Tests compare the tables with the code and with the places of the
/// built-in route.
struct WordTable: Sendable {
  let language: Language
  private let translations: [String: String]
  private let pluralRule: PluralRule

  init(_ text: String, of language: Language) {
    var translations: [String: String] = [:]
    var english: String?
    for line in Self.lines(of: text) {
      if let key = english {
        translations[key] = line
        english = nil
      } else {
        english = line
      }
    }
    self.language = language
    self.translations = translations
    pluralRule = PluralRule(language)
  }

  /// Returns the lines without their indentation, except comments. Bytes are several times faster than characters.
  private static func lines(of text: String) -> [String] {
    text.utf8.split(separator: UInt8(ascii: "\n")).compactMap { line in
      let line = line.drop { $0 == UInt8(ascii: " ") }
      return line.isEmpty || line.starts(with: "# ".utf8) ? nil : String(Substring(line))
    }
  }

  /// Returns the translation of an English string, or the string itself.
  func text(_ english: String) -> String {
    translations[english] ?? String(english.prefix { $0 != "|" })
  }

  /// Returns the translation of an English string; nil if there is none.
  func translation(of english: String) -> String? { translations[english] }

  /// Returns the translation of an English string with placeholders.
  func phrase(_ english: String) -> Phrase { Phrase(text(english), pluralRule) }

  /// The English strings in the table with their translations, for tests.
  var contents: [String: String] { translations }
}

/// The translations of a language: for each English text in the code, the text in this language.
///
/// A table is text in which each English line is followed by its translation:
///
///     Santa reaches {city} in
///       Ankunft in {city} in
///
/// A name in braces stands for a value. A part in brackets is left out if its value is missing. What follows a bar in an
/// English line tells texts apart that are equal in English; it is not shown. Empty lines are ignored, as are those that
/// begin with `#`. After the line `[places]`, each line is an English name of a city or a region, an equals sign, and its
/// name in this language.
///
/// A text that a table does not have is shown in English. A test compares the tables with the code.
struct WordTable: Sendable {
  let language: Language
  private let translations: [String: String]
  private let places: [String: String]

  init(_ text: String, of language: Language) {
    var (translations, places): ([String: String], [String: String]) = ([:], [:])
    var english: String?
    var isPlaces = false
    for line in text.split(separator: "\n") {
      let line = String(line.drop { $0 == " " })
      if line.isEmpty || line.hasPrefix("# ") { continue }
      if line == "[places]" {
        isPlaces = true
      } else if isPlaces {
        let parts = line.split(separator: "=", maxSplits: 1).map(String.init)
        if parts.count == 2 { places[parts[0]] = parts[1] }
      } else if let key = english {
        translations[key] = line
        english = nil
      } else {
        english = line
      }
    }
    (self.language, self.translations, self.places) = (language, translations, places)
  }

  /// The translation of an English text, or else that text.
  func text(_ english: String) -> String {
    translations[english] ?? String(english.prefix { $0 != "|" })
  }

  /// The translation of an English text with values in it.
  func phrase(_ english: String) -> Phrase { Phrase(text(english)) }

  /// The name of a city or a region, in this language if it is known.
  func place(_ english: String) -> String { places[english] ?? english }

  /// The English texts and the names that the table has, for tests.
  var contents: (texts: [String: String], places: [String: String]) { (translations, places) }
}

import SantaPlaceNames
import Synchronization

/// A language of the page.
package enum PageLanguage: String, CaseIterable, Sendable {
  case english = "en"
  case german = "de"
  case french = "fr"
  case spanish = "es"
  case italian = "it"
  case dutch = "nl"
  case portuguese = "pt"
  case polish = "pl"
  case japanese = "ja"
  case korean = "ko"
  case chinese = "zh"

  /// Creates the language of a BCP 47 tag; nil if the page doesn't have it. Only the tag's first part counts: `pt-BR` is `pt`.
  package init?(tag: some StringProtocol) {
    let primary = tag.prefix { $0 != "-" && $0 != "_" }
    // The longest tag of a language has eight letters.
    guard (2...8).contains(primary.utf8.count) else { return nil }
    self.init(rawValue: primary.lowercased())
  }

  /// Chooses the language: the parameter `lang`, or else the first known language of `Accept-Language`, or else English.
  package init(parameter: String?, accepted: String) {
    self =
      parameter.flatMap { PageLanguage(tag: $0) } ?? Self.accepted(in: accepted).first ?? .english
  }

  /// Returns the known languages of an `Accept-Language` header, the most welcome first.
  private static func accepted(in header: String) -> [PageLanguage] {
    // Browsers send fewer than twenty languages.
    let languages = header.split(separator: ",").prefix(30).compactMap {
      part -> (language: PageLanguage, quality: Double)? in
      let fields = part.split(separator: ";").map { $0.filter { !$0.isWhitespace } }
      guard let tag = fields.first, let language = PageLanguage(tag: tag) else { return nil }
      let quality = fields.dropFirst().first { $0.hasPrefix("q=") }.flatMap { Double($0.dropFirst(2)) } ?? 1
      return quality > 0 ? (language, quality) : nil
    }
    // The order of the header decides between equal qualities.
    return languages.enumerated()
      .sorted { ($1.element.quality, $0.offset) < ($0.element.quality, $1.offset) }
      .map(\.element.language)
  }

  // MARK: Names of places

  private static let names = Mutex<[PageLanguage: [String: String]]>([:])

  /// The names of cities and countries that differ from the English ones.
  var places: [String: String] {
    if let known = Self.names.withLock({ $0[self] }) { return known }
    let names = PlaceTranslations.names(in: rawValue)
    Self.names.withLock { $0[self] = names }
    return names
  }

  /// Returns the name of a city or a country in this language. A route of another program can have names of any length.
  func place(_ english: String) -> String { places[english] ?? english.bounded }
}

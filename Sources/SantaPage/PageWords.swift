/// The words of tables: in each line a key, and then the words in each language, separated by tabs. The first line names the
/// languages.
struct PageWords: Sendable {
  /// The words that the browser shows.
  static let page = PageWords([PageAssets.words])
  /// These words, and the words of the text for terminals and of the facts about stops.
  static let all = PageWords([PageAssets.words, PageAssets.terminal])

  private let words: [PageLanguage: [String: String]]

  init(_ tables: [String]) {
    var words: [PageLanguage: [String: String]] = [:]
    for table in tables {
      let lines = table.split(separator: "\n")
      let columns = lines.first.map { Self.fields(of: $0) } ?? []
      for line in lines.dropFirst() {
        let fields = Self.fields(of: line)
        for (column, text) in zip(columns, fields).dropFirst() where !text.isEmpty {
          guard let language = PageLanguage(tag: column), let key = fields.first else { continue }
          words[language, default: [:]][key] = text
        }
      }
    }
    self.words = words
  }

  private static func fields(of line: Substring) -> [String] {
    line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
  }

  /// Returns all words in a language. Words that it lacks are English.
  func all(in language: PageLanguage) -> [String: String] {
    (words[.english] ?? [:]).merging(words[language] ?? [:]) { $1 }
  }

  /// Returns a text whose names in braces are replaced by values; the key if the text is missing.
  func text(_ key: String, in language: PageLanguage, _ values: [String: String] = [:]) -> String {
    guard let text = words[language]?[key] ?? words[.english]?[key] else { return key }
    return values.isEmpty ? text : Self.filled(text, open: "{", close: "}") { values[$0] }
  }

  /// Returns a text in which `value` replaces each name between two marks. A name without a value stays there.
  static func filled(
    _ text: String, open: String, close: String, _ value: (String) -> String?
  ) -> String {
    var result = ""
    var rest = text[...]
    while let start = rest.firstRange(of: open) {
      result += rest[..<start.lowerBound]
      guard let end = rest[start.upperBound...].firstRange(of: close) else {
        rest = rest[start.lowerBound...]
        break
      }
      let name = String(rest[start.upperBound..<end.lowerBound])
      result += value(name) ?? String(rest[start.lowerBound..<end.upperBound])
      rest = rest[end.upperBound...]
    }
    return result + rest
  }
}

import Foundation
import Testing

@testable import santa_cli

/// `docs/languages.md` lists the languages and what they don't translate. To write it:
///
///     SANTACORE_WRITE_LANGUAGES=1 swift test --filter LanguagePageTests
struct LanguagePageTests {
  private static let file = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../docs/languages.md").standardizedFileURL

  @Test func `docs slash languages lists what is untranslated`() throws {
    let page = try Self.page()
    if ProcessInfo.processInfo.environment["SANTACORE_WRITE_LANGUAGES"] == "1" {
      try Data(page.utf8).write(to: Self.file)
    }
    #expect(
      try String(contentsOf: Self.file, encoding: .utf8) == page,
      "If that is intended, run SANTACORE_WRITE_LANGUAGES=1 swift test --filter LanguagePageTests.")
  }

  private static let names = [
    "en": "English", "ja": "Japanese", "de": "German", "es": "Spanish", "fr": "French",
    "pt-BR": "Portuguese (Brazil)", "it": "Italian", "nl": "Dutch", "pl": "Polish",
    "zh-Hans": "Chinese (simplified)", "ko": "Korean",
  ]

  private static func page() throws -> String {
    let texts = try WordTableTests.englishTexts()
    let rows = try Language.allCases.map { language in
      let coverage = LanguageCoverage(of: language)
      let contents = language.table.contents
      let missing = language == .english ? [] : texts.filter { contents[$0] == nil }.sorted()
      let untranslated =
        language == .english ? [] : missing + coverage.untranslatedPlaces + coverage.untranslatedZones
      let number = language.number(12_345), day = language.time.day(12, 24)
      let cells = [
        "`\(language.rawValue)`", try #require(names[language.rawValue]), number, day,
        language == .english ? "" : "\(contents.count)", "\(coverage.translatedCount)",
        untranslated.isEmpty ? "nothing" : untranslated.joined(separator: ", "),
      ]
      return "| \(cells.joined(separator: " | ")) |"
    }
    return """
      # Languages

      The tracker speaks \(rows.count) languages: its screens, lines, notes, errors, notifications and help, the names of the
      \(LanguageCoverage.places.count) places and countries of the built-in route, numbers, dates, and \
      the forms of nouns. `--lang`, the setting `lang`
      and the locale select the language. `--lang` also takes `pt`, `zh`, `zh-CN` and names of locales. Locales of traditional
      Chinese get English. JSON, CSV and exit codes are the same in every language.

      The paragraphs in the help of the `store` commands are English, and so are the manual page, the messages about invalid
      route files, and the errors of the store. A language in Latin script uses the English name of a place for which it lacks
      a name.

      | Tag | Language | A number | A day | Strings | Own names of places | Untranslated |
      | --- | --- | --- | --- | --- | --- | --- |
      \(rows.joined(separator: "\n"))

      `LanguagePageTests` writes this page.

      """
  }
}

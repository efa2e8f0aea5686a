import Foundation
import SantaCore
import SantaCoreTestSupport
import SantaPlaceNames
import Testing

@testable import santa_cli

/// The tables of all languages: they must contain exactly the strings that the code uses.
@Suite(.unlessItHangs) struct WordTableTests {
  static let others = Language.allCases.filter { $0 != .english }

  private static let sources = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../Sources/santa-cli").standardizedFileURL

  /// Returns the English strings in the source code.
  static func englishTexts() throws -> Set<String> {
    var texts: Set<String> = []
    let files = try #require(FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil))
    for case let file as URL in files where file.pathExtension == "swift" {
      let code = try String(contentsOf: file, encoding: .utf8)
      for match in code.matches(of: /(?:table\.text|table\.phrase|Wording|Template)\(\s*"((?:[^"\\]|\\.)*)"/)
      {
        texts.insert(String(match.1).replacing("\\\"", with: "\""))
      }
    }
    return texts.union(listedTexts).union(helpTexts)
  }

  /// The strings that come from the library, or from a list in the code.
  private static let listedTexts: Set = [
    "unknown weather", "clear", "rain", "snow", "sleet", "windy", "fog", "cloudy", "partly cloudy",
    "typical for December",
    "Nobody is sure what Santa is up to.", "Racing across the sky to the next stop.",
    "Slipping presents under the trees.", "Giving the reindeer carrots and a good brush.",
    "Having cookies and a glass of milk.", "On the phone with Mrs. Claus.", "Out of sight", "Flying",
    "Delivering",
    "Brushing reindeer", "Cookie break", "Calling Mrs. Claus", "Jan", "Feb", "Mar", "Apr", "May", "Jun",
    "Jul", "Aug",
    "Sep", "Oct", "Nov", "Dec",
  ]

  /// The paragraphs of the help screens, except those about stores and those for programmers of shells.
  private static var helpTexts: Set<String> {
    let commands = CommandTable.santa.commands.filter { command in
      !["store", "man", "completions"].contains { command.name.rawValue.hasPrefix($0) }
    }
    return Set(
      commands.flatMap(\.paragraphs).compactMap { paragraph in
        switch paragraph {
        case .blank: nil
        case .row(_, let text), .text(let text): text
        }
      })
  }

  /// Returns the placeholders of a string that the code fills in, in alphabetical order.
  private static func placeholders(_ text: String) -> [String] {
    // The parts of a date have several forms.
    let forms = ["number": "month", "plainDay": "day"]
    return Set(
      Phrase(text).names.map { text.contains("{year}") || text.contains("{day}") ? forms[$0] ?? $0 : $0 }
    )
    .sorted()
  }

  @Test(arguments: others)
  func `every English string in the code has a translation with the same placeholders`(
    language: Language
  ) throws {
    let texts = try Self.englishTexts()
    #expect(texts.count > 400)
    let translations = language.table.contents
    // These strings explain literal braces.
    let hasPlaceholders = { (text: String) in !["{{", "}}"].contains { text.contains($0) } }
    for text in texts {
      guard let translation = translations[text] else {
        Issue.record("\(language.rawValue) has no '\(text)'")
        continue
      }
      #expect(translation.isTerminalSafe && translation.first != " ")
      #expect(
        Self.placeholders(translation) == Self.placeholders(text) || Self.isDate(text)
          || !hasPlaceholders(text),
        "\(language.rawValue): \(translation)")
      // Templates are filled in order.
      for mark in ["{}", "{*}"] {
        #expect(
          translation.ranges(of: mark).count == text.ranges(of: mark).count,
          "\(language.rawValue): \(translation)")
      }
      let brackets = "{}[]".map { bracket in translation.count { $0 == bracket } }
      #expect(
        !hasPlaceholders(text) || brackets[0] == brackets[1] && brackets[2] == brackets[3],
        "\(language.rawValue): \(translation)")
    }
  }

  /// Whether the string is a date, for which a language chooses among the forms of the month and the day.
  private static func isDate(_ text: String) -> Bool { text.hasPrefix("{day} {month}") }

  @Test(arguments: others) func `no table has a string that the code does not use`(language: Language) throws
  {
    let unused = Set(language.table.contents.keys).subtracting(try Self.englishTexts())
    #expect(unused.isEmpty, "\(language.rawValue): \(unused)")
  }

  @Test(arguments: others)
  func `every place and country of the built-in route has a name in the script of the language`(
    language: Language
  ) {
    #expect(LanguageCoverage(of: language).untranslatedPlaces == [])
  }

  @Test func `a table needs no code: values, parts that may be missing, comments and places`() {
    let table = WordTable(
      """
      # A language for this test.
      Santa reaches {city} in
        {city}!
      unknown[, {reason}]
        ?[ ({reason})]
      in|before a remaining time
        ~
      """, of: .english)
    #expect(table.phrase("Santa reaches {city} in")(["city": "Oslo"]) == "Oslo!")
    #expect(table.phrase("unknown[, {reason}]")(["reason": "rain"]) == "? (rain)")
    #expect(table.phrase("unknown[, {reason}]")(["reason": nil]) == "?")
    #expect(table.text("in|before a remaining time") == "~")
    #expect(table.text("normal|weather of the season") == "normal")
    #expect(table.text("not in it") == "not in it")
    #expect(
      PlaceTranslations.names(of: "  Oslo=Christiania\n  # none\n\nAl=a=b") == [
        "Oslo": "Christiania", "Al": "a=b",
      ])
    // Names are not interpreted as templates.
    #expect(Phrase("{city}")(["city": "{time}[x]"]) == "{time}[x]")
  }

  @Test(arguments: Language.allCases)
  func `no line of any screen is wider than its terminal`(language: Language) async {
    for topic in [nil] + CommandTable.santa.commands.map(\.name) {
      for line in HelpText(.santa, in: language).screen(on: topic).split(separator: "\n") {
        #expect(DisplayWidth.columns(of: String(line)) <= HelpText.width, "\(line)")
      }
    }
    let outcome = await Outcome.of(
      [
        "track", "--demo", "--speed", "6000", "--store", ":memory:", "--home", "Oslo", "--lang",
        language.rawValue,
      ],
      until: language.weather.source("typical for December"))
    #expect(outcome.errorOutput == "" && outcome.exitCode == .success)
    // The first lines are sentences; the remaining ones are columns.
    #expect(outcome.lines.dropFirst(2).allSatisfy { DisplayWidth.columns(of: $0) <= 100 })
    for dashboard in language.dashboard.keys(true) + language.dashboard.keys(false)
      + language.dashboard.isNotFlown
      + language.dashboard.listKeys(true)
    {
      #expect(DisplayWidth.columns(of: dashboard) <= 78, "\(dashboard)")
    }
    let shortest = [
      language.dashboard.keys(true), language.dashboard.keys(false), language.dashboard.listKeys(true),
      language.dashboard.listKeys(false),
    ]
    // The timeline begins in column 11.
    #expect(shortest.allSatisfy { DisplayWidth.columns(of: $0.last ?? "") <= 10 })
    for (keys, meaning) in language.dashboard.help(true) {
      // The box has 36 columns, eleven of them for the keys.
      #expect(DisplayWidth.columns(of: meaning) <= 25, "\(keys) \(meaning)")
    }
  }

  @Test func `the status card in German and in Spanish`() async {
    let question = ["status", "--home", "Oslo", "--at", "2026-12-24T13:10:45Z", "--lang"]
    let german = await Outcome.of(question + ["de"])
    #expect(
      german.lines.map { $0.prefix(11).trimmingCharacters(in: .whitespaces) } == [
        "Zeit", "Santa", "Ort", "Nächster", "Geschenke", "Zuhause",
      ])
    #expect(german.output.contains("24. Dez 13:10 UTC") && german.output.contains("Isst Kekse"))
    let spanish = await Outcome.of(question + ["es"])
    #expect(spanish.output.contains("Toma galletas") && spanish.output.contains("24 dic 13:12 UTC"))
  }

  @Test func `places have their Japanese names, and are found by them`() async {
    let outcome = await Outcome.of(
      "status", "--home", "Oslo", "--at", "2026-12-24T13:00:30Z", "--lang", "ja", "--format",
      "{place} {next} {home}")
    #expect(outcome.output == "ポートビラ ヌメア オスロ\n")
  }
}

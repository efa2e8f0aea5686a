import Foundation
import SantaCore
import SantaCoreTestSupport
import Testing

@testable import santa_cli

/// The tables of all languages: that they have what the code asks for, and nothing else.
@Suite(.unlessItHangs) struct WordTableTests {
  private static let others = Language.allCases.filter { $0 != .english }

  private static let sources = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../Sources/santa-cli").standardizedFileURL

  /// The English texts in the code, as its files have them.
  private static func englishTexts() throws -> Set<String> {
    var texts: Set<String> = []
    let files = try #require(FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil))
    for case let file as URL in files where file.pathExtension == "swift" {
      let code = try String(contentsOf: file, encoding: .utf8)
      for match in code.matches(of: /(?:table\.text|table\.phrase|Wording|Template)\(\s*"((?:[^"\\]|\\.)*)"/)
      {
        texts.insert(String(match.1).replacing("\\\"", with: "\""))
      }
    }
    return texts
  }

  @Test func `every English text in the code has its translation, with the same values`() throws {
    let texts = try Self.englishTexts()
    #expect(texts.count > 180)
    for language in Self.others {
      let translations = language.table.contents.texts
      for text in texts {
        guard let translation = translations[text] else {
          Issue.record("\(language.rawValue) has no '\(text)'")
          continue
        }
        // A language may leave out a value or, for dates, use another one.
        let names = Phrase(text).names.union(["number", "plainDay"])
        #expect(Phrase(translation).names.isSubset(of: names), "\(language.rawValue): \(translation)")
        #expect(translation.isTerminalSafe && translation.first != " ")
        #expect(
          translation.count { $0 == "{" } == translation.count { $0 == "}" }
            && translation.count { $0 == "[" } == translation.count { $0 == "]" }, "\(translation)")
      }
    }
  }

  @Test func `no table has a text that the code does not ask for`() throws {
    // These come from the library, or from a list in the code.
    let others: Set = [
      "unknown weather", "clear", "rain", "snow", "sleet", "windy", "fog", "cloudy", "partly cloudy",
      "December normal",
      "Nobody is sure what Santa is up to.", "Racing across the sky to the next stop.",
      "Slipping presents under the trees.", "Giving the reindeer carrots and a good brush.",
      "Having cookies and a glass of milk.", "On the phone with Mrs. Claus.", "Out of sight", "Flying",
      "Delivering",
      "Brushing reindeer", "Cookie break", "Calling Mrs. Claus", "Jan", "Feb", "Mar", "Apr", "May", "Jun",
      "Jul", "Aug",
      "Sep", "Oct", "Nov", "Dec",
    ]
    let texts = try Self.englishTexts().union(others)
    for language in Self.others {
      for text in language.table.contents.texts.keys {
        #expect(texts.contains(text), "\(language.rawValue): \(text)")
      }
      #expect(others.isSubset(of: Set(language.table.contents.texts.keys)))
    }
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

      [places]
      Oslo=Christiania
      """, of: .english)
    #expect(table.phrase("Santa reaches {city} in")(["city": "Oslo"]) == "Oslo!")
    #expect(table.phrase("unknown[, {reason}]")(["reason": "rain"]) == "? (rain)")
    #expect(table.phrase("unknown[, {reason}]")(["reason": nil]) == "?")
    #expect(table.text("in|before a remaining time") == "~")
    #expect(table.text("normal|weather of the season") == "normal")
    #expect(table.text("not in it") == "not in it")
    #expect(table.place("Oslo") == "Christiania" && table.place("Rome") == "Rome")
    // Text in a name is not read as a template.
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
      until: language.weather.source("December normal"))
    #expect(outcome.errorOutput == "" && outcome.exitCode == .success)
    // The first lines are sentences; the others are columns.
    #expect(outcome.lines.dropFirst(2).allSatisfy { DisplayWidth.columns(of: $0) <= 100 })
    for dashboard in language.dashboard.keys + language.dashboard.isNotFlown
      + language.dashboard.listKeys(true)
    {
      #expect(DisplayWidth.columns(of: dashboard) <= 78, "\(dashboard)")
    }
    let shortest = [
      language.dashboard.keys, language.dashboard.listKeys(true), language.dashboard.listKeys(false),
    ]
    // The timeline begins in column 11.
    #expect(shortest.allSatisfy { DisplayWidth.columns(of: $0.last ?? "") <= 10 })
    for (keys, meaning) in language.dashboard.help {
      // The box has 36 columns, of which the keys take eleven.
      #expect(DisplayWidth.columns(of: meaning) <= 25, "\(keys) \(meaning)")
    }
  }

  @Test func `the status card in German and in Spanish`() async {
    let question = ["status", "--home", "Oslo", "--at", "2026-12-24T13:00:30Z", "--lang"]
    let german = await Outcome.of(question + ["de"])
    #expect(
      german.lines.map { $0.prefix(11).trimmingCharacters(in: .whitespaces) } == [
        "Zeit", "Santa", "Ort", "Nächster", "Geschenke", "Zuhause",
      ])
    #expect(german.output.contains("24. Dez 13:00 UTC") && german.output.contains("Isst Kekse"))
    let spanish = await Outcome.of(question + ["es"])
    #expect(spanish.output.contains("Toma galletas") && spanish.output.contains("24 dic 13:02 UTC"))
  }

  @Test func `places have their Japanese names, and are found by them`() async {
    let outcome = await Outcome.of(
      "status", "--home", "Oslo", "--at", "2026-12-24T13:00:30Z", "--lang", "ja", "--format",
      "{place} {next} {home}")
    #expect(outcome.output == "ポートビラ ヌメア オスロ\n")
    let places = Language.japanese.table.contents.places
    #expect(places.count > 700)
    // Almost all regions of the route, and most of its cities.
    let stops = DashboardScene.route.stops
    #expect(stops.allSatisfy { places[$0.region] != nil })
    #expect(stops.count { places[$0.city] != nil } > 550)
  }
}

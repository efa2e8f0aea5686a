import Foundation
import SantaCore
import Testing

@testable import santa_cli

/// The screens of all languages: nothing that is needed is cut, and nothing is left in English.
struct LanguageScreensTests {
  /// Scenes of a night, by the time since the take-off.
  private static let times: [Double] = [-12_000, 47, 9 * 3600 + 47, 13 * 3600 + 600, 26 * 3600]

  @Test(arguments: Language.allCases)
  func `labels and numbers are complete at 80 columns`(language: Language) {
    let words = language.dashboard
    for time in Self.times {
      let lines = DashboardScene(at: .takeOff + time).frame(.usual, language: language).lines
      #expect(lines.allSatisfy { DisplayWidth.columns(of: $0) <= 80 })
      let text = lines.joined(separator: "\n")
      let santa = DashboardScene.santa(at: .takeOff + time)
      let home = language.city(of: santa.countdown.homeStop)
      let label =
        switch santa.countdown.target {
        case .takeoff: words.takeOffIn
        case .home: words.reachesIn(home)
        case .passed: words.was(home)
        case .nextFlight: words.returnsIn(home)
        }
      var needed = [label]
      if santa.countdown.target != .takeoff {
        needed.append(words.presents)
        needed.append(words.delivered(language.number(santa.presentsDelivered)))
        needed.append(words.remaining(language.number(santa.presentsRemaining)))
        if santa.nextStop != nil { needed.append(words.next) }
      }
      if santa.countdown.target == .home { needed += [words.flown, words.speed] }
      for string in needed { #expect(text.contains(string), "\(language.rawValue): '\(string)' in\n\(text)") }
    }
  }

  @Test(arguments: Language.allCases)
  func `numbers are complete in the smallest dashboard`(language: Language) {
    for time in Self.times {
      let frame = DashboardScene(at: .takeOff + time).frame(
        TerminalSize(columns: 40, rows: 12), language: language)
      #expect(frame.lines.allSatisfy { DisplayWidth.columns(of: $0) <= 40 })
      #expect(!frame.lines.joined().contains(/[0-9][.,\u{A0}\u{202F}]?…/), "\(frame.lines)")
    }
  }

  @Test(arguments: Language.allCases)
  func `the table of stops and the status card fit a terminal`(language: Language) async {
    let code = language.rawValue
    let table = await Outcome.of("route", "--near", "Oslo", "--lang", code)
    #expect(table.lines.allSatisfy { DisplayWidth.columns(of: $0) <= 100 })
    #expect(Set(table.lines.map { DisplayWidth.columns(of: $0) }).count == 1)
    let card = await Outcome.of("status", "--home", "Oslo", "--at", "2026-12-24T13:00:30Z", "--lang", code)
    #expect(
      card.errorOutput == "" && card.lines.allSatisfy { DisplayWidth.columns(of: $0) <= 110 },
      "\(card.output)")
  }

  @Test(arguments: Language.allCases)
  func `programs read the same`(language: Language) async {
    for arguments in [
      ["status", "--home", "Oslo", "--at", "2026-12-24T13:00:30Z"], ["route", "--near", "Oslo"],
    ] {
      let english = await Outcome.of(arguments + ["--format", "json"])
      let other = await Outcome.of(arguments + ["--format", "json", "--lang", language.rawValue])
      #expect(english.output == other.output && !english.output.isEmpty)
    }
  }

  @Test(arguments: WordTableTests.others)
  func `the help of the tracker has no English sentences`(language: Language) {
    for topic in CommandTable.santa.commands.map(\.name) where !topic.rawValue.hasPrefix("store") {
      let screen = HelpText(.santa, in: language).screen(on: topic)
      #expect(!screen.contains(/\b(the|with|and|of) [a-z]+ (the|is|are|to|in)\b/), "\(screen)")
    }
  }
}

import Foundation
import SantaCore
import SantaCoreTestSupport
import Testing

@testable import santa_cli

/// The Japanese output, and the machine-readable output, which must be the same in every language.
@Suite(.unlessItHangs) struct JapaneseTests {
  private static let question = ["status", "--home", "Oslo", "--at", "2026-12-24T13:00:30Z"]

  @Test func `the status card`() async {
    let outcome = await Outcome.of(Self.question + ["--lang", "ja"])
    #expect(outcome.errorOutput == "")
    #expect(
      outcome.output == """
        時刻        12/24 13:00 UTC（内蔵の2026年ルート、ここでは追跡されていません）
        サンタ      🛷 次の町へ向かって夜空を駆けています。
        現在地      ポートビラ（バヌアツ）から次の町へ向かう途中（-20.01, 167.39）
        次          ヌメア（ニューカレドニア）, 12/24 13:02 UTC
        プレゼント  18,130,377個を配達、そりに残り7,681,869,623個
        自宅        オスロ（ノルウェー）: あと11時間3分

        """)
  }

  @Test func `the lines of track`() async {
    let outcome = await Outcome.of(
      ["track", "--demo", "--speed", "6000", "--store", ":memory:", "--home", "Oslo"],
      environment: ["LANG": "ja_JP.UTF-8"], until: "（12月の典型的な天気）")
    #expect(outcome.errorOutput == "" && outcome.exitCode == .success)
    #expect(
      outcome.lines.prefix(3) == [
        "🛷 内蔵の2026年ルートを飛行しています（6000倍速）。時刻はUTCです。",
        "🏠 オスロ（ノルウェー）: サンタは12/25 00:03（現地時刻01:03）にオスロに着きます。",
        "12/24 10:00   🛷 飛行中 · 北極点 → キリスィマスィ     残り7,700,000,000               あと14時間3分",
      ])
    #expect(outcome.lines.contains { $0.hasSuffix("キリスィマスィの天気: 問い合わせ中") })
    #expect(outcome.lines.allSatisfy { DisplayWidth.columns(of: $0) <= 100 })
  }

  @Test func `the table of stops lines up under its headings`() async {
    let outcome = await Outcome.of("route", "--near", "Oslo", "--limit", "2", "--lang", "ja")
    #expect(
      outcome.lines.first?.hasPrefix("現地時刻      場所") == true
        && outcome.lines.first?.hasSuffix("距離") == true)
    #expect(Set(outcome.lines.map { DisplayWidth.columns(of: $0) }).count == 1)
  }

  @Test func `programs read the same in every language`() async {
    for arguments in [Self.question, ["route", "--near", "Oslo"]] {
      let english = await Outcome.of(arguments + ["--format", "json", "--lang", "en"])
      let japanese = await Outcome.of(arguments + ["--format", "json", "--lang", "ja"])
      #expect(english.output == japanese.output && !english.output.isEmpty)
    }
  }

  @Test func `the help screens, no line wider than a terminal`() async {
    let overview = await Outcome.of("help", "--lang", "ja")
    #expect(overview.output.hasPrefix("端末でサンタを追いかけましょう。\n"))
    let track = await Outcome.of(["track", "--help"], environment: ["SANTA_LANG": "ja"])
    #expect(track.output.hasPrefix("santa-cli track: サンタの居場所、行動、自宅への到着時刻を追う\n"))
    for topic in [nil] + CommandTable.santa.commands.map(\.name) {
      for line in HelpText(.santa, in: .japanese).screen(on: topic).split(separator: "\n") {
        #expect(DisplayWidth.columns(of: String(line)) <= HelpText.width, "\(line)")
      }
    }
  }

  @Test func `help comes even where the settings make no sense`() async {
    let outcome = await Outcome.of(["help"], environment: ["SANTA_UNITS": "furlongs", "LANG": "ja_JP"])
    #expect(outcome.output.hasPrefix("端末で") && outcome.exitCode == .success)
  }

  @Test func `a flight's title is taken apart and said again`() {
    let titles = ["the built-in route of 2026", "the route 'a'b.json'", "the route '", "a party"]
    for title in titles { #expect(Language.english.flight.title(FlightTitle(title)) == title) }
    #expect(titles.map { FlightTitle($0) }.prefix(2) == [.builtIn(year: 2026), .file("a'b.json")])
    #expect(Language.japanese.flight.title(.file("r.json")) == "ルート「r.json」")
  }
}

import Foundation
import SantaCoreTestSupport
import Testing

@testable import santa_cli

@Suite(.unlessItHangs) struct WeatherReasonTests {
  private func japanese(_ reason: String) -> String { WeatherReason(text: reason).text(in: .japanese) }

  @Test func `a reason is shown in the language of the reader, with its names and numbers`() {
    #expect(japanese("Open-Meteo: nothing answers at 127.0.0.1:9") == "Open-Meteo: 127.0.0.1:9 が応答しません")
    #expect(
      japanese("MET Norway: api.met.no did not answer within 5.0 seconds")
        == "MET Norway: api.met.no が 5.0 秒以内に応答しませんでした")
    #expect(
      japanese("Open-Meteo: it failed with status 502: Bad: gateway")
        == "Open-Meteo: サーバーの障害です（状態 502、Bad: gateway）")
    #expect(japanese("Open-Meteo: it failed with status 502") == "Open-Meteo: サーバーの障害です（状態 502）")
    #expect(
      japanese("Open-Meteo: the limit of 300 places a minute is reached")
        == "Open-Meteo: 1分間に 300 か所という上限に達しました")
    let english = "Open-Meteo: nothing answers at 127.0.0.1:9"
    #expect(WeatherReason(text: english).text(in: .english) == english)
  }

  @Test func `a reason that is not known stays as it is`() {
    for reason in ["", "gone", "Open-Meteo: the dog ate it", "Open-Meteo: nothing answers at "] {
      #expect(japanese(reason) == reason)
    }
  }

  /// Uses the sentences that the program stores when a real server fails, to check that each of them is translated.
  @Test func `the failures of a server are all translated`() async throws {
    let dead = try LoopbackServer.deadURL().absoluteString
    var servers: [LoopbackServer] = []
    for (status, body) in [
      (429, "{}"), (500, ""), (403, ""), (404, ""), (200, "<html>"), (200, "1 2"), (200, "{}"),
    ] {
      servers.append(try LoopbackServer { _ in LoopbackAnswer(status, body: body) })
    }
    for address in servers.map(\.url.absoluteString) + [dead] {
      let outcome = await Outcome.of(
        ["track", "--demo", "--weather", "auto", "--lang", "ja", "--store", ":memory:", "--home", "Oslo"],
        environment: ["SANTA_OPEN_METEO_URL": address], until: "典型的なものです")
      let line = outcome.lines.last { $0.contains("典型的なものです") } ?? ""
      let reason = line.split(separator: "Open-Meteo: ").last ?? ""
      #expect(reason.contains(/[ぁ-ん]/), "\(address): \(outcome.output)")
    }
  }
}

import Foundation
import Testing

@testable import santa_cli

@Suite struct RouteCommandTests {
  @Test func `it lists every stop under one heading`() async {
    let outcome = await Outcome.of("route")
    #expect(outcome.errorOutput == "")
    #expect(outcome.lines.count == 688)
    #expect(outcome.lines[1].hasPrefix("10:00 UTC     North Pole"))
    #expect(outcome.lines[2].hasPrefix("00:09 +14:00  Kiritimati"))
    #expect(outcome.exitCode == .success)
  }

  @Test func `near home it lists the nearest, with their distances`() async {
    let outcome = await Outcome.of("route", "--near", "--home", "Oslo")
    #expect(outcome.errorOutput == "")
    #expect(outcome.lines.count == 16)
    #expect(outcome.lines[0].hasSuffix("From home"))
    #expect(outcome.lines[1].contains("Oslo") && outcome.lines[1].hasSuffix(" 0 km"))
    #expect(outcome.exitCode == .success)
  }

  @Test func `for programs each stop is an object`() async throws {
    let outcome = await Outcome.of("route", "--format", "json", "--near", "--home", "-33.9,151.2")
    struct Line: Decodable {
      var event: String
      var place: String
      var kilometersFromHome: Double
    }
    let lines = try outcome.lines.map { try JSONDecoder().decode(Line.self, from: Data($0.utf8)) }
    #expect(lines.first?.place == "Sydney")
    #expect(lines.map(\.kilometersFromHome) == lines.map(\.kilometersFromHome).sorted())
  }
}

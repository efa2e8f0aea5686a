import Foundation
import Testing

@testable import santa_cli

struct RouteCommandTests {
  @Test func `it lists every stop under one heading`() async {
    let outcome = await Outcome.of("route")
    #expect(outcome.errorOutput == "")
    #expect(outcome.lines.count == 767)
    #expect(outcome.lines[1].hasPrefix("10:00 UTC     North Pole"))
    #expect(outcome.lines[2].hasPrefix("00:09 +14:00  Kiritimati"))
    #expect(outcome.exitCode == .success)
  }

  @Test func `near home it lists the nearest, with their distances`() async {
    let outcome = await Outcome.of("route", "--near", "Oslo")
    #expect(outcome.errorOutput == "")
    #expect(outcome.lines.count == 16)
    #expect(outcome.lines[0].hasSuffix("Distance"))
    #expect(outcome.lines[1].contains("Oslo") && outcome.lines[1].hasSuffix(" 0 km"))
    #expect(outcome.exitCode == .success)
  }

  @Test func `for programs each stop is an object`() async throws {
    let outcome = await Outcome.of("route", "--format", "json", "--near", "-33.9,151.2")
    struct Line: Decodable {
      var event: String
      var place: String
      var kilometersAway: Double
    }
    let lines = try outcome.lines.map { try JSONDecoder().decode(Line.self, from: Data($0.utf8)) }
    #expect(lines.first?.place == "Sydney")
    #expect(lines.map(\.kilometersAway) == lines.map(\.kilometersAway).sorted())
  }

  @Test func `a query, an order and a limit choose among the stops`() async {
    let query = "region CONTAINS[c] 'zealand' AND population > 10000"
    let outcome = await Outcome.of("route", "--where", query, "--sort", "population", "--limit", "2")
    #expect(outcome.errorOutput == "")
    #expect(
      outcome.lines.map { $0.split(separator: " ").dropFirst(2).joined(separator: " ") } == [
        "Place Region population", "Wellington New Zealand 381,900", "Auckland New Zealand 1,547,200",
      ])
    let all = await Outcome.of("route", "--where", query)
    let places = all.lines.map { $0.split(separator: " ").dropFirst(2).joined(separator: " ") }
    #expect(
      places.count == 3 && Set(places).isSuperset(of: ["Auckland New Zealand", "Wellington New Zealand"]))
    let greatest = await Outcome.of("route", "--where", query, "--sort", "population desc", "--limit", "1")
    #expect(greatest.lines.last?.contains("Auckland") == true)
    let near = await Outcome.of(
      "route", "--near", "Oslo", "--where", "location.latitude > 60", "--format", "json")
    #expect(near.errorOutput == "")
    #expect(
      near.lines.count == 15
        && near.lines.allSatisfy { $0.contains("kilometersAway") })
    let first = await Outcome.of("route", "--limit", "2")
    #expect(first.lines.count == 3)
    let none = await Outcome.of("route", "--where", "population < 0", "--format", "json")
    #expect(none.output == "" && none.exitCode == .success)
  }

  @Test func `an invalid query is answered with the position and the nearest name`() async {
    let misspelt = await Outcome.of("route", "--where", "population > 3 AND regoin == 'Fiji'")
    #expect(
      misspelt.errorOutput.hasPrefix(
        "error: '--where' is not valid. The query can't be read, character 20, at \"regoin == 'Fiji'\": "
          + "Stop has no property \"regoin\". Did you mean \"region\"?\nusage: santa-cli route "))
    #expect(misspelt.output == "" && misspelt.exitCode == .usage)
    let broken = await Outcome.of("route", "--where", "(population > ")
    #expect(
      broken.errorOutput.hasPrefix(
        "error: '--where' is not valid. The query can't be read, character 15, at its end:"))
    let sort = await Outcome.of("route", "--sort", "populaton desc")
    #expect(
      sort.errorOutput.contains(
        "Stop has no property \"populaton\" (in the key path \"populaton\"). Did you mean \"population\"?\n"))
    let link = await Outcome.of("route", "--sort", "location")
    #expect(link.errorOutput.contains("results can't be sorted by it") && link.exitCode == .usage)
    let limit = await Outcome.of("route", "--limit", "1.5")
    #expect(limit.errorOutput.contains("N must be a whole number from 1 to 1,000,000,000."))
    let steering = await Outcome.of("route", "--where", "\u{1B}[2J == 3")
    #expect(!steering.errorOutput.contains("\u{1B}") && steering.exitCode == .usage)
  }
}

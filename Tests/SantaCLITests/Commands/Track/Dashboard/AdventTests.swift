import Foundation
import Testing

@testable import SantaModels
@testable import SantaStore
@testable import santa_cli

struct AdventTests {
  private let route = DashboardScene.route
  private let oslo = DashboardScene.oslo.place.coordinate

  @Test func `each door has a complete fact, which differs from all others`() {
    var texts: Set<String> = []
    for language in Language.allCases {
      for door in 1...24 {
        let text = language.advent.fact(AdventFact(behind: door, route, home: oslo), .metric)
        #expect(!text.contains("  ") && !text.contains("{") && text.count > 8, "\(text)")
        texts.insert(text)
      }
    }
    #expect(texts.count == 24 * Language.allCases.count)
  }

  @Test func `the facts are those of the route`() {
    func fact(_ door: Int) -> AdventFact { AdventFact(behind: door, route, home: oslo) }
    #expect(fact(1).count == route.placeCount)
    #expect(fact(2).stop?.id == "kiritimati_ki")
    #expect(fact(5).count == 7_700_000_000)
    let legs = zip(route.stops.dropFirst(), route.stops.dropFirst(2).dropLast())
      .map { $0.coordinate.distance(to: $1.coordinate) }
    #expect(fact(6).meters == legs.max() && fact(7).meters == legs.min())
    let visited = route.stops.dropFirst().dropLast()
    #expect(visited.allSatisfy { $0.coordinate.latitude <= fact(8).stop?.coordinate.latitude ?? -90 })
    #expect(visited.allSatisfy { $0.population <= fact(10).count ?? 0 })
    #expect(fact(18).stop?.city == "Oslo")
    #expect(fact(23).count.map { route.stops[$0 + 1].city } == "Oslo")
    #expect(fact(0).door == 1 && fact(99).door == 24)
  }

  @Test func `doors are open from the 1st to the 24th of December`() {
    #expect(AdventFact.door(on: CivilTime(.takeOff)) == 24)
    #expect(AdventFact.door(on: CivilTime(.takeOff - 23 * 86_400)) == 1)
    #expect(AdventFact.door(on: CivilTime(.takeOff - 24 * 86_400)) == nil)
    #expect(AdventFact.door(on: CivilTime(.takeOff + 86_400)) == nil)
  }

  @Test(arguments: [(40, 12), (80, 24), (120, 40), (200, 60)])
  func `the dashboard shows the door of the day, and what to do before`(columns: Int, rows: Int) {
    let size = TerminalSize(columns: columns, rows: rows)
    func text(_ days: Double) -> String {
      DashboardScene(at: .takeOff - days * 86_400, clock: .real).frame(size).lines.joined(separator: "\n")
    }
    #expect(text(19).contains("Advent: door 5 of 24"))
    #expect(!text(40).contains("Advent"))
    if rows >= 24 { #expect(text(40).contains("--demo")) }
  }

  @Test func `snow falls, a row each second`() {
    let snow = (0...5).map { Snow(columns: 30, rows: 4, seconds: $0).lines }
    for (before, after) in zip(snow, snow.dropFirst()) { #expect(before.dropLast() == after.dropFirst()) }
    let flakes = snow.joined().joined().count { $0 != " " }
    #expect((20...200).contains(flakes))
  }

  @Test func `the plain output has the door once a day, before the flight`() async {
    let outcome = await Outcome.of(
      ["track", "--store", ":memory:", "--home", "Oslo", "--at", "2026-12-05T09:00", "--speed", "10000"],
      until: "Advent: door 6 of 24")
    #expect(outcome.lines.count { $0.contains("Advent: door 5 of 24") } == 1)
    #expect(outcome.lines.count { $0.contains("Advent: door 6 of 24") } == 1)
  }
}

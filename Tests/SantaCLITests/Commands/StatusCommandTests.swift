import Foundation
import SantaCore
import SantaCoreTestSupport
import Testing

@testable import santa_cli

struct StatusCommandTests {
  @Test func `at a time it says what the route says for it`() async {
    let outcome = await Outcome.of("status", "--home", "Oslo", "--at", "2026-12-24T13:00:30Z")
    #expect(outcome.errorOutput == "")
    #expect(
      outcome.output == """
        Time      24 Dec 13:00 UTC, by the clock of the built-in route of 2026, not tracked here
        Santa     🛷 Racing across the sky to the next stop.
        Where     on the way from Port-Vila, Vanuatu (-20.01, 167.39)
        Next      Nouméa, New Caledonia, 24 Dec 13:02 UTC
        Presents  18,130,377 delivered, 7,681,869,623 still in the sleigh
        Home      Oslo, Norway: in 11 h 3 min

        """)
    #expect(outcome.exitCode == .success)
  }

  /// Formerly, the flight of 9999 counted as the flight of 9998, which was "364 d ago".
  @Test(arguments: ["0001", "0002", "1969", "9998", "9999"])
  func `the first and the last year that has four digits has a flight of its own`(year: String) async {
    let number = Int(year) ?? 0
    let before = await Outcome.of("status", "--home", "Oslo", "--at", "\(year)-12-24")
    #expect(before.output.contains("the built-in route of \(number),"), "\(before.output)")
    #expect(before.output.contains("Home      Oslo, Norway: take-off in 10 h 0 min"), "\(before.output)")
    let flying = await Outcome.of("status", "--home", "Oslo", "--at", "\(year)-12-24T13:00:30Z")
    #expect(flying.output.contains("Home      Oslo, Norway: in 11 h 3 min"), "\(flying.output)")
    let after = await Outcome.of("status", "--home", "Oslo", "--at", "\(year)-12-25T14:00")
    #expect(after.output.contains("has been, 13 h 56 min ago"), "\(after.output)")
  }

  @Test func `after the last flight, it is days ago, and no year follows`() async {
    let last = await Outcome.of("status", "--home", "Oslo", "--at", "9999-12-31T23:59:59")
    #expect(
      last.output.contains("the built-in route of 9999,") && last.output.contains("has been, 6 d 23 h ago"),
      "\(last.output)")
    for time in ["10000-01-01", "0000-12-24", "-0001-12-24"] {
      let outcome = await Outcome.of("status", "--at", time)
      #expect(
        outcome.exitCode == .usage && outcome.errorOutput.contains("in the years 1 to 9999"), "\(outcome)")
    }
  }

  @Test func `a home that is no stop of the route becomes one`() async {
    for (home, name) in [
      ("Tübingen", "Tübingen, Germany"), ("Lyon", "Lyon, France"), ("サッポロ", "Sapporo, Japan"),
    ] {
      let outcome = await Outcome.of("status", "--home", home, "--at", "2026-12-24T10:00:30Z")
      #expect(outcome.output.contains("Home      \(name): in "), "\(outcome.output)")
    }
  }

  @Test func `on a route of another program, the stop nearest to home is named with its distance`()
    async throws
  {
    let folder = try TemporaryFolder()
    let file = try folder.write(Route.embedded(year: 2026).json(), to: "route.json")
    let outcome = await Outcome.of(
      "status", "--home", "Tübingen", "--route", file, "--at", "2026-12-24T13:00:30Z")
    #expect(
      outcome.output.contains("Home      Tübingen, Germany, by way of Stuttgart (31 km): in "),
      "\(outcome.output)")
    let german = await Outcome.of(
      "status", "--home", "Tübingen", "--route", file, "--at", "2026-12-24T13:00:30Z", "--lang", "de")
    #expect(german.output.contains("Tübingen, Deutschland, über Stuttgart (31 km)"), "\(german.output)")
  }

  @Test func `a home at the Pole is visited at the landing`() async {
    let outcome = await Outcome.of("status", "--home", "North Pole", "--at", "2026-12-25T10:00:00Z")
    #expect(outcome.output.contains("Home      North Pole: in 1 h 0 min"), "\(outcome.output)")
  }

  @Test func `a message that ends with a question has no full stop after it`() async {
    let outcome = await Outcome.of("status", "--home", "Sydney, FR")
    #expect(
      outcome.errorOutput.contains(
        "Did you mean \"Sydney, Australia\" or \"Sydney, Canada\"?\n"))
    #expect(outcome.exitCode == .usage)
  }

  @Test func `on the day after it tells of the night`() async throws {
    let day = try #require(Timestamp.parse("2026-12-25T14:00:00Z"))
    let outcome = await Outcome.of(
      ["status", "--home", "Oslo", "--store", "/nonexistent/santa"], clock: ImmediateClock(day))
    #expect(
      outcome.output == """
        Time      25 Dec 14:00 UTC, by the clock of the built-in route of 2026, not tracked here
        Santa     🦌 Giving the reindeer carrots and a good brush.
        Where     at North Pole, Arctic (90, 0)
        Presents  7,700,000,000 delivered
        Flown     618,501 km, 764 stops
        Home      Oslo, Norway: has been, 13 h 56 min ago, on 25 Dec 01:03 there

        """)
    let evening = try #require(Timestamp.parse("2026-12-26T04:00:00Z"))
    let next = await Outcome.of(
      ["status", "--home", "Oslo", "--store", "/nonexistent/santa"], clock: ImmediateClock(evening))
    #expect(next.output.contains("the built-in route of 2027"))
  }

  @Test func `for programs it is the line that track writes, and whether anybody tracks`() async throws {
    let outcome = await Outcome.of(
      "status", "--home", "Oslo", "--at", "2026-12-24T13:00:30Z", "--format", "json")
    #expect(outcome.lines.count == 1)
    #expect(outcome.output.hasPrefix(#"{"event":"santa","time":"2026-12-24T13:00:30Z","activity":""#))
    #expect(outcome.output.hasSuffix(#","tracked":false}"# + "\n"))
    #expect(outcome.exitCode == .success)
  }

  @Test func `a folder without a store stays as it is`() async throws {
    let folder = try TemporaryFolder()
    let outcome = await Outcome.of("status", "--store", folder.path("none"))
    #expect(outcome.exitCode == .success)
    #expect(!FileManager.default.fileExists(atPath: folder.path("none")))
  }

  @Test func `without a folder for data nobody flies, and a home that is a guess is told as one`() async {
    let guess = await Outcome.of(["status", "--lang", "en"])
    #expect(guess.exitCode == .success && guess.lines.last?.contains("(guessed; set it with --home)") == true)
    let named = await Outcome.of(["status", "--lang", "en", "--home", "Oslo"])
    #expect(named.exitCode == .success && named.lines.last?.contains("guess") == false)
    let store = await Outcome.of(["store", "info"])
    #expect(store.exitCode == .noInput && store.errorOutput.contains("Give the folder of a store."))
    let near = await Outcome.of(["route", "--near", "Oslo", "--home", "Lima"])
    #expect(near.exitCode == .usage && near.errorOutput.contains("'--near' cannot be combined with '--home'"))
  }
}

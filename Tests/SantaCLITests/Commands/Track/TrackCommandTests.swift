import Foundation
import SantaCore
import SantaCoreTestSupport
import Testing

@testable import santa_cli

@Suite(.unlessItHangs) struct TrackCommandTests {
  @Test func `its time up, it ends with success, having shown where Santa is`() async {
    let outcome = await Outcome.of(
      ["track", "--demo", "--for", "0", "--store", ":memory:"], clock: SystemTrackerClock())
    #expect(outcome.errorOutput == "")
    #expect(outcome.lines.contains { $0.contains("🛷 Flying · ") })
    #expect(outcome.exitCode == .success)
  }

  @Test func `messages of a route are printed when their time has come`() async throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(
      RouteFile.json(
        [
          RouteFile.stop("first", minutes: 10, presents: 1000),
          RouteFile.stop("second", minutes: 20, presents: 2000),
        ],
        stream: [
          (5, "status", "The reindeer are fresh."), (10, "didyouknow", "Kiwis can't fly."),
          (15, "imageUrl", "x"),
        ]), to: "route.json")
    let outcome = await Outcome.of(
      ["track", "--route", file, "--at", "2017-12-24T10:00:00Z", "--speed", "60", "--store", ":memory:"],
      until: "second")
    let messages = outcome.lines.filter { $0.contains("💬") || $0.contains("💡") }
    #expect(
      messages == ["24 Dec 10:05  💬 The reindeer are fresh.", "24 Dec 10:10  💡 Kiwis can't fly."],
      "\(outcome.output)")
  }

  @Test func `each message of a route is an event for programs`() async throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(
      RouteFile.json(
        [
          RouteFile.stop("first", minutes: 10, presents: 1000),
          RouteFile.stop("second", minutes: 20, presents: 2000),
        ],
        stream: [
          (0, "status", "Before it began."), (5, "status", "The reindeer are fresh."),
          (5, "status", "Very fresh."),
          (10, "didyouknow", "Kiwis can't fly."), (30, "status", "Later."),
        ]), to: "route.json")
    let outcome = await Outcome.of(
      [
        "track", "--route", file, "--at", "2017-12-24T10:01:00Z", "--speed", "60", "--store", ":memory:",
        "--format", "json",
      ], until: "\"place\":\"City second\"")
    #expect(
      outcome.lines.filter { $0.hasPrefix(#"{"event":"message""#) } == [
        #"{"event":"message","time":"2017-12-24T10:05:00Z","kind":"news","text":"The reindeer are fresh."}"#,
        #"{"event":"message","time":"2017-12-24T10:05:00Z","kind":"news","text":"Very fresh."}"#,
        #"{"event":"message","time":"2017-12-24T10:10:00Z","kind":"fact","text":"Kiwis can't fly."}"#,
      ], "\(outcome.output)")
  }

  @Test func `a body of 2016 with 1,808 items in its stream is flown with all its messages`() async throws {
    let folder = try TemporaryFolder()
    let body = RealRouteFile.of2016
    let file = try folder.write(body.json, to: "info.json")
    let outcome = await Outcome.of(
      [
        "track", "--route", file, "--at", "2016-12-24T10:00:00Z", "--speed", "36000", "--store", ":memory:",
        "--format", "json", "--home", "Oslo",
      ], until: #""event":"santa","time":"2016-12-25T11:00"#)
    #expect(outcome.errorOutput.hasPrefix("note: The route's times match the flight of 2016"))
    let messages = outcome.lines.filter { $0.hasPrefix(#"{"event":"message""#) }
    // The first message is due at the take-off itself, which is when this run begins.
    #expect(messages.count == body.messages - 1)
    #expect(messages.count { $0.contains(#""kind":"fact""#) } == body.facts)
  }

  @Test func `a route of 2019 without a stream is flown without messages`() async throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(RealRouteFile.of2019, to: "santa_en.json")
    let outcome = await Outcome.of(
      "route", "--route", file, "--at", "2019-12-24T12:00:00Z", "--format", "json")
    #expect(outcome.lines.count == 420)
    let flown = await Outcome.of(
      [
        "track", "--route", file, "--at", "2019-12-24T10:00:00Z", "--speed", "600", "--store", ":memory:",
        "--format", "json",
      ],
      until: #""place":"Stop 9""#)
    #expect(flown.exitCode == .success && !flown.output.contains(#""event":"message""#))
  }

  @Test func `a time needs no seconds and no zone, and a demonstration may start at it`() async {
    for time in ["2026-12-24T20:00:00Z", "2026-12-24T20:00", "2026-12-24 20:00:00", "2026-12-24T21:00+01:00"]
    {
      let outcome = await Outcome.of(
        ["track", "--demo", "--at", time, "--store", ":memory:", "--home", "Oslo"], until: "Delivering")
      #expect(outcome.lines.first?.contains("600 times faster than real time") == true, "\(time)")
      #expect(outcome.lines.dropFirst(2).first?.hasPrefix("24 Dec 20:0") == true, "\(time) \(outcome.output)")
      #expect(outcome.exitCode == .success)
    }
  }

  @Test func `a demonstration is flown from take-off, with the weather of each stop`() async {
    let outcome = await Outcome.of(
      ["track", "--demo", "--speed", "6000", "--store", ":memory:", "--home", "Oslo"],
      until: "°C (typical for December)")
    #expect(outcome.errorOutput == "")
    #expect(outcome.exitCode == .success)
    #expect(
      outcome.lines.prefix(3) == [
        "🛷 Flying the built-in route of 2026, 6000 times faster than real time. Times are UTC.",
        "🏠 Oslo, Norway: Santa reaches Oslo on 25 Dec 00:03, 01:03 there.",
        "24 Dec 10:00  🛷 Flying · North Pole → Kiritimati      7,700,000,000 left               home 14h 3m",
      ])
    let asked = outcome.lines.firstIndex { $0.hasSuffix("Weather in Kiritimati: asking") }
    let lookedUp = outcome.lines.firstIndex { $0.hasSuffix("Weather in Kiritimati: looking it up") }
    let answer = outcome.lines.indices.last
    #expect(outcome.lines.last?.contains("Weather in Kiritimati: ") == true)
    // Santa may continue his flight in between.
    let steps = [asked, lookedUp, answer].compactMap(\.self)
    #expect(steps.count == 3 && steps == steps.sorted())
    #expect(outcome.lines.allSatisfy { $0.isTerminalSafe && DisplayWidth.columns(of: $0) <= 100 })
  }

  @Test func `every line for programs is an object of one of two kinds`() async throws {
    struct Line: Decodable {
      var event: String
      var time: Date
      var activity: String?
      var presentsRemaining: Int?
      var secondsToHome: Int?
      var place: String?
      var status: String?
    }
    let outcome = await Outcome.of(
      [
        "track", "--demo", "--speed", "6000", "--store", ":memory:", "--format", "json", "--home", "Oslo",
      ], until: #""status":"complete""#)
    #expect(outcome.errorOutput == "")
    #expect(outcome.exitCode == .success)
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    let lines = try outcome.lines.map { try decoder.decode(Line.self, from: Data($0.utf8)) }
    let santa = lines.filter { $0.event == "santa" }
    let weather = lines.filter { $0.event == "weather" }
    #expect(santa.count + weather.count == lines.count)
    #expect(santa.count > 1)
    #expect(santa.allSatisfy { $0.activity != nil && $0.presentsRemaining != nil && $0.secondsToHome != nil })
    #expect(
      weather.filter { $0.place == "Kiritimati" }.map(\.status) == ["uploading", "processing", "complete"])
    #expect(zip(santa, santa.dropFirst()).allSatisfy { $0.time <= $1.time })
  }

  @Test func `off season it counts to the take-off and names the demonstration`() async {
    let outcome = await Outcome.of(
      ["track", "--store", ":memory:", "--home", "Oslo"], until: "Weather in North Pole: asking",
      clock: ImmediateClock(.takeOff - 88_200))
    #expect(outcome.exitCode == .success)
    #expect(
      outcome.lines.prefix(6) == [
        "🛷 Flying the built-in route of 2026, in real time. Times are UTC.",
        "🏠 Oslo, Norway: Santa reaches Oslo on 25 Dec 00:03, 01:03 there.",
        "🎄 The flight starts on 24 Dec 10:00. Watch a demonstration now: santa-cli track --demo",
        "🎄 Advent: door 23 of 24: Before your home, Santa makes 456 stops.",
        "🎄 Carrots are packed for the reindeer.",
        "23 Dec 09:30  🦌 Brushing reindeer · North Pole        take-off in 1d 0h",
      ])
  }

  @Test func `home is where the system's time zone is, and a guess is said to be one`() async {
    func home(_ environment: [String: String], _ target: String?) async -> String? {
      await Outcome.of(
        ["track", "--demo", "--store", ":memory:"], environment: environment, localTimeTarget: target,
        until: "🏠"
      ).lines.last
    }
    #expect(await home(["TZ": ":Europe/Oslo"], nil)?.hasPrefix("🏠 Oslo: Santa reaches Oslo") == true)
    #expect(
      await home([:], "/usr/share/zoneinfo/America/Argentina/Ushuaia")?.hasPrefix("🏠 Ushuaia:") == true)
    #expect(
      await home(["TZ": ":/etc/localtime"], "/usr/share/zoneinfo/Europe/Oslo")?.hasPrefix("🏠 Oslo:") == true)
    #expect(await home(["TZ": "UTC"], nil)?.hasPrefix("🏠 London (guessed; set it with --home):") == true)
  }

  @Test func `a route file is flown by its own times where the clock is set into its year`() async throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(RouteFile.good, to: "route.json")
    let outcome = await Outcome.of(
      [
        "track", "--route", file, "--at", "2017-12-24T10:09:00Z", "--speed", "600", "--store", ":memory:",
      ], until: "Delivering")
    #expect(
      outcome.errorOutput
        == "note: The route's times match the flight of 2017 and are unchanged.\n")
    #expect(outcome.lines.last?.hasPrefix("24 Dec 10:10  🎁 Delivering · City first") == true)
    #expect(outcome.exitCode == .success)
  }

  @Test func `a route of another year is moved, and that is said once`() async throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(RouteFile.good, to: "route.json")
    let outcome = await Outcome.of(
      ["track", "--route", file, "--demo", "--store", ":memory:"], until: "Flying · ")
    #expect(
      outcome.errorOutput.hasPrefix(
        "note: The route is from 2017; its times are moved to the next flight."))
    #expect(outcome.errorOutput.split(separator: "\n").count == 1)
    #expect(outcome.exitCode == .success)
  }

  @Test func `a reader that leaves ends it with success and no message`() async {
    let outcome = await Outcome.of("track", "--demo", "--store", ":memory:", refusal: .brokenPipe)
    #expect(outcome.errorOutput == "")
    #expect(outcome.exitCode == .success)
  }

  @Test func `cancelling it is an interruption`() async {
    // Outside the season, the flight would take months. The test does not depend on its progress.
    let task = Task {
      await Outcome.of(
        ["track", "--store", ":memory:"], clock: SystemTrackerClock(now: { .takeOff - 10_000_000 }))
    }
    try? await Task.sleep(for: .milliseconds(200))
    task.cancel()
    #expect(await task.value.exitCode == .interrupted)
  }

  // MARK: Invalid input

  @Test(arguments: [
    (["--home", "91,0"], "the latitude 91 is not within -90...90 degrees"),
    (["--home", "Osslo"], "Did you mean \"Oslo\"?"),
    (["--speed", "0"], "N must be a number from 0.001 to 1,000,000"),
    (
      ["--at", "yesterday"],
      "TIME must be a date and time in ISO 8601, in the years 1 to 9999, as in 2026-12-24T22:00 (UTC)"
    ),
    (["--at", "2026-12-24T10"], "TIME must be a date and time in ISO 8601"),
  ])
  func `a value that makes no sense ends with 64`(options: [String], message: String) async {
    let outcome = await Outcome.of(["track", "--store", ":memory:", "--for", "1"] + options)
    #expect(outcome.output == "")
    #expect(outcome.errorOutput.hasPrefix("error: '\(options.joined(separator: " "))' is not valid: "))
    #expect(outcome.errorOutput.contains(message))
    #expect(!outcome.errorOutput.contains(".." + "\n"))
    #expect(outcome.exitCode == .usage)
  }

  // A computed property, because LeakSanitizer reports the long strings as a leak if a global variable retains them.
  private static var badRoutes: [(name: String, contents: Data, message: String)] {
    [
      ("empty", Data(), "the file is empty"),
      ("not JSON", Data("<html>".utf8), "line 1"),
      ("over 5 MB", Data(repeating: 32, count: 5_000_001), "at most 5000000"),
      (
        "not monotonic",
        RouteFile.json([
          RouteFile.stop("a", minutes: 20, presents: 1), RouteFile.stop("b", minutes: 10, presents: 2),
        ]),
        "destinations[2] \"b\", field \"arrival\""
      ),
      (
        "duplicate ids",
        RouteFile.json([
          RouteFile.stop("a", minutes: 10, presents: 1), RouteFile.stop("a", minutes: 20, presents: 2),
        ]),
        "destinations[2] \"a\", field \"id\""
      ),
      (
        "out of range", RouteFile.json([RouteFile.stop("a", minutes: 10, presents: 1, latitude: "90.1")]),
        "destinations[1] \"a\", field \"location.lat\""
      ),
    ]
  }

  @Test(arguments: badRoutes.indices)
  func `a route that cannot be ends with 65, and says where`(index: Int) async throws {
    let (name, contents, message) = Self.badRoutes[index]
    let folder = try TemporaryFolder()
    let file = try folder.write(contents, to: "route.json")
    let outcome = await Outcome.of("track", "--route", file, "--store", ":memory:", "--for", "1")
    #expect(outcome.output == "")
    #expect(outcome.errorOutput.hasPrefix("error: \(file)"), "\(name)")
    #expect(outcome.errorOutput.contains(message), "\(name): \(outcome.errorOutput)")
    #expect(outcome.errorOutput.contains("\nhint: "))
    #expect(outcome.exitCode == .dataError)
  }

  @Test func `a null time zone is no fault`() async throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(RouteFile.good, to: "route.json")
    let outcome = await Outcome.of("route", "--route", file, "--at", "2017-12-24T12:00:00Z")
    #expect(outcome.errorOutput.hasPrefix("note: "))
    #expect(outcome.lines.count == 5)
    #expect(outcome.exitCode == .success)
  }

  @Test(arguments: ["/no/such/route.json", "/", "/dev/null"])
  func `a missing route file ends with 66`(path: String) async {
    let outcome = await Outcome.of("track", "--route", path, "--store", ":memory:", "--for", "1")
    #expect(outcome.output == "")
    #expect(outcome.errorOutput.contains("'\(path)'"))
    #expect(outcome.exitCode == .noInput)
  }

  // If the store can't be opened, the program ends immediately. The time limit is for machines that are busy with other tests.
  @Test func `a store that is a file ends with 73`() async throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(Data("hello".utf8), to: "store")
    let outcome = await Outcome.of("track", "--demo", "--store", file, "--for", "60")
    #expect(outcome.output == "")
    #expect(outcome.errorOutput.contains("\(file) is a file"))
    #expect(outcome.errorOutput.contains("\nhint: Choose another folder with '--store PATH'"))
    #expect(outcome.exitCode == .cannotCreate)
  }

  @Test func `a store in a read-only folder ends with 73`() async throws {
    // Even root can't create a directory below a file.
    let outcome = await Outcome.of("track", "--demo", "--store", "/dev/null/santa", "--for", "60")
    #expect(outcome.output == "")
    #expect(outcome.errorOutput.hasPrefix("error: "))
    #expect(outcome.exitCode == .cannotCreate)
  }

  @Test func `a store of garbage ends with 65 and is left as it is`() async throws {
    let folder = try TemporaryFolder()
    let garbage = Data((0..<4096).map { UInt8(truncatingIfNeeded: $0 &* 37) })
    let log = try folder.write(garbage, to: "store/santa/log.0")
    let outcome = await Outcome.of("track", "--demo", "--store", folder.path("store"), "--for", "60")
    #expect(outcome.output == "")
    #expect(outcome.errorOutput.contains(log))
    #expect(outcome.exitCode == .dataError)
    #expect(try Data(contentsOf: URL(filePath: log)) == garbage)
  }

  @Test func `without a place for the store it asks for one`() async {
    let outcome = await Outcome.of("track", "--demo", "--for", "1")
    #expect(outcome.errorOutput.contains("--store PATH"))
    #expect(outcome.exitCode == .cannotCreate)
  }
}

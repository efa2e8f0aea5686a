import Foundation
import SantaCore
import SantaCoreTestSupport
import Testing

@testable import SantaPage

/// The states that all visitors get.
struct PageSourceTests {
  private struct State: Decodable {
    struct Weather: Decodable {
      var stop: Int
      var condition: String
      var normal: Bool
    }

    var now: Int
    var time: Int
    var speed: Double
    var phase: String
    var stop: Int
    var presents: Int
    var weather: Weather?
    var heard: Int
    var name: String
  }

  private static func decoded(_ state: PageState) throws -> State {
    let text = String(decoding: state.event, as: UTF8.self)
    let data = try #require(text.firstMatch(of: /^id: (\d+)\nevent: state\ndata: (.*)\n\n$/))
    #expect(UInt64(data.1) == state.version)
    return try JSONDecoder().decode(State.self, from: Data(data.2.utf8))
  }

  @Test("Without stores, the state is that of the built-in flight by the machine's clock")
  func builtIn() throws {
    let takeoff = Route.embedded(year: 2026).takeoff.departure
    for (date, phase, stop) in [
      (takeoff - 3600, "waiting", -1), (takeoff + 60, "flying", 0), (takeoff + 26 * 3600, "done", 765),
    ] {
      let state = try Self.decoded(PageSource(nil, clock: ManualClock(date)).current())
      #expect(
        state.phase == phase && state.stop == stop && state.speed == 1 && state.name == "Christmas 2026")
      #expect(state.now == state.time && state.now == Int(date.timeIntervalSince1970 * 1000))
    }
  }

  @Test("Visitors share a state, get each change, and a sign of life when nothing changes")
  func sharing() async throws {
    let start = Route.embedded(year: 2026).takeoff.departure - 100_000
    let clock = ManualClock(start)
    let source = PageSource(nil, clock: clock)
    let running = Task { try await source.run() }
    try await clock.waitForSleeper(until: start + 0.25)
    #expect(source.current().version == source.current().version)
    let subscriptions = (0..<100).map { _ in source.subscribe() }
    #expect(source.visitorCount == 100)
    let received = Task {
      var counts: [Int] = []
      for subscription in subscriptions {
        var count = 0
        for await _ in subscription.states { count += 1 }
        counts.append(count)
      }
      return counts
    }
    var now = start
    while now < start + 10.5 {
      try await clock.waitForSleeper(until: now + 0.25)
      now += 0.25
      clock.set(now)
    }
    try await clock.waitForSleeper(until: now + 0.25)
    running.cancel()
    _ = await running.result
    #expect(source.visitorCount == 0)
    // The first state, and the sign of life; a visitor who hasn't read the first one gets the newest only.
    #expect(await received.value.allSatisfy { (1...2).contains($0) })
    // A visitor who comes later is told at once that there is nothing more.
    var late = 0
    for await _ in source.subscribe().states { late += 1 }
    #expect(late == 1)
  }

  @Test("The flight that a tracker flies is followed, with its weather, and left when the tracker ends")
  func following() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: UUID().uuidString, directoryHint: .isDirectory)
    defer { try? FileManager.default.removeItem(at: folder) }
    let source = PageSource(.directory(folder))
    let running = Task { try await source.run() }
    let before = try Self.decoded(source.current())
    #expect(!FileManager.default.fileExists(atPath: folder.path))
    let berlin = try HomePlace.parse("Berlin")
    let tracker = Tracker(
      .init(
        location: .directory(folder), home: berlin.coordinate,
        request: FlightRequest(start: .takeOff, speed: 600)))
    let flying = Task { try await tracker.track { _ in } }
    var states: [State] = []
    for await state in source.subscribe().states {
      states.append(try Self.decoded(state))
      if let last = states.last, last.speed == 600, last.stop > 0, last.weather?.stop ?? 0 > 0 { break }
    }
    let last = try #require(states.last)
    #expect(states.first?.speed == before.speed && last.presents > 0)
    #expect(last.weather?.normal == true && last.heard >= before.heard)
    flying.cancel()
    _ = await flying.result
    for await state in source.subscribe().states where try Self.decoded(state).speed == 1 { break }
    running.cancel()
    _ = await running.result
  }

  @Test("Stores that can't be read are reported once, and shown as an unknown flight until they can")
  func unreadable() async throws {
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    // A file in the place of the folder.
    try Data("x".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let (reports, output) = AsyncStream.makeStream(of: String.self)
    let source = PageSource(.directory(file)) { output.yield($0) }
    let running = Task { try await source.run() }
    var iterator = reports.makeAsyncIterator()
    let report = try #require(await iterator.next())
    #expect(report.contains("can't read the stores"))
    for await state in source.subscribe().states where try Self.decoded(state).phase == "unknown" { break }
    running.cancel()
    _ = await running.result
  }
}

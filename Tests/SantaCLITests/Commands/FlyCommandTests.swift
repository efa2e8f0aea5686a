import Foundation
import SantaCore
import SantaCoreTestSupport
import Testing

@testable import santa_cli

@Suite(.unlessItHangs) struct FlyCommandTests {
  @Test func `it flies from take-off to landing, and says no more than that`() async throws {
    let folder = try TemporaryFolder()
    let outcome = await Outcome.of(
      ["fly", "--demo", "--speed", "1000000", "--store", folder.path("store")],
      clock: ImmediateClock(.takeOff))
    #expect(outcome.errorOutput == "")
    #expect(
      outcome.lines == [
        "🛷 Flying the built-in route of 2026, 1000000 times faster than real.", "🎄 Landed.",
      ])
    #expect(outcome.exitCode == .success)
  }

  @Test func `a follower waits for a flight, and then shows it`() async throws {
    let folder = try TemporaryFolder()
    let store = folder.path("store")
    let clock = SystemTrackerClock()
    let flight = Task {
      try? await Task.sleep(for: .milliseconds(300))
      return await Outcome.of(["fly", "--demo", "--store", store], clock: clock)
    }
    let outcome = await Outcome.of(
      ["track", "--follow", "--store", store, "--home", "Oslo"], until: "Delivering", clock: clock)
    flight.cancel()
    #expect(
      outcome.errorOutput == "note: No program flies there yet; waiting. 'santa-cli fly' starts a flight.\n")
    #expect(outcome.lines.first?.hasPrefix("🛷 Following the built-in route of ") == true)
    #expect(outcome.exitCode == .success)
    #expect(await flight.value.exitCode == .interrupted)
  }

  @Test func `a follower never takes over, and says that it waits`() async throws {
    let folder = try TemporaryFolder()
    let store = folder.path("store")
    let clock = SystemTrackerClock()
    let flight = Task { await Outcome.of(["fly", "--demo", "--store", store], clock: clock) }
    let follower = Task {
      await Outcome.of(["track", "--follow", "--store", store], until: "has ended. Waiting", clock: clock)
    }
    while try !Tracker.isFlown(at: .directory(URL(filePath: store))) {
      try await Task.sleep(for: .milliseconds(20))
    }
    try await Task.sleep(for: .seconds(1))
    flight.cancel()
    let outcome = await follower.value
    #expect(outcome.exitCode == .success)
    #expect(outcome.lines.contains { $0.hasPrefix("🛷 Following") })
    #expect(try !Tracker.isFlown(at: .directory(URL(filePath: store))))
    _ = await flight.value
  }
}

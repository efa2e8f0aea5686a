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
        "🛷 Flying the built-in route of 2026, 1000000 times faster than real time.", "🎄 Landed.",
      ])
    #expect(outcome.exitCode == .success)
  }

  @Test func `a demonstration that begins after its landing ends`() async {
    let outcome = await Outcome.of(
      ["fly", "--demo", "--at", "2026-12-25T12:00", "--store", ":memory:"], clock: SystemTrackerClock())
    #expect(outcome.lines.last == "🎄 Landed." && outcome.exitCode == .success)
  }

  @Test func `a follower needs no key of a weather service`() async throws {
    let folder = try TemporaryFolder()
    let outcome = await Outcome.of(
      ["track", "--follow", "--store", folder.path("store"), "--for", "0.1"],
      environment: ["SANTA_WEATHER": "pirate"], clock: SystemTrackerClock())
    #expect(outcome.exitCode == .success)
  }

  @Test func `a follower waits for a flight, and then shows it`() async throws {
    let folder = try TemporaryFolder()
    let store = folder.path("store")
    let clock = SystemTrackerClock()
    let note = "note: No program is running a flight there; waiting. 'santa-cli fly' starts one.\n"
    let errorOutput = RecordedStream()
    let flight = Task {
      try await errorOutput.hasRecorded(note)
      return await Outcome.of(["fly", "--demo", "--loop", "--store", store], clock: clock)
    }
    let outcome = await Outcome.of(
      ["track", "--follow", "--store", store, "--home", "Oslo"], output: RecordedStream(enough: "Delivering"),
      errorOutput: errorOutput, clock: clock)
    flight.cancel()
    #expect(outcome.errorOutput == note)
    #expect(outcome.lines.first?.hasPrefix("🛷 Following the built-in route of ") == true)
    #expect(outcome.exitCode == .success)
    #expect(try await flight.value.exitCode == .interrupted)
  }

  @Test func `a follower says that its folder was deleted, and goes on when it is made again`() async throws {
    let folder = try TemporaryFolder()
    let store = folder.path("store")
    let clock = SystemTrackerClock()
    let (output, errorOutput) = (RecordedStream(enough: "Delivering"), RecordedStream())
    let follower = Task {
      await Outcome.of(
        ["track", "--follow", "--store", store, "--home", "Oslo"], output: output, errorOutput: errorOutput,
        clock: clock)
    }
    let note = "note: The folder of the store was deleted; waiting until a program makes it again.\n"
    let former = folder.path("former")
    while !FileManager.default.fileExists(atPath: "\(store)/santa") {
      try await Task.sleep(for: .milliseconds(10))
    }
    // The folder is looked at every half second. If it was not seen before it is moved away, it is moved back.
    while !errorOutput.text.contains(note) {
      let isThere = FileManager.default.fileExists(atPath: store)
      try FileManager.default.moveItem(atPath: isThere ? store : former, toPath: isThere ? former : store)
      try await Task.sleep(for: .seconds(isThere ? 2 : 1))
    }
    let flight = Task { await Outcome.of(["fly", "--demo", "--loop", "--store", store], clock: clock) }
    let outcome = await follower.value
    flight.cancel()
    #expect(outcome.exitCode == .success && outcome.output.contains("🛷 Following"), "\(outcome)")
    _ = await flight.value
  }

  @Test func `a follower never takes over, and says that it waits`() async throws {
    let folder = try TemporaryFolder()
    let store = folder.path("store")
    let clock = SystemTrackerClock()
    let flight = Task { await Outcome.of(["fly", "--demo", "--loop", "--store", store], clock: clock) }
    let output = RecordedStream(enough: "has exited. Waiting")
    let follower = Task {
      await Outcome.of(
        ["track", "--follow", "--store", store], output: output, errorOutput: RecordedStream(), clock: clock)
    }
    try await output.hasRecorded("🛷 Following")
    #expect(try Tracker.isFlown(at: .directory(URL(filePath: store))))
    flight.cancel()
    let outcome = await follower.value
    #expect(outcome.exitCode == .success)
    #expect(outcome.lines.contains { $0.hasPrefix("🛷 Following") })
    #expect(try !Tracker.isFlown(at: .directory(URL(filePath: store))))
    _ = await flight.value
  }
}

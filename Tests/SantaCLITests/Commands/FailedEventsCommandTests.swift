import Foundation
import SantaCore
import SantaCoreTestSupport
import Testing

@testable import SantaSync
@testable import santa_cli

/// `failed-events`: the events that listeners have set aside.
@Suite struct FailedEventsCommandTests {
  private struct Failure: Error, CustomStringConvertible {
    var description = "Nothing answers.\u{1B}[31m"
  }

  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Sets events of a store aside, as a listener does.
  private func fail(_ versions: [UInt64], of store: String, in directory: String) async throws {
    let failures = FailedEvents(ListenerDirectory(URL(filePath: folder.path(directory))))
    for version in versions {
      try await failures.add(
        "\(store) \(version)-token", store, version: version, attempts: 5, Failure())
    }
  }

  private func run(_ arguments: String...) async -> Outcome {
    await Outcome.of(["failed-events"] + arguments, environment: ["XDG_DATA_HOME": folder.path("data")])
  }

  /// Returns the events as `list --format json` prints them, with a plus if they are tried again.
  private func events(_ directory: String...) async throws -> [String] {
    let outcome = await Outcome.of(
      ["failed-events", "list", "--format", "json"] + directory,
      environment: ["XDG_DATA_HOME": folder.path("data")])
    #expect(outcome.exitCode == .success && outcome.errorOutput == "", "\(outcome)")
    return try outcome.lines.map { line in
      let object = try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
      #expect(object["event"] as? String == "failedEvent" && object["attempts"] as? Int == 5)
      return "\(object["name"] as? String ?? "")\(object["waiting"] as? Bool == true ? "+" : "")"
    }
  }

  @Test func `the events of a listener are listed, tried again and dropped`() async throws {
    try await fail([42, 43], of: "u1:weather", in: "worker/weather")
    try await fail([7], of: "u2:weather", in: "worker/weather")
    let worker = folder.path("worker")
    let listed = await run("list", worker)
    #expect(listed.lines.count == 3 && listed.output.replacing("\n", with: "").isTerminalSafe)
    #expect(
      listed.lines.first?.hasSuffix("Z  /u1/weather@42  attempts: 5  Nothing answers.\u{FFFD}[31m") == true)
    // The folder of the listener itself, also by another path, and a folder above it.
    for path in [worker, "\(worker)/weather", "\(worker)/weather/.", folder.url.path] {
      #expect(try await events(path) == ["/u1/weather@42", "/u1/weather@43", "/u2/weather@7"], "\(path)")
    }
    let retried = await run("retry", worker, "--event", "/u1/weather@43")
    #expect(retried.output == "Events to try again: 1\n" && retried.exitCode == .success)
    #expect(try await events(worker) == ["/u1/weather@42", "/u1/weather@43+", "/u2/weather@7"])
    #expect((await run("list", worker)).lines.dropFirst().first?.contains("waits for the listener") == true)
    let dropped = await run("drop", worker, "--event", "/u1/weather", "--format", "json")
    #expect(dropped.output == #"{"event":"drop","events":2}"# + "\n")
    #expect(try await events(worker) == ["/u2/weather@7"])
    #expect(
      await run("retry", worker, "--all", "--format", "json").output.contains(#""event":"retry","events":1"#))
    #expect(try await events(worker) == ["/u2/weather@7+"])
    #expect(await run("drop", worker, "--all").output == "Removed events: 1\n")
    #expect(await run("list", worker).output == "There are no failed events.\n")
    #expect(await run("drop", worker, "--all").output == "There are no failed events.\n")
    #expect(await run("list", worker, "--lang", "de").output == "Es gibt keine gescheiterten Ereignisse.\n")
  }

  @Test func `without a folder, the listeners of the weather service are meant`() async throws {
    try await fail([1], of: "u1:weather", in: "data/santa/listeners/santa.example-1234/weather")
    try await fail([2], of: "u1:weather", in: "data/santa/listeners/other.example/weather")
    #expect(try await events() == ["/u1/weather@2", "/u1/weather@1"])
    #expect(await run("drop", "--event", "/u1/weather@1").exitCode == .success)
    #expect(try await events() == ["/u1/weather@2"])
  }

  @Test func `what is missing is said, and nothing is created`() async throws {
    let none = await run("list")
    #expect(none.exitCode == .noInput && none.errorOutput.contains("There is no listener in '"), "\(none)")
    #expect(!FileManager.default.fileExists(atPath: folder.path("data")))
    try await fail([1], of: "u1:weather", in: "worker/weather")
    let unknown = await run("drop", folder.path("worker"), "--event", "/u1/weather@2")
    #expect(unknown.exitCode == .noInput && unknown.errorOutput.contains("no failed event '/u1/weather@2'"))
    let neither = await run("drop", folder.path("worker"))
    #expect(neither.exitCode == .usage && neither.errorOutput.contains("'--event EVENT' is required."))
    #expect(await run("drop", folder.path("worker"), "--all", "--event", "/u1/weather@1").exitCode == .usage)
    #expect(await run("list", ":memory:").exitCode == .usage)
    #expect(try await events(folder.path("worker")) == ["/u1/weather@1"])
  }
}

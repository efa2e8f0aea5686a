import Foundation
import SantaCore
import SantaCoreTestSupport
import Testing

@testable import santa_cli

/// `--server` without a reachable server, and without the settings that it needs.
@Suite(.unlessItHangs) struct ServerOptionsTests {
  /// The address of a port at which nothing answers.
  private static let nowhere = "http://127.0.0.1:9"

  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func environment(token: String?) -> [String: String] {
    ["XDG_DATA_HOME": folder.path("data")].merging(token.map { ["SANTA_SERVER_TOKEN": $0] } ?? [:]) { $1 }
  }

  @Test(
    arguments: [
      (["--server", "nonsense"], "t", 64, "'nonsense' isn't a server address."),
      (
        ["--server", "ftp://santa.example"], "t", 64, "'ftp://santa.example' isn't a server address."
      ),
      (["--server", nowhere, "--store", ":memory:"], "t", 64, "data from a server is stored in files"),
      (["--token-file", "token"], "t", 64, "A token requires a server. Add '--server URL'."),
      (["--path", "/a/santa"], "t", 64, "A path requires a server. Add '--server URL'."),
      (
        ["--server", nowhere, "--path", "/a/santa", "--token-file", "token"], "t", 64,
        "the stores of a token have no other path"
      ),
      (
        ["--server", nowhere, "--path", "/a/santa"], "t", 69,
        "Only a user who is signed in can use the store '/a/santa'."
      ),
      (["--server", nowhere, "--path", "/a/santa"], nil, 69, "Only a user who is signed in"),
      (["--server", nowhere], nil, 78, "SANTA_SERVER_TOKEN is empty."),
      (["--server", nowhere], nil, 78, "Or sign in as a user with 'santa-cli login'."),
      (["--server", nowhere], " \n", 78, "SANTA_SERVER_TOKEN is empty."),
      (["--server", nowhere], "two words", 78, "SANTA_SERVER_TOKEN doesn't contain a valid server token"),
      (["--server", nowhere], "Schlüssel", 78, "SANTA_SERVER_TOKEN doesn't contain a valid server token"),
      (
        ["--server", nowhere, "--token-file", "/no/such"], "t", 66,
        "The server token file '/no/such' doesn't exist."
      ),
      (["--server", nowhere, "--token-file", "/"], "t", 66, "'/' is neither a file nor a pipe"),
    ] as [([String], String?, Int32, String)])
  func `what it lacks is said, and nothing is created`(
    _ options: [String], _ token: String?, _ code: Int32, _ message: String
  ) async {
    for command in ["track", "fly", "weather-service"] {
      let outcome = await Outcome.of([command] + options, environment: environment(token: token))
      #expect(outcome.exitCode.rawValue == code, "\(outcome)")
      #expect(outcome.errorOutput.contains(message), "\(outcome)")
      #expect(outcome.output == "")
    }
    #expect(!FileManager.default.fileExists(atPath: folder.path("data")))
  }

  @Test(
    arguments: [
      (["--match", "/*/weather"], "A pattern requires a server. Add '--server URL'."),
      (
        ["--server", nowhere, "--match", "/*/weather", "--path", "/a/santa"], "a pattern has its own paths"
      ),
      (["--server", nowhere, "--match", "/a b"], "'/a b' can't be a pattern of stores on a server."),
      (
        ["--server", nowhere, "--match", "/*/weather", "--store", ":memory:"],
        "data from a server is stored in files"
      ),
    ] as [([String], String)])
  func `a pattern of stores needs a server, and nothing is created`(
    _ options: [String], _ message: String
  ) async {
    let outcome = await Outcome.of(["weather-service"] + options, environment: environment(token: "t"))
    #expect(outcome.exitCode.rawValue == 64 && outcome.errorOutput.contains(message), "\(outcome)")
    #expect(!FileManager.default.fileExists(atPath: folder.path("data")))
  }

  @Test func `a service for many stores says that the server doesn't answer`() async {
    let outcome = await Outcome.of(
      ["weather-service", "--match", "/*/weather", "--server", Self.nowhere, "--format", "json"],
      environment: environment(token: "t"), until: "\"heard\":false", clock: SystemTrackerClock())
    #expect(outcome.output.contains("Nothing answers at 127.0.0.1:9."), "\(outcome)")
  }

  @Test func `a token in a file may end with a line break`() async throws {
    let file = folder.path("token")
    try "token\n".write(toFile: file, atomically: true, encoding: .utf8)
    let outcome = await Outcome.of(
      ["track", "--follow", "--format", "json", "--server", Self.nowhere, "--token-file", file],
      environment: environment(token: nil), until: "\"heard\":false", clock: SystemTrackerClock())
    #expect(outcome.lines.first?.contains("Nothing answers at 127.0.0.1:9.") == true, "\(outcome)")
  }

  @Test func `a folder is used with a server by one program, and without --store each has its own`()
    async throws
  {
    let store = folder.path("store")
    try FileManager.default.createDirectory(atPath: store, withIntermediateDirectories: true)
    let data = folder.path("data/santa/servers/127.0.0.1-9")
    try FileManager.default.createDirectory(atPath: data, withIntermediateDirectories: true)
    let locks = try [store, data].map { try ProcessLock.take(URL(filePath: "\($0)/server")) }
    let refused = await Outcome.of(
      ["track", "--server", Self.nowhere, "--store", store], environment: environment(token: "t"))
    #expect(refused.exitCode == .unavailable)
    #expect(
      refused.errorOutput.contains("'\(store)' is in use by another program that is connected to a server."))
    _ = await Outcome.of(
      ["track", "--format", "json", "--server", Self.nowhere], environment: environment(token: "t"),
      until: "\"heard\":false", clock: SystemTrackerClock())
    #expect(FileManager.default.fileExists(atPath: "\(data).2/santa"))
    #expect(!FileManager.default.fileExists(atPath: "\(data)/santa"))
    #expect(locks.allSatisfy { $0 != nil })
  }
}

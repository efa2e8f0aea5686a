import Foundation
import SantaCore
import SantaCoreTestSupport
import Synchronization
import Testing

@testable import santa_cli

/// `login`, `logout` and `whoami` with a server that answers according to a script.
struct LoginCommandTests {
  private let folder: TemporaryFolder
  private let server: LoopbackServer

  init() throws {
    folder = try TemporaryFolder()
    server = try LoopbackServer { request in
      let body = String(decoding: request.body, as: UTF8.self)
      switch (request.method, request.target) {
      case ("POST", "/v1/users"), ("POST", "/v1/sessions"):
        guard body.contains("\"password\":\"merry\"") else {
          return LoopbackAnswer(
            401, body: #"{"error":{"code":"credentials","message":"Wrong name or password."}}"#)
        }
        return LoopbackAnswer(
          body: """
            {"user":{"id":"00000000000000000000000000000001","name":"holly","isAdmin":false,"isAnonymous":false},
             "session":"s","accessToken":"santa_a.x","expiresIn":86400,"refreshToken":"santa_r_x"}
            """)
      case ("DELETE", "/v1/sessions/current"): return LoopbackAnswer(body: "{}")
      default:
        return LoopbackAnswer(401, body: #"{"error":{"code":"session","message":"The session has ended."}}"#)
      }
    }
  }

  private func run(
    _ command: String, _ more: [String] = [], input: String = "",
    readPassword: (@Sendable () async throws -> [UInt8])? = nil
  ) async -> Outcome {
    let (output, errorOutput) = (RecordedStream(), RecordedStream())
    let context = CommandContext(
      arguments: [command, "--server", server.url.absoluteString] + more,
      environment: ["XDG_DATA_HOME": folder.path("data")], workingDirectory: "/",
      readInput: { Array(input.utf8.prefix($0)) }, readPassword: readPassword, output: output,
      errorOutput: errorOutput, clock: ImmediateClock(.takeOff))
    let exitCode = await SantaCLI.run(context)
    return Outcome(output: output.text, errorOutput: errorOutput.text, exitCode: exitCode)
  }

  private var name: String { "127.0.0.1:\(server.url.port ?? 0)" }

  @Test func `a user signs in with a password from standard input, and signs out`() async throws {
    defer { server.stop() }
    let none = await run("whoami")
    #expect(none.exitCode == .unavailable)
    #expect(none.errorOutput.contains("No user is signed in to \(name)."))
    let signedIn = await run("login", ["--user", "holly"], input: "merry\nignored")
    #expect(signedIn.output == "Signed in to \(name) as holly.\n", "\(signedIn)")
    #expect(signedIn.exitCode == .success)
    #expect(await run("whoami").output == "holly\n")
    let file = folder.path("data/santa/sessions/127.0.0.1-\(server.url.port ?? 0)/sessions")
    let attributes = try FileManager.default.attributesOfItem(atPath: file)
    #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o600)
    #expect(!(try String(contentsOfFile: file, encoding: .utf8)).contains("merry"))
    let signedOut = await run("logout")
    #expect(signedOut.output == "Signed out of \(name): holly.\n")
    #expect(
      server.requests.contains { $0.method == "DELETE" && $0.headers["authorization"] == "Bearer santa_a.x" })
    #expect(await run("whoami").exitCode == .unavailable)
    #expect(await run("logout").exitCode == .unavailable)
  }

  @Test func `a terminal is asked for the password`() async {
    defer { server.stop() }
    let outcome = await run(
      "login", ["--user", "holly", "--register"], readPassword: { Array("merry".utf8) })
    #expect(outcome.output == "Signed in to \(name) as holly.\n")
    #expect(outcome.errorOutput == "Password of holly at \(name): \n")
    #expect(server.requests.map(\.target) == ["/v1/users"])
  }

  @Test func `a wrong or missing password is refused with a sentence`() async {
    defer { server.stop() }
    let wrong = await run("login", ["--user", "holly"], input: "wrong")
    #expect(wrong.exitCode == .unavailable)
    #expect(wrong.errorOutput.contains("Wrong name or password."))
    let missing = await run("login", ["--user", "holly"])
    #expect(missing.exitCode == .noInput)
    let incomplete = await run("login")
    #expect(incomplete.exitCode == .usage)
    #expect(incomplete.errorOutput.contains("'--user NAME' is required."))
  }

  @Test(arguments: ["FIFO", "folder", "large", "unreadable JSON"])
  func `a file of sessions that is something else is an error, and nobody waits for it`(_ kind: String)
    async throws
  {
    defer { server.stop() }
    let sessions = folder.path("data/santa/sessions/127.0.0.1-\(server.url.port ?? 0)")
    try FileManager.default.createDirectory(atPath: sessions, withIntermediateDirectories: true)
    let file = "\(sessions)/sessions"
    switch kind {
    case "FIFO":
      // Safety: the path is alive during the call.
      #expect(unsafe mkfifo(file, 0o600) == 0)
    case "folder": try FileManager.default.createDirectory(atPath: file, withIntermediateDirectories: false)
    case "large":
      try Data().write(to: URL(filePath: file))
      // Safety: the path is alive during the call.
      #expect(unsafe truncate(file, 1 << 40) == 0)
    default: try Data("x".utf8).write(to: URL(filePath: file))
    }
    for command in ["whoami", "logout", "track", "weather-service"] {
      let outcome = await run(command)
      #expect(outcome.exitCode == .unavailable, "\(outcome)")
      #expect(outcome.errorOutput.contains(file) && !outcome.errorOutput.contains("Domain="), "\(outcome)")
    }
    let login = await run("login", ["--user", "holly"], input: "merry")
    #expect(login.exitCode == .unavailable && login.errorOutput.contains(file), "\(login)")
  }

  @Test func `other commands use the signed-in user unless they get a token`() async throws {
    defer { server.stop() }
    _ = await run("login", ["--user", "holly"], input: "merry")
    let outcome = await run("track", ["--format", "json"])
    #expect(outcome.exitCode == .unavailable, "\(outcome)")
    #expect(outcome.errorOutput.contains("signs in again"), "\(outcome)")
    // Both stores join at once. The first answer ends the session for the other one, which then perhaps doesn't ask.
    #expect(
      server.requests.contains { $0.target.hasPrefix("/v1/stores/00000000000000000000000000000001:") })
    // The server has ended the session.
    #expect(await run("whoami").errorOutput.contains("has ended"))
  }
}

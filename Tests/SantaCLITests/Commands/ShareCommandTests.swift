import Foundation
import SantaCore
import SantaCoreTestSupport
import Testing

@testable import santa_cli

/// `share` with a server that answers according to a script.
struct ShareCommandTests {
  private static let home = "/00000000000000000000000000000001"

  private let folder: TemporaryFolder
  private let server: LoopbackServer

  init() throws {
    folder = try TemporaryFolder()
    server = try LoopbackServer { request in
      switch (request.method, request.target) {
      case ("POST", "/v1/sessions"):
        return LoopbackAnswer(
          body: """
            {"user":{"id":"00000000000000000000000000000001","name":"holly","isAdmin":false,"isAnonymous":false},
             "session":"s","accessToken":"santa_a.x","expiresIn":86400,"refreshToken":"santa_r_x"}
            """)
      case ("GET", "/v1/permissions"):
        return LoopbackAnswer(
          body: #"{"permissions":[{"path":"\#(Self.home)/**","level":"manage","create":true}]}"#)
      case ("GET", "/v1/grants?path=/~/santa"), ("GET", "/v1/grants?path=%2F~%2Fsanta"):
        return LoopbackAnswer(
          body: """
            {"grants":[{"subject":"users","pattern":"/00000000000000000000000000000001/santa","level":"read","create":false},
             {"subject":"user:00000000000000000000000000000002","pattern":"/00000000000000000000000000000001/*",
              "level":"write","create":true,"name":"ivy"}]}
            """)
      case ("PUT", "/v1/grants"), ("DELETE", "/v1/grants"): return LoopbackAnswer(body: "{}")
      case ("POST", "/v1/offers"): return LoopbackAnswer(201, body: #"{"token":"santa_o_secret"}"#)
      case ("POST", "/v1/offers/accept"):
        return LoopbackAnswer(body: #"{"path":"/00000000000000000000000000000002/santa","level":"read"}"#)
      default:
        return LoopbackAnswer(
          403, body: #"{"error":{"code":"access","message":"You lack the right.","level":"none"}}"#)
      }
    }
  }

  private func run(_ words: [String], input: String = "") async -> Outcome {
    let (output, errorOutput) = (RecordedStream(), RecordedStream())
    let context = CommandContext(
      arguments: words + ["--server", server.url.absoluteString],
      environment: ["XDG_DATA_HOME": folder.path("data")], workingDirectory: "/",
      readInput: { Array(input.utf8.prefix($0)) }, output: output, errorOutput: errorOutput,
      clock: ImmediateClock(.takeOff))
    let exitCode = await SantaCLI.run(context)
    return Outcome(output: output.text, errorOutput: errorOutput.text, exitCode: exitCode)
  }

  private func signIn() async throws {
    try #require(await run(["login", "--user", "holly"], input: "merry").exitCode == .success)
  }

  private func body(_ method: String, _ target: String) throws -> [String: String] {
    let request = try #require(server.requests.last { $0.method == method && $0.target == target })
    let object = try JSONSerialization.jsonObject(with: Data(request.body)) as? [String: Any]
    return (object ?? [:]).mapValues { "\($0)" }
  }

  @Test func `a user lists rights`() async throws {
    defer { server.stop() }
    #expect(await run(["share", "list"]).errorOutput.contains("No user is signed in"))
    try await signIn()
    #expect(await run(["share", "list"]).output == "/~/**  manage\n")
    #expect(
      await run(["share", "list", "--format", "json"]).output
        == #"{"event":"permission","path":"\#(Self.home)/**","level":"manage"}"# + "\n")
    let grants = await run(["share", "list", "/~/santa"])
    #expect(
      grants.output == """
        users  /00000000000000000000000000000001/santa  read
        ivy  /00000000000000000000000000000001/*  write  create

        """, "\(grants)")
    let lines = await run(["share", "list", "/~/santa", "--format", "json"]).lines
    let last = try #require(lines.count == 2 ? lines.last : nil, "\(lines)")
    #expect(last.contains(#""who":"user:00000000000000000000000000000002""#))
    #expect(last.hasSuffix(#""create":true,"name":"ivy"}"#))
  }

  @Test func `a user gives a right and takes it away`() async throws {
    defer { server.stop() }
    try await signIn()
    #expect(await run(["share", "grant", "ivy", "/~/santa", "read"]).exitCode == .success)
    var sent = try body("PUT", "/v1/grants")
    #expect(sent["subject"] == "name:ivy" && sent["pattern"] == "/~/santa" && sent["level"] == "read")
    #expect(
      await run(["share", "grant", "users", "/shared/*", "write", "--create"]).exitCode == .success)
    sent = try body("PUT", "/v1/grants")
    #expect(sent["subject"] == "users" && sent["level"] == "write" && sent["create"] != "0")
    let revoked = await run(["share", "revoke", "user:2", "/~/santa"])
    #expect(revoked.exitCode == .success && revoked.output.isEmpty)
    #expect(try body("DELETE", "/v1/grants")["subject"] == "user:2")
    let incomplete = await run(["share", "grant", "ivy", "/~/santa"])
    #expect(incomplete.exitCode == .usage)
    #expect(incomplete.errorOutput.contains("Missing argument: 'LEVEL'."))
    let wrong = await run(["share", "grant", "ivy", "/~/santa", "rule"])
    #expect(wrong.exitCode == .usage)
    #expect(wrong.errorOutput.contains("it must be one of read, write, manage"))
  }

  @Test func `a user gives up a right`() async throws {
    defer { server.stop() }
    #expect(await run(["share", "leave", "/other/santa"]).errorOutput.contains("No user is signed in"))
    try await signIn()
    let left = await run(["share", "leave", "/other/santa"])
    #expect(left.exitCode == .success && left.output.isEmpty && left.errorOutput.isEmpty)
    let sent = try body("DELETE", "/v1/grants")
    #expect(sent == ["subject": "user:00000000000000000000000000000001", "pattern": "/other/santa"])
    #expect(await run(["share", "leave"]).errorOutput.contains("Missing argument: 'PATH'."))
  }

  @Test func `a user makes an offer, and another one accepts it`() async throws {
    defer { server.stop() }
    try await signIn()
    let offer = await run(["share", "offer", "/~/santa", "read", "--expires", "2"])
    #expect(offer.output == "santa_o_secret\n")
    #expect(try body("POST", "/v1/offers")["expiresIn"] == "7200")
    let accepted = await run(["share", "accept", "-"], input: "santa_o_secret\n")
    #expect(accepted.output == "/00000000000000000000000000000002/santa  read\n", "\(accepted)")
    #expect(try body("POST", "/v1/offers/accept")["token"] == "santa_o_secret")
    #expect(await run(["share", "accept", "-"], input: "two words").exitCode == .noInput)
    // The token of an offer is not a path.
    #expect(await run(["share", "list", "/other"]).errorOutput.contains("You lack the right."))
  }
}

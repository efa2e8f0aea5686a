import Foundation
import HTTPTypes
import Logging
import SantaAccounts
import SantaReplication
import SantaServerTestSupport
import Synchronization
import Testing

@testable import SantaServer

/// Requests that are made to break something.
@Suite(.serialized, .fewAtOnce) struct HostileRequestTests {
  /// Paths that must not name a store.
  private static let badNames = [
    "..", ".", ".hidden", "%2e%2e", "%2e%2e%2f%2e%2e", "a%2fb", "%2Fa", "a%00b", "%00", "a:..:b", "a::b",
    ":a", "a:",
    "__server", "shared:__server", "%5f%5fserver", "__management", "*", "shared:*", "~~", "a:~", "%", "%zz",
    "a%25b",
    "%252e%252e", "é", "%c3%a9", "a b", "a%20b", "a+b", "a;b", "a@b", "a%5cb",
    String(repeating: "x", count: 65),
    (1...9).map { "c\($0)" }.joined(separator: ":"), String(repeating: "abcdefg:", count: 30),
    String(repeating: "x", count: 10_000), String(repeating: "%61", count: 3_000),
  ]

  @Test func `hostile paths lead nowhere`() async throws {
    let bed = try await AccountsBed(.embedded)
    let user = try await bed.signIn("anna")
    try await bed.grant(user, "/*", "manage", create: true)
    try await bed.grant(user, "/*/*", "manage", create: true)
    let before = try FileManager.default.contentsOfDirectory(atPath: bed.directory.path).sorted()
    for name in Self.badNames {
      for (token, isKnown) in [(user.accessToken, true), (RunningServer.token, true), (nil, false)]
        as [(String?, Bool)]
      {
        for (method, rest) in [
          ("POST", "/replicas"), ("GET", "/changes?epoch=x&after=0"), ("GET", "/copy?version=1&offset=0"),
          ("DELETE", ""),
        ] {
          let request = RawConnection.head(
            method, "/v1/stores/\(name)\(rest)", token: token ?? "santa_x", "Content-Length: 0",
            "Connection: close")
          let status = try await self.status(of: request, bed)
          let allowed = isKnown ? [400, 403, 404, 414, 431] : [400, 401, 404, 414, 431]
          #expect(allowed.contains(status), "\(method) \(name.prefix(40))\(rest): \(status)")
        }
      }
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: bed.directory.path).sorted() == before)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: bed.directory.path + "/stores") == ["__server"])
    try await bed.stop()
  }

  /// Sends the head of a request, again while the server can't check rights, and returns the status of the answer.
  private func status(of head: String, _ bed: AccountsBed) async throws -> Int {
    let deadline = ContinuousClock.now + patience
    while true {
      let connection = try await RawConnection(bed.server)
      try await connection.send(head + "\r\n\r\n")
      try await wait("No answer to \(head.prefix(60))") {
        connection.text.contains("\r\n\r\n") || !connection.isOpen
      }
      // The server may close it at this moment.
      try? await connection.close()
      let status = connection.text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
      if status != 503 || ContinuousClock.now > deadline { return status }
      try await Task.sleep(for: .milliseconds(20))
    }
  }

  @Test func `names with slashes in lists are paths too, and the reserved ones are refused to all`()
    async throws
  {
    let bed = try await AccountsBed(.embedded)
    let user = try await bed.signIn("anna")
    for token in [user.accessToken, RunningServer.token] {
      for name in ["/__server", "__server", "/shared/__x", "/../x", "/a//b", "/~/../__server"] {
        let answer = try await bed.send(
          "POST", "/v1/offers", token, json: #"{"path":"\#(name)","level":"read"}"#)
        #expect(answer.text == "400 name" || answer.text == "403 access", "\(name): \(answer.text)")
        let grant = try await bed.send(
          "PUT", "/v1/grants", token, json: #"{"subject":"anyone","pattern":"\#(name)","level":"read"}"#)
        #expect(grant.text == "400 name" || grant.text == "403 access", "\(name): \(grant.text)")
      }
    }
    try await bed.stop()
  }

  /// Collects the lines of a log.
  private final class Lines: Sendable {
    let text = Mutex("")
  }

  private struct Handler: LogHandler {
    let lines: Lines
    var metadata: Logger.Metadata = [:]
    var logLevel = Logger.Level.trace

    subscript(metadataKey key: String) -> Logger.Metadata.Value? {
      get { metadata[key] }
      set { metadata[key] = newValue }
    }

    func log(event: LogEvent) { lines.text.withLock { $0 += "\(event.message) \(event.metadata ?? [:])\n" } }
  }

  /// A request with a random path, token and body.
  private struct RandomRequest {
    var method: String
    var path: String
    var token: String?
    var body: Data?

    init(_ random: inout some RandomNumberGenerator, _ tokens: [String?], _ words: [String]) {
      let request = ServerRequest.allCases.randomElement(using: &random) ?? .stores
      method =
        Int.random(in: 0..<10, using: &random) == 0
        ? ["GET", "POST", "PUT", "PATCH", "DELETE"].randomElement(using: &random) ?? "GET"
        : request.method.rawValue
      func word() -> String { words.randomElement(using: &random) ?? "" }
      path = request.path.split(separator: "/").map { $0.hasPrefix(":") ? word() : String($0) }
        .reduce("") { $0 + "/" + $1 }
      if Bool.random(using: &random) {
        path +=
          "?epoch=\(word())&replica=\(word())&first=\(word())&after=\(word())&chain=\(word())&path=\(word())"
      }
      // These run for as long as the client waits, or end the sessions of the test.
      if path.contains("follow") || request == .endAllSessions { path = "/v1/stores" }
      token = tokens.randomElement(using: &random) ?? nil
      switch Int.random(in: 0..<4, using: &random) {
      case 0: body = nil
      case 1:
        body = Data(
          (0..<Int.random(in: 0..<200, using: &random)).map { _ in UInt8.random(in: 0...255, using: &random) }
        )
      case 2: body = frames([word() + "x"])
      default:
        let keys = [
          "name", "password", "newPassword", "jwt", "anonymous", "refreshToken", "subject", "pattern",
          "level", "path",
          "patterns", "expiresIn", "token", "isAdmin", "isDisabled", "stores", "chain", "digest",
        ]
        let fields = (0..<Int.random(in: 0..<6, using: &random)).map { _ -> String in
          let values = [
            #""\#(word())""#, "1e308", "-1", "null", "true", "[]", "{}", #"["\#(word())"]"#, #""read""#,
            #""manage""#,
          ]
          return
            #""\#(keys.randomElement(using: &random) ?? "")":\#(values.randomElement(using: &random) ?? "1")"#
        }
        body = Data("{\(fields.joined(separator: ","))}".utf8)
      }
      if method == "GET" { body = nil }
    }
  }

  @Test func `random requests break nothing, and the log has no secrets`() async throws {
    let seed = UInt64.random(in: 1...UInt64.max)
    print("HostileRequestTests: seed \(seed)")
    var random = SeededGenerator(seed: seed)
    let lines = Lines()
    let logger = Logger(label: "test") { _ in Handler(lines: lines) }
    let bed = try await AccountsBed(.embedded, logger: logger) {
      $0.accounts.accounts.accessTokenLifetime = 3_600
    }
    let password = "a secret password"
    let registered = try await bed.send(
      "POST", "/v1/users", nil, json: #"{"name":"carl","password":"\#(password)"}"#)
    #expect(registered.status == 201)
    let (carl, anna) = (try registered.decoded(AccountsBed.User.self), try await bed.signIn("anna"))
    let made = try await bed.send(
      "POST", "/v1/tokens", anna.accessToken, json: #"{"patterns":["/~/*"],"level":"read"}"#)
    let program = try #require(try made.decoded([String: String].self)["token"])
    let member = try await bed.join("~:list", anna.accessToken)
    _ = try await bed.append(["A"], member, to: "~:list", anna.accessToken)
    let words = [
      "", "0", "1", "-1", "18446744073709551616", "4294967296", "x", "~:list", "\(anna.user.id):list",
      anna.user.id,
      anna.session, "me", "current", "name:carl", "name:", "user:\(carl.user.id)", "%2e%2e", "%00",
      "__server", "/~/list",
      "*", "/*", "users", "anyone", member.epoch, "\(member.replica)", "read", "carl",
      String(repeating: "y", count: 300),
    ]
    // The user and the server's token could delete what the test needs.
    let tokens: [String?] = [
      nil, "santa_x", "santa_a.a.b", "santa_p_x", "santa_r_x", program, carl.accessToken,
    ]
    for number in 0..<600 {
      let request = RandomRequest(&random, tokens, words)
      guard URL(string: "http://127.0.0.1:1\(request.path)") != nil else { continue }
      let answer = try await bed.sendOnce(request.method, request.path, request.token, request.body)
      #expect(
        answer.status != 500 && answer.status != 0,
        "number \(number): \(request.method) \(request.path): \(answer.text)")
    }
    #expect(try await bed.send("GET", "/v1/users/me", anna.accessToken).status == 200)
    let metrics = String(
      decoding: try await bed.send("GET", "/metrics", RunningServer.token).body, as: UTF8.self)
    let audit = String(decoding: try JSONEncoder().encode(bed.auditEvents), as: UTF8.self)
    let log = lines.text.withLock { $0 }
    let secrets = [
      password, program, carl.accessToken, carl.refreshToken, anna.accessToken, anna.refreshToken,
      RunningServer.token,
      AccountsBed.secret.base64EncodedString(),
    ]
    for secret in secrets {
      for text in [metrics, audit, log] { #expect(!text.contains(secret)) }
    }
    for id in [anna.user.id, carl.user.id] {
      for text in [metrics, log] { #expect(!text.contains(id)) }
    }
    try await bed.stop()
  }
}

import Crypto
import Foundation
import Logging
import SantaAccounts
import SantaReplication
import ServiceLifecycle
import Synchronization
import Testing

@testable import SantaServer

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A server with users, who sign in with the tokens of an identity provider: hashing passwords would take most of the time.
final class AccountsBed {
  static let secret = Data(repeating: 7, count: 32)
  static let issuer = "https://id.example"

  let server: RunningServer
  private let folder: TemporaryFolder
  /// Whether the server keeps its replica of the accounts in its directory.
  private let keepsAccounts: Bool
  /// The difference of the server's clock from the real one, in seconds.
  private let clock: Clock
  #if PostgreSQL
    private let database: ThrowawayPostgres?
  #endif

  final class Clock: Sendable {
    let offset = Mutex<TimeInterval>(0)
    let events = Mutex<[AuditEvent]>([])
  }

  /// A user who has signed in.
  struct User: Decodable, Sendable {
    struct Details: Decodable, Sendable {
      var id: String
    }

    var user: Details
    var session: String
    var accessToken: String
    var refreshToken: String
  }

  struct Answer: Sendable {
    var status: Int
    var body: Data

    /// The status, and the code of a refusal.
    var text: String {
      struct Body: Decodable {
        struct Details: Decodable {
          var code: String
        }

        var error: Details
      }
      let code = (try? JSONDecoder().decode(Body.self, from: body))?.error.code
      return code.map { "\(status) \($0)" } ?? "\(status)"
    }

    func decoded<T: Decodable>(_ type: T.Type = T.self) throws -> T {
      try JSONDecoder().decode(type, from: body)
    }
  }

  /// - Parameter wrapping: returns the log that the server uses.
  init(
    _ kind: LogKind, logger: Logger? = nil, _ change: (inout SantaServer.Configuration) -> Void = { _ in },
    keepsAccounts: Bool = false, wrapping: (any ChangeLog) throws -> any ChangeLog = { $0 }
  ) async throws {
    (folder, clock, self.keepsAccounts) = (try TemporaryFolder(), Clock(), keepsAccounts)
    let log: any ChangeLog
    #if PostgreSQL
      database = kind == .postgres ? try ThrowawayPostgres() : nil
      if let database {
        log = try await PostgresLog(database.url)
      } else {
        log = try await kind.open(folder.url)
      }
    #else
      log = try await kind.open(folder.url)
    #endif
    let accounts = keepsAccounts ? Self.accounts(folder) : nil
    server = try await Self.start(try wrapping(log), clock, accounts, logger, change)
  }

  var directory: URL { folder.url }

  private static func accounts(_ folder: TemporaryFolder) -> URL { folder.url.appending(path: "accounts") }

  /// Starts a server with the same directory, after the first one was stopped.
  func reopened() async throws -> RunningServer {
    let accounts = keepsAccounts ? Self.accounts(folder) : nil
    return try await Self.start(try await RunningServer.log(folder.url), clock, accounts, nil) { _ in }
  }

  private static func start(
    _ log: any ChangeLog, _ clock: Clock, _ accounts: URL?, _ logger: Logger?,
    _ change: (inout SantaServer.Configuration) -> Void
  ) async throws -> RunningServer {
    try await RunningServer(log, logger: logger) { configuration in
      let provider = IdentityProvider(
        issuer: issuer, audience: "santa", keys: ["k": .init(.hs256, secret)])
      configuration.accounts = AccountOptions(
        isRegistrationOpen: true, signInsPerMinute: 10_000,
        accounts: .init(
          directory: accounts, allowsAnonymous: true, identityProviders: [provider],
          audit: { event in clock.events.withLock { $0.append(event) } },
          now: { Date().addingTimeInterval(clock.offset.withLock { $0 }) }))
      change(&configuration)
    }
  }

  #if PostgreSQL
    var databaseURL: String { get throws { try #require(database).url } }

    /// Starts another server with the same database.
    ///
    /// - Parameter url: another address of the database, such as that of a proxy.
    func another(with url: String? = nil) async throws -> RunningServer {
      let url = try url ?? databaseURL
      return try await Self.start(try await PostgresLog(url), clock, nil, nil) { _ in }
    }

    /// Keeps a copy of the database, with which `restoreDatabase()` replaces it.
    func saveDatabase() throws { try #require(database).save() }

    func restoreDatabase() throws { try #require(database).restore() }
  #endif

  var auditEvents: [AuditEvent] { clock.events.withLock { $0 } }

  /// Sets the server's clock back or forward.
  func setClock(_ offset: TimeInterval) { clock.offset.withLock { $0 = offset } }

  func stop() async throws { try await server.stop() }

  // MARK: Requests

  /// Sends a request, again while the server can't check rights: under load, its comparison can take longer than a second.
  func send(
    _ method: String, _ path: String, _ token: String?, _ body: Data? = nil, to other: RunningServer? = nil
  ) async throws -> Answer {
    let deadline = ContinuousClock.now + patience
    while true {
      let answer = try await sendOnce(method, path, token, body, to: other)
      if answer.text != "503 unavailable" || ContinuousClock.now > deadline { return answer }
      try await Task.sleep(for: .milliseconds(20))
    }
  }

  func sendOnce(
    _ method: String, _ path: String, _ token: String?, _ body: Data? = nil, to other: RunningServer? = nil
  ) async throws -> Answer {
    let port = (other ?? server).port
    guard let url = URL(string: "http://127.0.0.1:\(port)\(path)") else {
      Issue.record("'\(path)' is not a path.")
      throw CancellationError()
    }
    var request = URLRequest(url: url)
    request.httpMethod = method
    request.httpBody = body
    if let token { request.setValue("Bearer \(token)", forHTTPHeaderField: "Authorization") }
    for attempt in 0... {
      do {
        let (data, response) = try await URLSession.shared.data(for: request)
        return Answer(status: (response as? HTTPURLResponse)?.statusCode ?? 0, body: data)
      } catch  where attempt < 3 {
        // The server has closed an idle connection of the session at this moment.
      }
    }
    throw CancellationError()
  }

  func send(
    _ method: String, _ path: String, _ token: String?, json: String, to other: RunningServer? = nil
  ) async throws -> Answer {
    try await send(method, path, token, Data(json.utf8), to: other)
  }

  /// Returns a page of changes as JSON.
  func page(_ path: String, _ token: String) async throws -> Answer {
    let deadline = ContinuousClock.now + patience
    while true {
      let (status, body) = try await server.send(
        path, authorization: "Bearer \(token)", accept: "application/json")
      let answer = Answer(status: status, body: body)
      if answer.text != "503 unavailable" || ContinuousClock.now > deadline { return answer }
      try await Task.sleep(for: .milliseconds(20))
    }
  }

  // MARK: Users

  /// Signs in. The first time creates the user.
  func signIn(_ subject: String, to other: RunningServer? = nil) async throws -> User {
    let jwt = identityToken(subject)
    let answer = try await send("POST", "/v1/sessions", nil, json: #"{"jwt":"\#(jwt)"}"#, to: other)
    #expect(answer.status == 200, "\(subject): \(answer.text)")
    return try answer.decoded()
  }

  /// Returns a token of the identity provider.
  func identityToken(_ subject: String) -> String {
    Self.jwt(subject, expires: Date().addingTimeInterval(clock.offset.withLock { $0 } + 600))
  }

  private static func jwt(_ subject: String, expires: Date) -> String {
    func encoded(_ data: Data) -> String {
      data.base64EncodedString().replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
    }
    let head = encoded(Data(#"{"alg":"HS256","kid":"k","typ":"JWT"}"#.utf8))
    let claims =
      #"{"iss":"\#(issuer)","aud":"santa","sub":"\#(subject)","exp":\#(Int(expires.timeIntervalSince1970))}"#
    let text = "\(head).\(encoded(Data(claims.utf8)))"
    let code = HMAC<Crypto.SHA256>.authenticationCode(for: Data(text.utf8), using: SymmetricKey(data: secret))
    return "\(text).\(encoded(Data(code)))"
  }

  func grant(_ user: User, _ pattern: String, _ level: String, create: Bool = false) async throws {
    let answer = try await send(
      "PUT", "/v1/grants", RunningServer.token,
      json:
        #"{"subject":"user:\#(user.user.id)","pattern":"\#(pattern)","level":"\#(level)","create":\#(create)}"#
    )
    #expect(answer.status == 200, "\(answer.text)")
  }

  func revoke(_ user: User, _ pattern: String, to other: RunningServer? = nil) async throws {
    let answer = try await send(
      "DELETE", "/v1/grants", RunningServer.token,
      json: #"{"subject":"user:\#(user.user.id)","pattern":"\#(pattern)"}"#, to: other)
    #expect(answer.status == 200, "\(answer.text)")
  }

  func makeAdmin(_ user: User) async throws {
    let answer = try await send(
      "PATCH", "/v1/users/\(user.user.id)", RunningServer.token, json: #"{"isAdmin":true}"#)
    #expect(answer.status == 200, "\(answer.text)")
  }

  func join(_ store: String, _ token: String?, to other: RunningServer? = nil) async throws -> Membership {
    let answer = try await send("POST", "/v1/stores/\(store)/replicas", token, Data(), to: other)
    #expect(answer.status == 200, "\(store): \(answer.text)")
    return try answer.decoded()
  }

  func append(
    _ changes: [String], from first: Int = 1, _ member: Membership, to store: String, _ token: String?,
    on other: RunningServer? = nil
  ) async throws -> Answer {
    try await send(
      "POST", "/v1/stores/\(store)/changes?epoch=\(member.epoch)&replica=\(member.replica)&first=\(first)",
      token,
      frames(changes), to: other)
  }
}

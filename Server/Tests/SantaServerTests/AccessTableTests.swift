import Foundation
import HTTPTypes
import Hummingbird
import SantaAccounts
import SantaReplication
import SantaServerTestSupport
import Testing

@testable import SantaServer

/// Every request with every kind of caller. The expectations come from the table of rights alone.
@Suite(.serialized, .fewAtOnce) struct AccessTableTests {
  /// The kinds of callers, those who may less first.
  enum Caller: String, CaseIterable {
    case nobody, garbage, expired, ended, disabled, stranger, anonymous, reader, writer, manager, scoped,
      admin, server
  }

  private struct Callers {
    var tokens: [Caller: String] = [:]
    var members: [Caller: Membership] = [:]
  }

  /// The levels on the stores below `/shared`.
  private static func level(of caller: Caller) -> AccessLevel {
    switch caller {
    case .nobody, .garbage, .expired, .ended, .disabled, .stranger, .anonymous: .none
    case .reader, .scoped: .read
    case .writer: .write
    case .manager, .admin, .server: .manage
    }
  }

  /// Returns the refusal that the table demands; nil if the caller is admitted.
  private static func refusal(_ right: Right, _ caller: Caller) -> String? {
    if right == .none { return nil }
    switch caller {
    case .nobody, .garbage: return "401 token"
    case .expired: return "401 expired"
    case .ended, .disabled: return "401 session"
    default: break
    }
    let isAllowed =
      switch right {
      case .none, .token, .readEach: true
      case .session: ![.scoped, .server].contains(caller)
      case .signedInOrServer: ![.scoped, .anonymous].contains(caller)
      case .level(let level): Self.level(of: caller) >= level
      case .join: Self.level(of: caller) >= .read
      case .append: Self.level(of: caller) >= .write
      case .manageNamed: Self.level(of: caller) >= .manage
      case .admin: caller == .admin || caller == .server
      case .socket: false
      }
    return isAllowed ? nil : "403 access"
  }

  private func callers(_ bed: AccountsBed) async throws -> Callers {
    var callers = Callers()
    callers.tokens = [.garbage: "santa_a.x.y", .server: RunningServer.token]
    bed.setClock(-3_600)
    callers.tokens[.expired] = try await bed.signIn("expired").accessToken
    bed.setClock(0)
    let levels: [(Caller, String)] = [(.reader, "read"), (.writer, "write"), (.manager, "manage")]
    for (caller, level) in levels {
      let user = try await bed.signIn(caller.rawValue)
      try await bed.grant(user, "/shared/*", level)
      callers.tokens[caller] = user.accessToken
      if caller == .manager {
        // Those who grant on a pattern with a star must manage the path in front of it.
        try await bed.grant(user, "/shared", level)
        let made = try await bed.send(
          "POST", "/v1/tokens", user.accessToken, json: #"{"patterns":["/shared/*"],"level":"read"}"#)
        callers.tokens[.scoped] = try made.decoded([String: String].self)["token"]
      }
    }
    callers.tokens[.stranger] = try await bed.signIn("stranger").accessToken
    callers.tokens[.anonymous] =
      try await bed.send("POST", "/v1/sessions", nil, json: #"{"anonymous":true}"#).decoded(
        AccountsBed.User.self
      )
      .accessToken
    let ended = try await bed.signIn("ended")
    #expect(try await bed.send("DELETE", "/v1/sessions/current", ended.accessToken).status == 200)
    callers.tokens[.ended] = ended.accessToken
    let disabled = try await bed.signIn("disabled")
    let answer = try await bed.send(
      "PATCH", "/v1/users/\(disabled.user.id)", RunningServer.token, json: #"{"isDisabled":true}"#)
    #expect(answer.status == 200)
    callers.tokens[.disabled] = disabled.accessToken
    let admin = try await bed.signIn("admin")
    try await bed.makeAdmin(admin)
    callers.tokens[.admin] = admin.accessToken
    return callers
  }

  /// A request that changes nothing that later requests need, and that is only refused for lack of a right.
  private func call(
    _ request: ServerRequest, _ caller: Caller, _ member: Membership
  ) -> (path: String, body: Data?) {
    let epoch = "epoch=\(member.epoch)"
    let unknown = String(repeating: "0", count: 32)
    // A body that isn't JSON is refused after the right was checked.
    let malformed = Data("x".utf8)
    func store(_ name: String, _ rest: String) -> String { "/v1/stores/shared:\(name)\(rest)" }
    func json(_ text: String) -> Data { Data(text.utf8) }
    switch request {
    case .health, .readiness, .metrics, .users, .ownUser, .sessions, .tokens, .permissions, .stores:
      return (request.path, nil)
    case .backUp, .register, .signIn, .refresh, .makeToken, .acceptOffer, .changeOwnPassword, .deleteOwnUser:
      return (request.path, malformed)
    case .changeUser: return ("/v1/users/\(unknown)", json(#"{"isDisabled":true}"#))
    case .deleteUser: return ("/v1/users/\(unknown)", nil)
    case .setPassword: return ("/v1/users/\(unknown)/password", malformed)
    case .userSessions, .endUserSessions: return ("/v1/users/\(unknown)/sessions", nil)
    case .endUserSession: return ("/v1/users/\(unknown)/sessions/\(unknown)", nil)
    case .endAllSessions: return (request.path, nil)
    case .endSession: return ("/v1/sessions/\(unknown)", nil)
    case .endToken: return ("/v1/tokens/\(unknown)", nil)
    case .grants: return ("/v1/grants?path=/shared/list", nil)
    case .grant:
      return (request.path, json(#"{"subject":"anyone","pattern":"/shared/other","level":"read"}"#))
    case .adminRoot, .adminPage, .adminEvents, .adminStores, .adminUsers, .adminSessions, .adminTokens,
      .adminGrants:
      return (request.path, nil)
    case .adminFile: return ("/admin/admin.js", nil)
    case .endAnyToken: return ("/v1/admin/tokens/\(unknown)", nil)
    case .revoke: return (request.path, json(#"{"subject":"anyone","pattern":"/shared/other"}"#))
    case .offer: return (request.path, json(#"{"path":"/shared/list","level":"read"}"#))
    case .deleteStore: return (store("gone-\(caller.rawValue)", ""), nil)
    case .join: return (store("list", "/replicas"), Data())
    case .places: return (store("list", "/places"), json("[]"))
    case .digests: return (store("list", "/digests"), malformed)
    case .copy: return (store("list", "/copy?version=1&offset=0"), nil)
    case .append:
      return (
        store("list", "/changes?\(epoch)&replica=\(member.replica)&first=1"), frames(["By\(caller.rawValue)"])
      )
    case .changes: return (store("list", "/changes?\(epoch)&after=0"), nil)
    // A stream that is admitted doesn't end, so its pattern is invalid.
    case .events: return ("/v1/events?match=/a**", nil)
    case .stream:
      // An entry without a right is refused in the stream, which goes on: see StreamEndTests.
      return (
        request.path,
        caller == .nobody ? json(#"{"stores":[{"name":"/shared/list","epoch":"x","after":0}]}"#) : malformed
      )
    }
  }

  @Test(arguments: LogKind.allCases)
  func `each request admits exactly the callers that the table names`(_ kind: LogKind) async throws {
    let bed = try await AccountsBed(kind)
    let callers = try await callers(bed)
    let member = try await bed.join("shared:list", RunningServer.token)
    for caller in Caller.allCases {
      _ = try await bed.join("shared:gone-\(caller.rawValue)", RunningServer.token)
    }
    var members: [Caller: Membership] = [:]
    for caller in [Caller.reader, .writer, .manager, .scoped, .admin, .server] {
      members[caller] = try await bed.join("shared:list", callers.tokens[caller])
    }
    // This request ends all sessions.
    let requests = ServerRequest.allCases.filter { $0 != .endAllSessions } + [.endAllSessions]
    for request in requests {
      for caller in Caller.allCases {
        let (path, body) = call(request, caller, members[caller] ?? member)
        let answer = try await bed.send(request.method.rawValue, path, callers.tokens[caller], body)
        let comment: Comment = "\(request) by \(caller): \(answer.text)"
        let isThere = request.entrances.contains(.network)
        if let refusal = isThere ? Self.refusal(request.right, caller) : "404" {
          #expect(answer.text == refusal, comment)
        } else {
          #expect(![0, 401, 403, 500, 503].contains(answer.status), comment)
        }
      }
    }
    try await bed.stop()
  }

  @Test(arguments: LogKind.allCases)
  func `the admin page admits only admins, and only its own requests`(_ kind: LogKind) async throws {
    let page = try await AdminBed(kind)
    let bed = page.bed
    let callers = try await callers(bed)
    let member = try await bed.join("shared:list", RunningServer.token)
    for caller in Caller.allCases {
      _ = try await bed.join("shared:gone-\(caller.rawValue)", RunningServer.token)
    }
    let requests = ServerRequest.allCases.filter { $0 != .endAllSessions } + [.endAllSessions]
    for request in requests {
      for caller in Caller.allCases {
        let (path, body) = call(request, caller, member)
        let json = body.map { String(decoding: $0, as: UTF8.self) }
        let answer = try await page.send(request.method.rawValue, path, callers.tokens[caller], json: json)
        let comment: Comment = "\(request) by \(caller): \(answer.text)"
        // Their paths are those of other users there, named 'me'. No user has this ID.
        if [.deleteOwnUser, .changeOwnPassword].contains(request) { continue }
        if !request.entrances.contains(.admin) {
          #expect([404, 415].contains(answer.status), comment)
          continue
        }
        var refusal = Self.refusal(request.right, caller)
        let isKnown = ![.nobody, .garbage, .expired, .ended, .disabled].contains(caller)
        if isKnown, ![.none, .session].contains(request.right), ![.admin, .server].contains(caller) {
          refusal = "403 access"
        }
        if let refusal {
          #expect(answer.text == refusal, comment)
        } else {
          #expect(![0, 401, 403, 500, 503].contains(answer.status), comment)
        }
      }
    }
    try await page.stop()
  }

  @Test func `the router has exactly the requests of the table`() async throws {
    let folder = try TemporaryFolder()
    let server = SantaServer(try await LogKind.embedded.open(folder.url), token: AccessToken("x"))
    for entrance in [Entrance.network, .socket, .admin] {
      let routes = server.routes.router(for: entrance).routes.map(\.description).sorted()
      let requests = ServerRequest.allCases.filter { $0.entrances.contains(entrance) }
      let expected = requests.map { request in
        let path = request.path.split(separator: "/").map {
          $0.hasPrefix(":") ? "{\($0.dropFirst())}" : String($0)
        }
        return "\(request.method) /\(path.joined(separator: "/"))"
      }
      #expect(routes == expected.sorted())
    }
    #expect(
      Set(ServerRequest.allCases.map { "\($0.method) \($0.path)" }).count == ServerRequest.allCases.count)
  }

  @Test func `the page on security has the table`() throws {
    let url = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../docs/security.md").standardizedFileURL
    let page = try String(contentsOf: url, encoding: .utf8)
    let (begin, end) = ("<!-- requests -->\n", "<!-- end of requests -->")
    let start = try #require(page.range(of: begin)?.upperBound)
    let stop = try #require(page.range(of: end)?.lowerBound)
    if ProcessInfo.processInfo.environment["SANTA_WRITE_ACCESS_TABLE"] != nil {
      try (page[..<start] + AccessTable.markdown + page[stop...]).write(
        to: url, atomically: true, encoding: .utf8)
    } else {
      #expect(
        String(page[start..<stop]) == AccessTable.markdown, "Run this test with SANTA_WRITE_ACCESS_TABLE=1.")
    }
  }
}

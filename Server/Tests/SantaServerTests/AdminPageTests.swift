import Foundation
import SantaAccounts
import SantaReplication
import SantaServerTestSupport
import Testing

@testable import SantaServer

/// The lists, actions and live updates of the admin page.
@Suite(.serialized, .fewAtOnce) struct AdminPageTests {
  private struct List<Row: Decodable>: Decodable {
    var total: Int
    var from: Int
    var rows: [Row]
  }

  private struct User: Decodable {
    var id: String
    var kind: String
    var isAdmin: Bool
    var isDisabled: Bool
    var sessions: Int
    var lastSeen: String?
    var homeStores: Int
    var homeByteCount: Int
  }

  private struct StoreRow: Decodable {
    var path: String
    var name: String
    var isReserved: Bool
    var version: Int
    var byteCount: Int
    var replicas: Int
    var followers: Int
    var lastChange: String?
  }

  private struct Session: Decodable {
    var id: String
    var user: String
    var isCurrent: Bool
  }

  private struct Token: Decodable {
    var id: String
    var name: String?
    var user: String?
    var patterns: [String]
  }

  private struct GrantRow: Decodable {
    var subject: String
    var pattern: String
    var level: String
  }

  private func list<Row: Decodable>(
    _ type: Row.Type, _ target: String, _ page: AdminBed, _ token: String
  ) async throws -> List<Row> {
    let reply = try await page.send("GET", "/v1/admin/\(target)", token)
    #expect(reply.status == 200, "\(target): \(reply.text)")
    return try reply.decoded()
  }

  @Test(arguments: LogKind.allCases)
  func `stores are listed with their sizes, followers and last changes`(_ kind: LogKind) async throws {
    let page = try await AdminBed(kind)
    let bed = page.bed
    let admin = try await page.admin()
    let anna = try await bed.signIn("anna")
    let before = Date().addingTimeInterval(-2).formatted(.iso8601)
    let home = "\(anna.user.id):diary"
    let member = try await bed.join(home, anna.accessToken)
    #expect(try await bed.append(["A", "B"], member, to: home, anna.accessToken).status == 200)
    _ = try await bed.join("shared:empty", RunningServer.token)
    let stream = try await RawConnection.open(
      RawConnection.head(
        "GET", "/v1/stores/\(home)/changes?epoch=\(member.epoch)&after=0&follow=true", token: anna.accessToken
      )
        + "\r\n\r\n", bed.server)
    try await wait("The store isn't listed with its follower") {
      try await list(StoreRow.self, "stores?search=DIARY", page, admin.accessToken).rows.first?.followers == 1
    }
    let found = try await list(StoreRow.self, "stores?search=diary", page, admin.accessToken)
    let diary = try #require(found.rows.first)
    #expect(found.total == 1 && diary.path == "/\(anna.user.id)/diary" && diary.name == home)
    #expect(diary.version == 2 && diary.byteCount > 0 && diary.replicas == 1 && !diary.isReserved)
    #expect(try #require(diary.lastChange) >= before)
    // By the beginning of the owner's ID.
    let own = try await list(
      StoreRow.self, "stores?search=\(anna.user.id.prefix(12))", page, admin.accessToken)
    #expect(own.rows.map(\.name) == [home])
    let all = try await list(StoreRow.self, "stores", page, admin.accessToken)
    #expect(all.rows.contains { $0.path == "/shared/empty" && $0.lastChange == nil && $0.version == 0 })
    #expect(all.rows.contains { $0.path == "/__server" && $0.isReserved })
    #expect(all.rows.map(\.path) == all.rows.map(\.path).sorted())
    let sizes = try await list(StoreRow.self, "stores?sort=size", page, admin.accessToken).rows.map(
      \.byteCount)
    #expect(sizes == sizes.sorted(by: >))
    let user = try await list(User.self, "users?search=\(anna.user.id)", page, admin.accessToken).rows.first
    #expect(user?.homeStores == 1 && user?.homeByteCount == diary.byteCount && user?.kind == "identity")
    try await stream.close()
    try await wait("The follower stays") {
      try await list(StoreRow.self, "stores?search=diary", page, admin.accessToken).rows.first?.followers == 0
    }
    // A store of the server can't be deleted.
    #expect(try await page.send("DELETE", "/v1/stores/__server", admin.accessToken).status == 403)
    #expect(try await page.send("DELETE", "/v1/stores/\(home)", admin.accessToken).status == 200)
    let rest = try await list(StoreRow.self, "stores?search=diary", page, admin.accessToken)
    #expect(rest.total == 0 && rest.rows.isEmpty)
    let event = try #require(bed.auditEvents.last { $0.event == "deleteStore" })
    #expect(
      event.by == admin.user.id && event.path == "/\(anna.user.id)/diary" && event.session == admin.session)
    try await page.stop()
  }

  @Test(arguments: LogKind.allCases)
  func `actions have their effect, and are in the audit log with their admin`(_ kind: LogKind) async throws {
    let page = try await AdminBed(kind)
    let bed = page.bed
    let admin = try await page.admin()
    let (anna, again) = (try await bed.signIn("anna"), try await bed.signIn("anna"))
    func send(_ method: String, _ target: String, _ json: String? = nil) async throws {
      let reply = try await page.send(method, target, admin.accessToken, json: json)
      #expect(reply.status == 200, "\(method) \(target): \(reply.text)")
    }
    func user() async throws -> User {
      try #require(
        try await list(User.self, "users?search=\(anna.user.id)", page, admin.accessToken).rows.first)
    }
    func status(_ user: AccountsBed.User) async throws -> Int {
      try await bed.send("GET", "/v1/users/me", user.accessToken).status
    }
    let listed = try await user()
    #expect(listed.sessions == 2 && listed.lastSeen != nil && !listed.isAdmin && !listed.isDisabled)
    // Sessions.
    let sessions = try await list(Session.self, "sessions?search=\(anna.user.id)", page, admin.accessToken)
    #expect(Set(sessions.rows.map(\.id)) == [anna.session, again.session] && sessions.total == 2)
    #expect(
      try await list(Session.self, "sessions", page, admin.accessToken).rows.first { $0.isCurrent }?.id
        == admin.session)
    try await send("DELETE", "/v1/users/\(anna.user.id)/sessions/\(anna.session)")
    #expect(try await status(anna) == 401)
    #expect(try await status(again) == 200)
    // Tokens, of a user and of the server.
    for (owner, token) in [("anna", again.accessToken), ("server", RunningServer.token)] {
      let made = try await bed.send(
        "POST", "/v1/tokens", token,
        json: #"{"patterns":["/shared/*"],"level":"read","name":"backup of \#(owner)"}"#)
      #expect(made.status == 201)
    }
    let tokens = try await list(Token.self, "tokens?search=BACKUP", page, admin.accessToken).rows
    #expect(
      Set(tokens.map(\.user)) == [anna.user.id, nil] && tokens.allSatisfy { $0.patterns == ["/shared/*"] })
    for token in tokens { try await send("DELETE", "/v1/admin/tokens/\(token.id)") }
    #expect(try await list(Token.self, "tokens", page, admin.accessToken).total == 0)
    #expect(
      try await page.send("DELETE", "/v1/admin/tokens/\(tokens[0].id)", admin.accessToken).text
        == "404 unknown")
    // Grants.
    try await send(
      "PUT", "/v1/grants", #"{"subject":"user:\#(anna.user.id)","pattern":"/family/*","level":"write"}"#)
    for search in ["FAMILY", anna.user.id, ""] {
      let grants = try await list(GrantRow.self, "grants?search=\(search)", page, admin.accessToken).rows
      #expect(
        grants.map(\.subject) == ["user:\(anna.user.id)"] && grants.first?.level == "write", "\(search)")
    }
    try await send("DELETE", "/v1/grants", #"{"subject":"user:\#(anna.user.id)","pattern":"/family/*"}"#)
    #expect(try await list(GrantRow.self, "grants", page, admin.accessToken).total == 0)
    // The user.
    try await send("PATCH", "/v1/users/\(anna.user.id)", #"{"isAdmin":true}"#)
    #expect(try await user().isAdmin)
    try await send("PATCH", "/v1/users/\(anna.user.id)", #"{"isAdmin":false,"isDisabled":true}"#)
    let disabled = try await user()
    #expect(!disabled.isAdmin && disabled.isDisabled && disabled.sessions == 0)
    #expect(try await status(again) == 401)
    try await send("PATCH", "/v1/users/\(anna.user.id)", #"{"isDisabled":false}"#)
    #expect(try await !user().isDisabled)
    try await send("DELETE", "/v1/users/\(anna.user.id)")
    #expect(try await list(User.self, "users?search=\(anna.user.id)", page, admin.accessToken).total == 0)
    try await send("DELETE", "/v1/sessions")
    #expect(try await page.send("GET", "/v1/admin/users", admin.accessToken).text == "401 session")
    let events = bed.auditEvents.filter { $0.by == admin.user.id }.map(\.event)
    #expect(
      events.filter { $0 != "signIn" } == [
        "endSession", "deleteToken", "deleteToken", "grant", "grant", "makeAdmin", "disableUser", "makeUser",
        "enableUser", "deleteUser", "endAllSessions",
      ], "\(events)")
    try await page.stop()
  }

  @Test(arguments: LogKind.allCases)
  func `long lists come in parts`(_ kind: LogKind) async throws {
    let page = try await AdminBed(kind)
    let admin = try await page.admin()
    for number in 0..<60 { _ = try await page.bed.signIn("user \(number)") }
    var seen: [String] = []
    for from in stride(from: 0, to: 61, by: 25) {
      let part = try await list(User.self, "users?from=\(from)&count=25", page, admin.accessToken)
      #expect(part.total == 61 && part.from == from && part.rows.count == min(25, 61 - from))
      seen += part.rows.map(\.id)
    }
    #expect(Set(seen).count == 61)
    #expect(try await list(User.self, "users", page, admin.accessToken).rows.count == 50)
    #expect(try await list(User.self, "users?from=61", page, admin.accessToken).rows.isEmpty)
    #expect(
      try await list(User.self, "users?from=1000000000&count=200", page, admin.accessToken).rows.isEmpty)
    #expect(try await list(Session.self, "sessions?count=200", page, admin.accessToken).rows.count == 61)
    let reply = try await page.send("GET", "/v1/admin/users?count=200", admin.accessToken)
    #expect(reply.body.utf8.count < 61 * 400)
    for query in [
      "from=-1", "from=x", "count=0", "count=201", "count=", "from=99999999999999999999",
      "search=\(String(repeating: "a", count: 201))",
    ] {
      for name in ["users", "stores", "sessions", "tokens", "grants"] {
        let reply = try await page.send("GET", "/v1/admin/\(name)?\(query)", admin.accessToken)
        #expect(reply.text == "400 parameter", "\(name) \(query)")
      }
    }
    #expect(
      try await page.send("GET", "/v1/admin/stores?sort=age", admin.accessToken).text == "400 parameter")
    // Characters with a meaning elsewhere.
    for search in ["%25", "%27%22", "*", "_", "%5C", "%F0%9F%8E%84", "%00", "%ff", "{0}", "$0"] {
      #expect(
        try await page.send("GET", "/v1/admin/users?search=\(search)", admin.accessToken).status == 200,
        "\(search)")
    }
    try await page.stop()
  }

  @Test(arguments: LogKind.allCases)
  func `updates arrive by themselves, until the admin has lost the right`(_ kind: LogKind) async throws {
    let page = try await AdminBed(kind)
    let bed = page.bed
    let (admin, other) = (try await page.admin(), try await page.admin("other"))
    func events(_ token: String) async throws -> RawConnection {
      var stream: RawConnection?
      try await wait("No event") {
        let connection = try await page.open("GET", "/v1/admin/events", token)
        try await wait("No answer") { connection.text.contains("\ndata: ") || !connection.isOpen }
        if connection.isOpen { stream = connection }
        return connection.isOpen
      }
      return try #require(stream)
    }
    let streams = [
      try await events(admin.accessToken), try await events(other.accessToken),
      try await events(RunningServer.token),
    ]
    func last(_ stream: RawConnection) -> AdminStateRow? {
      let data = stream.text.split(separator: "\n").last { $0.hasPrefix("data: ") && $0.hasSuffix("}") }
      return data.flatMap { try? JSONDecoder().decode(AdminStateRow.self, from: Data($0.dropFirst(6).utf8)) }
    }
    let users = try #require(last(streams[0])?.users)
    _ = try await bed.signIn("anna")
    let member = try await bed.join("shared:list", RunningServer.token)
    #expect(try await bed.append(["A"], member, to: "shared:list", RunningServer.token).status == 200)
    for stream in streams {
      try await wait("The update doesn't arrive: \(stream.text.suffix(600))") {
        last(stream).map { $0.users == users + 1 && $0.changes >= 1 && $0.stores >= 2 } ?? false
      }
    }
    // An admin who is none any more, and one whose session has ended.
    #expect(
      try await page.send(
        "PATCH", "/v1/users/\(other.user.id)", admin.accessToken, json: #"{"isAdmin":false}"#
      ).status
        == 200)
    try await wait("The former admin's stream is open") { !streams[1].isOpen }
    #expect(try await page.send("GET", "/v1/admin/events", other.accessToken).text == "403 access")
    #expect(streams[0].isOpen)
    #expect(try await page.send("DELETE", "/v1/sessions/current", admin.accessToken).status == 200)
    try await wait("The stream outlives its session") { !streams[0].isOpen }
    #expect(streams[2].isOpen)
    try await page.stop()
    try await wait("The stream outlives the server") { !streams[2].isOpen }
  }

  private struct AdminStateRow: Decodable {
    var users: Int
    var stores: Int
    var changes: Int
  }

  @Test func `all pages share one look at the stores`() async throws {
    let folder = try TemporaryFolder()
    let server = SantaServer(try await LogKind.embedded.open(folder.url), token: AccessToken("x"))
    let watch = AdminWatch(
      server.routes.log, server.routes.accounts, server.routes.metrics, quotas: (nil, nil),
      interval: .seconds(3_600))
    let times = await withTaskGroup(of: ContinuousClock.Instant.self) { group in
      for _ in 0..<50 { group.addTask { await watch.reading().time } }
      return await group.reduce(into: Set<ContinuousClock.Instant>()) { $0.insert($1) }
    }
    #expect(times.count == 1)
    let revision = await watch.reading().state.storesRevision
    await watch.storeWasDeleted()
    let next = await watch.reading()
    #expect(!times.contains(next.time) && next.state.storesRevision == revision)
  }

  @Test func `while the stores can't be listed, their last figures stay`() async throws {
    let folder = try TemporaryFolder()
    let log = UnreliableLog(try await RunningServer.log(folder.url), failures: 0, seed: 1)
    _ = try await log.join(try #require(StorePath("/shared/list")), as: nil, creates: true)
    let server = SantaServer(log, token: AccessToken("x"))
    let watch = AdminWatch(
      log, server.routes.accounts, server.routes.metrics, quotas: (nil, nil), interval: .zero)
    let before = await watch.reading()
    #expect(before.state.isAvailable && before.state.stores == 1)
    await log.failListing(true)
    let during = await watch.reading()
    #expect(!during.state.isAvailable && during.stores == before.stores)
    #expect(during.state.storesRevision == before.state.storesRevision)
    await log.failListing(false)
    #expect(await watch.reading().state.isAvailable)
  }

  @Test func `a server without users shows its stores to its token, and makes nothing`() async throws {
    let page = try await AdminBed()
    for name in ["users", "sessions", "tokens", "grants", "stores"] {
      let reply = try await page.send("GET", "/v1/admin/\(name)", RunningServer.token)
      #expect(reply.status == 200 && reply.body.contains(#""total":0"#), "\(name): \(reply.body)")
    }
    try await page.stop()
  }

  @Test(.timeLimit(.minutes(5)))
  func `a server whose admin page can't listen ends with the reason`() async throws {
    let page = try await AdminBed()
    let folder = try TemporaryFolder()
    var configuration = SantaServer.Configuration(port: 0)
    configuration.admin = AdminSettings(port: page.port)
    let server = SantaServer(
      try await LogKind.embedded.open(folder.url), token: AccessToken("x"), configuration: configuration)
    let error = await #expect(throws: SantaServer.CannotServe.self) { try await server.run() }
    #expect(error?.description.contains("--admin") == true)
    try await page.stop()
  }

  @Test func `the embedded files are those of the folder, and small`() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Sources/SantaServer/AdminPage/Web").standardizedFileURL
    var total = 0
    for (name, text) in [
      ("admin.html", AdminAssets.html), ("admin.js", AdminAssets.script), ("admin.css", AdminAssets.style),
    ] {
      let file = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
      #expect(file == text, "Run scripts/page.sh after a change to \(name).")
      total += file.utf8.count
    }
    #expect(total < 60_000)
    let script = AdminAssets.script
    for word in ["innerHTML", "localStorage", "sessionStorage", "indexedDB", "document.cookie", "eval("] {
      #expect(!script.contains(word), "\(word)")
    }
    #expect(!script.contains("http://") && !AdminAssets.html.contains(" style="))
  }

  @Test func `the version is that of the changelog`() throws {
    let url = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../CHANGELOG.md")
    let lines = try String(contentsOf: url.standardizedFileURL, encoding: .utf8).split(separator: "\n")
    #expect(try #require(lines.first { $0.hasPrefix("## ") }).hasPrefix("## \(SantaServer.version)"))
  }
}

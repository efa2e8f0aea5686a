import Foundation
import SantaAccounts
import SantaReplication
import SantaServerTestSupport
import Testing

@testable import SantaServer

/// What users may do with stores, over HTTP.
@Suite(.serialized, .fewAtOnce) struct PermissionRequestTests {
  private struct Refusal: Decodable {
    struct Details: Decodable {
      var code: String
      var level: AccessLevel?
      var sequence: UInt64?
      var epoch: String?
    }

    var error: Details
  }

  private struct Joined: Decodable {
    var epoch: String
    var replica: UInt32
    var level: AccessLevel
    var path: String
  }

  @Test(arguments: LogKind.allCases)
  func `changes that the order has are acknowledged without the right to write`(_ kind: LogKind) async throws
  {
    let bed = try await AccountsBed(kind)
    let user = try await bed.signIn("anna")
    try await bed.grant(user, "/shared/*", "write", create: true)
    let member = try await bed.join("shared:list", user.accessToken)
    #expect(try await bed.append(["A", "B"], member, to: "shared:list", user.accessToken).status == 200)
    try await bed.grant(user, "/shared/*", "read")
    for level in [AccessLevel.read, .none] {
      if level == .none { try await bed.revoke(user, "/shared/*") }
      #expect(try await bed.append(["A", "B"], member, to: "shared:list", user.accessToken).status == 200)
      #expect(try await bed.append(["B"], from: 2, member, to: "shared:list", user.accessToken).status == 200)
      for (changes, first) in [(["B", "C"], 2), (["C"], 3)] {
        let answer = try await bed.append(changes, from: first, member, to: "shared:list", user.accessToken)
        #expect(answer.text == "403 access")
        let error = try answer.decoded(Refusal.self).error
        #expect(error.level == level && error.sequence == 2)
      }
      // A fork is more than a missing right: the client must continue as another replica.
      #expect(
        try await bed.append(["X", "C"], from: 2, member, to: "shared:list", user.accessToken).text
          == "409 forked")
    }
    // Those who own no replica there aren't told whether the store exists.
    let stranger = try await bed.signIn("stranger")
    for store in ["shared:list", "shared:missing"] {
      #expect(try await bed.append(["A"], member, to: store, stranger.accessToken).text == "403 access")
      let answer = try await bed.send("POST", "/v1/stores/\(store)/replicas", stranger.accessToken, Data())
      #expect(answer.text == "403 access")
    }
    try await bed.stop()
  }

  @Test(arguments: LogKind.allCases)
  func `a replica belongs to the user who joined with it`(_ kind: LogKind) async throws {
    let bed = try await AccountsBed(kind)
    let (anna, bob) = (try await bed.signIn("anna"), try await bed.signIn("bob"))
    for user in [anna, bob] { try await bed.grant(user, "/shared/*", "write", create: true) }
    let member = try await bed.join("shared:list", anna.accessToken)
    let (epoch, replica) = (member.epoch, member.replica)
    let again = "/v1/stores/shared:list/replicas?epoch=\(epoch)&replica=\(replica)"
    #expect(try await bed.send("POST", again, anna.accessToken, Data()).decoded(Membership.self) == member)
    for token in [bob.accessToken, RunningServer.token] {
      #expect(try await bed.send("POST", again, token, Data()).text == "403 owner")
      #expect(try await bed.append(["A"], member, to: "shared:list", token).text == "403 owner")
      let read = "/v1/stores/shared:list/changes?epoch=\(epoch)&after=0&replica=\(replica)"
      #expect(try await bed.send("GET", read, token).text == "403 owner")
    }
    // A number that joined with the server's token belongs to no user. A user continues with another one.
    let old = try await bed.join("shared:list", RunningServer.token)
    #expect(try await bed.append(["A"], old, to: "shared:list", bob.accessToken).text == "403 owner")
    let new: Membership = try await bed.send(
      "POST", "/v1/stores/shared:list/replicas?epoch=\(epoch)&replica=\(old.replica)", bob.accessToken, Data()
    ).decoded()
    #expect(new.epoch == epoch && new.replica != old.replica)
    #expect(try await bed.append(["A"], new, to: "shared:list", bob.accessToken).status == 200)
    try await bed.stop()
  }

  @Test func `only those who may create a store do`() async throws {
    let bed = try await AccountsBed(.embedded)
    let (anna, bob) = (try await bed.signIn("anna"), try await bed.signIn("bob"))
    let joined: Joined = try await bed.send(
      "POST", "/v1/stores/~:tasks/replicas", anna.accessToken, Data()
    ).decoded()
    #expect(joined.level == .manage && joined.path == "/\(anna.user.id)/tasks")
    // The same store: the ID in capitals, and an encoded separator.
    for name in ["\(anna.user.id.uppercased()):tasks", "%7E%3Atasks"] {
      #expect(try await bed.join(name, anna.accessToken).epoch == joined.epoch, "\(name)")
    }
    #expect(
      try await bed.send("POST", "/v1/stores/\(anna.user.id):tasks/replicas", bob.accessToken, Data()).text
        == "403 access")
    try await bed.grant(bob, "/club/*", "write")
    #expect(
      try await bed.send("POST", "/v1/stores/club:list/replicas", bob.accessToken, Data()).text
        == "403 create")
    try await bed.grant(bob, "/club/*", "write", create: true)
    #expect(
      try await bed.send("POST", "/v1/stores/club:list/replicas", bob.accessToken, Data()).status == 200)
    // Each sees only the stores that they may read.
    struct Stores: Decodable {
      struct Store: Decodable {
        var name: String
      }

      var stores: [Store]
    }
    let annas: Stores = try await bed.send("GET", "/v1/stores", anna.accessToken).decoded()
    #expect(annas.stores.map(\.name) == ["\(anna.user.id):tasks"])
    let bobs: Stores = try await bed.send("GET", "/v1/stores", bob.accessToken).decoded()
    #expect(bobs.stores.map(\.name) == ["club:list"])
    try await bed.stop()
  }

  @Test func `only an admin lists the grants of all paths`() async throws {
    let bed = try await AccountsBed(.embedded)
    let (anna, bob) = (try await bed.signIn("anna"), try await bed.signIn("bob"))
    try await bed.makeAdmin(anna)
    try await bed.grant(bob, "/b/*", "manage")
    try await bed.grant(bob, "/a", "read", create: true)
    try await bed.grant(anna, "/c", "write")
    try await bed.revoke(anna, "/c")
    struct Grants: Decodable {
      struct Grant: Decodable {
        var pattern: String
        var level: String
        var create: Bool
      }

      var grants: [Grant]
    }
    for token in [anna.accessToken, RunningServer.token] {
      let list = try await bed.send("GET", "/v1/grants", token).decoded(Grants.self).grants
      #expect(list.map { "\($0.pattern) \($0.level) \($0.create)" } == ["/a read true", "/b/* manage false"])
    }
    #expect(try await bed.send("GET", "/v1/grants", bob.accessToken).text == "403 access")
    #expect(try await bed.send("GET", "/v1/grants?path=/b/list", bob.accessToken).text == "200")
    try await bed.stop()
  }

  @Test func `users give up their own rights, and see names where they manage`() async throws {
    let bed = try await AccountsBed(.embedded)
    let (anna, bob) = (try await bed.signIn("anna"), try await bed.signIn("bob"))
    // Users of an identity provider have no name.
    let made = try await bed.send(
      "PUT", "/v1/users/name:Cleo/password", RunningServer.token, json: #"{"newPassword":"a long password"}"#)
    #expect(made.status == 201, "\(made.text)")
    let cleo: AccountsBed.User = try await bed.send(
      "POST", "/v1/sessions", nil, json: #"{"name":"Cleo","password":"a long password"}"#
    ).decoded()
    struct Grants: Decodable {
      struct Grant: Decodable {
        var subject: String
        var level: String
        var name: String?
      }

      var grants: [Grant]
    }
    func grants(_ user: AccountsBed.User, _ path: String) async throws -> Set<String> {
      let list = try await bed.send("GET", "/v1/grants?path=\(path)", user.accessToken).decoded(Grants.self)
      return Set(list.grants.map { "\($0.name ?? $0.subject) \($0.level)" })
    }
    func leave(_ user: AccountsBed.User, of subject: String, _ path: String) async throws -> String {
      let json = #"{"subject":"\#(subject)","pattern":"\#(path)"}"#
      let answer = try await bed.send("DELETE", "/v1/grants", user.accessToken, json: json)
      return answer.text
    }
    for user in [anna, bob, cleo] { try await bed.grant(user, "/club/list", "read") }
    try await bed.grant(anna, "/club/*", "manage")
    let (annas, bobs) = ("user:\(anna.user.id)", "user:\(bob.user.id)")
    #expect(
      try await grants(anna, "/club/list") == [
        "\(annas) manage", "\(annas) read", "\(bobs) read", "Cleo read",
      ])
    // Neither the right of another user, nor a right with another pattern, nor one that the user lacks.
    #expect(try await leave(bob, of: annas, "/club/list") == "403 access")
    #expect(try await leave(bob, of: bobs, "/club/*") == "403 access")
    #expect(try await leave(bob, of: bobs, "/club/other") == "403 access")
    #expect(try await leave(bob, of: bobs, "/club/list") == "200")
    #expect(try await leave(cleo, of: "name:cleo", "/club/list") == "200")
    #expect(try await grants(anna, "/club/list") == ["\(annas) manage", "\(annas) read"])
    #expect(try await leave(bob, of: bobs, "/club/list") == "403 access")
    // A manager can leave, too, and then manages nothing.
    #expect(try await leave(anna, of: annas, "/club/*") == "200")
    #expect(try await bed.send("GET", "/v1/grants?path=/club/list", anna.accessToken).text == "403 access")
    try await bed.stop()
  }

  @Test func `a user offers a store, and another one accepts`() async throws {
    let bed = try await AccountsBed(.embedded)
    let (anna, bob) = (try await bed.signIn("anna"), try await bed.signIn("bob"))
    let path = "/\(anna.user.id)/list"
    _ = try await bed.join("~:list", anna.accessToken)
    let offered = try await bed.send(
      "POST", "/v1/offers", anna.accessToken, json: #"{"path":"/~/list","level":"write"}"#)
    #expect(offered.status == 201)
    let token = try #require(try offered.decoded([String: String].self)["token"])
    let accepted = try await bed.send(
      "POST", "/v1/offers/accept", bob.accessToken, json: #"{"token":"\#(token)"}"#)
    #expect(accepted.status == 200)
    #expect(try accepted.decoded([String: String].self) == ["path": path, "level": "write"])
    let member = try await bed.join("\(anna.user.id):list", bob.accessToken)
    #expect(try await bed.append(["A"], member, to: "\(anna.user.id):list", bob.accessToken).status == 200)
    let permissions = try await bed.send("GET", "/v1/permissions", bob.accessToken)
    struct Permissions: Decodable {
      struct Permission: Decodable, Equatable {
        var path: String
        var level: String
        var create: Bool
      }

      var permissions: [Permission]
      var isAdmin: Bool
    }
    let list = try permissions.decoded(Permissions.self)
    #expect(!list.isAdmin)
    #expect(list.permissions.contains(.init(path: path, level: "write", create: false)))
    #expect(list.permissions.contains(.init(path: "/\(bob.user.id)/**", level: "manage", create: true)))
    #expect(list.permissions.contains(.init(path: "/\(bob.user.id)", level: "manage", create: true)))
    #expect(list.permissions.count == 3)
    // Bob may not pass the right on.
    for (method, route, json) in [
      ("POST", "/v1/offers", #"{"path":"\#(path)","level":"read"}"#),
      ("PUT", "/v1/grants", #"{"subject":"users","pattern":"\#(path)","level":"read"}"#),
      ("PUT", "/v1/grants", #"{"subject":"anyone","pattern":"/*","level":"read"}"#),
      ("DELETE", "/v1/grants", #"{"subject":"users","pattern":"\#(path)"}"#),
    ] {
      #expect(try await bed.send(method, route, bob.accessToken, json: json).text == "403 access", "\(json)")
    }
    try await bed.stop()
  }

  @Test(arguments: LogKind.allCases)
  func `a deleted store stays deleted for its replicas`(_ kind: LogKind) async throws {
    let bed = try await AccountsBed(kind)
    let user = try await bed.signIn("anna")
    let member = try await bed.join("~:list", user.accessToken)
    #expect(try await bed.append(["A"], member, to: "~:list", user.accessToken).status == 200)
    let deleted = try await bed.send("DELETE", "/v1/stores/~:list", user.accessToken)
    let event = try #require(bed.auditEvents.last { $0.event == "deleteStore" })
    #expect(
      event.by == user.user.id && event.path == "/\(user.user.id)/list" && event.session == user.session)
    #expect(try deleted.decoded([String: String].self) == ["epoch": member.epoch])
    #expect(try await bed.send("DELETE", "/v1/stores/~:list", user.accessToken).text == "404 store")
    let (epoch, replica) = (member.epoch, member.replica)
    func check() async throws {
      let answers = [
        try await bed.append(["A"], member, to: "~:list", user.accessToken),
        try await bed.send("GET", "/v1/stores/~:list/changes?epoch=\(epoch)&after=0", user.accessToken),
        try await bed.send(
          "POST", "/v1/stores/~:list/replicas?epoch=\(epoch)&replica=\(replica)", user.accessToken, Data()),
      ]
      for answer in answers {
        #expect(answer.text == "410 deleted")
        #expect(try answer.decoded(Refusal.self).error.epoch == epoch)
      }
    }
    try await check()
    let next = try await bed.join("~:list", user.accessToken)
    #expect(next.epoch != epoch)
    #expect(try await bed.append(["B"], next, to: "~:list", user.accessToken).status == 200)
    try await check()
    try await bed.stop()
  }

  @Test func `a grant to anyone lets in callers without a token, who have no further rights`() async throws {
    let bed = try await AccountsBed(.embedded)
    let member = try await bed.join("public:news", RunningServer.token)
    let read = "/v1/stores/public:news/changes?epoch=\(member.epoch)&after=0"
    #expect(try await bed.send("GET", read, nil).text == "401 token")
    let granted = try await bed.send(
      "PUT", "/v1/grants", RunningServer.token,
      json: #"{"subject":"anyone","pattern":"/public/*","level":"read"}"#)
    #expect(granted.status == 200)
    #expect(try await bed.send("GET", read, nil).status == 200)
    #expect(try await bed.send("GET", read, "santa_wrong").text == "401 token")
    let nobody = try await bed.join("public:news", nil)
    #expect(try await bed.append(["A"], nobody, to: "public:news", nil).text == "401 token")
    #expect(try await bed.send("GET", "/v1/stores", nil).text == "401 token")
    #expect(try await bed.send("GET", "/v1/permissions", nil).text == "401 token")
    try await bed.stop()
  }
}

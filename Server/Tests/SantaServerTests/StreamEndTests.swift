import Foundation
import SantaAccounts
import SantaReplication
import SantaServerTestSupport
import Testing

@testable import SantaServer

/// Streams of changes end with the rights of their callers.
@Suite(.serialized, .fewAtOnce) struct StreamEndTests {
  /// Opens a stream of several stores, and returns its connection.
  private func stream(
    _ sources: [(store: String, member: Membership)], _ user: AccountsBed.User, _ server: RunningServer,
    isReading: Bool = true
  ) async throws -> RawConnection {
    let list = sources.map { source in
      #"{"name":"\#(source.store)","epoch":"\#(source.member.epoch)","replica":\#(source.member.replica),"after":0}"#
    }
    let body = #"{"stores":[\#(list.joined(separator: ","))]}"#
    let head = RawConnection.head(
      "POST", "/v1/changes", token: user.accessToken, "Content-Length: \(body.utf8.count)")
    return try await RawConnection.open(head + "\r\n\r\n" + body, server, isReading: isReading)
  }

  private func follow(
    _ store: String, _ member: Membership, _ token: String, _ server: RunningServer, isReading: Bool = true
  ) async throws -> RawConnection {
    let path = "/v1/stores/\(store)/changes?epoch=\(member.epoch)&after=0&follow=true"
    return try await RawConnection.open(
      RawConnection.head("GET", path, token: token) + "\r\n\r\n", server, isReading: isReading)
  }

  private func waitForStreams(_ count: Int, _ server: RunningServer) async throws {
    try await wait("There are not \(count) streams") {
      let text = String(decoding: try await server.send("/metrics").body, as: UTF8.self)
      return text.contains("santa_server_followers \(count)\n")
    }
  }

  @Test(arguments: LogKind.allCases)
  func `a store whose right is revoked ends in a stream, and the other stores go on`(_ kind: LogKind)
    async throws
  {
    let bed = try await AccountsBed(kind)
    let user = try await bed.signIn("anna")
    try await bed.grant(user, "/shared/*", "write", create: true)
    let shared = try await bed.join("shared:list", user.accessToken)
    let own = try await bed.join("~:list", user.accessToken)
    let connection = try await stream([("/shared/list", shared), ("~:list", own)], user, bed.server)
    try await wait("The stream has no frames") { connection.text.contains("\u{2}") }
    try await bed.revoke(user, "/shared/*")
    try await wait("The store isn't refused") { connection.text.contains(#""code":"access""#) }
    #expect(connection.text.contains(#""level":"none""#))
    // The stream has the replica's own changes without their bytes.
    let other = try await bed.join("~:list", user.accessToken)
    #expect(try await bed.append(["Mine"], other, to: "~:list", user.accessToken).status == 200)
    try await wait("The other store doesn't go on") { connection.text.contains("Mine") }
    #expect(connection.isOpen)
    let admin = try await bed.join("shared:list", RunningServer.token)
    #expect(try await bed.append(["Secret"], admin, to: "shared:list", RunningServer.token).status == 200)
    #expect(try await bed.append(["Second"], from: 2, other, to: "~:list", user.accessToken).status == 200)
    try await wait("The other store doesn't go on") { connection.text.contains("Second") }
    #expect(!connection.text.contains("Secret"))
    try await connection.close()
    try await bed.stop()
  }

  @Test func `a stream ends with its session, its user and its token`() async throws {
    let bed = try await AccountsBed(.embedded)
    let ends: [(String, (AccountsBed.User) async throws -> AccountsBed.Answer)] = [
      ("signed out", { try await bed.send("DELETE", "/v1/sessions/current", $0.accessToken) }),
      (
        "ended by the user",
        {
          try await bed.send("DELETE", "/v1/sessions/\($0.session)", try await bed.signIn("user").accessToken)
        }
      ),
      (
        "ended by an admin",
        {
          try await bed.send("DELETE", "/v1/users/\($0.user.id)/sessions/\($0.session)", RunningServer.token)
        }
      ),
      (
        "disabled",
        {
          try await bed.send(
            "PATCH", "/v1/users/\($0.user.id)", RunningServer.token, json: #"{"isDisabled":true}"#)
        }
      ),
    ]
    for (reason, end) in ends {
      let user = try await bed.signIn("user")
      let member = try await bed.join("~:list", user.accessToken)
      let several = try await stream([("~:list", member)], user, bed.server)
      let single = try await follow("~:list", member, user.accessToken, bed.server)
      try await waitForStreams(2, bed.server)
      #expect(try await end(user).status == 200)
      try await wait("\(reason): a stream goes on") {
        !single.isOpen && several.text.contains(#""code":"session""#)
      }
      try await waitForStreams(0, bed.server)
      #expect(try await bed.send("GET", "/v1/stores", user.accessToken).text == "401 session")
      try await several.close()
    }
    try await bed.stop()
  }

  @Test func `a stream ends with its program token`() async throws {
    let bed = try await AccountsBed(.embedded)
    let user = try await bed.signIn("anna")
    let member = try await bed.join("~:list", user.accessToken)
    for ending in ["deleted", "expired"] {
      let made = try await bed.send(
        "POST", "/v1/tokens", user.accessToken,
        json: #"{"patterns":["/~/*"],"level":"read","expiresIn":3600}"#
      ).decoded([String: String].self)
      let token = try #require(made["token"])
      let single = try await follow("~:list", member, token, bed.server)
      try await waitForStreams(1, bed.server)
      if ending == "deleted" {
        let id = try #require(made["id"])
        #expect(try await bed.send("DELETE", "/v1/tokens/\(id)", user.accessToken).status == 200)
      } else {
        bed.setClock(4_000)
      }
      try await wait("\(ending): the stream goes on") { !single.isOpen }
      #expect(try await bed.send("GET", "/v1/stores", token).text == "401 token")
    }
    try await bed.stop()
  }

  @Test func `a slow reader does not keep a stream`() async throws {
    let bed = try await AccountsBed(.embedded)
    let user = try await bed.signIn("anna")
    let member = try await bed.join("~:list", user.accessToken)
    let long = String(repeating: "x", count: 1 << 20)
    for first in 1...20 {
      #expect(
        try await bed.append([long + "\(first)"], from: first, member, to: "~:list", user.accessToken).status
          == 200)
    }
    let single = try await follow("~:list", member, user.accessToken, bed.server, isReading: false)
    let several = try await stream([("~:list", member)], user, bed.server, isReading: false)
    try await waitForStreams(2, bed.server)
    #expect(try await bed.send("DELETE", "/v1/sessions/current", user.accessToken).status == 200)
    try await waitForStreams(0, bed.server)
    try await single.close()
    try await several.close()
    try await bed.stop()
  }

  @Test func `a stream ends if its server can't compare rights, and sends nothing that is new`() async throws
  {
    var unreliable: UnreliableLog?
    let bed = try await AccountsBed(
      .embedded,
      wrapping: { log in
        let log = UnreliableLog(try #require(log as? EmbeddedLog), failures: 0, seed: 1)
        unreliable = log
        return log
      })
    let log = try #require(unreliable)
    let user = try await bed.signIn("anna")
    try await bed.grant(user, "/shared/list", "read")
    let member = try await bed.join("shared:list", RunningServer.token)
    let single = try await follow("shared:list", member, user.accessToken, bed.server)
    let list = #"{"stores":[{"name":"/shared/list","epoch":"\#(member.epoch)","after":0}]}"#
    let head = RawConnection.head(
      "POST", "/v1/changes", token: user.accessToken, "Content-Length: \(list.utf8.count)")
    let several = try await RawConnection.open(head + "\r\n\r\n" + list, bed.server)
    try await waitForStreams(2, bed.server)
    await log.failReading(.accounts)
    // From here on, the last comparison is more than a second old.
    try await Task.sleep(for: .seconds(1))
    #expect(try await bed.append(["Secret"], member, to: "shared:list", RunningServer.token).status == 200)
    try await wait("The streams go on") {
      !single.isOpen && several.text.contains(#""code":"unavailable""#)
    }
    #expect(!single.text.contains("Secret") && !several.text.contains("Secret"))
    let page = "/v1/stores/shared:list/changes?epoch=\(member.epoch)&after=0"
    #expect(try await bed.sendOnce("GET", page, user.accessToken).text == "503 unavailable")
    await log.failReading(nil)
    #expect(try await bed.send("GET", page, user.accessToken).text == "200")
    try? await several.close()
    try await bed.stop()
  }

  #if PostgreSQL
    @Test func `a right that one process revokes ends in another one`() async throws {
      let bed = try await AccountsBed(.postgres)
      let second = try await bed.another()
      let user = try await bed.signIn("anna")
      try await bed.grant(user, "/shared/*", "write", create: true)
      let member = try await bed.join("shared:list", user.accessToken)
      let connection = try await stream([("shared:list", member)], user, second)
      try await waitForStreams(1, second)
      let other = try await bed.join("shared:list", user.accessToken)
      #expect(
        try await bed.append(["One"], other, to: "shared:list", user.accessToken, on: second).status == 200)
      try await wait("The stream has no change") { connection.text.contains("One") }
      try await bed.revoke(user, "/shared/*")
      // The other process may not have heard of it. PostgreSQL refuses the change in its transaction.
      let answer = try await bed.append(
        ["Two"], from: 2, other, to: "shared:list", user.accessToken, on: second)
      #expect(answer.text == "403 access")
      try await wait("The stream goes on") { connection.text.contains(#""code":"access""#) }
      try await connection.close()
      try await second.stop()
      try await bed.stop()
    }
  #endif
}

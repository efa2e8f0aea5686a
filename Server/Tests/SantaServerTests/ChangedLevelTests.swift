import Foundation
import SantaAccounts
import SantaCore
import SantaReplication
import SantaServerTestSupport
import SantaSync
import Testing

@testable import SantaServer

/// Clients that only listen learn at once that their right was raised or lowered.
@Suite(.serialized, .fewAtOnce) struct ChangedLevelTests {
  private func stream(
    _ stores: [(path: String, level: String)], _ epoch: String, _ user: AccountsBed.User,
    _ server: RunningServer
  ) async throws -> RawConnection {
    let list = stores.map { #"{"name":"\#($0.path)","epoch":"\#(epoch)","after":0,"level":"\#($0.level)"}"# }
    let body = #"{"stores":[\#(list.joined(separator: ","))]}"#
    let head = RawConnection.head(
      "POST", "/v1/changes", token: user.accessToken, "Content-Length: \(body.utf8.count)")
    return try await RawConnection.open(head + "\r\n\r\n" + body, server)
  }

  private func hasLevel(_ level: String, _ connection: RawConnection) -> Bool {
    connection.text.contains(#""code":"level","level":"\#(level)""#)
  }

  @Test(arguments: LogKind.allCases)
  func `a store whose level changes ends in a stream that names the former one`(_ kind: LogKind) async throws
  {
    let bed = try await AccountsBed(kind)
    let user = try await bed.signIn("anna")
    try await bed.grant(user, "/shared/list", "write")
    let admin = try await bed.join("shared:list", RunningServer.token)
    for (former, next) in [("write", "read"), ("read", "write"), ("write", "manage"), ("manage", "read")] {
      let several = try await stream([("/shared/list", former)], admin.epoch, user, bed.server)
      let single = try await RawConnection.open(
        RawConnection.head(
          "GET", "/v1/stores/shared:list/changes?epoch=\(admin.epoch)&after=0&follow=true&level=\(former)",
          token: user.accessToken) + "\r\n\r\n", bed.server)
      try await wait("The stream has no frames") {
        several.text.contains("\u{2}") && single.text.contains("\u{2}")
      }
      #expect(!several.text.contains("code"))
      try await bed.grant(user, "/shared/list", next)
      try await wait("The streams go on after \(former) became \(next)") {
        hasLevel(next, several) && !single.isOpen
      }
      try? await several.close()
    }
    try await bed.stop()
  }

  @Test func `a level that has changed before the stream began ends it, too`() async throws {
    let bed = try await AccountsBed(.embedded)
    let user = try await bed.signIn("anna")
    try await bed.grant(user, "/shared/list", "read")
    let admin = try await bed.join("shared:list", RunningServer.token)
    let several = try await stream([("/shared/list", "write")], admin.epoch, user, bed.server)
    try await wait("The stream begins") { hasLevel("read", several) }
    try await several.close()
    let page = "/v1/stores/shared:list/changes?epoch=\(admin.epoch)&after=0&level="
    #expect(try await bed.send("GET", page + "read", user.accessToken).text == "200")
    #expect(try await bed.send("GET", page + "manage", user.accessToken).text == "409 level")
    #expect(try await bed.send("GET", page + "none", user.accessToken).text == "400 parameter")
    #expect(try await bed.send("GET", page + "all", user.accessToken).text == "400 parameter")
    try await bed.stop()
  }

  @Test(.timeLimit(.minutes(5))) func `a client that writes nothing follows its right down and up`()
    async throws
  {
    let bed = try await AccountsBed(.embedded)
    let folder = try TemporaryFolder()
    _ = try await bed.join("shared:list", RunningServer.token)
    let stores = try TaskStores()
    let connection = try ServerConnection(bed.server.url, sessions: folder.url.appending(path: "session"))
    let signedIn = try await connection.signIn(jwt: bed.identityToken("anna"))
    let grants: [(String, SantaSync.AccessLevel)] = [
      ("write", .write), ("read", .read), ("manage", .manage), ("write", .write), ("read", .read),
    ]
    var sync: StoreSync?
    for (name, level) in grants {
      let answer = try await bed.send(
        "PUT", "/v1/grants", RunningServer.token,
        json: #"{"subject":"user:\#(signedIn.id)","pattern":"/shared/list","level":"\#(name)"}"#)
      #expect(answer.status == 200)
      if sync == nil {
        sync = try StoreSync(stores.configuration("client"), connection, path: "/shared/list")
      }
      try await wait("The client doesn't have the level \(name)") {
        sync?.state.access == level && sync?.state.connection == .connected
      }
    }
    await sync?.stop()
    try await bed.stop()
  }
}

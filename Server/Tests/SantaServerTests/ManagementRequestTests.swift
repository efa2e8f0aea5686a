import Foundation
import SantaAccounts
@_spi(Server) import SantaReplication
import SantaServerTestSupport
import SantaStore
import SantaSync
import Testing

@testable import SantaServer

/// Permissions as objects, over HTTP.
@Suite(.serialized, .fewAtOnce) struct ManagementRequestTests {
  private struct Page: Decodable {
    struct Change: Decodable {
      var version: UInt64
      var chain: String
      var replica: UInt32
      var sequence: UInt64
      var bytes: Data
    }

    var changes: [Change]
  }

  @Test(arguments: LogKind.allCases)
  func `a change of a permission is answered in the same object`(_ kind: LogKind) async throws {
    let bed = try await AccountsBed(kind)
    let (anna, bob) = (try await bed.signIn("anna"), try await bed.signIn("bob"))
    let path = "~:__management"
    let member = try await bed.join(path, anna.accessToken)
    let folder = try TemporaryFolder()
    let configuration = Store.Configuration(
      location: .directory(folder.url),
      objectTypes: [PermissionChange.self, PermissionOffer.self, PermissionResponse.self])
    let replica = try #require(try LocalReplica.open(configuration))
    try replica.join(member)
    let store = try Store(configuration: configuration)
    let id = try store.write {
      store.create(PermissionChange.self) {
        ($0.subject, $0.path, $0.level) = ("user:\(bob.user.id)", "/~/list", "read")
      }.id
    }
    let pending = try replica.outgoing(byteCount: 1 << 20)
    let first = try #require(pending.first?.sequence)
    let changes = "/v1/stores/\(path)/changes?epoch=\(member.epoch)"
    let sent = try await bed.send(
      "POST", "\(changes)&replica=\(member.replica)&first=\(first)", anna.accessToken,
      frames(pending.map(\.bytes)))
    #expect(sent.status == 200, "\(sent.text)")
    // The server can write its answer in several changes.
    try await wait("There is no answer") {
      let page: Page = try await bed.page(
        changes + "&after=\(replica.position.version)&chain=\(replica.position.chain)", anna.accessToken
      ).decoded()
      if page.changes.isEmpty { return false }
      try replica.receive(
        page.changes.map {
          LocalReplica.Ordered(
            position: OrderPosition(version: $0.version, chain: $0.chain), author: $0.replica,
            sequence: $0.sequence, bytes: $0.bytes)
        })
      store.refresh()
      return store.object(ofType: PermissionChange.self, forPrimaryKey: id)?.status != nil
    }
    #expect(store.object(ofType: PermissionChange.self, forPrimaryKey: id)?.status == "done")
    _ = try await bed.join("~:list", anna.accessToken)
    _ = try await bed.join("\(anna.user.id):list", bob.accessToken)
    // What is written there is done with all rights of the user, so that nothing but a session of the user may.
    let made = try await bed.send(
      "POST", "/v1/tokens", anna.accessToken, json: #"{"patterns":["/~/*"],"level":"write"}"#)
    let program = try #require(try made.decoded([String: String].self)["token"])
    let own = "\(anna.user.id):__management"
    for token in [bob.accessToken, program, RunningServer.token] {
      #expect(try await bed.send("POST", "/v1/stores/\(own)/replicas", token, Data()).text == "403 access")
      #expect(
        try await bed.page("/v1/stores/\(own)/changes?epoch=\(member.epoch)&after=0", token).text
          == "403 access")
    }
    #expect(try await bed.send("DELETE", "/v1/stores/\(path)", anna.accessToken).text == "403 access")
    try await bed.stop()
  }
}

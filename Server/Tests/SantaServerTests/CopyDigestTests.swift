import Foundation
import SantaAccounts
import SantaCore
import SantaReplication
import SantaServerTestSupport
import SantaSync
import Testing

@testable import SantaServer

/// The states of replicas are compared with the server's own copies.
@Suite(.serialized, .fewAtOnce) struct CopyDigestTests {
  private struct Digest: Codable, Equatable {
    var chain: String
    var digest: String
  }

  /// The digest of a store without objects.
  private static let empty = "1-0"

  /// Appends a change without effect, a number of times, and returns the chain at a version.
  private func append(
    _ count: Int, from first: Int, _ member: Membership, chainAt version: UInt64, _ bed: AccountsBed
  ) async throws -> String {
    let change = Data([1, 0, 0, 0, 0])
    let answer = try await bed.send(
      "POST",
      "/v1/stores/shared:list/changes?epoch=\(member.epoch)&replica=\(member.replica)&first=\(first)",
      RunningServer.token, frames(Array(repeating: change, count: count)))
    #expect(answer.text == "200")
    struct Page: Decodable {
      var changes: [OrderPosition]
    }
    let page: Page = try await bed.page(
      "/v1/stores/shared:list/changes?epoch=\(member.epoch)&after=0", RunningServer.token
    ).decoded()
    return try #require(page.changes.first { $0.version == version }).chain
  }

  private func send(
    _ digest: String, at chain: String, _ token: String, _ bed: AccountsBed
  ) async throws -> String {
    let body = try JSONEncoder().encode(Digest(chain: chain, digest: digest))
    return try await bed.send("POST", "/v1/stores/shared:list/digests", token, body).decoded(Digest.self)
      .digest
  }

  @Test(arguments: LogKind.allCases)
  func `a digest is compared with the server's copy, whatever the user's replicas have sent before`(
    _ kind: LogKind
  ) async throws {
    let bed = try await AccountsBed(kind, { $0.copyByteCount = 5_200 })
    let (anna, bob) = (try await bed.signIn("anna"), try await bed.signIn("bob"))
    for user in [anna, bob] { try await bed.grant(user, "/shared/list", "write") }
    let member = try await bed.join("shared:list", RunningServer.token)
    let chain = try await append(1_030, from: 1, member, chainAt: 1_024, bed)
    // The copy isn't due yet. Each user's first digest counts for that user.
    #expect(try await send("1-ff", at: chain, anna.accessToken, bed) == "1-ff")
    #expect(try await send(Self.empty, at: chain, anna.accessToken, bed) == "1-ff")
    #expect(try await send("1-aa", at: chain, bob.accessToken, bed) == "1-aa")
    _ = try await append(1_000, from: 1_031, member, chainAt: 1_024, bed)
    try await wait("The server makes no copy") {
      try await send("1-ff", at: chain, anna.accessToken, bed) == Self.empty
    }
    #expect(try await send(Self.empty, at: chain, anna.accessToken, bed) == Self.empty)
    #expect(try await send("1-aa", at: chain, bob.accessToken, bed) == Self.empty)
    // Digests that were calculated in another way are compared among themselves.
    #expect(try await send("2-cc", at: chain, RunningServer.token, bed) == "2-cc")
    #expect(try await send("2-dd", at: chain, RunningServer.token, bed) == "2-cc")
    try await bed.stop()
  }

  @Test func `a client whose state is that of the copy goes on`() async throws {
    let stores = try TaskStores()
    let server = try await RunningServer(stores.url("server")) { $0.copyByteCount = 1 }
    let change = Data([1, 0, 0, 0, 0])
    let other = try await server.join("tasks")
    let noOps = try await server.append(Array(repeating: change, count: 1_000), other, to: "tasks")
    #expect(noOps == "200 ")
    let sync = try stores.sync("a", server)
    try await waitForConnection(of: sync)
    // The client passes the position while it is up to date, and compares its state.
    for id in 1...40 {
      try stores.add(id...id, to: "a")
      try await sync.waitForUpload()
    }
    let summaries = try await server.send("/v1/stores").body
    struct Stores: Decodable {
      var stores: [StoreSummary]
    }
    let epoch = try #require(try JSONDecoder().decode(Stores.self, from: summaries).stores.first).epoch
    struct Page: Decodable {
      var changes: [OrderPosition]
    }
    let page = try await server.send(
      "/v1/stores/tasks/changes?epoch=\(epoch)&after=0", accept: "application/json")
    let chain = try #require(
      try JSONDecoder().decode(Page.self, from: page.body).changes.first { $0.version == 1_024 }
    ).chain
    let path = try #require(StorePath("tasks"))
    try await wait("There are no two digests") {
      server.digests.told(at: chain, of: path) != nil
        && server.digests.told(at: chain, of: path, from: nil) != nil
    }
    #expect(
      server.digests.told(at: chain, of: path) == server.digests.told(at: chain, of: path, from: nil))
    #expect(sync.state.connection == .connected)
    await sync.stop()
    try await server.stop()
  }
}

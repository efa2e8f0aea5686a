import Foundation
import SantaAccounts
import SantaReplication
import SantaServerTestSupport
import SantaSync
import Testing

@testable import SantaServer

/// The sizes that stores and homes may have.
@Suite(.serialized, .fewAtOnce) struct QuotaTests {
  /// A change without an effect of about a number of bytes: it declares a class with a long name.
  private static func long(_ byteCount: Int, _ letter: String) -> Data {
    change("A" + String(repeating: letter, count: byteCount - 12))
  }

  private func append(
    _ changes: [Data], from first: UInt64 = 1, _ member: Membership, to store: String, _ token: String,
    _ bed: AccountsBed
  ) async throws -> String {
    try await bed.send(
      "POST", "/v1/stores/\(store)/changes?epoch=\(member.epoch)&replica=\(member.replica)&first=\(first)",
      token,
      frames(changes)
    ).text
  }

  @Test(arguments: LogKind.allCases)
  func `a store that is full refuses new changes, and acknowledges those that it has`(_ kind: LogKind)
    async throws
  {
    let bed = try await AccountsBed(kind) { $0.storeByteCount = 1_000 }
    let token = RunningServer.token
    let (member, other) = (try await bed.join("full", token), try await bed.join("other", token))
    let first = [Self.long(400, "b"), Self.long(400, "c")]
    #expect(try await append(first, member, to: "full", token, bed) == "200")
    #expect(try await append([Self.long(400, "d")], from: 3, member, to: "full", token, bed) == "507 quota")
    // The answer to the first request was lost, and it is sent again; alone, and together with a new change.
    #expect(try await append(first, member, to: "full", token, bed) == "200")
    #expect(
      try await append(first + [Self.long(400, "d")], member, to: "full", token, bed) == "507 quota")
    // A smaller change fits, and another store has its own limit.
    #expect(try await append([Self.long(60, "e")], from: 3, member, to: "full", token, bed) == "200")
    #expect(try await append(first, other, to: "other", token, bed) == "200")
    let metrics = try await bed.server.send("/metrics")
    #expect(String(decoding: metrics.body, as: UTF8.self).contains("santa_server_quota_refusals_total 2\n"))
    try await bed.stop()
  }

  @Test(arguments: LogKind.allCases)
  func `the stores of a home count together, and a deleted store counts no more`(_ kind: LogKind) async throws
  {
    let bed = try await AccountsBed(kind) { $0.homeByteCount = 1_000 }
    let (anna, bob) = (try await bed.signIn("anna").accessToken, try await bed.signIn("bob").accessToken)
    var members: [String: Membership] = [:]
    for name in ["a", "b"] { members[name] = try await bed.join("~:\(name)", anna) }
    let a = try #require(members["a"])
    let b = try #require(members["b"])
    let change = [Self.long(600, "b")]
    #expect(try await append(change, a, to: "~:a", anna, bed) == "200")
    #expect(try await append(change, b, to: "~:b", anna, bed) == "507 quota")
    // Another user has another home.
    let other = try await bed.join("~:b", bob)
    #expect(try await append(change, other, to: "~:b", bob, bed) == "200")
    #expect(try await bed.send("DELETE", "/v1/stores/~:a", anna).status == 200)
    #expect(try await append(change, b, to: "~:b", anna, bed) == "200")
    // A store outside a home isn't limited by this quota.
    let shared = try await bed.join("shared", RunningServer.token)
    for sequence in 1...3 as ClosedRange<UInt64> {
      #expect(
        try await append(change, from: sequence, shared, to: "shared", RunningServer.token, bed) == "200")
    }
    try await bed.stop()
  }

  @Test func `the size that counts is the one after compacting`() async throws {
    let folder = try TemporaryFolder()
    let log = try await RunningServer.log(folder.url)
    let server = try await RunningServer(log) { $0.storeByteCount = 1_000 }
    let member = try await server.join("a")
    #expect(try await server.append([Self.long(800, "b")], member, to: "a").hasPrefix("200"))
    #expect(try await server.append([Self.long(800, "c")], from: 2, member, to: "a") == "507 quota")
    let path = try #require(StorePath("a"))
    let head = OrderPosition(
      version: try await log.summary(of: path).version, chain: try await log.summary(of: path).chain)
    let bytes = Data("a copy".utf8)
    try await log.keep(
      StoreCopy(
        position: head, byteCount: bytes.count, checksum: CopyMaker.checksum(bytes), changeByteCount: 0),
      bytes, of: path)
    _ = try await log.dropChanges(of: path)
    #expect(try await server.append([Self.long(800, "c")], from: 2, member, to: "a").hasPrefix("200"))
    try await server.stop()
  }

  @Test func `a client keeps what a full store refuses, and goes on receiving`() async throws {
    let stores = try TaskStores()
    var server = try await RunningServer(stores.url("server"))
    let (a, b) = (try stores.sync("a", server), try stores.sync("b", server))
    try stores.add(1...3, to: "a")
    try await stores.wait("b", count: 3)
    await a.stop()
    await b.stop()
    let port = server.port
    try await server.stop()
    // The store is full, by another server that uses the same directory.
    server = try await RunningServer(stores.url("server"), port: port) {
      $0.storeByteCount = 1
    }
    let full = try stores.sync("a", server)
    try stores.add(4...4, to: "a")
    try await wait("The client doesn't know the reason: \(full.state)") {
      if case .offline(let error) = full.state.connection { return "\(error)".contains("is full") }
      return false
    }
    #expect(full.state.pendingCount == 1)
    await full.stop()
    try await server.stop()
    // The limit is raised.
    server = try await RunningServer(stores.url("server"), port: port)
    let (again, reader) = (try stores.sync("a", server), try stores.sync("b", server))
    try await stores.wait("b", count: 4)
    #expect(try stores.titles("a").count == 4)
    await again.stop()
    await reader.stop()
    try await server.stop()
  }

  @Test func `a measured path has its own metrics`() async throws {
    let folder = try TemporaryFolder()
    let path = try #require(StorePath("/family"))
    let server = try await RunningServer(folder.url) { $0.measuredPaths = [path] }
    for name in ["family", "family:list", "familyx", "other:family"] {
      let member = try await server.join(name)
      #expect(try await server.append([Self.long(100, "b")], member, to: name).hasPrefix("200"))
    }
    let text = String(decoding: try await server.send("/metrics").body, as: UTF8.self)
    #expect(text.contains("santa_server_path_changes_total{path=\"/family\"} 2\n"))
    #expect(text.contains("santa_server_path_stores{path=\"/family\"} 2\n"))
    try await server.stop()
  }
}

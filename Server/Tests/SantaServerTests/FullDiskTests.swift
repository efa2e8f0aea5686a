import Foundation
import SantaCore
import SantaReplication
import SantaServerTestSupport
import SantaSync
import Testing

@testable import SantaServer

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A server in a separate process whose files can't grow beyond a limit.
@Suite(.serialized, .fewAtOnce) struct FullDiskTests {
  final class Page: Object {
    @Persisted(primaryKey: true) var id: Int
    @Persisted var text: String = ""
  }

  @Test func `a replica whose disk is full goes on when there is room`() async throws {
    let folder = try TemporaryFolder()
    let configuration = Store.Configuration(
      location: .directory(folder.url.appending(path: "a")), objectTypes: [Page.self])
    let server = try await RunningServer(folder.url.appending(path: "server"))
    let sync = try StoreSync(configuration, server: server.url, name: "pages", token: RunningServer.token)
    let follower = try LimitedProcess(
      "sync-torture",
      "follower --server '\(server.url)' --store pages --folder '\(folder.url.appending(path: "b").path)'",
      kilobytes: 2_000)
    for (id, byteCount) in [(1, 10_000), (2, 3_000_000), (3, 20_000)] {
      let store = try Store(configuration: configuration)
      try store.write {
        store.create(Page.self, value: ["id": id, "text": String(repeating: "x", count: byteCount)])
      }
      try await sync.waitForUpload()
      if id == 1 { try follower.wait { $0.hasPrefix("1 connected") } }
    }
    try follower.wait { $0.hasPrefix("1 offline") && $0.contains("/b/") }
    try follower.makeRoom()
    try follower.wait { $0.hasPrefix("3 connected") }
    follower.end()
    let followed = Store.Configuration(
      location: .directory(folder.url.appending(path: "b")), objectTypes: [Page.self])
    #expect(
      try Store(configuration: followed).objects(Page.self).map(\.text.count).sorted() == [
        10_000, 20_000, 3_000_000,
      ])
    await sync.stop()
    try await server.stop()
  }

  @Test func `what does not fit is not acknowledged, and is sent again when there is room`() async throws {
    let folder = try TemporaryFolder()
    let directory = folder.url.appending(path: "server")
    func configuration(_ name: String) -> Store.Configuration {
      Store.Configuration(location: .directory(folder.url.appending(path: name)), objectTypes: [Page.self])
    }
    func add(_ id: Int, byteCount: Int) throws {
      let store = try Store(configuration: configuration("a"))
      try store.write {
        let page = Page()
        (page.id, page.text) = (id, String(repeating: "x", count: byteCount))
        store.add(page)
      }
    }
    var (server, url) = try LimitedProcess.server(directory, kilobytes: 64)
    let port = try #require(url.port)
    let sync = try StoreSync(
      configuration("a"), server: url, name: "pages", token: RunningServer.token)
    try add(1, byteCount: 10_000)
    try await sync.waitForUpload()
    try add(2, byteCount: 100_000)
    for await state in sync.states { if case .offline = state.connection { break } }
    #expect(sync.state.pendingCount == 1)
    server.end()

    (server, url) = try LimitedProcess.server(directory, kilobytes: nil, port: port)
    try await sync.waitForUpload()
    let other = try StoreSync(
      configuration("b"), server: url, name: "pages", token: RunningServer.token)
    try await other.waitForDownload()
    #expect(
      try Store(configuration: configuration("b")).objects(Page.self).map(\.text.count).sorted() == [
        10_000, 100_000,
      ])
    await sync.stop()
    await other.stop()
    server.end()
  }

  @Test func `smaller changes go on to be appended where a large one did not fit`() async throws {
    let folder = try TemporaryFolder()
    let (server, address) = try LimitedProcess.server(folder.url, kilobytes: 16)
    func post(_ path: String, _ body: Data) async throws -> (Int, Data) {
      let url = try #require(URL(string: "\(address.absoluteString)/v1/stores/pages/\(path)"))
      var request = URLRequest(url: url)
      (request.httpMethod, request.httpBody) = ("POST", body)
      request.setValue("Bearer \(RunningServer.token)", forHTTPHeaderField: "Authorization")
      let (data, response) = try await URLSession.shared.data(for: request)
      return ((response as? HTTPURLResponse)?.statusCode ?? 0, data)
    }
    let member = try JSONDecoder().decode(Membership.self, from: try await post("replicas", Data()).1)
    func append(_ sequence: Int, byteCount: Int) async throws -> Int {
      let path = "changes?epoch=\(member.epoch)&replica=\(member.replica)&first=\(sequence)"
      return try await post(path, frames([String(repeating: "x", count: byteCount)])).0
    }
    #expect(try await append(1, byteCount: 4_000) == 200)
    #expect(try await append(2, byteCount: 40_000) == 503)
    #expect(try await append(2, byteCount: 4_000) == 200)
    server.end()
    let log = try await RunningServer.log(folder.url)
    let stores = try await log.stores()
    #expect(stores.map(\.version) == [2])
    try await log.verify(try #require(stores.first))
  }
  @Test func `joining on a full disk is answered as other requests are, and works when there is room`()
    async throws
  {
    let folder = try TemporaryFolder()
    let (server, address) = try LimitedProcess.server(folder.url, kilobytes: 0)
    func join(_ store: String) async throws -> Int {
      var request = URLRequest(
        url: try #require(URL(string: "\(address.absoluteString)/v1/stores/\(store)/replicas")))
      (request.httpMethod, request.httpBody) = ("POST", Data())
      request.setValue("Bearer \(RunningServer.token)", forHTTPHeaderField: "Authorization")
      return (try await URLSession.shared.data(for: request).1 as? HTTPURLResponse)?.statusCode ?? 0
    }
    #expect(try await join("pages") == 503)
    #expect(try await join("pages") == 503)
    try server.makeRoom()
    #expect(try await join("pages") == 200)
    server.end()
  }
}

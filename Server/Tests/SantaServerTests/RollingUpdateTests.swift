#if PostgreSQL
  import Foundation
  import SantaReplication
  import SantaSync
  import SantaServerTestSupport
  import Testing

  @testable import SantaServer

  /// Servers over one database that are replaced one after the other, as for an update.
  @Suite(.serialized, .fewAtOnce) struct RollingUpdateTests {
    /// A page of changes, as the server sends it to a program.
    private struct Page: Decodable {
      struct Change: Decodable {
        var version: UInt64
        var chain: String
      }

      var changes: [Change]
    }

    @Test func `followers keep their positions, and nothing is missing or doubled`() async throws {
      let postgres = try ThrowawayPostgres()
      var servers: [RunningServer] = []
      for _ in 0..<2 { servers.append(try await RunningServer(try await PostgresLog(postgres.url))) }
      let stores = try TaskStores()
      // The clients have the addresses of different servers.
      let (writer, follower) = (
        try stores.sync("writer", servers[0]), try stores.sync("follower", servers[1])
      )
      let member = try await servers[0].join("tasks")
      var position = OrderPosition.start
      for round in 0..<6 {
        try stores.add((round * 10 + 1)...(round * 10 + 10), to: "writer")
        let index = round % 2
        let port = servers[index].port
        // While one server is away, the other one takes what its client sends.
        try await servers[index].stop()
        try stores.add((round * 10 + 101)...(round * 10 + 110), to: "follower")
        let path =
          "/v1/stores/tasks/changes?epoch=\(member.epoch)&after=\(position.version)&chain=\(position.chain)"
        let answer = try await servers[1 - index].send(path, accept: "application/json")
        #expect(answer.status == 200, "round \(round)")
        let page = try JSONDecoder().decode(Page.self, from: answer.body)
        // The other server goes on exactly after the position that this one has given.
        #expect(
          page.changes.map(\.version) == page.changes.indices.map { position.version + UInt64($0) + 1 })
        if let last = page.changes.last {
          position = OrderPosition(version: last.version, chain: last.chain)
        }
        servers[index] = try await RunningServer(try await PostgresLog(postgres.url), port: port)
      }
      for name in ["writer", "follower"] { try await stores.wait(name, count: 120) }
      #expect(try stores.titles("writer") == stores.titles("follower"))
      await writer.stop()
      await follower.stop()
      for server in servers { try await server.stop() }
    }
  }
#endif

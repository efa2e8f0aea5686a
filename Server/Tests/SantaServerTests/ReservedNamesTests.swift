import Foundation
import SantaAccounts
import SantaReplication
import SantaServerTestSupport
import Testing

@testable import SantaServer

/// Stores whose names became reserved, and stores that a server deletes.
@Suite(.fewAtOnce) struct ReservedNamesTests {
  @Test func `stores with reserved names are renamed once, and keep their changes`() async throws {
    let folder = try TemporaryFolder()
    let (old, new) = (folder.url.appending(path: "stores/__x"), try #require(StorePath("x__")))
    var member = try await RunningServer.log(folder.url).join(new, as: nil)
    do {
      let log = try await RunningServer.log(folder.url)
      _ = try await log.append(
        Batch(epoch: member.epoch, replica: member.replica, firstSequence: 1, changes: [change("A")]), to: new
      )
    }
    // As an earlier version left it.
    try FileManager.default.moveItem(at: folder.url.appending(path: "stores/x__"), to: old)
    do {
      let log = try await RunningServer.log(folder.url)
      #expect(try await log.summary(of: new).version == 1)
      #expect(try await log.summary(of: new).epoch == member.epoch)
      // The server's own store stays at the next start.
      member = try await log.join(.accounts, as: nil)
    }
    let log = try await RunningServer.log(folder.url)
    #expect(try await log.summary(of: .accounts).epoch == member.epoch)
    #expect(try await log.stores().map(\.name) == ["__server", "x__"])
  }

  #if PostgreSQL
    @Test func `a database's stores with reserved names are renamed once`() async throws {
      let database = try ThrowawayPostgres()
      let new = try #require(StorePath("x__"))
      let log = try await PostgresLog(database.url)
      let member = try await log.join(new, as: nil)
      _ = try await log.append(
        Batch(epoch: member.epoch, replica: member.replica, firstSequence: 1, changes: [change("A")]), to: new
      )
      let session = try PostgresSession(database.url)
      try session.query(
        "INSERT INTO santa_store SELECT '__x', epoch, version, chain, bytes FROM santa_store WHERE name = 'x__'"
      )
      for table in ["santa_change", "santa_replica"] {
        try session.query("UPDATE \(table) SET store = '__x' WHERE store = 'x__'")
      }
      try session.query("DELETE FROM santa_store WHERE name = 'x__'")
      let next = try await PostgresLog(database.url)
      #expect(try await next.summary(of: new).version == 1)
      let accounts = try await next.join(.accounts, as: nil)
      let last = try await PostgresLog(database.url)
      #expect(try await last.summary(of: .accounts).epoch == accounts.epoch)
    }
  #endif

  @Test func `a server that ends while it deletes a store goes on with it`() async throws {
    let folder = try TemporaryFolder()
    let name = try #require(StorePath("/shared/list"))
    let member = try await RunningServer.log(folder.url).join(name, as: nil)
    let files = folder.url.appending(path: "stores/shared:list")
    let saved = folder.url.appending(path: "saved")
    try FileManager.default.copyItem(at: files, to: saved)
    #expect(try await RunningServer.log(folder.url).delete(name) == member.epoch)
    #expect(!FileManager.default.fileExists(atPath: files.path))
    // As if the server had ended after it recorded the deletion.
    try FileManager.default.moveItem(at: saved, to: files)
    let log = try await RunningServer.log(folder.url)
    #expect(!FileManager.default.fileExists(atPath: files.path))
    await #expect(throws: OrderError.deleted(epoch: member.epoch)) { try await log.join(name, as: member) }
    await #expect(throws: OrderError.missing) { try await log.join(name, as: nil, creates: false) }
    #expect(try await log.join(name, as: nil).epoch != member.epoch)
  }
}

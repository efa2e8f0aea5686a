#if PostgreSQL
  import Dispatch
  import Foundation
  import SantaAccounts
  import SantaCore
  import SantaReplication
  import SantaSync
  import SantaServerTestSupport
  import Testing

  @testable import SantaServer

  /// Rows of a database that were changed or deleted. Formerly, new replicas received a modified change as if it were valid.
  @Suite(.serialized, .fewAtOnce) struct DamagedRowTests {
    private let session: PostgresSession
    private let url: String
    private let name: StorePath
    private let folder: TemporaryFolder

    init() throws {
      url = try ThrowawayPostgres.shared.get().url
      _ = try ThrowawayPostgres.shared.get()
      session = try PostgresSession(url)
      name = try #require(StorePath("store-\(UUID().uuidString.prefix(8))"))
      folder = try TemporaryFolder()
    }

    private func batch(_ member: Membership, _ first: UInt64, _ count: Int) -> Batch {
      Batch(
        epoch: member.epoch, replica: member.replica, firstSequence: first,
        changes: (0..<count).map { change("Change\(Int(first) + $0)") })
    }

    /// Makes a store with six changes, applies `statement`, and returns a log that has not read the store before.
    private func damaged(
      _ statement: String
    ) async throws -> (log: PostgresLog, member: Membership, positions: [OrderPosition]) {
      let first = try await PostgresLog(url)
      let member = try await first.join(name, as: nil)
      var positions = [OrderPosition.start]
      for number in 1...6 as ClosedRange<UInt64> {
        positions.append(try await first.append(batch(member, number, 1), to: name))
      }
      try session.query(statement.replacing("$store", with: "store = '\(name.wireName)'"))
      return (try await PostgresLog(url), member, positions)
    }

    @Test(arguments: [
      "UPDATE santa_change SET bytes = set_byte(bytes, 5, 88) WHERE $store AND version = 4",
      "UPDATE santa_change SET bytes = NULL WHERE $store AND version = 4",
      "UPDATE santa_change SET chain = set_byte(chain, 5, get_byte(chain, 5) # 1) WHERE $store AND version = 4",
      "UPDATE santa_change SET replica = replica + 1 WHERE $store AND version = 4",
      "UPDATE santa_change SET sequence = 40 WHERE $store AND version = 4",
      "DELETE FROM santa_change WHERE $store AND version = 4",
    ])
    func `a damaged row is an error, and what is in front of it can be read`(_ statement: String) async throws
    {
      let (log, member, positions) = try await damaged(statement)
      let page = try await log.changes(after: .start, in: member.epoch, of: name, byteCount: 1 << 20)
      #expect(page.changes.map(\.position) == Array(positions[1...3]))
      await #expect {
        try await log.changes(after: positions[3], in: member.epoch, of: name, byteCount: 1 << 20)
      } throws: {
        $0 is DamagedLog && "\($0)".contains("Change 4 of the store '\(name.wireName)'")
      }
      // A client that already has the change continues after it or gets an error. It must not mistake the order for another.
      do {
        let rest = try await log.changes(after: positions[4], in: member.epoch, of: name, byteCount: 1 << 20)
        #expect(rest.changes.map(\.position) == Array(positions[5...]))
      } catch { #expect(error is DamagedLog) }
      let server = try await RunningServer(log)
      let path = "/v1/stores/\(name.wireName)/changes?epoch=\(member.epoch)"
      #expect(
        try await server.refusal(path + "&after=3&chain=\(positions[3].chain)") == "500 damaged")
      // A stream reports the damage, too.
      let sync = try StoreSync(
        Store.Configuration(location: .directory(folder.url), objectTypes: []), server: server.url,
        name: name.wireName, token: RunningServer.token)
      for await state in sync.states {
        if case .offline(let error) = state.connection {
          #expect(error.description.contains("damaged"))
          break
        }
      }
      await sync.stop()
      try await server.stop()
    }

    @Test(arguments: [
      "UPDATE santa_change SET chain = set_byte(chain, 5, get_byte(chain, 5) # 1) WHERE $store AND version = 6",
      "DELETE FROM santa_change WHERE $store AND version = 6",
      "UPDATE santa_store SET chain = set_byte(chain, 5, get_byte(chain, 5) # 1) WHERE name IN (SELECT store FROM santa_change WHERE $store)",
      "UPDATE santa_replica SET last_sequence = 5 WHERE $store",
    ])
    func `nothing is appended to an order whose end is damaged`(_ statement: String) async throws {
      let (log, member, _) = try await damaged(statement)
      await #expect(throws: DamagedLog.self) { try await log.append(batch(member, 7, 1), to: name) }
      let list = try await log.readableStores()
      if !statement.contains("santa_replica") {
        #expect(list.unreadable.contains { $0.name == name.wireName && $0.error is DamagedLog })
      }
    }

    @Test(arguments: [
      "UPDATE santa_change SET bytes = set_byte(bytes, 5, 88) WHERE $store AND version = 4",
      "DELETE FROM santa_change WHERE $store AND version = 4",
    ])
    func `a client that sends a change again is not taken for a copy of another one`(_ statement: String)
      async throws
    {
      let (log, member, positions) = try await damaged(statement)
      guard statement.hasPrefix("UPDATE") else {
        await #expect(throws: DamagedLog.self) { try await log.append(batch(member, 4, 1), to: name) }
        return
      }
      // The row before it still has its chain, so the same bytes are recognised as the same change.
      #expect(try await log.append(batch(member, 4, 1), to: name) == positions[6])
      var other = batch(member, 4, 1)
      other.changes = [change("Other")]
      let sent = other
      await #expect(throws: DamagedLog.self) { try await log.append(sent, to: name) }
    }

    @Test func `a position whose row is missing is not that of another order`() async throws {
      let (log, member, positions) = try await damaged(
        "DELETE FROM santa_change WHERE $store AND version = 3")
      await #expect(throws: DamagedLog.self) {
        try await log.changes(after: positions[3], in: member.epoch, of: name, byteCount: 1 << 20)
      }
      var next = batch(member, 7, 1)
      next.base = positions[3]
      let sent = next
      await #expect(throws: DamagedLog.self) { try await log.append(sent, to: name) }
      next.base = OrderPosition(version: 2, chain: positions[1].chain)
      let wrong = next
      await #expect(throws: OrderError.reset) { try await log.append(wrong, to: name) }
    }

    @Test func `a replica whose row is missing joins again, and goes on with its number`() async throws {
      let (log, member, _) = try await damaged("DELETE FROM santa_replica WHERE $store")
      await #expect(throws: OrderError.unknownReplica) { try await log.append(batch(member, 7, 1), to: name) }
      #expect(try await log.join(name, as: member) == member)
      #expect(try await log.append(batch(member, 7, 1), to: name).version == 7)
    }

    @Test(arguments: [
      "DELETE FROM santa_copy_part WHERE $store", "UPDATE santa_copy_part SET bytes = 'x' WHERE $store",
    ])
    func `a copy without all its bytes is an error`(_ statement: String) async throws {
      let log = try await PostgresLog(url)
      let member = try await log.join(name, as: nil)
      _ = try await log.append(batch(member, 1, 3), to: name)
      let copy = try #require(try await log.makeCopy(of: name))
      #expect(try await log.part(of: 3, from: 0, of: name)?.count == copy.byteCount)
      try session.query(statement.replacing("$store", with: "store = '\(name.wireName)'"))
      await #expect(throws: DamagedLog.self) { try await log.part(of: 3, from: 0, of: name) }
      let server = try await RunningServer(log)
      #expect(
        try await server.refusal("/v1/stores/\(name.wireName)/copy?version=3&offset=0") == "500 damaged")
      try await server.stop()
    }

    @Test func `a copy at another position than the order has is an error`() async throws {
      let log = try await PostgresLog(url)
      let member = try await log.join(name, as: nil)
      _ = try await log.append(batch(member, 1, 3), to: name)
      try await log.makeCopy(of: name)
      try session.query("UPDATE santa_copy SET chain = 'x' WHERE store = '\(name.wireName)'")
      await #expect(throws: DamagedLog.self) { try await log.summary(of: name) }
    }
  }
#endif

import Foundation
import SantaServerTestSupport
import SantaStore
import Testing

@testable import SantaAccounts

/// Records that have no effect any more.
@Suite(.fewAtOnce) struct TidyingTests {
  private static let day: TimeInterval = 86_400

  @Test("Anonymous users who were away for 90 days are removed, and all others stay")
  func anonymousUsers() async throws {
    try await Process.run(allowsAnonymous: true) { process in
      let accounts = process.accounts
      let path = try #require(StorePath("/shared/list"))
      let idle = try await accounts.signInAnonymously()
      let busy = try await accounts.signInAnonymously()
      let (_, anna) = try await process.register("anna")
      let gone = try accounts.principal(of: idle.accessToken)
      try await accounts.claimReplica(1, of: path, in: "epoch", for: gone)
      try await accounts.claimReplica(2, of: path, in: "epoch", for: anna)
      try await accounts.claimReplica(3, of: path, in: "epoch", for: .server)
      process.clock.advance(by: 50 * Self.day)
      let refreshed = try await accounts.refresh(busy.refreshToken)
      process.clock.advance(by: 40.5 * Self.day)
      try await accounts.tidy()
      // The last use is known to the day.
      #expect(try accounts.users(for: .server).count == 3)
      process.clock.advance(by: Self.day)
      try await accounts.tidy()
      #expect(try Set(accounts.users(for: .server).map(\.id)) == [busy.user.id, try #require(anna.user)])
      #expect(await code { try await accounts.refresh(idle.refreshToken) } == .session)
      #expect(await code { try await accounts.refresh(refreshed.refreshToken) } == nil)
      #expect(accounts.owns(1, of: path, in: "epoch", gone) == nil)
      #expect(accounts.owns(2, of: path, in: "epoch", anna) == true)
      #expect(accounts.owns(3, of: path, in: "epoch", .server) == true)
      let events = process.events.value.filter { $0.event == "deleteIdleUser" }
      #expect(events.map(\.user) == [idle.user.id.description])
    }
  }

  @Test("More anonymous users than fit in a commit are removed, and only where they have a lifetime")
  func manyUsers() async throws {
    let log = MemoryLog()
    try await Process.run(log) { process in
      let clock = process.clock
      try await process.accounts.store.write { store in
        for _ in 0..<1_100 {
          _ = store.create(UserRecord.self) { user in
            (user.id, user.isAnonymous, user.created) = (UserID().description, true, clock.now)
          }
        }
      }
      clock.advance(by: 89 * Self.day)
      try await process.accounts.tidy()
      #expect(try process.accounts.users(for: .server).count == 1_100)
      clock.advance(by: 3 * Self.day)
      try await process.accounts.tidy()
      #expect(try process.accounts.users(for: .server).isEmpty)
    }
  }

  @Test("Sessions, tokens and offers are removed after their end, and used ones stay used until then")
  func expired() async throws {
    try await Process.run { process in
      let accounts = process.accounts
      let (_, anna) = try await process.register("anna")
      _ = try await process.register("ben")
      let path = try #require(StorePath("/shared/list"))
      let offer = try await accounts.makeOffer(
        of: path, in: "epoch", level: .read, expiresIn: 600, by: .server)
      _ = try await accounts.makeOffer(of: path, in: "epoch", level: .read, by: .server)
      _ = try await accounts.acceptOffer(offer, by: anna) { _ in "epoch" }
      let scope = TokenScope(patterns: [PathPattern(path)], level: .read)
      _ = try await accounts.makeToken(scope, name: nil, expiresIn: 600, for: anna)
      _ = try await accounts.makeToken(scope, name: nil, for: anna)
      func counts() -> [Int] {
        let snapshot = accounts.snapshot
        return [
          snapshot.objects(SessionRecord.self).count, snapshot.objects(RefreshRecord.self).count,
          snapshot.objects(TokenRecord.self).count, snapshot.objects(OfferRecord.self).count,
          snapshot.objects(OfferUseRecord.self).count,
        ]
      }
      process.clock.advance(by: 29 * Self.day)
      try await accounts.tidy()
      #expect(counts() == [2, 2, 2, 2, 1])
      process.clock.advance(by: 2 * Self.day)
      try await accounts.tidy()
      #expect(counts() == [2, 2, 1, 1, 0])
      process.clock.advance(by: 150 * Self.day)
      try await accounts.tidy()
      #expect(counts() == [0, 0, 1, 1, 0])
      #expect(accounts.level(of: anna, on: path) == .read)
    }
  }

  @Test("The owners of replicas go with their user, and with their order")
  func owners() async throws {
    try await Process.run { process in
      let accounts = process.accounts
      let (_, anna) = try await process.register("anna")
      let (_, ben) = try await process.register("ben")
      let (path, other) = (try #require(StorePath("/shared/list")), try #require(StorePath("/shared/list2")))
      for (number, user) in [(1, anna), (2, ben)] as [(UInt32, Principal)] {
        try await accounts.claimReplica(number, of: path, in: "epoch", for: user)
        try await accounts.claimReplica(number, of: path, in: "epoch2", for: user)
        try await accounts.claimReplica(number, of: other, in: "epoch", for: user)
      }
      try await accounts.forgetReplicas(of: path, in: "epoch")
      #expect(accounts.owns(1, of: path, in: "epoch", anna) == nil)
      #expect(accounts.owns(2, of: path, in: "epoch", ben) == nil)
      #expect(accounts.owns(1, of: path, in: "epoch2", anna) == true)
      #expect(accounts.owns(1, of: other, in: "epoch", anna) == true)
      try await accounts.delete(try #require(anna.user), by: .server)
      #expect(accounts.owns(1, of: other, in: "epoch", anna) == nil)
      #expect(accounts.owns(2, of: other, in: "epoch", ben) == true)
      // The owner of a user who was deleted while the replica joined.
      try await accounts.claimReplica(9, of: other, in: "epoch", for: anna)
      try await accounts.tidy()
      #expect(accounts.owns(9, of: other, in: "epoch", anna) == nil)
      #expect(accounts.owns(2, of: other, in: "epoch", ben) == true)
    }
  }
}

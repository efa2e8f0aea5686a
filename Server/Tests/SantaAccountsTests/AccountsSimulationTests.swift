import Foundation
import SantaServerTestSupport
import SantaStore
import Testing

@testable import SantaAccounts

/// Random requests to several processes with one order that fails, loses answers and is compacted.
@Suite(.fewAtOnce) struct AccountsSimulationTests {
  /// The results that clients saw, as a plain reference.
  private struct Seen {
    /// The users whose registration was confirmed, by the keys of their names.
    var users: [String: UserID] = [:]
    /// The user of each replica whose claim was confirmed.
    var owners: [UInt32: UserID] = [:]
    /// The confirmed sessions, and those whose end was confirmed.
    var sessions: Set<String> = []
    /// The sessions whose end was requested. Without an answer, they may have ended or not.
    var ending: Set<String> = []
    var ended: Set<String> = []
    /// The confirmed uses of offers.
    var uses: [String: UserID] = [:]
    /// The results that contradict each other.
    var contradictions: [String] = []
  }

  @Test(
    "Confirmed results hold, nothing happens twice, and all processes agree",
    arguments: SplitMix.seeds.prefix(4))
  func random(seed: UInt64) async throws {
    let log = MemoryLog()
    let clock = Process.Clock()
    let seen = Process.Mutexed(Seen())
    try await Process.run(log, clock: clock) { first in
      try await Process.runTwo(log, clock: clock) { second, third in
        let processes = [first, second, third]
        let (owner, author) = try await first.register("owner")
        let path = try #require(StorePath("/~/list", for: owner.user.id))
        var offers: [String] = []
        for _ in 0..<4 {
          offers.append(try await first.accounts.makeOffer(of: path, in: "e", level: .write, by: author))
        }
        let tokens = offers
        for process in processes { try await process.catchUp(with: first) }
        await withTaskGroup(of: Void.self) { group in
          for (index, process) in processes.enumerated() {
            for client in 0..<3 {
              group.addTask {
                var generator = SplitMix(seed: seed &+ UInt64(index * 3 + client) &* 7919)
                for _ in 0..<20 { await Self.act(process, tokens, seen, &generator) }
              }
            }
          }
          group.addTask {
            var generator = SplitMix(seed: seed)
            for _ in 0..<8 {
              try? await Task.sleep(for: .milliseconds(Int.random(in: 5...60, using: &generator)))
              switch Int.random(in: 0..<4, using: &generator) {
              case 0: log.isDown = true
              case 1: log.losesAnswers = true
              case 2: try? log.compact()
              default: break
              }
              try? await Task.sleep(for: .milliseconds(Int.random(in: 5...60, using: &generator)))
              (log.isDown, log.losesAnswers) = (false, false)
            }
          }
        }
        // Each process sends what is left, and has the same state then.
        for process in processes {
          let grant = Grant(.anyone, PathPattern(path), .read)
          try await whenAvailable { try await process.accounts.setGrant(grant, by: .server) }
        }
        for process in processes {
          for other in processes { try await process.catchUp(with: other) }
        }
        let seen = seen.value
        #expect(seen.sessions.count >= 5 && seen.ended.count >= 1, "seed \(seed): too few requests succeed")
        #expect(seen.contradictions.isEmpty, "seed \(seed)")
        let states = processes.map { Self.state($0.accounts) }
        #expect(states[0] == states[1] && states[0] == states[2], "seed \(seed)")
        let snapshot = first.accounts.snapshot
        let names = snapshot.objects(UserRecord.self).compactMap { $0.nameKey }
        #expect(Set(names).count == names.count, "seed \(seed)")
        for (name, id) in seen.users {
          let name = try #require(UserName(name)?.key)
          let record = snapshot.objects(UserRecord.self).where { $0.nameKey == name }.first
          #expect(record?.id == id.description, "seed \(seed)")
        }
        for (number, user) in seen.owners {
          let record = ReplicaRecord.replica(number, of: path, in: "e")
          #expect(
            snapshot.objects(ReplicaRecord.self).where { $0.replica == record }.first?.owner
              == user.description,
            "seed \(seed)")
        }
        for session in seen.sessions.subtracting(seen.ending) {
          #expect(throws: Never.self, "seed \(seed)") { try first.accounts.liveSession(session) }
        }
        for session in seen.ended {
          #expect(throws: AccountError.self, "seed \(seed)") { try second.accounts.liveSession(session) }
        }
        let granted = GrantRecord.latest(of: snapshot.objects(GrantRecord.self)).count { $0.level == 2 }
        #expect(granted <= tokens.count, "seed \(seed)")
      }
    }
  }

  /// One request of a client.
  private static func act(
    _ process: Process, _ offers: [String], _ seen: Process.Mutexed<Seen>, _ generator: inout SplitMix
  ) async {
    let accounts = process.accounts
    let name = "user \(Int.random(in: 0..<8, using: &generator))"
    let choice = Int.random(in: 0..<5, using: &generator)
    let number = UInt32.random(in: 1...6, using: &generator)
    let offer = offers[Int.random(in: 0..<offers.count, using: &generator)]
    do {
      if choice == 0 {
        let signedIn = try await accounts.register(name: name, password: Process.password)
        seen.update { seen in
          if seen.users[name] != nil { seen.contradictions.append("\(name) was registered twice") }
          seen.users[name] = signedIn.user.id
          seen.sessions.insert(signedIn.session)
        }
        return
      }
      let signedIn = try await accounts.signIn(name: name, password: Process.password)
      seen.update { $0.sessions.insert(signedIn.session) }
      let user = signedIn.user.id
      let principal = try accounts.principal(of: signedIn.accessToken)
      switch choice {
      case 1:
        let path = try #require(
          accounts.snapshot.objects(OfferRecord.self).first.flatMap { StorePath($0.path) })
        try await accounts.claimReplica(number, of: path, in: "e", for: principal)
        seen.update { seen in
          if let known = seen.owners[number], known != user {
            seen.contradictions.append("\(number) has two owners")
          }
          seen.owners[number] = user
        }
      case 2:
        seen.update { $0.ending.insert(signedIn.session) }
        try await accounts.endSession(signedIn.session, for: principal)
        seen.update { $0.ended.insert(signedIn.session) }
      case 3:
        _ = try await accounts.acceptOffer(offer, by: principal) { _ in "e" }
        seen.update { seen in
          if let known = seen.uses[offer], known != user {
            seen.contradictions.append("an offer was used twice")
          }
          seen.uses[offer] = user
        }
      default: _ = try await accounts.refresh(signedIn.refreshToken)
      }
    } catch {
      try? await Task.sleep(for: .milliseconds(Int.random(in: 1...30, using: &generator)))
      // Outages, taken names, and users who don't exist yet. The checks at the end only count what was confirmed.
    }
  }

  /// The contents of the store of a process.
  private static func state(_ accounts: Accounts) -> [String] {
    let snapshot = accounts.snapshot
    var lines = snapshot.objects(UserRecord.self).map { "user \($0.id) \($0.nameKey ?? "") \($0.sessionKey)" }
    lines += snapshot.objects(SessionRecord.self).map { "session \($0.id) \($0.user) \($0.generation)" }
    lines += snapshot.objects(RefreshRecord.self).map { "refresh \($0.id) \($0.turn)" }
    lines += snapshot.objects(ReplicaRecord.self).map { "replica \($0.id) \($0.replica) \($0.owner)" }
    lines += snapshot.objects(OfferUseRecord.self).map { "use \($0.id) \($0.offer) \($0.user)" }
    lines += snapshot.objects(GrantRecord.self).map {
      "grant \($0.id) \($0.subject) \($0.pattern) \($0.level)"
    }
    return lines.sorted()
  }
}

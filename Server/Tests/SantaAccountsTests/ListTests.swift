import Foundation
import SantaServerTestSupport
import SantaStore
import Synchronization
import Testing

@testable import SantaAccounts

/// The lists of an admin, with many users.
@Suite(.fewAtOnce) struct ListTests {
  private static let names = (0..<2_000).map { ["user \($0)", "Élise \($0)", "ÜSER \($0)"][$0 % 3] }

  private static func folded(_ text: String) -> String {
    text.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
  }

  private func fill(_ process: Process) async throws -> [UserID] {
    let ids = Self.names.map { _ in UserID() }
    let now = process.clock.now
    let epoch = process.accounts.store.shown.withLock { $0.epoch }
    try await process.accounts.store.write { store in
      for (name, id) in zip(Self.names, ids) {
        store.create(UserRecord.self) { record in
          (record.id, record.name, record.nameKey) = (id.description, name, name)
          (record.sessionKey, record.created, record.isAnonymous) = ("key", now, false)
        }
        store.create(SessionRecord.self) { record in
          (record.id, record.user, record.sessionKey) = ("session of \(name)", id.description, "key")
          (record.created, record.lastUsed, record.client) = (now, now, "iPad")
          record.epoch = epoch
        }
        for (number, level) in [2, 0].enumerated() {
          store.create(GrantRecord.self) { record in
            record.id = "\(name) \(number)"
            (record.subject, record.pattern) = ("user:\(id)", "/shared/list-\(number)")
            (record.level, record.changed) = (level, now)
          }
        }
      }
    }
    return ids
  }

  @Test("Parts of a list are the list, and a search ignores case and accents")
  func parts() async throws {
    try await Process.run { process in
      let accounts = process.accounts
      let ids = try await fill(process)
      var names: [String?] = []
      for from in stride(from: 0, to: 2_000, by: 150) {
        let part = try accounts.users(matching: "", from..<from + 150, for: .server)
        #expect(part.total == 2_000 && part.rows.count == min(150, 2_000 - from))
        #expect(part.rows.allSatisfy { $0.sessions == 1 && $0.kind == .none })
        names += part.rows.map(\.info.name)
      }
      #expect(names == Self.names.sorted())
      for search in ["USER 1", "elise 19", "é", "ü", "1", " ", "nothing"] {
        let wanted = Self.names.filter { Self.folded($0).contains(Self.folded(search)) }
        let found = try accounts.users(matching: search, 0..<2_000, for: .server)
        #expect(found.rows.compactMap(\.info.name) == wanted.sorted(), "\(search)")
        #expect(found.total == wanted.count)
        let sessions = try accounts.sessions(matching: search, 0..<10, for: .server)
        // A search takes at most 1,000 users into account.
        #expect(
          sessions.total == min(wanted.count, 1_000) && sessions.rows.count == min(wanted.count, 10),
          "\(search)")
      }
      let byID = try accounts.users(matching: ids[7].description.uppercased(), 0..<2, for: .server)
      #expect(byID.rows.map(\.info.id) == [ids[7]])
      let byFewDigits = try accounts.users(
        matching: String(ids[7].description.prefix(4)), 0..<2_000, for: .server)
      #expect(byFewDigits.rows.allSatisfy { $0.info.name?.contains(ids[7].description.prefix(4)) ?? false })
      #expect(try accounts.sessions(matching: "IPAD", 0..<10, for: .server).total == 2_000)
      // Removed grants aren't listed.
      let grants = try accounts.grants(matching: "LIST-", 0..<10, for: .server)
      #expect(
        grants.total == 2_000 && grants.rows.allSatisfy { $0.grant.level == .write && $0.subjectName != nil })
      #expect(
        try accounts.grants(matching: Self.names[5], 0..<10, for: .server).rows.first?.subjectName
          == Self.names[5])
      #expect(try accounts.users(matching: "", 5_000..<5_010, for: .server).rows.isEmpty)
    }
  }

  @Test("Only an admin gets the lists")
  func rights() async throws {
    try await Process.run { process in
      let accounts = process.accounts
      let user = Principal(.session("x"), user: UserID())
      let program = Principal(
        .program("x"), belongsToAdmin: true, scope: TokenScope(patterns: [], level: .manage))
      for caller in [.nobody, user, program] {
        #expect(throws: AccountError.self) { try accounts.users(matching: "", 0..<1, for: caller) }
        #expect(throws: AccountError.self) { try accounts.sessions(matching: "", 0..<1, for: caller) }
        #expect(throws: AccountError.self) { try accounts.tokens(matching: "", 0..<1, for: caller) }
        #expect(throws: AccountError.self) { try accounts.grants(matching: "", 0..<1, for: caller) }
        await #expect(throws: AccountError.self) { try await accounts.deleteToken("x", by: caller) }
        await #expect(throws: AccountError.self) { try await accounts.endAllSessions(by: caller) }
      }
    }
  }

  @Test("Numbers are counted again when something has changed")
  func counts() async throws {
    try await Process.run { process in
      let accounts = process.accounts
      let before = accounts.counts(after: AccountCounts())
      _ = try await fill(process)
      let after = accounts.counts(after: before)
      #expect(after.users == before.users + 2_000 && after.sessions == before.sessions + 2_000)
      #expect(after.version > before.version && accounts.counts(after: after) == after)
    }
  }
}

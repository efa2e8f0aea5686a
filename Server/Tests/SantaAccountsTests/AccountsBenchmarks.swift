import Foundation
import SantaStore
import Testing

@testable import SantaAccounts

/// Figures of the accounts, which the README of the server lists. They need a release build:
///
/// ```sh
/// SANTA_ACCOUNTS_BENCHMARKS=1 swift test -c release -Xswiftc -enable-testing --filter AccountsBenchmarks
/// ```
@Suite(
  "Figures", .serialized,
  .enabled(
    if: ProcessInfo.processInfo.environment["SANTA_ACCOUNTS_BENCHMARKS"] == "1",
    "They take minutes and check nothing."))
struct AccountsBenchmarks {
  private static let userCount = 10_000
  private static let grantCount = 100

  @Test("Checks, with 10,000 users of 100 grants each")
  func checks() async throws {
    try await Process.run { process in
      let accounts = process.accounts
      let now = process.clock.now
      let names = (0..<Self.userCount).map { "user \($0)" }
      let ids = names.map { _ in UserID() }
      let clock = ContinuousClock()
      let loading = try await clock.measure {
        for part in stride(from: 0, to: Self.userCount, by: 500) {
          try await accounts.store.write { store in
            for user in part..<part + 500 {
              store.create(UserRecord.self) { record in
                (record.id, record.name, record.nameKey) = (ids[user].description, names[user], names[user])
                (record.sessionKey, record.created) = ("key", now)
              }
              for grant in 0..<Self.grantCount {
                store.create(GrantRecord.self) { record in
                  record.id = "\(user) \(grant)"
                  (record.subject, record.pattern) = ("user:\(ids[user])", "/shared/list-\(user)-\(grant)")
                  (record.level, record.changed) = (2, now)
                }
              }
            }
          }
        }
      }
      print("FIGURE loading \(Self.userCount * Self.grantCount) grants: \(loading)")
      var tokens: [(token: String, principal: Principal)] = []
      let sessions = try await clock.measure {
        for user in 0..<1_000 {
          let record = try accounts.userRecord(ids[user])
          let token = try await accounts.beginSession(of: record, client: nil).accessToken
          tokens.append((token, try accounts.principal(of: token)))
        }
      }
      print("FIGURE beginning a session, one after the other: \(sessions / 1_000)")
      let first = clock.measure {
        for user in 0..<1_000 {
          guard let path = StorePath("/shared/list-\(user)-50") else { continue }
          #expect(accounts.level(of: tokens[user].principal, on: path) == .write)
        }
      }
      print("FIGURE the first look at a user's 100 grants: \(first / 1_000)")
      let path = try #require(StorePath("/shared/list-7-99"))
      let (token, principal) = tokens[7]
      let known = clock.measure { for _ in 0..<100_000 { _ = accounts.level(of: principal, on: path) } }
      print("FIGURE a level, among 100 grants: \(known / 100_000)")
      let callers = try clock.measure { for _ in 0..<100_000 { _ = try accounts.principal(of: token) } }
      print("FIGURE the caller of a known token: \(callers / 100_000)")
      let signatures = clock.measure {
        for _ in 0..<1_000 { _ = AccessTokenSigner.Parsed(token)?.isSigned(by: accounts.signer.ownKey) }
      }
      print("FIGURE checking a signature: \(signatures / 1_000)")
    }
  }

  @Test("Sign-ins with the standard cost")
  func signIns() async throws {
    let hasher = PasswordHasher()
    let clock = ContinuousClock()
    let hashed = try await hasher.hash("correct horse")
    let one = try await clock.measure {
      for _ in 0..<5 { _ = try await hasher.matches("correct horse", hashed) }
    }
    print("FIGURE a password: \(one / 5)")
    let missing = try await clock.measure {
      for _ in 0..<5 { _ = try await hasher.matches("correct horse", nil) }
    }
    print("FIGURE a password of a missing user: \(missing / 5)")
    let four = try await clock.measure {
      try await withThrowingTaskGroup(of: Void.self) { group in
        for _ in 0..<4 {
          group.addTask { for _ in 0..<5 { _ = try await hasher.matches("correct horse", hashed) } }
        }
        try await group.waitForAll()
      }
    }
    print("FIGURE passwords a second, four at a time: \(20 / (four / .seconds(1)))")
  }
}

import Foundation
import SantaServerTestSupport
import Testing

@testable import SantaAccounts

/// Texts of strangers, and requests of users who want more than they may.
@Suite(.fewAtOnce) struct HostileTests {
  @Test("A changed token is never accepted, and no text stops the process", arguments: SplitMix.seeds)
  func mutations(seed: UInt64) async throws {
    try await Process.run { process in
      let accounts = process.accounts
      let (signedIn, principal) = try await process.register("anna")
      let scope = TokenScope(patterns: [try #require(PathPattern("/a"))], level: .read)
      let (_, program) = try await accounts.makeToken(scope, for: principal)
      let path = try #require(StorePath("/~/a", for: principal.user))
      let offer = try await accounts.makeOffer(of: path, in: "e", level: .read, by: principal)
      let valid = [signedIn.accessToken, program, signedIn.refreshToken, offer]
      var generator = SplitMix(seed: seed)
      for _ in 0..<400 {
        let original = valid[Int.random(in: 0..<4, using: &generator)]
        let text = Self.mutated(original, valid, &generator)
        if valid.contains(text) { continue }
        let caller = await code { try accounts.principal(of: text) }
        // The expiry is checked behind the signature, so `expired` says only that the key is unknown.
        #expect(caller == .token || caller == .expired, "seed \(seed): \(text.debugDescription)")
        #expect(
          await code { try await accounts.refresh(text) } == .session,
          "seed \(seed): \(text.debugDescription)")
        let accepted = await code { try await accounts.acceptOffer(text, by: principal) { _ in "e" } }
        #expect(accepted == .offer, "seed \(seed): \(text.debugDescription)")
        #expect(await code { try await accounts.signIn(jwt: text) } == .credentials, "seed \(seed)")
      }
      // A token is of no use in the place of another one.
      for text in valid.dropFirst(2) { #expect(await code { try accounts.principal(of: text) } == .token) }
      for text in [valid[0], valid[1], valid[3]] {
        #expect(await code { try await accounts.refresh(text) } == .session)
      }
      #expect(try accounts.principal(of: valid[0]) == principal)
    }
  }

  private static func mutated(_ text: String, _ others: [String], _ generator: inout SplitMix) -> String {
    var characters = Array(text)
    for _ in 0...Int.random(in: 0...2, using: &generator) {
      let index = Int.random(in: 0..<characters.count, using: &generator)
      switch Int.random(in: 0..<7, using: &generator) {
      case 0: characters[index] = Array("0aAzZ_-.=+/%\u{0}é\n ").randomElement(using: &generator) ?? "0"
      case 1: characters.remove(at: index)
      case 2: characters.insert("0", at: index)
      case 3: characters = Array(characters.prefix(index + 1))
      case 4: characters += characters.suffix(index)
      case 5:
        let other = Array(others.randomElement(using: &generator) ?? "")
        characters = Array(characters.prefix(index)) + other.suffix(max(0, other.count - index))
      default: characters = Array(String(characters).uppercased())
      }
      if characters.isEmpty { characters = ["x"] }
    }
    return String(characters)
  }

  @Test("A user can't touch the sessions and tokens of another one")
  func others() async throws {
    try await Process.run { process in
      let accounts = process.accounts
      let (anna, principal) = try await process.register("anna")
      let (_, ben) = try await process.register("ben")
      let scope = TokenScope(patterns: [try #require(PathPattern("/a"))], level: .read)
      let (info, token) = try await accounts.makeToken(scope, for: principal)
      #expect(await code { try await accounts.endSession(anna.session, for: ben) } == .unknown)
      #expect(
        await code { try await accounts.endSession(anna.session, of: anna.user.id, by: ben) } == .access)
      #expect(await code { try await accounts.endSessions(of: anna.user.id, by: ben) } == .access)
      #expect(await code { try accounts.sessions(of: anna.user.id, by: ben) } == .access)
      #expect(await code { try await accounts.deleteToken(info.id, for: ben) } == .unknown)
      #expect(await code { try await accounts.deleteToken(info.id, for: .server) } == .unknown)
      #expect(try accounts.tokens(of: ben).isEmpty)
      #expect(try accounts.sessions(of: anna.user.id, by: .server).map(\.id) == [anna.session])
      let program = try accounts.principal(of: token)
      for caller in [Principal.nobody, program] {
        #expect(await code { try accounts.sessions(of: caller) } == .access)
        #expect(await code { try accounts.tokens(of: caller) } == .access)
        #expect(await code { try accounts.users(for: caller) } == .access)
        #expect(
          await code { try await accounts.changePassword(Process.password, to: "new password", for: caller) }
            == .access)
        #expect(
          await code { try await accounts.deleteAccount(password: Process.password, for: caller) } == .access)
        #expect(await code { try await accounts.acceptOffer("santa_o_", by: caller) { _ in "e" } } == .access)
      }
      try accounts.check(principal)
    }
  }

  @Test("The program token of an admin does nothing that only an admin may")
  func programOfAdmin() async throws {
    try await Process.run { process in
      let accounts = process.accounts
      let root = try await accounts.setPassword(ofUserNamed: "root", to: Process.password, isAdmin: true)
      let session = try await accounts.signIn(name: "root", password: Process.password)
      let admin = try accounts.principal(of: session.accessToken)
      let scope = TokenScope(patterns: [try #require(PathPattern("/a"))], level: .manage)
      for owner in [admin, .server] {
        let program = try accounts.principal(of: try await accounts.makeToken(scope, for: owner).token)
        #expect(await code { try accounts.users(for: program) } == .access)
        #expect(await code { try await accounts.update(root.id, isDisabled: true, by: program) } == .access)
        let other = try #require(PathPattern("/b"))
        #expect(
          await code { try await accounts.setGrant(Grant(.anyone, other, .read), by: program) } == .access)
        let own = try #require(PathPattern("/a"))
        try await accounts.setGrant(Grant(.anyone, own, .read), by: program)
      }
    }
  }

  @Test("Tokens, offers and grants with impossible limits are refused")
  func limits() async throws {
    try await Process.run { process in
      let accounts = process.accounts
      let (_, principal) = try await process.register("anna")
      let pattern = try #require(PathPattern("/~/*", for: principal.user))
      let path = try #require(StorePath("/~/a", for: principal.user))
      for scope in [
        TokenScope(patterns: [], level: .read), TokenScope(patterns: [pattern], level: .none),
        TokenScope(patterns: Array(repeating: pattern, count: 101), level: .read),
      ] {
        #expect(await code { try await accounts.makeToken(scope, for: principal) } == .invalid)
      }
      for time in [0, -1, Double.nan, .infinity, 1e300] {
        let scope = TokenScope(patterns: [pattern], level: .read)
        #expect(
          await code { try await accounts.makeToken(scope, expiresIn: time, for: principal) } == .invalid)
        let offer = await code {
          try await accounts.makeOffer(of: path, in: "e", level: .read, expiresIn: time, by: principal)
        }
        #expect(offer == .invalid)
      }
      for text in ["/__server", "/~/__management", "/*", "/shared", "/shared/*"] {
        let pattern = try #require(PathPattern(text, for: principal.user))
        let grant = Grant(.user(UserID()), pattern, .read)
        #expect(await code { try await accounts.setGrant(grant, by: principal) } == .access, "\(text)")
      }
    }
  }

  @Test("The right to create stores is a separate right")
  func creating() async throws {
    try await Process.run { process in
      let accounts = process.accounts
      let (_, anna) = try await process.register("anna")
      let (_, ben) = try await process.register("ben")
      let path = try #require(StorePath("/club/list"))
      let all = try #require(PathPattern("/club/*"))
      #expect(!accounts.mayCreate(path, anna))
      let club = try #require(PathPattern("/club"))
      let annas = Subject.user(try #require(anna.user))
      try await accounts.setGrant(Grant(annas, club, .manage), by: .server)
      try await accounts.setGrant(Grant(annas, all, .manage), by: .server)
      #expect(accounts.level(of: anna, on: path) == .manage && !accounts.mayCreate(path, anna))
      let grant = Grant(.user(try #require(ben.user)), all, .write, mayCreate: true)
      #expect(await code { try await accounts.setGrant(grant, by: anna) } == .access)
      try await accounts.setGrant(Grant(annas, all, .manage, mayCreate: true), by: .server)
      try await accounts.setGrant(grant, by: anna)
      #expect(accounts.mayCreate(path, ben) && accounts.level(of: ben, on: path) == .write)
      #expect(!accounts.mayCreate(try #require(StorePath("/club/__x")), ben))
      #expect(accounts.permissions(of: ben).map(\.pattern).contains("/club/*"))
    }
  }
}

import Foundation
import SantaServerTestSupport
import Synchronization
import Testing

@testable import SantaAccounts

/// Accounts.
@Suite(.fewAtOnce) struct AccountsTests {
  @Test("A user registers, signs in and is known by the access token")
  func signIn() async throws {
    try await Process.run { process in
      let accounts = process.accounts
      let (registered, principal) = try await process.register("Anna")
      #expect(registered.user.name == "Anna")
      #expect(principal.user == registered.user.id)
      #expect(principal.isSignedIn && !principal.isAdmin)
      let again = try await accounts.signIn(name: "ANNA", password: Process.password)
      #expect(again.user.id == registered.user.id)
      #expect(again.session != registered.session)
      let home = try #require(StorePath("/~/tasks", for: principal.user))
      #expect(accounts.level(of: principal, on: home) == .manage)
      #expect(try accounts.sessions(of: principal).count == 2)
      #expect(process.events.value.map(\.event).contains("signIn"))
    }
  }

  @Test("A wrong password and an unknown name get the same answer")
  func wrongPassword() async throws {
    try await Process.run { process in
      _ = try await process.register("anna")
      let wrong = await code { try await process.accounts.signIn(name: "anna", password: "wrong password") }
      let unknown = await code { try await process.accounts.signIn(name: "ben", password: "wrong password") }
      #expect(wrong == .credentials)
      #expect(unknown == .credentials)
      let invalid = await code {
        try await process.accounts.signIn(name: "\u{0}", password: "wrong password")
      }
      #expect(invalid == .credentials)
    }
  }

  @Test("A name exists once, whatever its case and composition")
  func names() async throws {
    try await Process.run { process in
      _ = try await process.register("Zoë Weiß")
      for name in ["Zoë Weiß", "zoe\u{308} weiss", "ZOË WEISS"] {
        #expect(await code { try await process.register(name) } == .name, "\(name)")
      }
      for name in [
        "", " a", "a ", "a\u{0}", "\u{202e}a", "a\u{200b}b", String(repeating: "a", count: 65), "a\nb",
        "users", "Anyone", "user:1", "NAME:anna",
      ] {
        #expect(UserName(name) == nil, "\(name.debugDescription)")
      }
      #expect(UserName(String(repeating: "é", count: 64)) != nil)
      #expect(UserName("ὈΔΥΣΣΕΎΣ")?.key == UserName("ὀδυσσεύς")?.key)
    }
  }

  @Test("Two processes that register the same name at once: the earlier one in the order has it")
  func nameRace() async throws {
    try await Process.runTwo { first, second in
      async let one = code { try await first.register("anna") }
      async let other = code { try await second.register("anna") }
      let codes = await [one, other]
      #expect(codes.count { $0 == nil } == 1)
      #expect(codes.count { $0 == .name } == 1)
      try await first.catchUp(with: second)
      #expect(try first.accounts.users(for: .server).count == 1)
    }
  }

  @Test("A token of one process is known in another one")
  func twoProcesses() async throws {
    try await Process.runTwo { first, second in
      let (signedIn, _) = try await first.register("anna")
      try await second.catchUp(with: first)
      let principal = try second.accounts.principal(of: signedIn.accessToken)
      #expect(principal.session == signedIn.session)
    }
  }

  @Test("Malformed and forged tokens are refused")
  func forged() async throws {
    try await Process.run { process in
      let (signedIn, _) = try await process.register("anna")
      let token = signedIn.accessToken
      #expect(try process.accounts.principal(of: nil) == .nobody)
      #expect(try process.accounts.principal(of: "santa_server") == .server)
      var texts = [
        "", "x", "santa_a.", "santa_a..", "santa_a.a.b", token + "a", token + ".", String(token.dropLast()),
      ]
      texts += [signedIn.refreshToken, String(repeating: "a", count: 10_000), "santa_p_" + token]
      let parts = token.split(separator: ".")
      let payload = try #require(Base64URL.decode(parts[1]))
      let text = String(decoding: payload, as: UTF8.self)
      let later = text.replacing(/"e":[0-9]+/, with: "\"e\":9999999999")
      texts.append("santa_a.\(Base64URL.encode(Data(later.utf8))).\(parts[2])")
      for text in texts {
        #expect(await code { try process.accounts.principal(of: text) } == .token, "\(text.prefix(80))")
      }
      let unknown = AccessTokenSigner()
      let forged = try unknown.token(
        session: signedIn.session, user: signedIn.user.id, expires: .max, version: 0, epoch: 0)
      #expect(await code { try process.accounts.principal(of: forged) } == .expired)
    }
  }

  @Test("An access token expires, and its refresh token gets the next one")
  func expiry() async throws {
    try await Process.run { process in
      let (signedIn, principal) = try await process.register("anna")
      process.clock.advance(by: 901)
      #expect(await code { try process.accounts.principal(of: signedIn.accessToken) } == .expired)
      try process.accounts.check(principal)
      let next = try await process.accounts.refresh(signedIn.refreshToken)
      #expect(next.refreshToken == signedIn.refreshToken)
      #expect(try process.accounts.principal(of: next.accessToken) == principal)
    }
  }

  @Test("A refresh token is replaced once a day, and holds until the next one was used")
  func rotation() async throws {
    try await Process.run { process in
      let accounts = process.accounts
      let (first, _) = try await process.register("anna")
      process.clock.advance(by: 86_400)
      let second = try await accounts.refresh(first.refreshToken)
      #expect(second.refreshToken != first.refreshToken)
      // The answer was lost: the old one holds, and no further one is made on this day.
      let again = try await accounts.refresh(first.refreshToken)
      #expect(again.refreshToken == first.refreshToken)
      process.clock.advance(by: 86_400)
      let third = try await accounts.refresh(first.refreshToken)
      #expect(third.refreshToken != first.refreshToken && third.refreshToken != second.refreshToken)
      #expect(await code { try await accounts.refresh(second.refreshToken) } == .session)
      #expect(try await accounts.refresh(third.refreshToken).refreshToken == third.refreshToken)
      #expect(await code { try await accounts.refresh(first.refreshToken) } == .session)
      #expect(try await accounts.refresh(third.refreshToken).session == first.session)
    }
  }

  @Test("Two processes that replace the same refresh token at once give out one")
  func rotationRace() async throws {
    try await Process.runTwo { first, second in
      let (signedIn, _) = try await first.register("anna")
      first.clock.advance(by: 90_000)
      try await second.catchUp(with: first)
      async let one = first.accounts.refresh(signedIn.refreshToken)
      async let other = second.accounts.refresh(signedIn.refreshToken)
      let tokens = [try await one.refreshToken, try await other.refreshToken]
      #expect(tokens.count { $0 != signedIn.refreshToken } == 1)
      let new = try #require(tokens.first { $0 != signedIn.refreshToken })
      try await first.catchUp(with: second)
      #expect(try await first.accounts.refresh(new).refreshToken == new)
      try await second.catchUp(with: first)
      #expect(await code { try await second.accounts.refresh(signedIn.refreshToken) } == .session)
    }
  }

  @Test("An unused session ends")
  func idleSession() async throws {
    try await Process.run { process in
      let (signedIn, _) = try await process.register("anna")
      process.clock.advance(by: 181 * 86_400)
      #expect(await code { try await process.accounts.refresh(signedIn.refreshToken) } == .session)
    }
  }

  @Test("Ending a session, disabling and deleting a user end its tokens, and followers hear of it")
  func ends() async throws {
    try await Process.runTwo { first, second in
      let accounts = first.accounts
      let (signedIn, principal) = try await first.register("anna")
      let other = try await accounts.signIn(name: "anna", password: Process.password)
      try await second.catchUp(with: first)
      let heard = Process.Mutexed<Int>(0)
      let following = second.accounts.follow { change in
        if change.concerns(principal) { heard.update { $0 += 1 } }
      }
      try await accounts.endSession(other.session, for: principal)
      #expect(await code { try accounts.principal(of: other.accessToken) } == .session)
      #expect(await code { try await accounts.refresh(other.refreshToken) } == .session)
      try accounts.check(principal)
      try await second.catchUp(with: first)
      #expect(heard.value > 0)
      #expect(await code { try second.accounts.principal(of: other.accessToken) } == .session)
      _ = try await accounts.update(signedIn.user.id, isDisabled: true, by: .server)
      #expect(await code { try accounts.principal(of: signedIn.accessToken) } == .session)
      #expect(await code { try accounts.check(principal) } == .session)
      #expect(
        await code { try await accounts.signIn(name: "anna", password: Process.password) } == .credentials)
      _ = try await accounts.update(signedIn.user.id, isDisabled: false, by: .server)
      #expect(await code { try accounts.principal(of: signedIn.accessToken) } == .session)
      let third = try await accounts.signIn(name: "anna", password: Process.password)
      let again = try accounts.principal(of: third.accessToken)
      #expect(
        await code { try await accounts.deleteAccount(password: "wrong password", for: again) }
          == .credentials)
      try await accounts.deleteAccount(password: Process.password, for: again)
      #expect(await code { try accounts.principal(of: third.accessToken) } == .session)
      #expect(try accounts.users(for: .server).isEmpty)
      _ = try await first.register("anna")
      withExtendedLifetime(following) {}
    }
  }

  @Test("A new password ends all sessions but the one that set it")
  func changePassword() async throws {
    try await Process.run { process in
      let accounts = process.accounts
      let (_, principal) = try await process.register("anna")
      let other = try await accounts.signIn(name: "anna", password: Process.password)
      let wrong = await code {
        try await accounts.changePassword("wrong password", to: "new password", for: principal)
      }
      #expect(wrong == .credentials)
      #expect(
        await code { try await accounts.changePassword(Process.password, to: "short", for: principal) }
          == .password)
      try await accounts.changePassword(Process.password, to: "new password", for: principal)
      try accounts.check(principal)
      #expect(await code { try accounts.principal(of: other.accessToken) } == .session)
      #expect(
        await code { try await accounts.signIn(name: "anna", password: Process.password) } == .credentials)
      _ = try await accounts.signIn(name: "anna", password: "new password")
    }
  }

  @Test("A sign-in that was checked against the former password begins no session")
  func passwordRace() async throws {
    let log = MemoryLog()
    try await Process.runTwo(log) { first, second in
      let (_, principal) = try await first.register("anna")
      try await second.catchUp(with: first)
      // The other process appends the new password while the sign-in is on its way to the order.
      log.beforeNextAppend {
        try? await first.accounts.changePassword(Process.password, to: "new password", for: principal)
      }
      #expect(
        await code { try await second.accounts.signIn(name: "anna", password: Process.password) }
          == .credentials)
      #expect(try first.accounts.sessions(of: principal).count == 1)
    }
  }

  @Test("Only admins list, change and delete other users")
  func admins() async throws {
    try await Process.run { process in
      let accounts = process.accounts
      let (anna, principal) = try await process.register("anna")
      #expect(await code { try accounts.users(for: principal) } == .access)
      #expect(await code { try await accounts.update(anna.user.id, isAdmin: true, by: principal) } == .access)
      #expect(await code { try await accounts.delete(anna.user.id, by: principal) } == .access)
      #expect(
        await code { try await accounts.setPassword(of: anna.user.id, to: "password", by: principal) }
          == .access)
      try await accounts.setPassword(ofUserNamed: "root", to: "first password", isAdmin: true)
      let root = try await accounts.signIn(name: "root", password: "first password")
      let admin = try accounts.principal(of: root.accessToken)
      #expect(admin.isAdmin)
      #expect(try accounts.users(for: admin).map(\.name) == ["anna", "root"])
      #expect(accounts.level(of: admin, on: try #require(StorePath("/any"))) == .manage)
      _ = try await accounts.update(root.user.id, isAdmin: false, by: admin)
      #expect(try !accounts.check(admin).isAdmin)
      #expect(await code { try await accounts.delete(UserID(), by: .server) } == .unknown)
    }
  }

  @Test("Anonymous users exist only where the server allows them, and make no tokens")
  func anonymous() async throws {
    try await Process.run { process in
      #expect(await code { try await process.accounts.signInAnonymously() } == .anonymous)
    }
    try await Process.run(allowsAnonymous: true) { process in
      let signedIn = try await process.accounts.signInAnonymously()
      let principal = try process.accounts.principal(of: signedIn.accessToken)
      #expect(principal.isAnonymous && !principal.isSignedIn)
      let scope = TokenScope(patterns: [try #require(PathPattern("/a"))], level: .read)
      #expect(await code { try await process.accounts.makeToken(scope, for: principal) } == .access)
    }
  }

  @Test("A program token is limited by its scope, its expiry, and its user")
  func programTokens() async throws {
    try await Process.run { process in
      let accounts = process.accounts
      let (anna, principal) = try await process.register("anna")
      let home = try #require(PathPattern("/~/*", for: principal.user))
      let scope = TokenScope(patterns: [home], level: .write)
      let (info, token) = try await accounts.makeToken(
        scope, name: "backup", expiresIn: 3_600, for: principal)
      let program = try accounts.principal(of: token)
      #expect(program.kind == .program(info.id) && program.user == anna.user.id)
      let tasks = try #require(StorePath("/~/tasks", for: principal.user))
      #expect(accounts.level(of: program, on: tasks) == .write)
      #expect(await code { try await accounts.makeToken(scope, for: program) } == .access)
      #expect(await code { try accounts.sessions(of: program) } == .access)
      #expect(try accounts.tokens(of: principal) == [info])
      let wrong = String(token.dropLast()) + (token.last == "0" ? "1" : "0")
      #expect(await code { try accounts.principal(of: wrong) } == .token)
      process.clock.advance(by: 3_601)
      #expect(await code { try accounts.principal(of: token) } == .token)
      #expect(await code { try accounts.check(program) } == .token)
      let (second, text) = try await accounts.makeToken(scope, for: principal)
      _ = try await accounts.update(anna.user.id, isDisabled: true, by: .server)
      #expect(await code { try accounts.principal(of: text) } == .token)
      _ = try await accounts.update(anna.user.id, isDisabled: false, by: .server)
      let again = try accounts.principal(
        of: try await accounts.signIn(name: "anna", password: Process.password).accessToken)
      try await accounts.deleteToken(second.id, for: again)
      #expect(await code { try accounts.principal(of: text) } == .token)
      let (_, servers) = try await accounts.makeToken(
        TokenScope(patterns: [try #require(PathPattern("/a"))], level: .manage), for: .server)
      let caller = try accounts.principal(of: servers)
      #expect(accounts.level(of: caller, on: try #require(StorePath("/a"))) == .manage)
      #expect(accounts.level(of: caller, on: tasks) == .none)
      #expect(caller.replicaOwner == "server")
    }
  }

  @Test("Grants reach other processes, and removing one names the same subject and pattern")
  func grants() async throws {
    try await Process.runTwo { first, second in
      let (anna, owner) = try await first.register("anna")
      let (ben, friend) = try await first.register("ben")
      let path = try #require(StorePath("/~/list", for: anna.user.id))
      let pattern = PathPattern(path)
      try await second.catchUp(with: first)
      #expect(second.accounts.level(of: friend, on: path) == .none)
      try await first.accounts.setGrant(Grant(.user(ben.user.id), pattern, .write), by: owner)
      try await second.catchUp(with: first)
      #expect(second.accounts.level(of: friend, on: path) == .write)
      #expect(try second.accounts.grants(on: pattern, for: owner).map(\.level) == [.write])
      #expect(await code { try second.accounts.grants(on: pattern, for: friend) } == .access)
      let own = await code {
        try await second.accounts.setGrant(Grant(.user(ben.user.id), pattern, .manage), by: friend)
      }
      #expect(own == .access)
      let heard = Process.Mutexed<Bool>(false)
      let following = second.accounts.follow { change in
        if change.concerns(friend) { heard.update { $0 = true } }
      }
      try await first.accounts.setGrant(Grant(.user(ben.user.id), pattern, .none), by: owner)
      try await second.catchUp(with: first)
      #expect(second.accounts.level(of: friend, on: path) == .none)
      #expect(heard.value)
      #expect(try second.accounts.grants(on: pattern, for: owner).isEmpty)
      #expect(try first.accounts.subject("name:BEN") == .user(ben.user.id))
      #expect(await code { try first.accounts.subject("name:carl") } == .unknown)
      #expect(await code { try first.accounts.subject("everyone") } == .invalid)
      let gone = await code {
        try await first.accounts.setGrant(Grant(.user(UserID()), pattern, .read), by: owner)
      }
      #expect(gone == .unknown)
      withExtendedLifetime(following) {}
    }
  }

  @Test("An offer is used once, and counts only while its author manages the store in its epoch")
  func offers() async throws {
    try await Process.runTwo { first, second in
      let (anna, author) = try await first.register("anna")
      let (_, ben) = try await first.register("ben")
      let (_, carl) = try await first.register("carl")
      let path = try #require(StorePath("/~/list", for: anna.user.id))
      #expect(
        await code { try await first.accounts.makeOffer(of: path, in: "e", level: .read, by: ben) } == .access
      )
      let token = try await first.accounts.makeOffer(of: path, in: "e", level: .write, by: author)
      try await second.catchUp(with: first)
      let other = await code { try await first.accounts.acceptOffer(token, by: ben) { _ in "later" } }
      #expect(other == .offer)
      async let one = code { try await first.accounts.acceptOffer(token, by: ben) { _ in "e" } }
      async let two = code { try await second.accounts.acceptOffer(token, by: carl) { _ in "e" } }
      let codes = await [one, two]
      #expect(codes.count { $0 == nil } == 1)
      #expect(codes.count { $0 == .offer } == 1)
      try await first.catchUp(with: second)
      try await second.catchUp(with: first)
      let levels = [ben, carl].map { first.accounts.level(of: $0, on: path) }
      #expect(levels.sorted() == [.none, .write])
      let winner = codes[0] == nil ? ben : carl
      #expect(try await first.accounts.acceptOffer(token, by: winner) { _ in "e" }.level == .write)
      // A lower offer takes nothing away.
      let lower = try await first.accounts.makeOffer(of: path, in: "e", level: .read, by: author)
      _ = try await first.accounts.acceptOffer(lower, by: winner) { _ in "e" }
      #expect(first.accounts.level(of: winner, on: path) == .write)
      let short = try await first.accounts.makeOffer(
        of: path, in: "e", level: .read, expiresIn: 60, by: author)
      first.clock.advance(by: 61)
      #expect(await code { try await first.accounts.acceptOffer(short, by: winner) { _ in "e" } } == .offer)
      let last = try await first.accounts.makeOffer(of: path, in: "e", level: .read, by: author)
      _ = try await first.accounts.update(anna.user.id, isDisabled: true, by: .server)
      #expect(await code { try await first.accounts.acceptOffer(last, by: winner) { _ in "e" } } == .offer)
    }
  }

  @Test("A right that was taken away does not return when the same user accepts the offer again")
  func revokedOffer() async throws {
    try await Process.runTwo { first, second in
      let (anna, author) = try await first.register("anna")
      let (bob, ben) = try await first.register("ben")
      let path = try #require(StorePath("/~/list", for: anna.user.id))
      let token = try await first.accounts.makeOffer(of: path, in: "e", level: .write, by: author)
      _ = try await first.accounts.acceptOffer(token, by: ben) { _ in "e" }
      first.clock.advance(by: 1)
      second.clock.advance(by: 1)
      try await first.accounts.setGrant(Grant(.user(bob.user.id), PathPattern(path), .none), by: author)
      try await second.catchUp(with: first)
      for process in [first, second] {
        #expect(await code { try await process.accounts.acceptOffer(token, by: ben) { _ in "e" } } == .offer)
        #expect(process.accounts.level(of: ben, on: path) == .none)
      }
      // A new offer gives the right again.
      let again = try await first.accounts.makeOffer(of: path, in: "e", level: .read, by: author)
      _ = try await first.accounts.acceptOffer(again, by: ben) { _ in "e" }
      #expect(first.accounts.level(of: ben, on: path) == .read)
    }
  }

  @Test("A replica belongs to the user who claimed it first")
  func replicas() async throws {
    try await Process.runTwo { first, second in
      let (_, anna) = try await first.register("anna")
      let (_, ben) = try await first.register("ben")
      try await second.catchUp(with: first)
      let path = try #require(StorePath("/shared"))
      #expect(first.accounts.owns(1, of: path, in: "e", anna) == nil)
      async let one = code { try await first.accounts.claimReplica(1, of: path, in: "e", for: anna) }
      async let other = code { try await second.accounts.claimReplica(1, of: path, in: "e", for: ben) }
      let codes = await [one, other]
      #expect(codes.count { $0 == nil } == 1)
      #expect(codes.count { $0 == .owner } == 1)
      try await first.catchUp(with: second)
      #expect(first.accounts.owns(1, of: path, in: "e", anna) == (codes[0] == nil))
      #expect(first.accounts.owns(1, of: path, in: "other", anna) == nil)
      #expect(first.accounts.owns(2, of: path, in: "e", anna) == nil)
    }
  }

  @Test("A user has at most a hundred sessions")
  func sessionLimit() async throws {
    try await Process.run { process in
      let (signedIn, principal) = try await process.register("anna")
      for _ in 0..<Accounts.sessionLimit {
        process.clock.advance(by: 1)
        _ = try await process.accounts.signIn(name: "anna", password: Process.password)
      }
      #expect(await code { try process.accounts.check(principal) } == .session)
      let last = try await process.accounts.signIn(name: "anna", password: Process.password)
      let present = try process.accounts.principal(of: last.accessToken)
      #expect(try process.accounts.sessions(of: present).count == Accounts.sessionLimit)
      #expect(signedIn.session != last.session)
    }
  }
}

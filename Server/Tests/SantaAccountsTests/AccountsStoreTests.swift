import Foundation
import SantaServerTestSupport
import Testing

@testable import SantaAccounts

/// The replica of the accounts: orders that fail, are restored, or were replaced by a copy.
@Suite(.fewAtOnce) struct AccountsStoreTests {
  @Test("Without an order, nothing is fresh and nothing is changed, and both come back")
  func outage() async throws {
    let log = MemoryLog()
    try await Process.run(log) { process in
      let accounts = process.accounts
      let (signedIn, principal) = try await process.register("anna")
      log.isDown = true
      #expect(
        await code { try await accounts.signIn(name: "anna", password: Process.password) } == .unavailable)
      while accounts.isFresh { try await Task.sleep(for: .milliseconds(20)) }
      #expect(await code { try accounts.principal(of: signedIn.accessToken) } == .unavailable)
      #expect(await code { try await accounts.refresh(signedIn.refreshToken) } == .unavailable)
      #expect(try accounts.principal(of: "santa_server") == .server)
      #expect(
        accounts.level(of: principal, on: try #require(StorePath("/~/a", for: principal.user))) == .manage)
      log.isDown = false
      #expect(try await whenAvailable { try accounts.principal(of: signedIn.accessToken) } == principal)
      _ = try await whenAvailable { try await accounts.signIn(name: "anna", password: Process.password) }
    }
  }

  @Test("A lost answer of the order adds nothing twice")
  func lostAnswer() async throws {
    let log = MemoryLog()
    try await Process.run(log) { process in
      // The process has published its key.
      let key = Data(process.accounts.signer.keyID.utf8)
      while log.backup.allBytes.range(of: key) == nil { try await Task.sleep(for: .milliseconds(5)) }
      log.losesAnswers = true
      let first = await code { try await process.register("anna") }
      log.losesAnswers = false
      #expect(first == .unavailable)
      let second = await code { try await whenAvailable { try await process.register("anna") } }
      #expect(second == .name)
      #expect(try process.accounts.users(for: .server).count == 1)
    }
  }

  @Test("A process continues with its directory, and a new one gets a copy")
  func restart() async throws {
    let log = MemoryLog()
    let directory = try TemporaryDirectory()
    let signedIn = try await Process.run(log, directory: directory.url) { process in
      try await process.register("anna").signedIn
    }
    try await Process.run(log, directory: directory.url) { process in
      // The key of the former process is in the store.
      #expect(try process.accounts.principal(of: signedIn.accessToken).user == signedIn.user.id)
      _ = try await process.register("ben")
      try log.compact()
      _ = try await process.register("carl")
    }
    try await Process.run(log) { process in
      #expect(try process.accounts.users(for: .server).map(\.name) == ["anna", "ben", "carl"])
      #expect(try process.accounts.principal(of: signedIn.accessToken).user == signedIn.user.id)
      _ = try await process.register("dora")
    }
    // This directory's replica is behind the copy.
    try log.compact()
    try await Process.run(log, directory: directory.url) { process in
      #expect(try process.accounts.users(for: .server).count == 4)
      _ = try await process.register("emil")
    }
  }

  @Test("A running process gives a restored order back what it lost, and all sessions end")
  func restoredOrder() async throws {
    let log = MemoryLog()
    try await Process.run(log) { process in
      let accounts = process.accounts
      let (signedIn, principal) = try await process.register("anna")
      let other = try await accounts.signIn(name: "anna", password: Process.password)
      let backup = log.backup
      try await accounts.endSession(other.session, for: principal)
      log.restore(backup)
      while (try? accounts.check(principal)) != nil { try await Task.sleep(for: .milliseconds(20)) }
      #expect(await code { try accounts.principal(of: other.accessToken) } == .session)
      #expect(await code { try accounts.principal(of: signedIn.accessToken) } == .session)
      let again = try await accounts.signIn(name: "anna", password: Process.password)
      let present = try accounts.principal(of: again.accessToken)
      #expect(try accounts.sessions(of: present).map(\.id) == [again.session])
    }
  }

  @Test("A token that names a later version than the order's shows that the server was restored")
  func restoredWithoutWitness() async throws {
    let log = MemoryLog()
    let clock = Process.Clock()
    let (backup, tokens) = try await Process.run(log, clock: clock) { process in
      let (first, principal) = try await process.register("anna")
      let other = try await process.accounts.signIn(name: "anna", password: Process.password)
      let backup = log.backup
      for _ in 0..<5 { _ = try await process.accounts.refresh(first.refreshToken) }
      try await process.accounts.endSession(other.session, for: principal)
      for name in ["ben", "carl", "dora"] { _ = try await process.register(name) }
      let late = try await process.accounts.refresh(first.refreshToken)
      return (backup, (late.accessToken, other.accessToken, other.refreshToken))
    }
    log.restore(backup)
    try await Process.run(log, clock: clock) { process in
      // The ended session is back, until a later token shows that this is a backup. An expired one is enough.
      clock.advance(by: 1_000)
      #expect(await code { try process.accounts.principal(of: tokens.0) } == .expired)
      while await code({ try await process.accounts.refresh(tokens.2) }) != .session {
        try await Task.sleep(for: .milliseconds(20))
      }
      // The same token, on another device, ends nothing that began since.
      let again = try await process.accounts.signIn(name: "anna", password: Process.password)
      for _ in 0..<4 {
        #expect(await code { try process.accounts.principal(of: tokens.0) } == .expired)
        try await Task.sleep(for: .milliseconds(100))
        _ = try await process.accounts.refresh(again.refreshToken)
      }
    }
  }

  @Test("A copied directory gets another number, and all sessions end")
  func copiedDirectory() async throws {
    let log = MemoryLog()
    let (directory, other) = (try TemporaryDirectory(), try TemporaryDirectory())
    let copy = other.url.appending(path: "copy", directoryHint: .isDirectory)
    let signedIn = try await Process.run(log, directory: directory.url) { process in
      try await process.register("anna").signedIn
    }
    try FileManager.default.copyItem(at: directory.url, to: copy)
    try await Process.run(log, directory: copy) { process in
      while await code({ try await process.accounts.refresh(signedIn.refreshToken) }) != .session {
        try await Task.sleep(for: .milliseconds(20))
      }
      _ = try await process.register("ben")
    }
  }

  @Test("Ending all sessions ends those of all processes")
  func endAllSessions() async throws {
    try await Process.runTwo { first, second in
      let (signedIn, _) = try await first.register("anna")
      try await second.catchUp(with: first)
      try await first.accounts.endAllSessions()
      try await second.catchUp(with: first)
      #expect(await code { try second.accounts.principal(of: signedIn.accessToken) } == .session)
      #expect(await code { try await second.accounts.refresh(signedIn.refreshToken) } == .session)
    }
  }

  @Test("The store has no password, no refresh token and no program token in its bytes")
  func secrets() async throws {
    let log = MemoryLog()
    let directory = try TemporaryDirectory()
    let secrets = try await Process.run(log, directory: directory.url) { process in
      let (signedIn, principal) = try await process.register("anna")
      let scope = TokenScope(patterns: [try #require(PathPattern("/a"))], level: .read)
      let (_, token) = try await process.accounts.makeToken(scope, for: principal)
      let path = try #require(StorePath("/~/a", for: principal.user))
      let offer = try await process.accounts.makeOffer(of: path, in: "e", level: .read, by: principal)
      let events = try process.events.value.map {
        String(decoding: try JSONEncoder().encode($0), as: UTF8.self)
      }
      let secrets =
        [signedIn.refreshToken, token, offer].compactMap { $0.split(separator: "_").last.map(String.init) }
        + [Process.password, signedIn.accessToken]
      for secret in secrets { #expect(!events.joined().contains(secret)) }
      return secrets
    }
    var bytes = log.backup.allBytes
    let files = FileManager.default.enumerator(at: directory.url, includingPropertiesForKeys: nil)
    for case let url as URL in try #require(files) where !url.hasDirectoryPath {
      bytes.append(try Data(contentsOf: url))
    }
    #expect(bytes.range(of: Data("anna".utf8)) != nil)
    for secret in secrets { #expect(bytes.range(of: Data(secret.utf8)) == nil) }
  }
}

import Foundation
import SantaReplication
import SantaServerTestSupport
import Testing

@testable import SantaAccounts

/// Permissions as objects: requests in a management store, answered in place.
@Suite(.fewAtOnce) struct ManagementTests {
  /// A user with a phone and a management store.
  private struct Person {
    let principal: Principal
    let phone: Phone
    let log: MemoryLog
    let id: UserID

    init(_ name: String, _ process: Process) async throws {
      (_, principal) = try await process.register(name)
      id = try #require(principal.user)
      log = MemoryLog()
      phone = try Phone(log)
    }

    /// Sends the requests, lets a process answer them, and receives the answers.
    func exchange(_ process: Process, epoch: String? = "e") async throws {
      try await phone.exchange()
      try await process.accounts.answerRequests(
        of: id, in: log, upTo: log.head.version, of: try await log.join(as: nil).epoch
      ) { _ in epoch }
      try await phone.exchange()
    }
  }

  @Test("A change is answered in the same object, and other users have the right")
  func change() async throws {
    try await Process.run { process in
      let accounts = process.accounts
      let (anna, ben) = (try await Person("anna", process), try await Person("ben", process))
      let path = try #require(StorePath("/~/list", for: anna.id))
      let change = try await anna.phone.change("name:ben", "/~/list", "write", at: process.clock.now)
      #expect(await anna.phone.status(change) == nil)
      try await anna.exchange(process)
      #expect(await anna.phone.status(change) == "done")
      #expect(accounts.level(of: ben.principal, on: path) == .write)
      let removal = try await anna.phone.change("user:\(ben.id)", "/~/list", "none", at: process.clock.now)
      try await anna.exchange(process)
      #expect(await anna.phone.status(removal) == "done")
      #expect(accounts.level(of: ben.principal, on: path) == .none)
    }
  }

  @Test("A request that arrives while others are being answered is answered, too")
  func meanwhile() async throws {
    try await Process.run { process in
      let (anna, ben) = (try await Person("anna", process), try await Person("ben", process))
      let path = try #require(StorePath("/~/list", for: anna.id))
      let offer = try await anna.phone.offer("/~/list", "read")
      try await anna.phone.exchange()
      let now = process.clock.now
      try await process.accounts.answerRequests(
        of: anna.id, in: anna.log, upTo: anna.log.head.version, of: try await anna.log.join(as: nil).epoch
      ) { _ in
        // The server looks up the epoch while it answers the offer.
        _ = try await anna.phone.change("name:ben", "/~/list", "write", at: now)
        try await anna.phone.exchange()
        return "e"
      }
      try await anna.phone.exchange()
      #expect(await anna.phone.status(offer) == "done")
      #expect(process.accounts.level(of: ben.principal, on: path) == .write)
    }
  }

  @Test("A change that was made before a later one of the same grant is outdated")
  func outdated() async throws {
    try await Process.run { process in
      let (anna, ben) = (try await Person("anna", process), try await Person("ben", process))
      let path = try #require(StorePath("/~/list", for: anna.id))
      let early = process.clock.now
      process.clock.advance(by: 60)
      let removal = Grant(.user(ben.id), PathPattern(path), .none)
      try await process.accounts.setGrant(removal, by: anna.principal)
      let change = try await anna.phone.change("name:ben", "/~/list", "write", at: early)
      let other = try await anna.phone.change("users", "/~/list", "read", at: early)
      try await anna.exchange(process)
      #expect(await anna.phone.status(change) == "outdated")
      #expect(await anna.phone.message(change) != nil)
      #expect(await anna.phone.status(other) == "done")
      #expect(process.accounts.level(of: ben.principal, on: path) == .read)
    }
  }

  @Test("A change is carried out once, even if its answer is lost")
  func once() async throws {
    try await Process.run { process in
      let (anna, ben) = (try await Person("anna", process), try await Person("ben", process))
      let path = try #require(StorePath("/~/list", for: anna.id))
      let change = try await anna.phone.change("name:ben", "/~/list", "write", at: process.clock.now)
      try await anna.exchange(process)
      // Within the same second as the change, so that the times don't tell.
      try await process.accounts.setGrant(Grant(.user(ben.id), PathPattern(path), .none), by: anna.principal)
      try await anna.phone.forgetAnswer(change)
      try await anna.exchange(process)
      #expect(await anna.phone.status(change) == "done")
      #expect(process.accounts.level(of: ben.principal, on: path) == .none)
    }
  }

  @Test("A device whose clock is ahead makes no later change outdated")
  func clockAhead() async throws {
    try await Process.run { process in
      let (anna, ben) = (try await Person("anna", process), try await Person("ben", process))
      let path = try #require(StorePath("/~/list", for: anna.id))
      let ahead = try await anna.phone.change(
        "name:ben", "/~/list", "write", at: process.clock.now.addingTimeInterval(86_400))
      try await anna.exchange(process)
      process.clock.advance(by: 1)
      let next = try await anna.phone.change("name:ben", "/~/list", "read", at: process.clock.now)
      try await anna.exchange(process)
      #expect(await anna.phone.status(ahead) == "done")
      #expect(await anna.phone.status(next) == "done")
      #expect(process.accounts.level(of: ben.principal, on: path) == .read)
    }
  }

  @Test("Impossible and forbidden requests say why")
  func refused() async throws {
    try await Process.run { process in
      let (anna, ben) = (try await Person("anna", process), try await Person("ben", process))
      let now = process.clock.now
      let requests = [
        ("access", try await anna.phone.change("name:ben", "/shared", "read", at: now)),
        ("access", try await anna.phone.change("name:ben", "/\(ben.id)/list", "read", at: now)),
        ("access", try await anna.phone.change("name:ben", "/~/__management", "write", at: now)),
        ("access", try await anna.phone.change("anyone", "/__server", "read", at: now)),
        ("unknown", try await anna.phone.change("name:carl", "/~/list", "read", at: now)),
        ("invalid", try await anna.phone.change("everyone", "/~/list", "read", at: now)),
        ("invalid", try await anna.phone.change("users", "/../list", "read", at: now)),
        ("invalid", try await anna.phone.change("users", "/~/list", "all", at: now)),
        ("access", try await anna.phone.offer("/shared", "read")),
        ("invalid", try await anna.phone.offer("/~/list", "none")),
        ("invalid", try await anna.phone.offer("/", "read")),
        ("offer", try await anna.phone.respond("santa_o_")),
      ]
      try await anna.exchange(process)
      for (code, id) in requests {
        let status = await anna.phone.status(id)
        #expect(status == code)
      }
    }
  }

  @Test("An offer gets a token, and another user's response gets the right")
  func offer() async throws {
    try await Process.run { process in
      let (anna, ben) = (try await Person("anna", process), try await Person("ben", process))
      let path = try #require(StorePath("/~/list", for: anna.id))
      let offer = try await anna.phone.offer("/~/list", "write")
      let missing = try await anna.phone.offer("/~/other", "write")
      try await anna.exchange(process, epoch: nil)
      #expect(await anna.phone.status(missing) == "access")
      let second = try await anna.phone.offer("/~/list", "write")
      try await anna.exchange(process)
      #expect(await anna.phone.status(offer) == "access")
      let token = try #require(await anna.phone.token(second))
      let response = try await ben.phone.respond(token)
      try await ben.exchange(process)
      #expect(await ben.phone.status(response) == "done")
      #expect(await ben.phone.path(response) == path.description)
      #expect(process.accounts.level(of: ben.principal, on: path) == .write)
      let again = try await anna.phone.respond(token)
      try await anna.exchange(process)
      #expect(await anna.phone.status(again) == "offer")
    }
  }

  @Test("A right that another process has just granted counts")
  func justGranted() async throws {
    try await Process.runTwo { first, second in
      let anna = try await Person("anna", first)
      try await second.catchUp(with: first)
      for index in 0..<10 {
        let pattern = try #require(PathPattern("/list-\(index)"))
        let change = try await anna.phone.change("users", pattern.description, "read", at: first.clock.now)
        try await first.accounts.setGrant(Grant(.user(anna.id), pattern, .manage), by: .server)
        try await anna.exchange(second)
        #expect(await anna.phone.status(change) == "done")
      }
    }
  }

  @Test("Without the accounts, a request stays unanswered, and the next call answers it")
  func unavailable() async throws {
    let accountsLog = MemoryLog()
    try await Process.run(accountsLog) { process in
      let anna = try await Person("anna", process)
      let change = try await anna.phone.change("users", "/~/list", "read", at: process.clock.now)
      accountsLog.isDown = true
      #expect(await code { try await anna.exchange(process) } == .unavailable)
      try await anna.phone.exchange()
      #expect(await anna.phone.status(change) == nil)
      accountsLog.isDown = false
      try await whenAvailable { try await anna.exchange(process) }
      #expect(await anna.phone.status(change) == "done")
    }
  }

  @Test("Two processes that answer the same requests agree")
  func twoProcesses() async throws {
    try await Process.runTwo { first, second in
      let anna = try await Person("anna", first)
      let path = try #require(StorePath("/~/list", for: anna.id))
      try await second.catchUp(with: first)
      var changes: [UUID] = []
      for level in ["read", "write", "manage", "none", "write"] {
        first.clock.advance(by: 1)
        changes.append(try await anna.phone.change("users", "/~/list", level, at: first.clock.now))
      }
      try await anna.phone.exchange()
      let (log, id) = (anna.log, anna.id)
      let (version, epoch) = (log.head.version, try await log.join(as: nil).epoch)
      async let one: Void = first.accounts.answerRequests(of: id, in: log, upTo: version, of: epoch) { _ in
        "e"
      }
      async let other: Void = second.accounts.answerRequests(of: id, in: log, upTo: version, of: epoch) { _ in
        "e"
      }
      _ = try await (one, other)
      try await anna.phone.exchange()
      // One of them can find a change outdated because the other one has carried out a later one.
      for change in changes { #expect(["done", "outdated"].contains(await anna.phone.status(change))) }
      try await first.catchUp(with: second)
      try await second.catchUp(with: first)
      let grants = try first.accounts.grants(on: PathPattern(path), for: anna.principal)
      #expect(grants == [Grant(.users, PathPattern(path), .write)])
    }
  }
}

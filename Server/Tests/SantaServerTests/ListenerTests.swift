import Foundation
import SantaCore
import SantaServerTestSupport
import Testing

@testable import SantaServer
@testable import SantaSync

/// Listeners that answer for the stores of several users, over a real server.
@Suite(.serialized, .fewAtOnce) struct ListenerTests {
  typealias Question = ListenerBed.Question

  @Test func `the present objects come first, then each transaction`() async throws {
    let bed = try await ListenerBed()
    let sync = try bed.sync("u1")
    try bed.ask(["a", "b"], "u1")
    try await sync.waitForUpload()
    let notes = Notes()
    try await bed.running(
      try bed.listener("worker"),
      { event in
        let ids = try event.insertions(of: Question.self).map(\.id).sorted()
        let changed = try event.changes(of: Question.self).modifications.flatMap(\.properties)
        notes.add("\(event.path) \(event.isStart) \(ids) \(changed)")
        try await ListenerBed.answer(event)
      },
      while: {
        try await bed.waitForReplies(["a", "b"], "u1")
        try bed.ask(["c"], "u1")
        try await bed.waitForReplies(["a", "b", "c"], "u1")
        let store = try Store(configuration: bed.configuration("u1"), isolation: nil)
        try store.write { store.object(ofType: Question.self, forPrimaryKey: "a")?.city = "Oslo" }
        try await wait("The change is missing: \(notes.all)") { notes.all.count == 3 }
        #expect(store.objects(Question.self).allSatisfy { $0.temperature == 21 })
      })
    #expect(
      notes.all == [
        #"/u1/weather true ["a", "b"] []"#, #"/u1/weather false ["c"] []"#, #"/u1/weather false [] ["city"]"#,
      ])
    await sync.stop()
    try await bed.server.stop()
  }

  @Test func `new stores appear, and others are left alone`() async throws {
    let bed = try await ListenerBed()
    let notes = Notes()
    let listener = try bed.listener("worker")
    try await bed.running(
      listener,
      { event in
        notes.add(event.path)
        try await ListenerBed.answer(event)
      },
      while: {
        try await wait("Not connected.") { listener.currentState.connection == .connected }
        let other = try StoreSync(
          bed.configuration("other"), server: bed.server.url, name: "weather", token: RunningServer.token)
        try bed.ask(["x"], "other")
        let sync = try bed.sync("u1")
        try bed.ask(["a"], "u1")
        try await bed.waitForReplies(["a"], "u1")
        await sync.stop()
        await other.stop()
      })
    #expect(notes.all == ["/u1/weather"])
    #expect(try bed.replies("other") == [])
    try await bed.server.stop()
  }

  @Test func `a listener that starts again goes on without repeating`() async throws {
    let bed = try await ListenerBed()
    let sync = try bed.sync("u1")
    let notes = Notes()
    let note: @Sendable (StoreEvent) async throws -> Void = { event in
      for question in try event.insertions(of: Question.self) { notes.add(question.id) }
      try await ListenerBed.answer(event)
    }
    try bed.ask(["a"], "u1")
    try await bed.running(try bed.listener("worker"), note) { try await bed.waitForReplies(["a"], "u1") }
    try bed.ask(["b"], "u1")
    try bed.ask(["c"], "u1")
    try await sync.waitForUpload()
    let listener = try bed.listener("worker")
    try await bed.running(listener, note) {
      try await bed.waitForReplies(["a", "b", "c"], "u1")
      try await bed.waitUntilClosed(listener, count: 1)
    }
    #expect(notes.all == ["a", "b", "c"])
    // Nothing is opened if there is nothing new.
    let third = try bed.listener("worker")
    try await bed.running(third, { event in Issue.record("\(event.path) \(event.version)") }) {
      try await bed.waitUntilClosed(third, count: 1)
      for _ in 1...30 {
        try await Task.sleep(for: .milliseconds(10))
        #expect(third.currentState.openCount == 0)
      }
    }
    await sync.stop()
    try await bed.server.stop()
  }

  @Test func `stores without news are closed, and opened again`() async throws {
    let bed = try await ListenerBed()
    let users = (1...3).map { "u\($0)" }
    let syncs = try users.map { try bed.sync($0) }
    for user in users { try bed.ask(["a"], user) }
    let listener = try bed.listener("worker")
    try await bed.running(listener) {
      for user in users { try await bed.waitForReplies(["a"], user) }
      try await bed.waitUntilClosed(listener, count: 3)
      try bed.ask(["b"], "u2")
      try await bed.waitForReplies(["a", "b"], "u2")
      try await bed.waitUntilClosed(listener, count: 3)
    }
    for sync in syncs { await sync.stop() }
    try await bed.server.stop()
  }

  struct Failure: Error, CustomStringConvertible {
    var description: String { "no weather today" }
  }

  @Test func `an event that fails is tried again, then set aside, and the others go on`() async throws {
    let bed = try await ListenerBed()
    let syncs = [try bed.sync("u1"), try bed.sync("u2")]
    let (notes, broken) = (Notes(), Notes())
    broken.add("yes")
    let body: @Sendable (StoreEvent) async throws -> Void = { event in
      let ids = try event.insertions(of: Question.self).map(\.id)
      notes.add("\(ids) \(event.attempt)")
      if ids.contains("bad"), broken.all.last == "yes" { throw Failure() }
      try await ListenerBed.answer(event)
    }
    let listener = try bed.listener("worker")
    try await bed.running(listener, body) {
      try bed.ask(["first"], "u1")
      try await bed.waitForReplies(["first"], "u1")
      try bed.ask(["bad"], "u1")
      try await wait("The event isn't set aside.") { try await listener.failedEvents.count == 1 }
      try bed.ask(["good"], "u1")
      try bed.ask(["other"], "u2")
      try await bed.waitForReplies(["first", "good"], "u1")
      try await bed.waitForReplies(["other"], "u2")
      try await bed.waitUntilClosed(listener, count: 2)
    }
    #expect(notes.all.filter { $0.contains("bad") } == (1...5).map { "[\"bad\"] \($0)" })
    let failed = try #require(try await listener.failedEvents.first)
    #expect(failed.path == "/u1/weather" && failed.error == "no weather today" && failed.attempts == 5)

    // Tried again, it fails again.
    try await listener.retry(failed)
    try await bed.running(listener, body) {
      try await wait("Not tried.") { try await listener.failedEvents.map(\.attempts) == [10] }
    }
    broken.add("no")
    try await listener.retry(failed)
    try await bed.running(listener, body) {
      try await bed.waitForReplies(["bad", "first", "good"], "u1")
      try await wait("The event stays.") { try await listener.failedEvents.isEmpty }
    }
    for sync in syncs { await sync.stop() }
    try await bed.server.stop()
  }

  @Test func `a failed event can be discarded`() async throws {
    let bed = try await ListenerBed()
    let sync = try bed.sync("u1")
    let listener = try bed.listener("worker")
    try await bed.running(listener, { _ in throw Failure() }) {
      try bed.ask(["bad"], "u1")
      try await wait("The event isn't set aside.") { try await listener.failedEvents.count >= 1 }
      try await bed.waitUntilClosed(listener, count: 1)
    }
    let events = try await listener.failedEvents
    for failed in events { try await listener.discard(failed) }
    #expect(try await listener.failedEvents.isEmpty)
    // Nothing keeps the history of the store any more.
    let directory = listener.settings.directory
    let replica = try Store(
      configuration: .init(location: .directory(directory.replica(of: "u1:weather")), objectTypes: []),
      isolation: nil)
    for failed in events { #expect(try !replica.removeCursor(named: directory.cursorName(of: failed.id))) }
    try await bed.running(listener) { try await bed.waitUntilClosed(listener, count: 1) }
    #expect(try bed.replies("u1") == [])
    await sync.stop()
    try await bed.server.stop()
  }

  @Test func `another program handles the failed events while the listener runs`() async throws {
    let bed = try await ListenerBed()
    let sync = try bed.sync("u1")
    let (listener, broken) = (try bed.listener("worker"), Notes())
    try await bed.running(
      listener,
      { event in
        if broken.all.isEmpty { throw Failure() }
        try await ListenerBed.answer(event)
      }
    ) {
      try bed.ask(["a"], "u1")
      try await wait("The event isn't set aside.") { try await listener.failedEvents.count == 1 }
      let directories = ListenerDirectory.all(in: bed.url("worker"))
      #expect(directories.map(\.name) == ["weather"])
      let directory = try #require(directories.first)
      #expect(try await directory.failedEvents == listener.failedEvents)
      broken.add("no more")
      try await directory.retry(try await directory.failedEvents)
      try await bed.waitForReplies(["a"], "u1")
      try await wait("The event stays.") { try await directory.failedEvents.isEmpty }
    }
    await sync.stop()
    try await bed.server.stop()
  }

  @Test func `a failed event is tried again in a store that stays open`() async throws {
    let bed = try await ListenerBed()
    let sync = try bed.sync("u1")
    var timing = ListenerBed.timing
    timing.idleTime = .seconds(3_600)
    let (listener, notes) = (try bed.listener("worker", timing: timing), Notes())
    try await bed.running(
      listener,
      { event in
        if notes.all.isEmpty, try event.insertions(of: Question.self).contains(where: { $0.id == "a" }) {
          throw Failure()
        }
        try await ListenerBed.answer(event)
      }
    ) {
      try bed.ask(["first"], "u1")
      try await bed.waitForReplies(["first"], "u1")
      try bed.ask(["a"], "u1")
      try await wait("The event isn't set aside.") { try await listener.failedEvents.count == 1 }
      notes.add("works again")
      for failed in try await listener.failedEvents { try await listener.retry(failed) }
      try bed.ask(["b"], "u1")
      try await bed.waitForReplies(["a", "b", "first"], "u1")
      try await wait("The event stays.") { try await listener.failedEvents.isEmpty }
    }
    await sync.stop()
    try await bed.server.stop()
  }

  @Test func `an error after the write doesn't repeat the write`() async throws {
    let bed = try await ListenerBed()
    let sync = try bed.sync("u1")
    let (listener, notes) = (try bed.listener("worker"), Notes())
    try await bed.running(
      listener,
      { event in
        try await ListenerBed.answer(event)
        do { try await event.write { _ in } } catch let error as SyncError { notes.add(error.description) }
        throw Failure()
      },
      while: {
        try bed.ask(["a"], "u1")
        try await bed.waitForReplies(["a"], "u1")
        try await wait("The event isn't listed.") { try await listener.failedEvents.map(\.attempts) == [1] }
        try await bed.waitUntilClosed(listener, count: 1)
      })
    #expect(notes.all.count == 1 && notes.all.allSatisfy { $0.contains("already written") })
    try await bed.waitForReplies(["a"], "u1")
    await sync.stop()
    try await bed.server.stop()
  }

  @Test func `50 users get one answer for each question`() async throws {
    let bed = try await ListenerBed()
    let users = (1...50).map { "u\($0)" }
    let listener = try bed.listener("worker")
    let syncs = try users.map { try bed.sync($0) }
    try await bed.running(listener) {
      for round in 1...3 {
        for user in users { try bed.ask(["\(round)-1", "\(round)-2"], user) }
        for user in users {
          try await bed.waitForReplies((1...round).flatMap { ["\($0)-1", "\($0)-2"] }, user)
        }
      }
      try await bed.waitUntilClosed(listener, count: 50)
    }
    for sync in syncs { await sync.stop() }
    try await bed.server.stop()
  }

  @Test(arguments: [1, 2]) func `a listener that is cancelled at random answers each question once`(
    seed: UInt64
  ) async throws {
    var random = SeededGenerator(seed: seed)
    let bed = try await ListenerBed()
    let users = (1...4).map { "u\($0)" }
    let syncs = try users.map { try bed.sync($0) }
    var asked: [String: [String]] = [:]
    for round in 1...25 {
      for user in users where Bool.random(using: &random) {
        try bed.ask(["\(round)"], user)
        asked[user, default: []].append("\(round)")
      }
      try await bed.running(try bed.listener("worker")) {
        try await Task.sleep(for: .milliseconds(Int.random(in: 0...150, using: &random)))
      }
    }
    let listener = try bed.listener("worker")
    try await bed.running(listener) {
      for user in users { try await bed.waitForReplies(asked[user] ?? [], user) }
    }
    for sync in syncs { await sync.stop() }
    try await bed.server.stop()
  }

  @Test func `listeners with one directory share the stores, and others answer, too`() async throws {
    let bed = try await ListenerBed()
    let users = (1...6).map { "u\($0)" }
    let syncs = try users.map { try bed.sync($0) }
    let (first, second) = (try bed.listener("worker"), try bed.listener("worker"))
    try await bed.running(first) {
      try await bed.running(second) {
        for id in ["a", "b", "c"] {
          for user in users { try bed.ask([id], user) }
          try await Task.sleep(for: .milliseconds(100))
        }
        for user in users { try await bed.waitForReplies(["a", "b", "c"], user) }
        try await bed.waitUntilClosed(first, count: 6)
        try await bed.waitUntilClosed(second, count: 6)
      }
    }
    for user in users { #expect(try bed.replies(user) == ["a", "b", "c"]) }
    let notes = Notes()
    try await bed.running(
      try bed.listener("elsewhere"),
      { event in for question in try event.insertions(of: Question.self) { notes.add(question.id) } },
      while: { try await wait("Events are missing.") { notes.all.count == 18 } })
    for sync in syncs { await sync.stop() }
    try await bed.server.stop()
  }

  @Test func `a deleted store is left, and a new one at its path is a new store`() async throws {
    let bed = try await ListenerBed()
    let notes = Notes()
    let note: @Sendable (StoreEvent) async throws -> Void = { event in
      for question in try event.insertions(of: Question.self) { notes.add("\(event.isStart) \(question.id)") }
    }
    let listener = try bed.listener("worker")
    try await bed.running(listener, note) {
      let sync = try bed.sync("u1")
      try bed.ask(["a"], "u1")
      try await wait("The event is missing.") { notes.all.count == 1 }
      await sync.stop()
      let call = ServerCall(bed.server.url, .token(RunningServer.token))
      try await call.delete("stores/u1:weather")
      try await bed.waitUntilClosed(listener, count: 0)
      try FileManager.default.removeItem(at: bed.url("u1"))
      let other = try bed.sync("u1")
      try bed.ask(["b"], "u1")
      try await wait("The event is missing: \(listener.currentState)") { notes.all.count == 2 }
      await other.stop()
    }
    #expect(notes.all.map { $0.suffix(1) } == ["a", "b"])
    try await bed.server.stop()
  }

  @Test func `a user's rights decide which stores are listened to, and whether events can be written`()
    async throws
  {
    let bed = try await ListenerBed()
    let accounts = try await AccountsBed(.embedded)
    let connection = try ServerConnection(accounts.server.url, sessions: bed.url("session"))
    try await connection.signIn(jwt: accounts.identityToken("worker"))
    let worker = try await accounts.signIn("worker")
    let syncs = try ["u1", "u2"].map { user in
      try StoreSync(
        bed.configuration(user),
        SyncRequests(
          server: accounts.server.url, store: "\(user):weather", authorization: .token(RunningServer.token)))
    }
    for user in ["u1", "u2"] { try bed.ask(["a"], user) }
    for sync in syncs { try await sync.waitForUpload() }
    let listener = try StoreListener(
      accounts.server.url, try connection.authorization(of: nil), "/*/weather", "weather",
      [Question.self, ListenerBed.Reply.self], bed.url("worker"), ListenerBed.options,
      timing: ListenerBed.timing)
    let notes = Notes()
    try await bed.running(
      listener,
      { event in
        notes.add(event.path)
        do { try await ListenerBed.answer(event) } catch let error as StoreError {
          notes.add("\(error.code)")
        }
      },
      while: {
        try await wait("Not connected.") { listener.currentState.connection == .connected }
        try await accounts.grant(worker, "/u1/weather", "read")
        try await wait("No event: \(notes.all)") { notes.all.count == 2 }
        try await bed.waitUntilClosed(listener, count: 1)
        try await accounts.revoke(worker, "/u1/weather")
        try await bed.waitUntilClosed(listener, count: 0)
        try await accounts.grant(worker, "/u2/weather", "write")
        try await bed.waitForReplies(["a"], "u2")
      })
    #expect(notes.all == ["/u1/weather", "\(StoreError.Code.readOnly)", "/u2/weather"])
    #expect(try bed.replies("u1") == [])
    for sync in syncs { await sync.stop() }
    try await accounts.stop()
    try await bed.server.stop()
  }

  @Test func `a store that can't be written waits, and no event of it is set aside`() async throws {
    let bed = try await ListenerBed()
    let accounts = try await AccountsBed(.embedded)
    let connection = try ServerConnection(accounts.server.url, sessions: bed.url("session"))
    try await connection.signIn(jwt: accounts.identityToken("worker"))
    let worker = try await accounts.signIn("worker")
    let sync = try StoreSync(
      bed.configuration("u1"),
      SyncRequests(
        server: accounts.server.url, store: "u1:weather", authorization: .token(RunningServer.token)))
    try bed.ask(["a", "b"], "u1")
    try await sync.waitForUpload()
    try await accounts.grant(worker, "/u1/weather", "read")
    var timing = ListenerBed.timing
    timing.idleTime = .seconds(600)
    let listener = try StoreListener(
      accounts.server.url, try connection.authorization(of: nil), "/*/weather", "weather",
      [Question.self, ListenerBed.Reply.self], bed.url("worker"), ListenerBed.options, timing: timing)
    let notes = Notes()
    try await bed.running(
      listener,
      { event in
        notes.add("\(event.attempt)")
        try await ListenerBed.answer(event)
      },
      while: {
        try await wait("There is no reason") { listener.currentState.problems["/u1/weather"] != nil }
        // The store is opened again later, and then has the same event.
        try await wait("It is not tried again") { notes.all.count >= 2 }
        try await accounts.grant(worker, "/u1/weather", "write")
        try await bed.waitForReplies(["a", "b"], "u1")
        try await wait("The reason stays") { listener.currentState.problems.isEmpty }
        #expect(listener.currentState.openCount == 1, "The store need not be closed for that.")
      })
    #expect(notes.all.allSatisfy { $0 == "1" }, "\(notes.all)")
    #expect(try await listener.failedEvents.isEmpty)
    await sync.stop()
    try await accounts.stop()
    try await bed.server.stop()
  }

  @Test func `an effect in another store counts once, whatever comes after it`() async throws {
    let bed = try await ListenerBed()
    let sync = try bed.sync("u1")
    let (listener, notes, broken) = (try bed.listener("worker"), Notes(), Notes())
    let counts = ListenerBed.counts(bed.url("worker"))
    let body: @Sendable (StoreEvent) async throws -> Void = { event in
      let ids = try event.insertions(of: Question.self).map(\.id)
      if ids.isEmpty { return }
      let count = try await ListenerBed.count(event, in: counts)
      notes.add("\(ids) \(count.map(String.init) ?? "again")")
      await #expect(throws: SyncError.self) { try await ListenerBed.count(event, in: counts) }
      if ids == ["bad"], broken.all.isEmpty { throw Failure() }
      try await ListenerBed.answer(event)
      await #expect(throws: SyncError.self) { try await ListenerBed.count(event, in: counts) }
    }
    try await bed.running(listener, body) {
      try bed.ask(["first"], "u1")
      try await bed.waitForReplies(["first"], "u1")
      try bed.ask(["bad"], "u1")
      try await wait("The event isn't set aside.") { try await listener.failedEvents.count == 1 }
      for id in ["next", "last"] {
        try bed.ask([id], "u1")
        try await wait("\(id) isn't answered.") { try bed.replies("u1").contains(id) }
      }
    }
    // Events have had effects since, and a process that starts again doesn't repeat the effect either.
    broken.add("no more")
    for failed in try await listener.failedEvents { try await listener.retry(failed) }
    try await bed.running(try bed.listener("worker"), body) {
      try await bed.waitForReplies(["bad", "first", "last", "next"], "u1")
      try bed.ask(["end"], "u1")
      try await bed.waitForReplies(["bad", "end", "first", "last", "next"], "u1")
    }
    let all = ["bad", "end", "first", "last", "next"].map { "/u1/weather \($0)" }
    #expect(try ListenerBed.counted(counts) == all)
    let bad = ["1", "again", "again", "again", "again", "again"].map { "[\"bad\"] \($0)" }
    #expect(notes.all.filter { $0.contains("bad") } == bad)
    #expect(notes.all.filter { !$0.contains("bad") }.allSatisfy { $0.hasSuffix(" 1") })
    await sync.stop()
    try await bed.server.stop()
  }

  @Test func `listeners of two directories each have an effect in another store`() async throws {
    let bed = try await ListenerBed()
    let sync = try bed.sync("u1")
    let counts = ListenerBed.counts(bed.url("worker"))
    try bed.ask(["a"], "u1")
    try await sync.waitForUpload()
    for directory in ["worker", "elsewhere", "worker"] {
      let listener = try bed.listener(directory)
      try await bed.running(listener, { try await ListenerBed.count($0, in: counts) }) {
        try await bed.waitUntilClosed(listener, count: 1)
      }
    }
    #expect(try ListenerBed.counted(counts) == ["/u1/weather a", "/u1/weather a"])
    await sync.stop()
    try await bed.server.stop()
  }

  @Test func `the start of a store stays the same until it is handled`() async throws {
    let bed = try await ListenerBed()
    let sync = try bed.sync("u1")
    let (notes, held) = (Notes(), Notes())
    try bed.ask(["a"], "u1")
    try await sync.waitForUpload()
    for next in ["b", "c", nil] {
      let body: @Sendable (StoreEvent) async throws -> Void = { event in
        let ids = try event.insertions(of: Question.self).map(\.id).sorted()
        if ids.isEmpty { return }
        notes.add("\(event.isStart) \(ids)")
        held.add(event.key)
        if next != nil { try await Task.sleep(for: .seconds(600)) }
        try await ListenerBed.answer(event)
      }
      let count = notes.all.count
      try await bed.running(try bed.listener("worker"), body) {
        try await wait("No event: \(notes.all)") { notes.all.count > count }
        if let next {
          try bed.ask([next], "u1")
          try await sync.waitForUpload()
        } else {
          try await bed.waitForReplies(["a", "b", "c"], "u1")
        }
      }
    }
    let start = "true [\"a\"]"
    #expect(notes.all.prefix(3) == [start, start, start])
    #expect(Set(held.all.prefix(3)).count == 1)
    let later = notes.all.dropFirst(3).joined()
    #expect(!later.contains("true") && !later.contains("\"a\""), "\(later)")
    await sync.stop()
    try await bed.server.stop()
  }

  /// With a limit of 0 bytes, no replica could be opened, and nothing was answered.
  @Test(arguments: [0, -1]) func `limits below 1 count as 1`(limit: Int) async throws {
    let bed = try await ListenerBed()
    var options = ListenerBed.options
    options.historyByteCount = limit
    options.maximumAttempts = limit
    options.maximumConcurrency = limit
    let sync = try bed.sync("u1")
    let listener = try bed.listener("worker", options: options)
    try await bed.running(listener) {
      try bed.ask(["a"], "u1")
      try await bed.waitForReplies(["a"], "u1")
      #expect(listener.currentState.problems.isEmpty)
    }
    await sync.stop()
    try await bed.server.stop()
  }

  @Test func `names and patterns are checked`() async throws {
    let bed = try await ListenerBed()
    for pattern in ["", "/", "//a", "/a b", "/~/weather", "/.a", "/a/**"] {
      #expect(throws: SyncError.self, "\(pattern)") { try bed.listener("worker", matching: pattern) }
    }
    for name in ["", "a/b", ".."] {
      #expect(throws: SyncError.self, "\(name)") { try bed.listener("worker", named: name) }
    }
    let pattern = try RemotePattern("/*/weather", user: nil)
    #expect(pattern.matches("u1:weather") && pattern.text == "/*/weather")
    for name in ["weather", "u1:weather:x", "u1:other", "__server:weather"] {
      #expect(!pattern.matches(name))
    }
    #expect(try RemotePattern("/~/weather", user: "me").matches("me:weather"))
    try await bed.server.stop()
  }
}

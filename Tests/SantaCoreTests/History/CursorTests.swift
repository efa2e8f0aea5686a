import Foundation
import SantaCore
import SantaCoreTestSupport
import SantaStore
import Testing

/// Durable cursors.
struct CursorTests {
  private static func configuration(
    _ directory: TemporaryDirectory, _ history: Store.Configuration.History = .untilConsumed(limit: 1 << 24)
  ) -> Store.Configuration {
    .init(location: .directory(directory.url), objectTypes: [Present.self, Note.self], history: history)
  }

  private struct Stopped: Error {}

  @Test(
    "A new cursor delivers the present objects or the commits to come, and a known one goes on where it was")
  func starts() async throws {
    let directory = try TemporaryDirectory()
    let store = try Store(configuration: Self.configuration(directory))
    try store.write { for id in 0..<3 { store.create(Present.self, value: ["id": id]) } }
    let (all, new) = (
      try store.cursor(named: "all", from: .present), try store.cursor(named: "new", from: .now)
    )
    try store.write { store.create(Present.self, value: ["id": 3]) }
    var seen: [String] = []
    for try await transaction in all {
      let ids = try transaction.changes(of: Present.self).insertions.map(\.id)
      seen.append("\(transaction.origin) \(ids)")
      if seen.count == 2 { break }
      // The present objects are those of the time of delivery, so the next commit is the first one after them.
      try store.write { store.create(Present.self, value: ["id": 4]) }
      try store.write { store.create(Present.self, value: ["id": 5]) }
    }
    #expect(seen == ["present [0, 1, 2, 3]", "commit [5]"], "The commit of the position is left out.")
    seen = []
    for try await transaction in new {
      seen += try transaction.changes(of: Present.self).insertions.map { "\($0.id)" }
      if seen.count == 3 { break }
    }
    #expect(seen == ["3", "4", "5"])
    // Both loops ended without asking for a further transaction, so the last one comes again.
    for try await transaction in try store.cursor(named: "new", from: .present) {
      #expect(try transaction.changes(of: Present.self).insertions.map(\.id) == [5])
      break
    }
  }

  @Test(
    "What a consumer writes and its position are one commit, whether the consumer fails before it or after it",
    arguments: RandomRun.seeds(4, fresh: 2))
  func once(seed: UInt64) async throws {
    let directory = try TemporaryDirectory()
    var generator = SeededGenerator(seed: seed)
    let producer = try Store(configuration: Self.configuration(directory))
    _ = try producer.cursor(named: "copier", from: .now)
    var next = 0
    let count = 60
    var rounds = 0
    while true {
      rounds += 1
      // Each round is a consumer that fails at a random point.
      for _ in 0..<Int.random(in: 0..<6, using: &generator) where next < count {
        try producer.write { producer.create(Present.self, value: ["id": next]) }
        next += 1
      }
      if next == count, producer.objects(Note.self).count == count { break }
      if producer.objects(Note.self).count == next { continue }
      let consumer = try Store(configuration: Self.configuration(directory))
      var rest = Int.random(in: 1..<6, using: &generator)
      let failsBefore = Bool.random(using: &generator)
      let isAsync = Bool.random(using: &generator)
      do {
        for try await transaction in try consumer.cursor(named: "copier", from: .now) {
          rest -= 1
          if rest == 0 && failsBefore { throw Stopped() }
          for present in try transaction.changes(of: Present.self).insertions {
            if isAsync {
              try await consumer.asyncWrite { consumer.add(Note("\(present.id)")) }
            } else {
              try consumer.write(author: "copier") { consumer.add(Note("\(present.id)")) }
            }
          }
          if rest == 0 || consumer.objects(Note.self).count == next { throw Stopped() }
        }
      } catch is Stopped {}
      producer.refresh()
      #expect(rounds < 1_000)
      if rounds > 1_000 { break }
    }
    let texts = producer.objects(Note.self).map(\.text)
    #expect(texts.sorted() == (0..<count).map(String.init).sorted(), "seed \(seed)")
    #expect(
      texts == (0..<count).map(String.init), "Each was copied in the order of the commits, seed \(seed)")
  }

  @Test("A consumer that throws for ever gets the same transaction for ever")
  func throwing() async throws {
    let directory = try TemporaryDirectory()
    let store = try Store(configuration: Self.configuration(directory))
    let cursor = try store.cursor(named: "mailer", from: .now)
    try store.write { store.create(Present.self, value: ["id": 1]) }
    try store.write { store.create(Present.self, value: ["id": 2]) }
    for _ in 0..<5 {
      do {
        for try await transaction in cursor {
          #expect(try transaction.changes(of: Present.self).insertions.map(\.id) == [1])
          _ = try? store.write { throw Stopped() }
          throw Stopped()
        }
      } catch is Stopped {}
      // A write outside of the loop doesn't contain the position.
      try store.write { store.add(Note("other")) }
    }
  }

  @Test("Of two consumers of one name, the second to write is refused, and nothing of it is stored")
  func twice() async throws {
    let directory = try TemporaryDirectory()
    let first = try Store(configuration: Self.configuration(directory))
    let second = try Store(configuration: Self.configuration(directory))
    var iterators = [
      try first.cursor(named: "mailer", from: .now).makeAsyncIterator(),
      try second.cursor(named: "mailer", from: .now).makeAsyncIterator(),
    ]
    try first.write { first.create(Present.self, value: ["id": 1]) }
    #expect(try await iterators[0].next()?.origin == .commit)
    #expect(try await iterators[1].next()?.origin == .commit)
    try first.write { first.add(Note("first")) }
    let error = #expect(throws: StoreError.self) { try second.write { second.add(Note("second")) } }
    #expect(error?.code == .cursorMoved)
    let moved = await #expect(throws: StoreError.self) { try await iterators[1].next() }
    #expect(moved?.code == .cursorMoved)
    #expect(try await iterators[1].next() == nil)
    first.refresh()
    #expect(first.objects(Note.self).map(\.text) == ["first"])
    #expect(try first.removeCursor(named: "mailer") && !first.removeCursor(named: "mailer"))
    try first.write { first.create(Present.self, value: ["id": 2]) }
    let removed = await #expect(throws: StoreError.self) { try await iterators[0].next() }
    #expect(removed?.code == .cursorMoved)
  }

  @Test("A cursor that falls behind the limit is told so, and gets the present objects")
  func lost() async throws {
    let directory = try TemporaryDirectory()
    let configuration = Self.configuration(directory, .untilConsumed(limit: 20_000))
    let store = try Store(configuration: configuration, logBound: 2_000)
    _ = try store.cursor(named: "mailer", from: .now)
    let since = Date.now
    for id in 0..<400 {
      try store.write {
        store.create(Present.self, value: ["id": id, "name": String(repeating: "x", count: 300)])
      }
      if id % 20 == 0 { try store.compact() }
    }
    try store.compact()
    var events: [String] = []
    for try await transaction in try store.cursor(named: "mailer", from: .now) {
      let changes = try transaction.changes(of: Present.self)
      if case .lost(let date) = transaction.origin {
        #expect(abs(date.timeIntervalSince(since)) < 60)
        events.append("lost \(changes.insertions.count)")
        try store.write { store.add(Note("recovered")) }
        try store.write { store.create(Present.self, value: ["id": 1_000]) }
      } else {
        events.append("commit \(changes.insertions.map(\.id))")
        break
      }
    }
    #expect(events == ["lost 400", "commit [1000]"])
  }

  @Test("A steady cursor begins with the same objects and the same token until they are consumed")
  func steadyStart() async throws {
    let directory = try TemporaryDirectory()
    let producer = try Store(configuration: Self.configuration(directory))
    try producer.write { for id in 0..<3 { producer.create(Present.self, value: ["id": id]) } }
    var tokens: Set<HistoryToken> = []
    for id in 3..<6 {
      // Each round is a consumer that is killed before it commits.
      let store = try Store(configuration: Self.configuration(directory))
      var iterator = try store.cursor(named: "all", from: .present).makeSteadyIterator()
      let start = try #require(try await iterator.next())
      #expect(start.origin == .present)
      #expect(try start.changes(of: Present.self).insertions.map(\.id).sorted() == [0, 1, 2])
      tokens.insert(start.token)
      try producer.write {
        producer.create(Present.self, value: ["id": id])
        if let known = producer.object(ofType: Present.self, forPrimaryKey: id - 3) { producer.delete(known) }
      }
      if id == 4 { try producer.compact() }
    }
    #expect(tokens.count == 1)
    let store = try Store(configuration: Self.configuration(directory))
    var iterator = try store.cursor(named: "all", from: .present).makeSteadyIterator()
    var changes: [String] = []
    for _ in 0..<4 {
      let transaction = try #require(try await iterator.next())
      let change = try transaction.changes(of: Present.self)
      changes.append("+\(change.insertions.map(\.id).sorted()) -\(change.deletions.map(\.id))")
    }
    #expect(changes == ["+[0, 1, 2] -[]", "+[3] -[0]", "+[4] -[1]", "+[5] -[2]"])
  }

  @Test(
    "A steady cursor that has fallen behind the limit begins again with the same objects until they are consumed"
  )
  func steadyLoss() async throws {
    let directory = try TemporaryDirectory()
    let configuration = Self.configuration(directory, .untilConsumed(limit: 20_000))
    let producer = try Store(configuration: configuration, logBound: 2_000)
    _ = try producer.cursor(named: "mailer", from: .now)
    for id in 0..<400 {
      try producer.write {
        producer.create(Present.self, value: ["id": id, "name": String(repeating: "x", count: 300)])
      }
      if id % 20 == 0 { try producer.compact() }
    }
    try producer.compact()
    var seen: [HistoryTransaction.Origin] = []
    var tokens: Set<HistoryToken> = []
    for id in 400..<403 {
      let store = try Store(configuration: configuration)
      var iterator = try store.cursor(named: "mailer", from: .now).makeSteadyIterator()
      let start = try #require(try await iterator.next())
      seen.append(start.origin)
      #expect(try start.changes(of: Present.self).insertions.count == 400)
      tokens.insert(start.token)
      try producer.write { producer.create(Present.self, value: ["id": id]) }
    }
    #expect(tokens.count == 1 && Set(seen).count == 1)
    guard case .lost = seen.first else { return #expect(Bool(false), "\(seen)") }
    let store = try Store(configuration: configuration)
    var iterator = try store.cursor(named: "mailer", from: .now).makeSteadyIterator()
    var ids: [[Int]] = []
    for _ in 0..<4 {
      ids.append(
        try #require(try await iterator.next()).changes(of: Present.self).insertions.map(\.id).suffix(1))
    }
    #expect(ids.dropFirst() == [[400], [401], [402]])
  }

  @Test("Commits that only move a cursor are no transactions, and don't call observers")
  func quiet() async throws {
    let directory = try TemporaryDirectory()
    let store = try Store(configuration: Self.configuration(directory, .last(100)))
    let token = store.historyToken
    let cursor = try store.cursor(named: "reader", from: .now)
    for id in 0..<5 { try store.write { store.create(Present.self, value: ["id": id]) } }
    var count = 0
    for try await _ in cursor {
      count += 1
      if count == 5 { break }
    }
    #expect(try store.history(after: token).transactions().count == 5)
    for name in ["", String(repeating: "x", count: 2_000)] {
      let error = #expect(throws: StoreError.self) { try store.cursor(named: name, from: .now) }
      #expect(error?.code == .valueOutOfRange)
    }
    let plain = try TemporaryDirectory()
    let other = try Store(configuration: Self.configuration(plain, .none))
    let error = #expect(throws: StoreError.self) { try other.cursor(named: "reader", from: .now) }
    #expect(error?.code == .historyExpired)
    let copy = directory.url.appending(path: "copy")
    try store.writeCopy(to: copy)
    let copied = try Store(
      configuration: .init(
        location: .directory(copy), objectTypes: [Present.self, Note.self], history: .last(9)))
    #expect(try !copied.removeCursor(named: "reader"))
  }
}

import Foundation
import SantaCoreTestSupport
import Testing

@testable import SantaStore

// Faults found by the first users of the library.

/// A program before and after its class got more properties. A store distinguishes classes by name.
private enum Before {
  final class Grown: Object {
    @Persisted var id = 0
    @Persisted var part: Part?
  }
  final class Part: Object {
    @Persisted var name = ""
  }
}

private enum After {
  final class Grown: Object {
    @Persisted var id = 0
    @Persisted(onDelete: .cascade) var part: Part?
    @Persisted var extra = 0
    @Persisted var tags: List<String>
  }
  final class Part: Object {
    @Persisted var name = ""
  }
}

@Suite("Faults that first users found", .unlessItHangs) struct FirstUserRegressionTests {
  final class Card: Object {
    @Persisted var text = ""
    @Persisted var next: Card?
    @Persisted var lines: List<String>
  }
  final class Letter: Object {
    @Persisted var text = ""
    @Persisted var next: Card?
    @Persisted var lines: List<String>
  }
  final class Chain: Object {
    @Persisted var links: List<Card>
  }

  private static func memory() throws -> Store {
    try Store.temporary()
  }

  @Test(
    "New properties of a class that is not listed are stored by the next write, and so is its delete rule"
  )
  func grownClass() throws {
    let directory = FileManager.default.temporaryDirectory.appending(path: "grown-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: directory) }  // A leftover has no effect.
    let configuration = Store.Configuration(location: .directory(directory))
    do {
      let store = try Store(configuration: configuration)
      let grown = try store.write { store.create(Before.Grown.self, value: ["id": 7]) }
      try store.write { grown.part = Before.Part() }
    }
    do {
      let store = try Store(configuration: configuration)
      let grown = try #require(store.objects(After.Grown.self).first)
      #expect(grown.extra == 0)
      try store.write {
        grown.extra = 5
        grown.tags.append("new")
      }
    }
    let store = try Store(configuration: configuration)
    let grown = try #require(store.objects(After.Grown.self).first)
    #expect(grown.id == 7 && grown.extra == 5 && Array(grown.tags) == ["new"])
    try store.write { store.delete(grown) }
    #expect(store.objects(After.Part.self).isEmpty, "The new delete rule cascades")
  }

  @Test("A list of another class's object, of the same row and column, is assigned")
  func listOfAnotherClass() throws {
    let store = try Self.memory()
    try store.write {
      let (card, letter) = (store.create(Card.self), store.create(Letter.self, value: ["lines": ["a", "b"]]))
      card.lines = letter.lines
      #expect(Array(card.lines) == ["a", "b"])
      #expect(Array(letter.lines) == ["a", "b"])
    }
  }

  @Test("A store that is released in the middle of a write lets others write")
  func abandonedWrite() throws {
    let name = UUID().uuidString
    let other = try Store(configuration: .init(location: .inMemory(name)))
    do {
      let store = try Store(configuration: .init(location: .inMemory(name)))
      store.beginWrite()
      _ = store.create(Card.self)
    }
    try other.write { _ = other.create(Card.self) }
    #expect(other.objects(Card.self).count == 1)
  }

  private actor Watcher {
    private var token: NotificationToken?
    private(set) var initials = 0

    func observeWithinAnEmptyWrite() async throws {
      let store = try Store.temporary()
      store.beginWrite()
      token = store.objects(Card.self).observe { [weak self] change in
        guard case .initial = change else { return }
        self?.assumeIsolated { $0.initials += 1 }
      }
      // The requested turn runs while the write is open, so it delivers nothing.
      try await Task.sleep(for: .milliseconds(50))
      try store.commitWrite()
      while initials == 0 { try await Task.sleep(for: .milliseconds(2)) }
    }
  }

  @Test("An observation that began in a write without changes gets its first call")
  func observedWithinAnEmptyWrite() async throws {
    let watcher = Watcher()
    try await watcher.observeWithinAnEmptyWrite()
    #expect(await watcher.initials == 1)
  }

  @Test("No link leads to an object of another store, or to a deleted one")
  func linkQueries() throws {
    let (store, other) = (try Self.memory(), try Self.memory())
    let (target, foreign) = (
      try store.write { store.create(Card.self, value: ["text": "target"]) },
      try other.write { other.create(Card.self) }
    )
    try store.write { store.create(Card.self).next = target }
    let linking = { (card: Card) in store.objects(Card.self).where { $0.next == card }.count }
    #expect(linking(target) == 1)
    #expect(linking(foreign) == 0)
    try store.write { store.delete(target) }
    #expect(linking(target) == 0)
  }

  @Test("A refused observation is not called after its token was invalidated")
  func refusalEnds() throws {
    let store = try Self.memory()
    let card = try store.write { store.create(Card.self) }
    try store.write { store.delete(card) }
    var callCount = 0
    let kept = card.observe { _ in callCount += 1 }
    card.observe { _ in callCount += 10 }.invalidate()
    store.refresh()
    #expect(callCount == 1)
    kept.invalidate()
  }

  @Test("Deleting each element of a list during an iteration deletes them all")
  func deletingWhileIterating() throws {
    let store = try Self.memory()
    let chain = try store.write {
      let chain = store.create(Chain.self)
      for _ in 0..<200 { chain.links.append(Card()) }
      return chain
    }
    try store.write { for card in chain.links { store.delete(card) } }
    #expect(chain.links.isEmpty && store.objects(Card.self).isEmpty)
  }

  @Test(
    "A write through another store on the same data, within a write, is refused instead of waiting forever")
  func writeWithinWrite() throws {
    let name = UUID().uuidString
    let (one, two) = (
      try Store(configuration: .init(location: .inMemory(name))),
      try Store(configuration: .init(location: .inMemory(name)))
    )
    var refused = 0
    func tryTwo() {
      do { try two.write { _ = two.create(Card.self) } } catch {
        #expect((error as? StoreError)?.code == .alreadyInWrite)
        refused += 1
      }
    }
    try one.write {
      _ = one.create(Card.self)
      tryTwo()
    }
    let token = one.objects(Card.self).observe { _ in if one.isInWriteTransaction { tryTwo() } }
    try one.write { _ = one.create(Card.self) }
    token.invalidate()
    #expect(refused == 2)
    try two.write { _ = two.create(Card.self) }
    #expect(two.objects(Card.self).count == 3)
  }

  @Test("A store whose directory was deleted refuses writes; one opened there afterwards is a new one")
  func deletedDirectory() throws {
    let directory = FileManager.default.temporaryDirectory.appending(path: "deleted-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: directory) }  // A leftover has no effect.
    let configuration = Store.Configuration(location: .directory(directory))
    let store = try Store(configuration: configuration)
    try store.write { _ = store.create(Card.self) }
    try FileManager.default.removeItem(at: directory)
    #expect { try store.write { _ = store.create(Card.self) } } throws: {
      ($0 as? StoreError)?.code == .inputOutput
    }
    let fresh = try Store(configuration: configuration)
    #expect(fresh.objects(Card.self).isEmpty)
    try fresh.write { _ = fresh.create(Card.self) }
    #expect(try Engine(directory: directory.path, isReadOnly: true).latest.tables.map(\.count) == [1])
  }

  @Test(
    "Writing a long text many times in one write takes little memory, and does not change other rows"
  )
  func overwrittenTexts() throws {
    let store = try Self.memory()
    let cards = try store.write {
      (0..<4).map { store.create(Card.self, value: ["text": String(repeating: "\($0)", count: 1_000)]) }
    }
    try store.write {
      for number in 0..<5_000 { cards[1].text = String(repeating: "x", count: 1_000 + number % 7) }
      let chunk = try #require(store.context.transaction?.tables[0].chunk(of: cards[1]._key))
      #expect(chunk.byteCount < 100_000)
    }
    #expect(cards[1].text == String(repeating: "x", count: 1_000 + 4_999 % 7))
    for index in [0, 2, 3] { #expect(cards[index].text == String(repeating: "\(index)", count: 1_000)) }
    store.context.snapshot.checkInvariants()
  }

  @Test("A text that exceeds the maximum length fails the write")
  func tooLongText() throws {
    let store = try Self.memory()
    #expect {
      try store.write {
        _ = store.create(Card.self, value: ["text": String(repeating: "x", count: 1 << 24 + 1)])
      }
    } throws: { ($0 as? StoreError)?.code == .valueOutOfRange }
    #expect(store.objects(Card.self).isEmpty)
  }

  @Test("An observer of the store that writes thousands of times does not recurse")
  func writingStoreObserver() throws {
    let store = try Self.memory()
    let card = try store.write { store.create(Card.self) }
    var rest = 20_000
    var failure: (any Error)?
    let token = store.observe { _, store in
      guard rest > 0 else { return }
      rest -= 1
      do { try store.write { card.text = "\(rest)" } } catch { failure = error }
    }
    try store.write { card.text = "begin" }
    token.invalidate()
    #expect(rest == 0 && failure == nil && card.text == "0")
  }

  @Test("After a failed sync none of its records is published")
  func failedSyncIsNotTakenOver() throws {
    // The first commit locks, extends the log, appends, syncs, publishes and unlocks.
    func commit(_ number: Int, to engine: Engine) throws {
      let transaction = Transaction(base: try engine.beginWrite())
      let table =
        transaction.tables.isEmpty
        ? transaction.addTable("Row", [ColumnDefinition(name: "number", type: .int64)]) : TableID(rawValue: 0)
      transaction.setValue(
        .int(Int64(number)),
        at: CellAddress(table: table, row: transaction.insertRow(table), column: ColumnID(0)))
      _ = try engine.commit(transaction)
    }
    let whole = SimulatedDisk()
    let opening = try Engine(directory: "/store", isReadOnly: false, disk: whole)
    let calls = whole.changingCalls
    withExtendedLifetime(opening) {}
    let disk = SimulatedDisk(fault: .error(atCall: calls + 4, number: 5))
    let engine = try Engine(directory: "/store", isReadOnly: false, disk: disk)
    #expect(throws: StoreError.self) { try commit(1, to: engine) }
    #expect(throws: StoreError.self) { try commit(2, to: engine) }
    let mark = try disk.afterKill().open("/store/lock", .read).read(at: 0, count: DurableMark.byteCount)
    #expect(DurableMark(mark)?.version == .zero)
  }

  @Test("A mark beyond the log is damage, and no memory is reserved for it")
  func hugeMark() throws {
    let disk = SimulatedDisk()
    _ = try Engine(directory: "/store", isReadOnly: false, disk: disk)
    let mark = DurableMark(
      version: Version(rawValue: 9), base: .zero, offset: 1 << 60, synced: 1 << 60)
    try disk.open("/store/lock", .readWrite).write(mark.bytes, at: 0)
    #expect { try Engine(directory: "/store", isReadOnly: false, disk: disk.afterKill()) } throws: {
      ($0 as? StoreError)?.code == .corruptFile
    }
  }
}

import Foundation
import SantaCoreTestSupport
import Testing

@testable import SantaStore

/// Parts of a write that are rolled back on their own. `RandomModelRun` nests random savepoints, and compares them with a plain
/// model.
struct SavepointTests {
  final class Crate: Object {
    @Persisted(primaryKey: true) var id: Int
    @Persisted(indexed: true) var label: String
    @Persisted var parcels: List<Crate>
    @Persisted var numbers: List<Int>
    @Persisted var next: Crate?
  }

  /// A class that the store doesn't have before the class is first used.
  final class Stamp: Object {
    @Persisted var price: Int
  }

  private struct Undone: Error {}

  private let store: Store

  init() throws {
    store = try Store.temporary([Crate.self])
  }

  private var ids: [Int] { store.objects(Crate.self).map(\.id).sorted() }

  @discardableResult
  private func crate(_ id: Int, _ label: String = "") -> Crate {
    store.create(Crate.self, value: ["id": id, "label": label])
  }

  /// Runs a block in a savepoint and rolls it back.
  private func undone(_ block: () throws -> Void) {
    #expect(throws: Undone.self) {
      try store.savepoint {
        try block()
        throw Undone()
      }
    }
  }

  @Test("Only the changes of a savepoint that throws are rolled back")
  func rollback() throws {
    let labels = store.objects(Crate.self).where { $0.label == "new" }
    try store.write {
      let first = crate(1, "old")
      first.numbers.append(contentsOf: [1, 2, 3])
      undone {
        first.label = "new"
        first.numbers.move(from: 0, to: 2)
        first.next = crate(2, "new")
        first.parcels.append(crate(3, "new"))
        #expect(labels.count == 3 && ids == [1, 2, 3] && Array(first.numbers) == [2, 3, 1])
      }
      #expect(first.label == "old" && first.next == nil && first.parcels.isEmpty)
      #expect(Array(first.numbers) == [1, 2, 3] && labels.isEmpty && ids == [1])
      try store.savepoint { crate(4, "new") }
      first.numbers.append(4)
    }
    #expect(ids == [1, 4] && labels.map(\.id) == [4])
    #expect(store.object(ofType: Crate.self, forPrimaryKey: 1).map { Array($0.numbers) } == [1, 2, 3, 4])
    store.context.snapshot.checkInvariants()
  }

  @Test(
    "Elements that are changed one after the other, inside and outside of savepoints, are those of a plain list"
  )
  func elementsInTurn() throws {
    var random = SeededGenerator(seed: 17)
    let (owner, parcels) = try store.write { (crate(0), (1...20).map { crate($0) }) }
    var numbers: [Int] = []
    var linked: [Int] = []
    func change() {
      let number = Int.random(in: 1...20, using: &random)
      switch Int.random(in: 0..<6, using: &random) {
      case 0 where !numbers.isEmpty:
        let index = Int.random(in: numbers.indices, using: &random)
        #expect(owner.numbers.remove(at: index) == numbers.remove(at: index))
      case 1 where !linked.isEmpty:
        let index = Int.random(in: linked.indices, using: &random)
        owner.parcels.remove(at: index)
        linked.remove(at: index)
      case 2:
        owner.numbers.insert(number, at: 0)
        numbers.insert(number, at: 0)
      case 3:
        owner.parcels.append(parcels[number - 1])
        linked.append(number)
      case 4:
        // Counts the links to an object, some of which are new.
        let links = store.objects(Crate.self).where { $0.parcels.id == number }.count
        #expect(links == (linked.contains(number) ? 1 : 0))
      default:
        owner.numbers.append(number)
        numbers.append(number)
      }
    }
    for _ in 0..<60 {
      try store.write {
        for _ in 0..<20 { change() }
        let before = (numbers, linked)
        let isKept = Bool.random(using: &random)
        if isKept {
          try store.savepoint { for _ in 0..<10 { change() } }
        } else {
          undone { for _ in 0..<10 { change() } }
          (numbers, linked) = before
        }
        for _ in 0..<10 { change() }
        #expect(Array(owner.numbers) == numbers && owner.parcels.map(\.id) == linked)
      }
      #expect(Array(owner.numbers) == numbers && owner.parcels.map(\.id) == linked)
      store.context.snapshot.checkInvariants()
    }
  }

  @Test("What a savepoint added is invalidated, and never another object")
  func added() throws {
    var lost: [Crate] = []
    var reference: ThreadSafeReference<Crate>?
    try store.write {
      undone {
        lost = (1...3).map { crate($0) }
        reference = ThreadSafeReference(to: lost[0])
      }
      let kept = (1...3).map { crate($0) }
      for (old, new) in zip(lost, kept) { #expect(old.isInvalidated && old != new && new != old) }
    }
    #expect(lost.allSatisfy(\.isInvalidated) && store.objects(Crate.self).count == 3)
    #expect(try store.resolve(#require(reference)) == nil)
  }

  @Test("So is the object of a savepoint in a write that changes nothing else")
  func addedAlone() throws {
    var lost: Crate?
    var reference: ThreadSafeReference<Crate>?
    try store.write {
      undone {
        lost = crate(1)
        reference = lost.map { ThreadSafeReference(to: $0) }
      }
    }
    let next = try store.write { crate(2) }
    #expect(try #require(lost).isInvalidated && lost != next)
    #expect(try store.resolve(#require(reference)) == nil)
  }

  @Test("What a savepoint deleted exists again", arguments: [true, false])
  func deleted(isCommitted: Bool) throws {
    store.beginWrite()
    let first = crate(1, "kept")
    first.parcels.append(crate(2))
    let parcels = first.parcels
    if isCommitted {
      try store.commitWrite()
      store.beginWrite()
    }
    undone {
      store.delete(first)
      #expect(first.isInvalidated && ids == [2])
      undone { store.deleteAll() }
      #expect(first.isInvalidated && ids == [2])
    }
    #expect(!first.isInvalidated && first.label == "kept" && parcels.map(\.id) == [2])
    first.label = "changed"
    try store.commitWrite()
    #expect(first.label == "changed" && ids == [1, 2])
    try store.write { try store.savepoint { store.delete(first) } }
    #expect(first.isInvalidated && ids == [2])
  }

  @Test("Savepoints in savepoints are rolled back from the inside out")
  func nested() throws {
    try store.write {
      try store.savepoint {
        crate(1)
        undone {
          crate(2)
          try store.savepoint {
            crate(3)
            undone { crate(4) }
            crate(5)
          }
          #expect(ids == [1, 2, 3, 5])
        }
        #expect(ids == [1])
        crate(6)
      }
    }
    #expect(ids == [1, 6])
    // Savepoints can be nested to any depth.
    func nest(_ depth: Int) throws {
      if depth == 0 { return }
      try store.savepoint {
        crate(100 + depth)
        try nest(depth - 1)
      }
    }
    try store.write { try nest(200) }
    #expect(ids.count == 202)
  }

  @Test("A mistake fails the savepoint, and not the write")
  func mistake() throws {
    try store.write {
      crate(1)
      let error = #expect(throws: StoreError.self) {
        try store.savepoint {
          crate(2)
          crate(1)
        }
      }
      #expect(error?.code == .duplicatePrimaryKey && ids == [1])
      crate(3)
    }
    #expect(ids == [1, 3])
    // If a mistake precedes the savepoint, the write fails and the block isn't run.
    var hasRun = false
    let error = #expect(throws: StoreError.self) {
      try store.write {
        crate(1)
        try? store.savepoint { hasRun = true }
      }
    }
    #expect(error?.code == .duplicatePrimaryKey && !hasRun)
  }

  @Test("A savepoint needs a write, and can't commit it")
  func outside() throws {
    let error = #expect(throws: StoreError.self) { try store.savepoint {} }
    #expect(error?.code == .notInWrite && error?.message.contains("savepoint") == true)
    try store.write {
      crate(1)
      let error = #expect(throws: StoreError.self) { try store.savepoint { try store.commitWrite() } }
      #expect(error?.code == .alreadyInWrite)
      #expect(throws: StoreError.self) { try store.savepoint { try? store.commitWrite() } }
    }
    #expect(ids == [1])
    // Cancelling rolls back everything.
    try store.write {
      crate(2)
      let result = try store.savepoint {
        store.cancelWrite()
        return 5
      }
      #expect(result == 5)
    }
    #expect(ids == [1] && !store.isInWriteTransaction)
  }

  @Test("A class that is first used in a rolled-back savepoint is still usable")
  func newClass() throws {
    try store.write {
      var lost: Stamp?
      undone { lost = store.create(Stamp.self, value: ["price": 1]) }
      let kept = store.create(Stamp.self, value: ["price": 2])
      #expect(lost?.isInvalidated == true && lost != kept)
    }
    #expect(store.objects(Stamp.self).map(\.price) == [2])
  }

  @Test("Observers are told of what remains")
  func observed() throws {
    try store.write { for id in 1...5 { crate(id, "\(id)") } }
    let recorder = CollectionRecorder<Results<Crate>> { $0.isInvalidated ? "gone" : "\($0.id) \($0.label)" }
    let results = store.objects(Crate.self).sorted(by: \.label)
    let token = results.observe { recorder.record($0) }
    var counts: [[Int]] = []
    let other = results.observe { change in
      if case .update(_, let deletions, let insertions, let modifications) = change {
        counts.append([deletions.count, insertions.count, modifications.count])
      }
    }
    store.refresh()
    try store.write {
      try store.savepoint { store.object(ofType: Crate.self, forPrimaryKey: 2)?.label = "9" }
      undone { store.deleteAll() }
      undone { crate(6, "0") }
    }
    store.refresh()
    #expect(recorder.problems == [] && recorder.contents == results.map { "\($0.id) \($0.label)" })
    #expect(counts == [[1, 1, 0]])
    // A write that leaves no changes isn't a commit.
    let version = store.context.snapshot.version
    try store.write { undone { store.deleteAll() } }
    #expect(store.context.snapshot.version == version && counts.count == 1)
    withExtendedLifetime((token, other)) {}
  }

  @Test("An observation of an object that a savepoint added ends with an error")
  func observedAddition() throws {
    var events: [String] = []
    var token: NotificationToken?
    try store.write {
      undone {
        token = crate(1).observe { change in
          switch change {
          case .change: events.append("change")
          case .deleted: events.append("deleted")
          case .error: events.append("error")
          }
        }
      }
      crate(2)
    }
    store.refresh()
    try store.write { crate(3) }
    store.refresh()
    #expect(events.count == 1 && events != ["change"])
    withExtendedLifetime(token) {}
  }

  @Test("Savepoints work in asyncWrite")
  func asynchronous() async throws {
    let directory = try TemporaryDirectory()
    let store = try directory.openStore()
    for number in 0..<6 {
      try await store.asyncWrite {
        store.create(Crate.self, value: ["id": number * 10])
        #expect(throws: Undone.self) {
          try store.savepoint {
            store.create(Crate.self, value: ["id": number * 10 + 1])
            throw Undone()
          }
        }
        try store.savepoint { _ = store.create(Crate.self, value: ["id": number * 10 + 2]) }
      }
    }
    let expected = (0..<6).flatMap { [$0 * 10, $0 * 10 + 2] }
    #expect(store.objects(Crate.self).map(\.id) == expected)
    let reopened = try Engine(directory: directory.path, isReadOnly: true)
    #expect(reopened.latest.contents == store.context.snapshot.contents)
  }

  @Test("An object that its own asyncWrite deletes never becomes another one")
  func deletedAtOnce() async throws {
    var lost: Crate?
    try await store.asyncWrite {
      lost = crate(1)
      lost.map(store.delete)
    }
    let next = try store.write { crate(2) }
    #expect(try #require(lost).isInvalidated && lost != next)
  }

  /// The state to which a savepoint is rolled back must not share nodes that are changed in place.
  @Test("Moves in savepoints are replayed by other processes as they were made")
  func moves() throws {
    let directory = try TemporaryDirectory()
    let configuration = Store.Configuration(location: .directory(directory.url), objectTypes: [Crate.self])
    let store = try Store(configuration: configuration)
    let other = try Engine(directory: directory.path, isReadOnly: false)
    let first = try store.write {
      let first = store.create(Crate.self, value: ["id": 1])
      first.numbers.append(contentsOf: 0..<100)
      try store.savepoint { first.numbers.move(from: 0, to: 99) }
      return first
    }
    for number in 1..<12 {
      try store.write {
        for _ in 0..<3 { try store.savepoint { first.numbers.move(from: number * 7, to: 3) } }
        #expect(throws: Undone.self) {
          try store.savepoint {
            first.numbers.reverse()
            throw Undone()
          }
        }
      }
      store.context.snapshot.checkInvariants()
      other.catchUp()
      #expect(other.latest.contents == store.context.snapshot.contents)
    }
  }
}

import Foundation
import SantaCore
import SantaCoreTestSupport
import SantaDataSource
import Synchronization
import Testing

/// `observe`: the arrays of entities that it yields, and the changes between them.
@Suite(.unlessItHangs) struct DataSourceObservingTests {
  private let location = locationInMemory()

  /// Checks that the changes of an update lead from the previous entities to the new ones, and returns the new entities.
  private func check(_ update: CollectionUpdate<[Crate]>, after previous: [Crate]?) -> [Crate] {
    #expect(update.isInitial == (previous == nil))
    if let previous { #expect(update.before == previous) } else { #expect(update.before == update.after) }
    let problems = ChangeSetReplay(update.changes).problems(
      from: update.before.map(\.id), to: update.after.map(\.id),
      contents: (update.before.map { "\($0)" }, update.after.map { "\($0)" }))
    #expect(problems.isEmpty)
    var replayed = update.before
    update.changes.apply(to: &replayed) { update.after[$0] }
    #expect(replayed == update.after)
    #expect(Array(update.before).applying(update.difference)?.map(\.id) == update.after.map(\.id))
    return update.after
  }

  @Test("The first element is the current state, and each change follows with its change set")
  func changes() async throws {
    let crates = Crates(at: location)
    try await crates.putAll([Crate(id: 1, weight: 10), Crate(id: 2, weight: 20)])
    var updates = crates.observe(HeavyCrates(minimum: 10)).makeAsyncIterator()
    let initial = try #require(try await updates.next())
    var known = check(initial, after: nil)
    #expect(known.map(\.id) == [2, 1] && initial.changes.isEmpty)

    try await crates.put(Crate(id: 3, weight: 30))
    let inserted = try #require(try await updates.next())
    known = check(inserted, after: known)
    #expect(inserted.changes.insertions == [0] && known.map(\.id) == [3, 2, 1])

    try await crates.put(Crate(id: 1, weight: 25))
    let moved = try #require(try await updates.next())
    known = check(moved, after: known)
    #expect(known.map(\.id) == [3, 1, 2] && moved.changes.moves.count == 1)

    try await crates.put(Crate(id: 2, weight: 20, label: "box"))
    let modified = try #require(try await updates.next())
    known = check(modified, after: known)
    #expect(modified.changes.modifications.map(\.new) == [2] && known[2].label == "box")
    #expect(modified.changes.properties(at: 2) == ["label"])

    // These writes do not concern the query's results, so they are combined with the deletion.
    try await crates.put(Crate(id: 4, weight: 1))
    try await crates.put(Crate(id: 3, weight: 30))
    try await crates.delete(.id(3))
    let deleted = try #require(try await updates.next())
    known = check(deleted, after: known)
    #expect(deleted.changes.deletions == [0] && deleted.before[0].id == 3 && known.map(\.id) == [1, 2])
  }

  @Test("One entity is observed by its id: an array of one, or of none")
  func one() async throws {
    let crates = Crates(at: location)
    var updates = crates.observe(.id(7)).makeAsyncIterator()
    #expect(try await updates.next()?.after == [])
    try await crates.put(Crate(id: 7, weight: 1))
    #expect(try await updates.next()?.after == [Crate(id: 7, weight: 1)])
    try await crates.put(Crate(id: 7, weight: 2))
    #expect(try await updates.next()?.after == [Crate(id: 7, weight: 2)])
    try await crates.delete(.id(7))
    #expect(try await updates.next()?.after == [])
  }

  @Test("Observers follow another data source and another store that write at once, to the same end")
  func severalWriters() async throws {
    let directory = try TemporaryDirectory()
    let location = Store.Configuration.Location.directory(directory.url.appending(path: "store"))
    let (observed, other) = (Crates(at: location), Crates(at: location))
    try await withThrowingTaskGroup(of: [Crate].self) { group in
      for _ in 0..<3 {
        group.addTask {
          var known: [Crate]?
          for try await update in observed.observe(HeavyCrates(minimum: 10)) {
            known = check(update, after: known)
            if known?.first?.id == -1 { break }
          }
          return known ?? []
        }
      }
      let writers = Task {
        try await withThrowingTaskGroup(of: Void.self) { writers in
          writers.addTask {
            for step in 0..<60 { try await other.put(Crate(id: step % 20, weight: step * 7 % 50)) }
          }
          writers.addTask {
            for step in 0..<60 { try await observed.delete(.id(step * 3 % 20)) }
          }
          writers.addTask {
            let store = try Store(configuration: .init(location: location))
            for step in 0..<60 {
              try await store.asyncWrite {
                store.create(
                  CrateModel.self, value: ["id": 20 + step % 10, "weight": step % 40], update: .modified)
              }
            }
          }
          try await writers.waitForAll()
        }
        try await other.put(Crate(id: -1, weight: 999))
      }
      try await writers.value
      let expected = try await other.getAll(HeavyCrates(minimum: 10))
      for try await final in group {
        #expect(final.sorted { $0.id < $1.id } == expected.sorted { $0.id < $1.id })
      }
    }
  }

  @Test("Cancelling the task ends the sequence, also while it waits")
  func cancelling() async throws {
    let crates = Crates(at: location)
    let (began, begin) = AsyncStream<Void>.makeStream()
    let task = Task {
      var count = 0
      for try await _ in crates.observe(.all) {
        count += 1
        begin.yield()
      }
      return count
    }
    for await _ in began { break }
    task.cancel()
    #expect(try await task.value == 1)
  }

  @Test("An error of the mapper is the underlying error of the error that ends the sequence")
  func mapperError() async throws {
    let store = try Store(configuration: .init(location: location))
    let crates = Crates(at: location)
    try await crates.put(Crate(id: 1, weight: 1))
    var updates = crates.observe(.all).makeAsyncIterator()
    #expect(try await updates.next()?.after.count == 1)
    try store.write { store.create(CrateModel.self, value: ["id": 2, "weight": 2000]) }
    do {
      _ = try await updates.next()
      Issue.record("No error was thrown.")
    } catch {
      #expect(error.code == .mappingFailed)
      #expect(error.underlyingError as? Crate.TooHeavy == Crate.TooHeavy(weight: 2000))
    }
    #expect(try await updates.next() == nil)
  }

  @Test("Only entities whose models changed are mapped again")
  func mappings() async throws {
    let mapped = Mutex<[Int]>([])
    let crates = Crates(
      store: StoreProvider(.init(location: location)),
      toEntity: Mapper { (model: CrateModel) in
        mapped.withLock { $0.append(model.id) }
        return Crate(id: model.id, weight: model.weight)
      },
      toModel: StoreMapper { (_: Crate, _: Store) in CrateModel() })
    let writing = Crates(at: location)
    try await writing.putAll((0..<100).map { Crate(id: $0, weight: 1) })
    var updates = crates.observe(.all).makeAsyncIterator()
    _ = try await updates.next()
    #expect(mapped.withLock { $0 } == Array(0..<100))
    mapped.withLock { $0 = [] }
    try await writing.put(Crate(id: 42, weight: 2))
    #expect(try await updates.next()?.after[42].weight == 2)
    #expect(mapped.withLock { $0 } == [42])
  }

  @Test("One sequence can be iterated several times, and each iteration begins with the current state")
  func iterations() async throws {
    let crates = Crates(at: location)
    let sequence = crates.observe(.all)
    for count in 0..<3 {
      var updates = sequence.makeAsyncIterator()
      let first = try #require(try await updates.next())
      #expect(first.isInitial && first.after.count == count)
      try await crates.put(Crate(id: count, weight: 1))
    }
  }

  @Test("A store is closed when its data source and the iterators are released")
  func released() async throws {
    do {
      let crates = Crates(at: location)
      try await crates.put(Crate(id: 1, weight: 1))
      var updates = crates.observe(.all).makeAsyncIterator()
      #expect(try await updates.next()?.after.count == 1)
      #expect(Store.openStores.contains(location))
    }
    try await waiting { !Store.openStores.contains(location) }
  }

  @Test("It is iterated on the main actor, too") @MainActor
  func onMainActor() async throws {
    let crates = Crates(at: location)
    try await crates.put(Crate(id: 1, weight: 1))
    for try await update in crates.observe(.all) {
      #expect(update.after.count == 1)
      break
    }
  }
}

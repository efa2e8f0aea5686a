import Foundation
import SantaCoreTestSupport
import Testing

@testable import SantaStore

/// Blocks in segments are decoded by the first thread that reads them, and then shared by all threads. ThreadSanitizer checks
/// these tests for data races.
struct SharedSegmentsTests {
  final class Parcel: Object {
    @Persisted(primaryKey: true) var id: Int
    @Persisted(indexed: true) var weight: Int
    @Persisted var label: String
    @Persisted var next: Parcel?
    @Persisted(originProperty: "next") var previous: LinkingObjects<Parcel>
    @Persisted var stops: List<String>
    @Persisted var tags: MutableSet<Int>
  }

  final class Sack: Object {
    @Persisted var parcels: List<Parcel>
    @Persisted var total: Int
  }

  private static let count = 500

  private static func store(_ engine: Engine) -> Store {
    Store(
      LiveStore(
        configuration: .init(objectTypes: [Parcel.self, Sack.self]), engine: engine, isolation: .thread))
  }

  private static func label(_ id: Int) -> String { "Parcel \(id), too long to lie in its slot" }

  private static func fill(_ store: Store) throws {
    try store.write {
      let sack = store.create(Sack.self)
      for id in 0..<count {
        let parcel = store.create(
          Parcel.self, value: ["id": id, "weight": id % 97, "label": label(id), "tags": [id, id + 1]])
        parcel.stops.append(contentsOf: (0..<(id % 40)).map { "stop \($0)" })
        parcel.next = sack.parcels.last
        sack.parcels.append(parcel)
      }
      sack.total = count
    }
  }

  /// Reads all data, in an order that depends on the seed.
  private static func read(_ engine: Engine, _ seed: Int) throws {
    let store = store(engine)
    let sack = try #require(store.objects(Sack.self).first)
    var generator = SeededGenerator(seed: UInt64(seed))
    for id in (0..<count).shuffled(using: &generator) {
      let parcel = try #require(store.object(ofType: Parcel.self, forPrimaryKey: id))
      try #require(parcel.label == label(id) && parcel.weight == id % 97)
      try #require(
        parcel.stops.count == id % 40 && parcel.stops.last == (id % 40 - 1 >= 0 ? "stop \(id % 40 - 1)" : nil)
      )
      try #require(parcel.next?.id == (id > 0 ? id - 1 : nil))
      try #require(parcel.previous.count == (id < count - 1 ? 1 : 0))
      try #require(parcel.tags.contains(id + 1) && !parcel.tags.contains(id + 2))
      try #require(sack.parcels[id].id == id)
      if id % 100 == 0 {
        let weight = Int.random(in: 0..<97, using: &generator)
        try #require(
          store.objects(Parcel.self).where { $0.weight == weight }.allSatisfy { $0.id % 97 == weight })
      }
    }
  }

  @Test("Threads that are the first to read a store see the same contents, in any order of reading")
  func firstReaders() async throws {
    let directory = try TemporaryDirectory()
    try Self.fill(Self.store(try Engine(directory: directory.path, isReadOnly: false)))
    try Self.store(try Engine(directory: directory.path, isReadOnly: false)).compact()
    for round in 0..<4 {
      let engine = try Engine(directory: directory.path, isReadOnly: true)
      try await withThrowingTaskGroup(of: Void.self) { group in
        for reader in 0..<4 {
          group.addTask { try await Thread.onOwn { try Self.read(engine, round * 4 + reader) } }
        }
        try await group.waitForAll()
      }
    }
  }

  /// Adds parcels, one per commit. Each commit also updates the total.
  private static func add(_ ids: StrideTo<Int>, _ engine: Engine) throws {
    let store = store(engine)
    for id in ids {
      try store.write {
        let sack = try #require(store.objects(Sack.self).first)
        let parcel = store.create(Parcel.self, value: ["id": id, "label": label(id)])
        sack.parcels.insert(parcel, at: id % sack.total)
        sack.total += 1
      }
    }
  }

  /// Reads one state after another until the flag is set.
  private static func follow(_ engine: Engine, _ seed: Int, until isDone: Flag) throws {
    let store = store(engine)
    var generator = SeededGenerator(seed: UInt64(seed))
    repeat {
      store.refresh()
      let sack = try #require(store.objects(Sack.self).first)
      try #require(sack.parcels.count == sack.total && store.objects(Parcel.self).count == sack.total)
      let parcel = sack.parcels[Int.random(in: 0..<sack.total, using: &generator)]
      try #require(parcel.label == label(parcel.id))
      // Yields the processor to other tests.
      Thread.sleep(forTimeInterval: 0.001)
    } while !isDone.isSet
  }

  @Test("Readers and writers are correct while their data is moved to segments in the background")
  func checkpoints() async throws {
    let directory = try TemporaryDirectory()
    let engine = try Engine(directory: directory.path, isReadOnly: false, logBound: 4_000)
    try Self.fill(Self.store(engine))
    let isDone = Flag()
    let end = Self.count + 60
    let readers = (0..<2).map { seed in
      Task { try await Thread.onOwn { try Self.follow(engine, seed, until: isDone) } }
    }
    let writers = (0..<2).map { first in
      Task {
        try await Thread.onOwn { try Self.add(stride(from: Self.count + first, to: end, by: 2), engine) }
      }
    }
    for writer in writers { _ = await writer.result }
    isDone.set()
    for task in writers + readers { try await task.value }
    try engine.checkpoint(isWhole: false, waits: true)
    engine.latest.checkInvariants()
    let reopened = try Engine(directory: directory.path, isReadOnly: true)
    #expect(reopened.latest.contents == engine.latest.contents)
    #expect(Self.store(reopened).objects(Sack.self).first?.total == end)
  }
}

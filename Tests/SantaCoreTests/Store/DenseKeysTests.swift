import SantaCoreTestSupport
import Testing

@testable import SantaStore

/// Many targets that are found by integer keys.
struct DenseKeysTests {
  final class Stop: Object {
    @Persisted(primaryKey: true) var number: Int
    @Persisted(originProperty: "stop") var gifts: LinkingObjects<Gift>
  }

  final class Gift: Object {
    @Persisted(primaryKey: true) var id: Int
    @Persisted var stop: Stop?
    @Persisted var others: List<Stop>
  }

  private func store(_ keys: [Int]) throws -> Store {
    let store = try Store.temporary([Stop.self, Gift.self])
    try store.write { store.add(Stop.self, columns: [.init(\.number, keys)]) }
    return store
  }

  @Test(
    "Links lead to the objects with their keys, whether keys are dense, sparse, negative or deleted",
    arguments: RandomRun.seeds(4, fresh: 1))
  func links(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let (first, step) = (
      Int.random(in: -500...500, using: &generator), Int.random(in: 1...3, using: &generator)
    )
    let store = try store((0..<600).map { first + $0 * step }.shuffled(using: &generator))
    try store.write { store.delete(store.objects(Stop.self).where { $0.number > first + 500 * step }) }
    let known = store.objects(Stop.self).map(\.number)
    let targets = (0..<2_500).map { _ in known.randomElement(using: &generator) ?? first }
    try store.write {
      store.add(
        Gift.self,
        columns: [
          .init(\.id, Array(targets.indices)), .init(\.stop, keys: targets),
          .init(\.others, keys: targets.map { [$0, first] }),
        ])
    }
    let gifts = store.objects(Gift.self)
    #expect(gifts.map { $0.stop?.number ?? .min } == targets, "seed \(seed)")
    #expect(gifts.map { $0.others.map(\.number) } == targets.map { [$0, first] }, "seed \(seed)")
    for (number, stop) in Dictionary(grouping: targets, by: \.self).prefix(20) {
      #expect(
        store.object(ofType: Stop.self, forPrimaryKey: number)?.gifts.count == stop.count, "seed \(seed)")
    }
    store.context.snapshot.checkInvariants()
  }

  @Test("A key without an object is an error, also after thousands of keys")
  func missing() throws {
    let store = try store(Array(0..<100))
    for wrong in [-1, 100, .min, .max] {
      let keys = (0..<2_000).map { $0 % 100 } + [wrong]
      #expect(throws: StoreError.self) {
        try store.write {
          store.add(Gift.self, columns: [.init(\.id, Array(keys.indices)), .init(\.stop, keys: keys)])
        }
      }
    }
    #expect(store.objects(Gift.self).isEmpty)
  }

  @Test("Keys are dense if at least half of the integers between them are keys")
  func density() throws {
    func dense(_ keys: [Int]) throws -> DenseKeys? {
      let snapshot = try store(keys).context.snapshot
      return DenseKeys(snapshot[try #require(snapshot.table(named: "Stop"))])
    }
    let keys = try #require(try dense([7, 3, -2, 5, 1]))
    #expect(keys.row(7)?.rawValue == 0 && keys.row(-2)?.rawValue == 2 && keys.row(1)?.rawValue == 4)
    #expect([-3, 0, 8, .min, .max].allSatisfy { keys.row($0) == nil })
    #expect(try dense([]) == nil && dense([0, 100]) == nil && dense([.min, .max]) == nil)
  }
}

import Foundation
import SantaCoreTestSupport
import Testing

@testable import SantaStore

/// One flipped bit below a `Map<Int, …>` used to end release builds without a message. The iterator skipped the pairs whose
/// keys it couldn't read, but `map` and `Array(m)` rely on the sequence having `count` elements.
@Suite("Sequences over damaged blocks", .unlessItHangs) struct DamagedSequenceTests {
  enum Metal: String, PersistableEnum, PersistableMapKey { case gold, silver, copper }

  final class Coin: Object {
    @Persisted var worth: Int
    @Persisted(originProperty: "coins") var chests: LinkingObjects<Chest>
  }

  final class Chest: Object {
    @Persisted var numbers: List<Int>
    @Persisted var names: List<String?>
    @Persisted var coins: List<Coin>
    @Persisted var years: MutableSet<Int>
    @Persisted var rareCoins: MutableSet<Coin>
    @Persisted var byNumber: Map<Int, Int>
    @Persisted var byShort: Map<UInt8, String>
    @Persisted var byName: Map<String, Int>
    @Persisted var byID: Map<UUID, Coin?>
    @Persisted var byMetal: Map<Metal, Double>
  }

  /// More elements than a leaf of a tree can have.
  private static let count = RandomRun.size(400, plain: 150)
  private static let segmentName = "segments/1"

  private let directory: TemporaryDirectory
  private let segment: [UInt8]

  init() throws {
    directory = try TemporaryDirectory()
    let store = try directory.openStore(isolation: nil)
    try store.write {
      let chest = store.create(Chest.self)
      for number in 0..<Self.count {
        let coin = store.create(Coin.self, value: ["worth": number])
        chest.numbers.append(number)
        chest.names.append(number % 3 == 0 ? nil : "number \(number)")
        chest.coins.append(coin)
        chest.years.insert(number)
        chest.rareCoins.insert(coin)
        chest.byNumber[number - 200] = number
        chest.byShort[UInt8(number % 256)] = "short \(number)"
        chest.byName["key \(number)"] = number
        chest.byID[UUID()] = coin
        for metal in Metal.allCases { chest.byMetal[metal] = 1 }
      }
    }
    try store.compact()
    segment = try directory.read(Self.segmentName)
  }

  /// Calls `body` with the chests of stores that have a flipped bit at different offsets.
  private func forEachDamage(_ body: (Store, Chest) throws -> Void) throws {
    var calls = 0
    for offset in RandomRun.steps(from: 64, to: segment.count, by: 701, plain: 3_001) {
      let copy = try TemporaryDirectory()
      for name in try FileManager.default.contentsOfDirectory(atPath: directory.path) {
        try FileManager.default.copyItem(
          at: directory.url.appending(path: name), to: copy.url.appending(path: name))
      }
      var bytes = segment
      bytes[offset] ^= 16
      try copy.write(bytes, to: Self.segmentName)
      // A damaged root is detected when the store opens.
      guard
        let store = try? copy.openStore(isolation: nil),
        let chest = store.objects(Chest.self).first
      else { continue }
      try body(store, chest)
      calls += 1
    }
    #expect(calls > 0)
  }

  /// Checks that each way to iterate over a sequence returns `count` elements.
  private func expectAgreement<S: Sequence>(
    _ sequence: S, _ count: Int, _ location: SourceLocation = #_sourceLocation
  ) {
    #expect(sequence.underestimatedCount <= count, sourceLocation: location)
    #expect(Array(sequence).count == count, sourceLocation: location)
    #expect(sequence.map { $0 }.count == count, sourceLocation: location)
    #expect(sequence.filter { _ in true }.count == count, sourceLocation: location)
    #expect(Array(sequence.lazy.map { $0 }).count == count, sourceLocation: location)
    #expect(sequence.reversed().count == count, sourceLocation: location)
    #expect(sequence.reduce(0) { sum, _ in sum + 1 } == count, sourceLocation: location)
    #expect(sequence.sorted { _, _ in false }.count == count, sourceLocation: location)
    let part = UnsafeMutableBufferPointer<S.Element>.allocate(capacity: count)
    // Safety: the buffer has room for `count` elements, and the copied elements are deinitialised.
    let end = unsafe sequence._copyContents(initializing: part).1
    #expect(end == count, sourceLocation: location)
    unsafe UnsafeMutableBufferPointer(rebasing: part[..<end]).deinitialize()
    unsafe part.deallocate()
  }

  private func expectAgreement<C: RandomAccessCollection>(
    of collection: C, _ location: SourceLocation = #_sourceLocation
  ) where C.Index == Int {
    let count = collection.count
    expectAgreement(collection, count, location)
    #expect(collection.indices.map { collection[$0] }.count == count, sourceLocation: location)
    #expect(Array(collection.dropFirst(count / 2)).count == count - count / 2, sourceLocation: location)
    #expect(Array(collection.reversed()).count == count, sourceLocation: location)
    #expect(Array(collection.lazy.reversed()).count == count, sourceLocation: location)
  }

  private func expectAgreement<Key, Value>(
    of map: Map<Key, Value>, _ location: SourceLocation = #_sourceLocation
  ) {
    let count = map.count
    expectAgreement(map, count, location)
    #expect(map.keys.count == count && map.values.count == count, sourceLocation: location)
    // A map that is in no store merges the pairs of unreadable keys into one.
    #expect(map.filter { _ in true }.count <= count, sourceLocation: location)
    #expect(map.mapValues { $0 }.count <= count, sourceLocation: location)
    #expect(map.merging(map) { $1 }.count <= count, sourceLocation: location)
  }

  @Test("Lists, sets and maps have as many elements as they count, live, frozen and in a transaction")
  func collections() throws {
    try forEachDamage { store, live in
      func check(_ chest: Chest) {
        expectAgreement(of: chest.numbers)
        expectAgreement(of: chest.names)
        expectAgreement(of: chest.coins)
        expectAgreement(of: chest.years)
        expectAgreement(of: chest.rareCoins)
        expectAgreement(of: chest.byNumber)
        expectAgreement(of: chest.byShort)
        expectAgreement(of: chest.byName)
        expectAgreement(of: chest.byID)
        expectAgreement(of: chest.byMetal)
      }
      check(live)
      check(live.freeze())
      try? store.write { check(live) }
    }
  }

  @Test("So have results, sections, values and linking objects")
  func results() throws {
    try forEachDamage { store, live in
      for chest in [live, live.freeze()] {
        expectAgreement(of: chest.coins.objects)
        expectAgreement(of: chest.rareCoins.where { $0.worth < 300 })
        expectAgreement(of: chest.byID.objects().sorted(by: \.worth))
        expectAgreement(of: chest.numbers.sorted(ascending: false))
        expectAgreement(of: chest.years.where { $0 > 50 })
        for coin in chest.coins.prefix(20) { expectAgreement(of: coin.chests) }
      }
      let coins = store.objects(Coin.self)
      expectAgreement(of: coins)
      expectAgreement(of: coins.sectioned { $0.worth % 7 })
      for section in coins.sectioned(by: { $0.worth % 7 }) { expectAgreement(of: section) }
    }
  }

  @Test("So have frozen results and frozen maps")
  func frozen() throws {
    try forEachDamage { store, live in
      guard let chest = Frozen(live) else { return }
      expectAgreement(of: chest.coins)
      expectAgreement(of: chest.rareCoins.where { $0.worth < 300 })
      expectAgreement(of: chest.byNumber)
      expectAgreement(of: chest.byID)
      #expect(chest.byNumber.count == live.byNumber.count && chest.numbers.count == live.numbers.count)
      expectAgreement(of: store.snapshot().objects(Coin.self))
    }
  }
}
